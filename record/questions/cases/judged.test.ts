import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';

/** What six forms of seven ask. */
function forms(area: Area, content: string, standard = ''): string[][] {
  const form: Pick<QuestionForm, 'type' | 'creativeType'> =
    area === 'subject' ? { type: 'subject' } : { type: 'creative', creativeType: area };
  return SEEDS.map((seed) =>
    suggestQuestions({ ...form, content, ...(standard ? { standard } : {}), count: 7, seed }),
  );
}

describe('a lesson is not asked as another kind of lesson', () => {
  it.each([
    // A verdict and an event are no works, and a timeline of one's own was not read.
    ['subject', "'김 할머니 사건' 판결문을 읽은 뒤, 자신의 입장을 밝히는 논술문을 썼다.", /작품|구절|장면을/],
    [
      'subject',
      "6·25 전쟁을 겪은 사람의 구술 자료를 읽고 '나의 1950년'이라는 생애사 연표를 만들었다.",
      /1950년'(?:을|에|과)/,
    ],
    [
      'subject',
      "총력전이 남긴 상처를 찾고, '참호에서 보내는 마지막 편지'를 써서 낭독하였다.",
      /편지'(?:를 (?:처음|읽)|에 대해)/,
    ],
    // Who visits a factory looks into no department; who asks by mail hears nobody.
    [
      'career',
      '삼성전자 화성캠퍼스 견학 (반도체과) 사전질문 3개 / 직무 1개 조사',
      /학과|배우는 (?:과목|내용)/,
    ],
    [
      'career',
      '직업인에게 전자 우편으로 인터뷰를 요청하고, 답변을 바탕으로 보고서를 작성하였다.',
      /들은|이야기를 듣/,
    ],
    ['career', '자신이 닮고 싶은 인물에게 묻고 싶은 질문을 적어 가상 인터뷰를 꾸몄다.', /요청하면서|받은 답/],
    ['career', '직업 카드 분류 활동, 나의 가치관 순위 발표', /알아볼 직업|막연히/],
    // A pulse that is taken is no experiment, and a film for the day is no day.
    [
      'subject',
      '멸균 장갑을 끼고 혈압계로 서로의 활력 징후를 측정한 뒤 체크리스트를 보며 점검하였다.',
      /실험|조건을 바꾸어/,
    ],
    ['club', '축제 오프닝 영상 촬영 2차 - 콘티수정 / 컷편집 자막', /행사/],
    // Nobody listens to a painting, or looks at a song.
    ['subject', '겸재 정선의 산수화와 호크니의 풍경화를 비교하여 감상하였다.', /듣|들은|귀 기울/],
    ['subject', '시나위와 블루스 비교 감상', /보거나 듣|눈여겨|보고 나서/],
    // 토마토의 is no discussion, and who shares the books out holds no office.
    ['club', '텃밭에서 기른 바질과 토마토의 생장을 기록하였다.', /토의에서|토의 과정/],
    ['autonomy', '분야별 담당을 나누어 학급 문고의 책을 고르기', /얼마나 자주|계속하기 힘들/],
    ['autonomy', '졸업생 멘토와 함께하는 학습 고민 나눔', /가르치거나 돕기로|함께한 친구에게/],
    ['subject', '『소년이 온다』 읽고 독서 토론', /어느 쪽|반론|같은 편/],
    ['career', '모의면접 3:3, 폰으로 촬영해서 다시보기', /관심 분야에 대한 생각/],
    ['subject', '카드뉴스 만들기.. 주제 신조어', /여러 주제/],
    // Words that any class has tell no game, no survey and no talk, however many of them there are.
    ['subject', '경제 정책과 도시 문제를 다룬 기사를 견주어 읽기', /전략|규칙이나 조건/],
    ['career', '직업인의 하루를 상상한 만화를 그려 친구들에게 소개하기', /들은 이야기|이야기를 듣기 전/],
    ['autonomy', '친구와의 갈등을 비폭력 대화로 풀어 봄', /마음을 전하고|마음을 주고받/],
    // What a poem means has no two sides, and its poet does not swim.
    ['subject', '김수영 「풀」 시적 의미 토론, 나만의 상징어로 시 쓰기', /어느 쪽|반론|경기|동작/],
    ['subject', '선거 연령을 조사하고, 법안을 발의하는 모의 국회를 열기', /조사할 대상이나 사례를 고른/],
    ['career', '간호학과 재학생에게 전공 공부에 대해 묻고 준비할 일을 계획표로 정리하기', /여러 학과를 비교/],
    ['subject', '문학 시 낭송 영상찍기 배경음악 깔고 1분', /해석이 두 가지/],
  ] as const)('in %s: %s', (area, content, wrong) => {
    expect(forms(area, content).flat().join('\n')).not.toMatch(wrong);
  });

  it.each([
    ['subject', '사형 제도 찬반 토론', /어느 쪽|반론|같은 편/],
    ['subject', '「광장」 속 이명준의 선택 찬반 토론', /어느 쪽|반론|같은 편/],
    ['subject', '모의 투자 게임으로 시장의 흐름 익히기', /전략|규칙이나 조건/],
    ['subject', '자유형 수영 50m 기록 재기', /동작|기록|연습/],
    ['subject', '폐교 활용 사례 조사, 발표', /조사/],
    ['subject', '선거 연령을 조사하고, 법안을 발의하는 모의 국회를 열기', /역할/],
    ['career', '지역 직업인의 강연을 듣고 소감 나누기', /이야기를 듣|들은/],
    ['subject', "백석 '여승'을 읽고 시어를 해석하기", /구절|작품|해석/],
    ['subject', '식초의 농도를 적정 실험으로 구하기', /실험/],
    ['subject', 'DNA 추출 (바나나) 세제+소금+에탄올', /실험/],
    ['subject', '겸재 정선의 산수화 감상', /눈여겨|보고 나서|보기 전/],
    ['subject', '시나위 비교 감상', /음악을 듣|귀 기울/],
    [
      'subject',
      "카페 메뉴를 보고 s'il vous plaît 표현을 살려 역할극으로 발표하기",
      /표현 두세 개|우리말과|문장/,
    ],
    ['career', '지역 기업 두 곳을 방문하여 대표의 설명을 듣기', /견학|현장에서/],
    ['career', '관심 직업인에게 이메일로 질문을 보내기', /받은 답|답변/],
    ['career', '대학 학과 탐색, 교육과정 조사', /학과/],
    ['club', '홍보 영상 촬영, 컷편집과 자막 넣기', /촬영/],
    ['autonomy', '칠판 청소 1인 1역', /맡은|맡을/],
  ] as const)('in %s, %s is still asked as what it is', (area, content, due) => {
    for (const form of forms(area, content)) expect(form.join('\n')).toMatch(due);
  });
});

describe('what a form speaks of', () => {
  it.each([
    // The main product, once at least, whatever kind tells more.
    ['subject', "'김 할머니 사건' 판결문을 읽고 자신의 입장을 밝히는 논술문을 썼다.", '논술문'],
    ['subject', '두 기사를 비교하여 읽고, 국가가 할 일을 정책 제안서로 작성하였습니다.', '정책 제안서'],
    ['subject', '아세트산의 함량을 적정하여 구하고, 그 까닭을 보고서로 정리하였다.', '보고서'],
    ['subject', '산수화를 감상하고, 뒷산을 재구성한 풍경화를 먹으로 표현하였다.', '풍경화'],
    ['career', '진로 독서, 서평 쓰고 모둠 북토크', '서평'],
    ['autonomy', '우리 반의 언어 약속 다섯 가지 정하기', '언어 약속'],
    // What hurried notes open with, where nothing else can be named.
    ['autonomy', '심폐소생술+AED 실습 소방서 강사님 2시간 강당 / 애니 1인당 2분 압박', '심폐소생술+AED 실습'],
    ['autonomy', '또래멘토링 수학 멘토1:멘티2 점심 주2회', '또래멘토링'],
    ['subject', '에그드랍!! 빨대 20개+테이프1m 3층에서', '에그드랍'],
    [
      'autonomy',
      "'중고 교복 나눔 장터'를 기획하여 교복을 모으고 신입생에게 나누어 주었다.",
      '교복 나눔 장터',
    ],
    ['subject', '문학 시 낭송 영상찍기 배경음악 깔고 1분', '시 낭송 영상'],
    ['subject', '카드뉴스 만들기 / 주제 신조어', '신조어'],
  ] as const)('in %s: %s → %s', (area, content, word) => {
    for (const form of forms(area, content))
      expect(form.filter((question) => question.includes(word)).length).toBeGreaterThanOrEqual(1);
  });

  it('is a matter of the standard where the description names none', () => {
    const content = '부피를 구하여 실제로 물을 담아 잰 값과 비교하였다.';
    const all = forms('subject', content, '[12미적03-06] 입체도형의 부피를 구할 수 있다.');
    for (const form of all) expect(form.join('\n')).toContain('입체도형의 부피');
  });

  it.each([
    ['subject', '3과 길묻기 离这儿远吗? → 플립에 영상 1분 올리기', /플립/],
    ['subject', '버터쿠키 반죽, 짤주머니 성형, 오븐 굽기', /완성한 오븐|오븐 작업/],
    ['subject', 'DNA 추출 (바나나) 세제+소금 / 활동지 뒷면 그림그리기', /뒷면/],
    ['subject', '코흐눈송이 넓이 구하기 + 색종이로 만들기', /완성한 색종이|색종이(?:에서|를|\s작업)/],
    [
      'subject',
      '음식을 주문하는 대화를 짝과 함께 만들어 발표하기',
      /짝과(?:에서|를|\s작업)|음식(?:을 공부|에 대해)/,
    ],
    ['subject', '체위를 바꾸는 방법을 익히고 압력이 실리는 부위를 표시하기', /압력에 대해/],
    [
      'subject',
      '자화상 목탄 + 색한지, 모델마네킹, 글루건 화상 주의',
      /(?:색한지|마네킹|주의)(?:에 대해|를 |과 |와 )/,
    ],
    ['career', '진로 독서, 『숨결이 바람 될 때』 외 자유 선택, 서평 쓰기', /『숨결/],
    ['career', '두 대학의 컴퓨터공학과와 산업디자인과의 교육과정을 찾아 비교하기', /컴퓨터공학과에/],
  ] as const)('is no tool, no desk work and no half of a name: in %s: %s', (area, content, wrong) => {
    expect(forms(area, content).flat().join('\n')).not.toMatch(wrong);
  });

  it('is said as one says it', () => {
    const all = forms('subject', '칸트의 관점에서 안락사 문제를 분석하여 글로 정리하기').flat().join('\n');
    expect(all).not.toMatch(/다루면서/);
    const drawn = forms('subject', '수온 편차 그래프를 해석하기').flat().join('\n');
    expect(drawn).not.toMatch(/그래프에 대한 생각이나 이해/);
  });

  it.each([
    ['의견이 하나로 모이지 않아 어려웠던 때에', '의견이 갈렸을 때 합의를 이루기 위해'],
    ['검사 결과에서 높게 나온 것', '검사 결과를 살펴보면서'],
    ['쓰고 고친 과정을', '고쳐 나간 과정을'],
  ])('is asked once: %s, %s', (one, other) => {
    const content = '학급 회의에서 찬반 의견을 나누고 규칙을 정하기';
    for (const area of ['autonomy', 'career', 'subject'] as const)
      for (const form of forms(area, `${content}. 가치관 검사. 영어 글을 쓰기`))
        expect(form.some((q) => q.includes(one)) && form.some((q) => q.includes(other))).toBe(false);
  });
});
