import { describe, expect, it } from 'vitest';
import { isDone } from '../steps/doings.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';

function asked(area: Area, content: string): string[] {
  const type =
    area === 'subject' ? { type: 'subject' as const } : { type: 'creative' as const, creativeType: area };
  return SEEDS.flatMap((seed) => suggestQuestions({ ...type, content, count: 7, seed }));
}

describe('what was drawn is not asked about as made', () => {
  it.each([
    '색연필로 내 자화상 그리기',
    '먹의 농담을 살려 수묵화 그리기',
    '정물 소묘: 명암을 나누어 그리기',
    '학교 뒷산의 풍경을 수채 물감으로 그림',
    '민화를 감상하고 나만의 책거리 그리기',
  ])('%s', (content) => {
    const questions = asked('subject', content).join('\n');
    expect(questions).not.toMatch(/만들면서|만들기 전|새로 만들고|잘 만들고/);
  });

  it.each([
    '장자의 우화를 그림책으로 엮기',
    '점토로 두상 만들기',
    '한지로 전등갓을 만들고 무늬 그리기',
    '폐품으로 로봇 모형 제작',
  ])('but %s is', (content) => {
    expect(asked('subject', content).join('\n')).not.toMatch(/그리면서|그리기 전|새로 그리고/);
  });
});

describe('a talk that is heard is asked about, and not the page that was written of it', () => {
  it.each([
    '수의사로 일하는 졸업생의 특강을 듣고 소감문 쓰기',
    '소방관 초청 강연 듣기, 질문하기, 소감문 작성',
    '은행원과의 만남, 소감문 쓰기',
    '건축가 특강 후 소감문을 작성하여 발표함',
  ])('%s', (content) => {
    const questions = asked('career', content);
    expect(questions.join('\n')).not.toMatch(/소감문을 (?:쓰|완성)|소감문에|더 써 보고 싶은 글|쓰고 고친/);
    const ofCalling = questions.filter((question) =>
      /들은|이야기를 듣|그 일이나|진로|직업|관심 분야|수의사|소방관|은행원|건축가/.test(question),
    );
    expect(ofCalling.length).toBeGreaterThanOrEqual(SEEDS.length * 3);
  });

  it('but what was written for the calling is asked about', () => {
    expect(asked('career', '나의 강점을 담은 자기소개서 쓰기').join('\n')).toMatch(/자기소개서/);
  });
});

describe('a discussion of no problem has none', () => {
  it.each([
    ['subject', '「광장」의 결말이 뜻하는 바에 대해 모둠 토의'],
    ['club', '영화 「벌새」를 감상하고 새의 상징에 대해 토의함'],
    ['subject', '추상화 두 점이 주는 느낌을 토의하고 제목을 붙임'],
    ['autonomy', '좋은 친구란 무엇인지 토의함'],
  ] as const)('in %s: %s', (area, content) => {
    expect(asked(area, content).join('\n')).not.toMatch(/그 문제|해결하려는 문제|함께 찾은|하나로 모이지/);
  });

  it.each([
    ['autonomy', '급식 잔반을 줄이는 방안 토의'],
    ['subject', '층간 소음 문제의 해결 방안을 토의함'],
  ] as const)('in %s: %s', (area, content) => {
    expect(asked(area, content).join('\n')).toMatch(/해결하려는 문제|함께 찾은|하나로 모이지/);
  });
});

describe('one step of a lesson has no aim of its own', () => {
  it.each([
    ['autonomy', '장애 이해 교육을 듣고 배려에 대해 생각해 본 뒤 느낀 점을 카드에 적어 전시하였다.'],
    ['club', '별자리를 관측하여 기록하고 성도를 만들어 나누어 줌'],
    ['subject', '물질의 밀도를 재고 결과를 그래프로 나타내어 해석함'],
  ] as const)('in %s: %s', (area, content) => {
    expect(asked(area, content).join('\n')).not.toMatch(/' 활동.*세운 목표|경험을 [^?]*쓰고 싶나요|둘레에/);
  });
});

describe('a noun of doing with its object is a verb', () => {
  it.each([
    ['월별 강수량 데이터를 시각화 → 계절별 차이 찾기', '월별 강수량 데이터를 시각화하기'],
    ['사건의 흐름을 도식화, 발표 준비', '사건의 흐름을 도식화하기'],
    ['대여량 데이터 시각화', '대여량 데이터 시각화'],
  ])('%s', (content, step) => {
    expect(lessonSteps(content)).toContain(step);
  });
});

describe('what nature keeps is no doing of the class', () => {
  it.each([
    ['역학적 에너지 보존', false],
    ['화학 반응의 질량 보존', false],
    ['충돌 전후의 운동량 보존', false],
    ['문화재 보존', true],
  ])('%s', (title, done) => {
    expect(isDone(title)).toBe(done);
  });
});
