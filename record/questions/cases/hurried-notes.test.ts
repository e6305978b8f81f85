import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { isTogether, presumes } from '../assumptions.ts';
import { kindsOf } from '../bank/kinds.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { asksAgain } from '../same-asked.ts';
import { misfitsStep } from '../steps/step-fitness.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { isTitleOfWork } from '../lesson/works.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';

/** All that six forms of ten ask. */
function asked(area: Area, content: string, more: Partial<QuestionForm> = {}): string {
  const form =
    area === 'subject' ? { type: 'subject' as const } : { type: 'creative' as const, creativeType: area };
  return SEEDS.flatMap((seed) => suggestQuestions({ ...form, content, count: 10, seed, ...more })).join('\n');
}

describe('a lesson noted in a hurry is not asked', () => {
  it.each([
    // Of sides, people and talk run together.
    ['subject', '자율주행차 트롤리 딜레마 토론 공리주의 vs 칸트', /칸트|토론 공리주의/],
    ['subject', '종 수 세기 → 10년 전 선배들 자료랑 비교', /자료랑/],
    ['subject', '안락사 찬반: 칸트 / 밀 / 싱어 입장에서 써보고 짝토론', /'싱어 입장/],
    // To explain or admire what was only drawn up, sung or played.
    ['subject', '분식 메뉴 가격 정하고 수요표 만들기, 수입 계산', /완성한 수요표|수요표에/],
    ['subject', '비음화 규칙 찾기, 노래 가사에서 사례 수집', /이 곡을|떨리거나|연습한 부분/],
    ['subject', "우쿨렐레 코드 전환 → '여행을 떠나요' 반주하며 노래", /코드를 짜/],
    ['subject', '몬티홀 게임 50회 → 결과 모아서 조건부확률로 설명', /전략|내가 한 선택/],
    [
      'subject',
      '포물선·타원·쌍곡선 정의 / 종이접기로 이차곡선 만들기 / 사진 찍고 설명',
      /식을 세우|공식을 외우/,
    ],
    ['subject', '오토캐드 3각법 투상도 그리기, 치수 기입', /담거나 나타내|투상도(?:에|를 본)/],
    ['subject', "반 고흐 '별이 빛나는 밤' 감상 후 점묘법으로 밤풍경", /고흐(?:에|와|를)/],
    ['subject', '신문 사설 2편 비교해서 읽고 반박하는 글 800자', /사설(?:에|과)/],
    ['subject', '기능론 vs 갈등론으로 최저임금 기사 해석', /기능론(?:에|을|과)/],
    [
      'subject',
      '배구 토스, 6인제 경기 및 기록지 작성',
      /기록지 작성'(?:을 시작|[^\n]*새롭게)|정리하거나 기록한/,
    ],
    ['subject', '전력 사용량 조사 → 절약 영상 → 2주 후 비교', /2주 후 비교|믿을 만한/],
    ['subject', 'DNA 추출(바나나) / 효소 / 실험노트 & 토론', /반론|같은 편/],
    ['subject', '한글 창제 원리 정리, 한글 파괴 찬반 릴레이 글쓰기', /상대의 반론|같은 편/],
    ['subject', '지질답사 VR, 지층 단면도 그리고 순서 해석', /현장/],
    ['subject', '헤어 롤 와인딩 9등분, 타이머 30분', /타이머|와인딩/],
    [
      'subject',
      "1:1 speaking - 'My favorite place' 1분, Q&A 2개",
      /'My favorite place'(?:에|와|를)|Q&A(?:에|를|와)/,
    ],
    ['subject', '공공데이터 미세먼지 csv, 상관분석, 발표 5분', /csv(?:에|를|와)/],
    ['autonomy', '세월호 추모 노란 리본 만들기', /리본에서|효과가 있었던/],
    ['club', '촉법소년 연령 하향, 안락사, AI 저작권 토론', /하향 활동/],
    ['career', '지역 대학 연구실 탐방, 연구원 질의응답', /이름만 보고|학과를 알아보고/],
    ['subject', '그림책 읽어주기 실습, 동화구연 영상 촬영', /책을 읽|이 책/],
    ['subject', '3km 오래달리기 기록 향상 6주 프로젝트', /동작|맡은 자리/],
    ['subject', '국회의원 선거구 획정 퍼즐, 게리맨더링 사례 조사', /친구/],
    ['subject', '수면시간-성적 상관? 산점도 그리고 회귀직선', /성적 상관/],
    ['club', "'멋진 신세계' 함께 읽기, 질문 카드, 서평 블로그", /블로그(?:에|를|와)|카드(?:에|를|와)/],
    ['career', '10년 후 나에게 편지, 진로 로드맵 발표', /편지 쓰기'[^\n]*교과 공부/],
    ['subject', '자서전 쓰기 – 인생그래프 → 개요 → 초고 → 짝 첨삭', /인생그래프(?:에|와|를)/],
    ['subject', '집합과 명제 - 카드 게임, 명제 참/거짓 판별, 역·대우 설명', /식을 세우|공식을 외우/],
    ['subject', 'My dream trip 포스터 + oral presentation', /(?:^|\n|완성한 )dream trip/],
    ['club', '영화제작부 단편 시나리오 합평, 콘티, 촬영 역할 분담', /구절|해석이|역할 분담/],
    ['career', '직업 가치관 경매 게임 + 나의 가치관 순위 글', /검사/],
    [
      'subject',
      '선거 포스터 분석 → 학교 캠페인 포스터 제작 → 투표',
      /참여가 적거나|실천해 보고 싶은 일|친구/,
    ],
    ['career', '직업 인터뷰 영상 보고 직업윤리 토의', /준비한 질문/],
    ['subject', '자기소개서 문항 분석 → 초고 → AI 첨삭이랑 비교', /(?:^|\n)AI에/],
    ['subject', '주사위 게임 기댓값 계산해서 공정한 규칙 만들기, 표본평균 실습', /지켜지|솜씨/],
    ['subject', '삼투압 시범실험 보고 모형 그리기 → 서로 질문', /'서로 질문'/],
    ['autonomy', '학생자치회 공약 이행 점검 토론회, 건의사항 설문', /유권자|뽑/],
    ['autonomy', '학급 온도계: 칭찬 스티커 모으기', /마음을 (?:전|표현|주고)/],
    ['club', '역사탐방반 경복궁 답사 해설 대본 만들어 서로 해설', /현장|대본을 만들어 서로 해설 활동/],
    // For a part, an opponent or a stage that it did not have.
    ['subject', '이중슬릿 간섭무늬 간격 측정해서 파장 구하기 실험', /맡은 부분/],
    ['subject', "합창제 준비 '아름다운 나라' 파트 연습", /마치고 표현/],
    ['subject', '농구 자유투 영상에 이차함수 맞춰보기, 최댓값 구하기', /친구|동료|같은 편/],
    [
      'autonomy',
      '학급 자치회의: 청소당번 방식 바꾸기 안건 3개 놓고 토의',
      /새로 맡아 보고 싶은 역할|얼마나 자주/,
    ],
    ['club', '아두이노 자동차 제작, 트랙 기록 재기, 축제 때 부스 운영', /행사에서 맡은/],
    ['club', '경청/공감 연습, 고민 편지에 답장 쓰기', /(?<!경청[/·])공감 연습|완성한 결과물/],
    ['club', '방송부 점심방송 코너 기획 대본 쓰고 생방송 진행', /방송부 점심/],
    [
      'career',
      '관심 직업 종사자 1명 섭외해 질문지 만들고 대면 인터뷰',
      /섭외하기'[^\n]*(?:의미가|더 찾아본)/,
    ],
  ] as const)('in %s of %s', (area, content, wrong) => {
    expect(asked(area, content)).not.toMatch(wrong);
  });

  it('but speaks of the work that it names', () => {
    expect(asked('subject', '버려진 물건으로 정크아트 입체작품.. 스케치→제작→전시')).toContain(
      '정크아트 입체작품',
    );
  });
});

describe('what tells a hurried lesson', () => {
  it('is the name of a work only where the work is read', () => {
    expect(isTitleOfWork("'가짜뉴스 구별법'", "'가짜뉴스 구별법' 카드뉴스 제작")).toBe(false);
    expect(isTitleOfWork("'같은 제도'", "'같은 제도' 토론")).toBe(false);
    expect(isTitleOfWork("'여승'", "백석 '여승' 읽고 편지 쓰기")).toBe(true);
    expect(isTitleOfWork('「광장」', '「광장」 토론')).toBe(true);
  });

  it('is what it opens with, before what it ends in', () => {
    const told = ['앱 제작, 축제 때 부스 운영'];
    const [first] = kindsOf(told, 'club', '앱 제작');
    expect(first?.questions.동기?.join()).not.toContain('행사');
  });

  it('is the whole of what it compares', () => {
    expect(lessonSteps('운명 교향곡 / 몰다우 비교 감상')).toEqual(['운명 교향곡, 몰다우 비교 감상']);
  });

  it('is sport only where the game is played', () => {
    expect(isTogether('농구 자유투 영상으로 이차함수')).toBe(false);
    expect(isTogether('농구 레이업 슛')).toBe(true);
  });

  it('bears no first draft where nothing was written', () => {
    expect(presumes('내가 쓴 문장을 고쳐 나간 과정', '자기소개 브이로그 찍기')).toBe(true);
    expect(presumes('내가 쓴 문장을 고쳐 나간 과정', '요약문 영작')).toBe(false);
  });

  it('is no pledge, and no figure of a sheet', () => {
    expect(lessonSteps('고민 편지에 답장 쓰기, 비밀 지키기 서약')).toEqual(['고민 편지에 답장 쓰기']);
    expect(misfitsStep('{주제} 활동이 나의 진로를 생각하는 데', "'질문지 10개 만들기'")).toBe(true);
    expect(misfitsStep('{단계:을/를} 다시 한다면', "'투표로 결정'")).toBe(true);
  });
});

describe('a form', () => {
  it.each([
    ["'A' 활동에 이어 더 알아보거나 해 보고 싶은 것은", '답을 찾기 위해 … 아직 남아 있는 의문은'],
    ['어느 단계에 가장 공들인 부분은', '가장 집중해서 한 일은 무엇이고'],
    ['이 책에 이어 더 읽고 싶은 책은', '견주어 더 읽거나 써 보고 싶은 글은'],
  ])('asks once alone: %s, %s', (one, other) => {
    expect(asksAgain(other, [{ text: one }])).toBe(true);
  });
});
