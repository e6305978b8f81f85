import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { readLessonWords } from '../lesson/lesson-words.ts';
import { productOf, writingOf } from '../lesson/product.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6'];

function asked(content: string, more: Partial<QuestionForm> = {}): string[] {
  return SEEDS.flatMap((seed) => suggestQuestions({ type: 'subject', count: 7, seed, content, ...more }));
}

describe('the course or the club that a description begins with', () => {
  it.each([
    ['생명과학Ⅰ - 제한 효소와 PCR을 활용한 DNA 지문 분석 모의 실험', /^제한 효소/],
    ['세계사 시간에 1차 세계 대전의 원인을 조사하기', /^1차/],
    ['화학Ⅱ 반응 속도: 온도와 농도에 따른 시계 반응 측정', /^반응 속도/],
    ['지구과학 판 구조론', /^판 구조론/],
    ['가정 시간에 업사이클링 에코백 만들기', /^업사이클링/],
    ['여행지리 수업, 오버투어리즘 사례 조사', /^오버투어리즘/],
    ['천문 동아리: 목성 관측', /^목성/],
    ['수학 동아리 테셀레이션 타일 디자인', /^테셀레이션/],
    ['경제 성장의 원인 토의', /^경제 성장/],
    ['음악 감상: 드뷔시 "달빛"', /^음악 감상/],
    ['코딩 동아리', /^코딩 동아리/],
  ])('%s', (content, rest) => {
    expect(lessonText(content)).toMatch(rest);
  });
});

describe('what a lesson makes and writes', () => {
  it.each([
    ['micro:bit와 CO2 센서를 이용한 교실 공기질 알리미 제작', '교실 공기질 알리미', null],
    ['우리 지역 독립운동가 조사 후 신문 만들기', '신문', null],
    ['스승의 날 감사 영상 제작', '감사 영상', null],
    ['소프트웨어학과에서 앱 만들기', '앱', null],
    ['관심 분야 책 읽고 서평 쓰기', null, '서평'],
    ['The Great Gatsby를 읽고 영어 에세이 쓰기', null, '영어 에세이'],
    ['K-POP 작곡 프로그램(BandLab)으로 16마디 곡 만들기', '16마디 곡', null],
    ['광합성의 이해', null, null],
  ])('%s', (content, product, writing) => {
    expect([productOf(content), writingOf(content)]).toEqual([product, writing]);
  });
});

describe('the words of a lesson', () => {
  it.each([
    ['우리 학교 학생의 수면 시간 설문 조사', '우리 학교 학생의 수면 시간'],
    ['산화와 환원 반응의 사례를 찾아 발표', '산화와 환원 반응의 사례'],
    ['일제 강점기 우리 지역 독립운동가를 조사함', '독립운동가'],
    ['DNA 지문 분석 모의 실험', 'DNA 지문'],
    ['지속 가능한 여행 코스 설계', '여행 코스'],
  ])('%s: %s', (content, term) => {
    expect(readLessonWords(content).terms.join(' / ')).toContain(term);
  });

  it.each([
    ['8인치 망원경으로 목성 관측하고 스마트폰으로 촬영하기', /망원경|스마트폰|8인치/],
    ['우리나라 10년간의 물가 추이를 Excel로 분석하기', /Excel|우리나라$/],
  ])('are not what it was done with: %s', (content, tool) => {
    expect(readLessonWords(content).terms.join(' / ')).not.toMatch(tool);
  });
});

describe('questions', () => {
  /** How many of them take up one of these words. */
  const share = (questions: string[], words: RegExp) =>
    questions.filter((question) => words.test(question)).length / questions.length;

  it.each([
    ['정보: micro:bit와 CO2 센서를 이용한 교실 공기질 알리미 제작', /알리미|센서|micro:bit/, {}],
    ['한국사 - 일제 강점기 우리 지역 독립운동가 조사 후 신문 만들기', /신문|독립운동가|강점기/, {}],
    ['화학Ⅱ 반응 속도: 온도와 농도에 따른 아이오딘 시계 반응 측정', /반응 속도|시계 반응|온도|농도/, {}],
    ['미적분: 회전체의 부피를 이용해 음료수 캔의 최적 높이 구하기', /회전체|최적 높이/, {}],
    ['The Great Gatsby를 읽고 American Dream에 대해 영어 에세이 쓰기', /Gatsby|American|에세이/, {}],
    ['문학 시간에 백석의 「나와 나타샤와 흰 당나귀」를 읽고 시화 제작', /당나귀|시화/, {}],
    ['수학 동아리 테셀레이션 타일 디자인', /테셀레이션/, { type: 'creative', creativeType: 'club' }],
    ['스승의 날 감사 영상 제작', /감사 영상/, { type: 'creative', creativeType: 'autonomy' }],
    ['지역 소방서 현장 직업 체험', /소방서|체험/, { type: 'creative', creativeType: 'career' }],
  ] as [string, RegExp, Partial<QuestionForm>][])(
    'speak in them in every third one at least: %s',
    (content, words, more) => {
      expect(share(asked(content, more), words)).toBeGreaterThan(0.33);
    },
  );

  it('leave room for the matter beside what was made of it', () => {
    const about = asked('한국사 - 일제 강점기 우리 지역 독립운동가 조사 후 신문 만들기');
    expect(share(about, /독립운동가|강점기/)).toBeGreaterThan(0.15);
  });

  it.each([
    ['생명과학Ⅰ - 제한 효소와 PCR을 활용한 DNA 지문 분석 모의 실험', /생명과학|분석 모[와를에]/, {}],
    ['가정 시간에 업사이클링 에코백 만들기 및 나눔 장터 열기', /시간에 업사이클링/, {}],
    ['미분계수의 정의', /정의의 원리/, {}],
    [
      '음악 수업에서 K-POP 작곡 프로그램(BandLab)으로 16마디 곡 만들기',
      / 으로|활동 작업|활동[이에](?: 실제| 대해)/,
      {},
    ],
    ['현대 소설 김애란 「도도한 생활」 인물 관계도 그리기', /김애[를가와]|현대 소설 김애란/, {}],
    ['기하: 포물선의 성질을 종이접기로 확인하고 증명', /증명(?:이 쓰인|의 원리|과 관련)/, {}],
    [
      '도시 열섬 현상 지도 제작 및 정책 제안서 쓰기',
      /제안서(?:에 대해 남아|를 (?:친구에게 한 문단|다루))/,
      {},
    ],
    [
      '도서부 - 북큐레이션 전시 기획과 신간 안내문 쓰기',
      /읽을 책을|책을 읽다가/,
      { type: 'creative', creativeType: 'club' },
    ],
    ['공통영어 시간에 TED 강연을 듣고 요약 발표', /발표 과정에서 직접 계산/, {}],
    [
      '진로 탐색 주간: 데이터 과학자 인터뷰 영상 시청 후 직업 보고서 쓰기',
      /주간을 알아|시청을 교과/,
      { type: 'creative', creativeType: 'career' },
    ],
    ['수필 쓰기', /인물의 행동|같은 작품을/, {}],
    ['조별 코스 계획 및 안전 수칙 정하기', /수칙 정(?!하)/, { type: 'creative', creativeType: 'autonomy' }],
    ['사이버 폭력 예방 교육', /교육을 두고/, { type: 'creative', creativeType: 'autonomy' }],
    [
      'MBTI와 홀랜드 검사로 강점 찾기',
      /검사를 조사|검사에 대한 정보/,
      { type: 'creative', creativeType: 'career' },
    ],
  ] as [string, RegExp, Partial<QuestionForm>][])('say nothing silly of %s', (content, silly, more) => {
    expect(asked(content, more).join('\n')).not.toMatch(silly);
  });
});
