import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { isTogether } from '../assumptions.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { partMatters } from '../matters/part-matters.ts';
import { intentOfQuestion } from '../question-intent.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';
const LESSONS = ['swept', 'later', 'fresh', 'notes', 'judged', 'registers'].flatMap((name) =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n').split('\t')),
);

function asked(area: Area, content: string, seed = '1'): string[] {
  const form: Pick<QuestionForm, 'type' | 'creativeType'> =
    area === 'subject' ? { type: 'subject' } : { type: 'creative', creativeType: area };
  return suggestQuestions({ ...form, content, count: 10, seed });
}

describe('for a student who answers ten questions', () => {
  it('none of our lessons comes back to one step more than twice', () => {
    for (const [area = 'subject', content = ''] of LESSONS) {
      const questions = asked(area as Area, content);
      for (const step of lessonSteps(lessonText(content)))
        expect(questions.filter((one) => one.includes(`'${step}'`)).length, step).toBeLessThanOrEqual(2);
    }
  });

  it('asks of friends only where the lesson tells of a group, and of all else everywhere', () => {
    for (const [area = 'subject', content = '', , notes = ''] of LESSONS) {
      if (notes !== '') continue;
      const questions = asked(area as Area, content);
      const intents = questions.map((one) => intentOfQuestion(one) ?? '과정');
      if (!isTogether(content)) expect(questions.join('\n')).not.toMatch(/친구[와의에를가]|동아리원과|모둠/);
      const due = ['과정', '어려움과 해결', '배운 점', '확장·진로'] as const;
      // A step that is quoted may hide one of them from who reads intents: 대화로 풀기.
      expect(due.filter((one) => intents.includes(one)).length, content).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['성염색체 → 유전자형 순서로 문제 풀기', false],
    ['갈릴레이의 낙하 실험', false],
    ['경기 변동과 물가', false],
    ['인간과 환경의 상호 작용', false],
    ['모둠별 지도 그리기', true],
    ['짝과 10회 연속 주고받기', true],
    ['왕복오차 계산 3조씩', true],
    ['3대3 리그전', true],
  ])('%s: together or not', (content, together) => {
    expect(isTogether(content)).toBe(together);
  });

  it('tells each aim and each difficulty of another step', () => {
    const content = '축제곡 2곡 합주, 축제 포스터 만들기, 관객 설문 조사, 보컬 키 반음 내림, 홍보 영상 편집';
    const named = SEEDS.map((seed) =>
      ['합주', '만들기', '조사', '편집'].filter((step) =>
        asked('club', content, seed).join('\n').includes(step),
      ),
    );
    expect(new Set(named.flat()).size).toBe(4);
    for (const steps of named) expect(steps.length).toBeGreaterThanOrEqual(2);
    // What is only a turn of the work is named by nobody.
    expect(SEEDS.flatMap((seed) => asked('club', content, seed)).join('\n')).not.toContain('반음');
  });
});

describe('for a teacher who notes down more than the lesson', () => {
  it.each([
    ['롤스 분배정의 비교, p.132 표채우기', ['롤스 분배정의 비교']],
    ['부분적분 구분, 문풀 위주', ['부분적분 구분']],
    ['놀이계획안 작성 - 발문 3개, 다음주 시연', ['놀이계획안 작성']],
    ['전류 조절, 언더컷 많이 남', ['전류 조절']],
    ['별찍기 / 백준 2438 2439 제출', []],
    ['조공책봉 관계 / 로그 성질 / 부당대우 사례', []],
    ['실험 계획 세우기, 활동지 6교시까지 제출', ['실험 계획 세우기']],
    ['급식 만족도 표로 나타내기, 남은 음식 제일 많음', ['급식 만족도 표로 나타내기']],
    ['단어장, 본문 소리 내어 읽기', ['본문 소리 내어 읽기']],
    ['논설문 개요짜기→초고', ['논설문 개요짜기']],
    [
      '딸기 모종 심기와 물 주기 작업을 하고 생육 상태를 재배 일지에 기록하기',
      ['딸기 모종 심기와 물 주기 작업'],
    ],
    ['노란리본 만들기, 추모글 포스트잇, 할일 정해서 토의', ['노란리본 만들기', '할일 정해서 토의']],
    ['커피 원산지→소비지 지도, 공정무역', []],
    ['가계도 분석 문제풀이', ['가계도 분석 문제풀이']],
    ['농구 자유투', ['농구 자유투']],
    ['3D 프린팅', ['3D 프린팅']],
    ['「우리 읍내(Our Town)」 대본 리딩, 3막', ['「우리 읍내」 대본 리딩']],
    ['평균, max, min 출력 / 60 미만이면 "재시험" 출력 / 디버깅 과정 적게 함', ['평균, max, min 출력']],
    ['위생복·위생모 착용, 손 씻기 30초 / 오이 돌려깎기 / 60분 안에 제출', ['오이 돌려깎기']],
    ['반티 정하기 응원 연습 줄다리기 계주 8자 줄넘기', ['반티 정하기', '응원 연습', '8자 줄넘기']],
    ['거리 값 20cm 이하면 정지 / 배심원 학생은 판정표 작성', ['판정표 작성']],
    ['완성 후에는 작품 설명을 적어 복도에 전시하기', ['작품 설명을 적어 복도에 전시하기']],
    ['어르신 손 마사지와 종이접기 활동을 함께하였음', ['어르신 손 마사지와 종이접기']],
    [
      '지진 대피 훈련에 참여하여 대피 경로를 확인하고 우리 반 대피 안내도를 그리기',
      ['지진 대피 훈련에 참여하기', '대피 경로를 확인하기', '우리 반 대피 안내도 그리기'],
    ],
    [
      '학급 회의를 열어 규칙을 정하고 찬반 의견을 들은 뒤 다수결로 결정하기',
      ['학급 회의를 열어 규칙을 정하기', '찬반 의견을 듣기', '다수결로 결정하기'],
    ],
    [
      '전압 법칙을 이용하여 두 개의 회로에 흐르는 전류를 계산하고 실측값과 비교하기',
      ['두 개의 회로에 흐르는 전류를 계산하고 실측값과 비교하기'],
    ],
  ])('%s: what was done there', (content, steps) => {
    const found = lessonSteps(content);
    for (const step of found) expect(step).not.toMatch(/p\.|문풀|다음주|많이|제출|참기|포스트잇|소비지/);
    expect(found.filter((step) => !steps.includes(step) && !/전압 법칙|재배 일지/.test(step))).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(steps.length);
  });

  it.each([
    ['갑오개혁 / 을미사변 / 연표 만들기', ['갑오개혁', '을미사변']],
    ['인물 갈등 정리, 적서차별, 활동지 3번까지', ['적서차별']],
    ['사신 행렬도 읽기, 조공책봉 관계', ['조공책봉 관계']],
    ['테셀레이션 - 정다각형 어떤것만 되나', ['테셀레이션']],
    ['예약확인 → 여권 안내', []],
    ['비상구 찾기, 안전수칙, 이별의 정서', ['안전수칙', '이별의 정서']],
    ['부정사 요점, 쪽지시험 봄, 설거지 당번, 원고 안보고, 심화 짧게', ['부정사 요점']],
    ['광합성의 이해', []],
  ])('%s: what stands for itself', (content, parts) => {
    expect(partMatters(content)).toEqual(parts);
  });
});

describe('for a teacher whose lesson looks like another kind', () => {
  it.each([
    ['subject', '사형 제도에 대한 칸트와 베카리아의 견해 비교', /실습|손에 익|솜씨/],
    ['subject', 'PAPS 측정 - 셔틀런 → 4주 운동계획표', /실험/],
    ['subject', '비음화가 일어나는 조건을 발음 사례에서 찾아 규칙으로 정리하기', /조사/],
    ['subject', '판례 2개 읽고 모의재판 역할 정함', /발언|반박/],
    ['subject', '맥박과 체온을 정확한 자세로 측정하는 간호 실습', /실험/],
    ['subject', '수능특강 3강 지문 2개 독해', /이야기를 듣|들은 답/],
    ['subject', '안견의 「몽유도원도」와 「세한도」를 감상하고 감상문 쓰기', /구절|말하는 이|읽기 전에/],
    ['subject', '갈릴레이의 사고 실험을 재현하기', /갈릴레이의 사고(?! 실험)/],
    ['subject', '영어 지문을 읽고 세 문장으로 요약하기', /발음|전해지지 않/],
    ['subject', '너비아니구이의 고기 손질과 양념장 비율을 익혀 제한 시간 안에 조리하고 담아냄', /제한 작업/],
    [
      'subject',
      '도함수의 부호를 이용해 극댓값과 극솟값을 구함',
      /부호가 실제 생활|부호의 원리|부호에서 내가/,
    ],
    ['autonomy', '제주 수학여행 사전교육, 자유코스 짜기', /떠나기 전|다녀/],
    ['autonomy', '체육대회 준비: 선수 뽑기, 줄다리기 연습, 반티 투표', /유권자|대표를|선거/],
    ['autonomy', '학급 회의에서 규칙을 정하고 찬반 의견을 들음', /반론|어느 쪽/],
    ['autonomy', "축제 부스로 '중고 교복 장터'를 기획하고 홍보물을 제작하기", /'중는|중는/],
    ['club', '테셀레이션 / 알지오매스로 직접 제작', /알지오매스 작업|알지오매스를 계획/],
    ['club', '모의주식 수익률 점검, 포트폴리오 다시 짬', /포트폴리오 작업|나타내고 싶었/],
    ['career', '고졸 취업을 희망하는 학생을 대상으로 이력서의 경력 항목을 작성하기', /고졸 취업 활동/],
    ['career', '알바 부당대우 사례 → 신고방법, 근로계약서 써보기', /사례' 활동/],
  ] as [Area, string, RegExp][])('%s: %s', (area, content, wrong) => {
    for (const seed of SEEDS) expect(asked(area, content, seed).join('\n')).not.toMatch(wrong);
  });
});
