import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { presumes } from '../assumptions.ts';
import { withTitleVerbs } from '../phrases/closing-verbs.ts';
import { headName } from '../lesson/head-name.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { practised } from '../lesson/practised.ts';
import { productOf } from '../lesson/product.ts';
import { misfitsStep } from '../steps/step-fitness.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { isTorn } from '../steps/torn-steps.ts';

/** What a strict teacher found wrong with lessons that nobody had seen before. */
const SEEDS = ['1', '2', '3', '4', '5'];
const asked = (content: string, standard = '', type: Partial<QuestionForm> = { type: 'subject' }) =>
  SEEDS.flatMap((seed) =>
    suggestQuestions({ type: 'subject', ...type, content, standard, count: 8, seed }),
  ).join('\n');

describe('what a question takes for granted', () => {
  it.each([
    ['{작품:을/를} 본 친구의 의견', '4인 1모둠으로 덮밥 만들기', '덮밥을 만들어 전시하기'],
    ['친구의 {글:을/를} 읽고 건넨 의견', '역할을 나누어 대본을 쓰기', '건의문 초고를 짝 첨삭하기'],
    ['실험 전에 예상한 결과', '매출이 최대가 되는 가격 구하고 확인', '소금물 전기전도성 실험'],
    ['결과물을 본 친구의 의견', '공유 결합 모형 만들기', '모형을 만들어 공유하기'],
    ['토론에서 나온 반론 가운데', '조광조 개혁 찬반 상소문 쓰기', '조광조 개혁 찬반 토론'],
    ['토론을 하고 나서', '찬반 의견문을 쓰기', '사형 제도 찬반 토론'],
    ['토론에서 나온 반론 가운데', '토론 뒤 서평 쓰기', '반대 측 입론을 듣고 토론'],
    ['법이나 제도와 관련', '토의 방법을 배워 콜럼버스 모의재판', '형법을 적용한 모의재판'],
    ['함께 찾은 의견', '신뢰구간이 왜 다른지 토의', '층간 소음 해결 방안 토의'],
    ['친구와 풀이를 비교해 보았을 때', '칠판에 나와서 설명하기', '하브루타로 설명하기'],
  ])('%s: not in %s, but in %s', (question, without, within) => {
    expect([presumes(question, without), presumes(question, within)]).toEqual([true, false]);
  });

  it('takes no sides where nobody stands against another', () => {
    expect(presumes('토론에서 나온 반론', '찬성과 반대를 넘는 비경쟁토론')).toBe(true);
    expect(presumes('토론에서 나온 반론', '찬반 토론')).toBe(false);
  });
});

describe('a step that was cut out of something', () => {
  it.each([
    ['초고, 짝 첨삭', '개요 작성, 초고, 짝 첨삭, 고쳐쓰기'],
    ['바른 풀이', "'왜 틀렸는가 - 바른 풀이'"],
    ['토론 안하는 학생들은 판정문 쓰기', '토론 안하는 학생들은 판정문 쓰기'],
    ['계획서 쓰고 다녀와서는 일지 쓰기', '방문 전에 계획서 쓰고 다녀와서는 일지 쓰기'],
    ['5대영양소 고려', '예산, 5대영양소 고려'],
    ['데이터 편향 개념으로 연결', '데이터 편향 개념으로 연결'],
    ['물주기 당번을 정해서 돌아가기', '물주기 당번을 정해서 돌아가기'],
    ['기록원 돌아가면서 하기', '심판, 기록원 돌아가면서 하기'],
    ['헤어핀, 서브 연습하고 복식 리그전', '헤어핀, 서브 연습하고 복식 리그전'],
    ['동문시장 중에서 주제를 정하기', '평화공원, 동문시장 중에서 주제를 정하기'],
    ['동백동산 생태탐방', '동백동산 생태탐방, 동문시장 중에서 정하기'],
    ['원고 발표는 희망자만 하기', '원고 발표는 희망자만 하기'],
    ['편집위원 6명이 교정', '편집위원 6명이 교정'],
    ['실태조사하고 페트병 라벨떼기 캠페인', '실태조사하고 페트병 라벨떼기 캠페인'],
    ['관리함 진딧물이 생겨서 뿌리기', '관리함 진딧물이 생겨서 뿌리기'],
  ])('%s', (step, content) => {
    expect(isTorn(step, content)).toBe(true);
  });

  it.each([
    ['건의문 쓰기', '개요 작성, 건의문 쓰기'],
    ['서평 쓰고 모둠 북토크', '서평 쓰고 모둠 북토크'],
    ['동백동산 생태탐방', '동백동산 생태탐방, 소감 나누기'],
    ['발제문 돌아가며 쓰기', '3권 읽기. 발제문 돌아가며 쓰기'],
  ])('but %s is whole', (step, content) => {
    expect(isTorn(step, content)).toBe(false);
  });

  it.each([
    ['설명용 대본도 씀', '설명용 대본 쓰기'],
    ['서평 1편 써서 문집 만듬', '서평 써서 문집 만들기'],
    ['테마형교육여행 (제주) 조별로 하루코스를 계획했습니다.', '하루코스를 계획하기'],
  ])('%s → %s', (content, step) => {
    expect(lessonSteps(withTitleVerbs(lessonText(content)))).toEqual([step]);
  });
  it('leaves 도 where it belongs to the noun', () => {
    expect(lessonSteps('인물 관계도 그리기')).toEqual(['인물 관계도 그리기']);
  });
});

describe('what a lesson is about', () => {
  it('is no author', () => {
    expect(headName('박지원 <허생전> 읽기')).toBeNull();
    expect(asked('박지원 <허생전> 읽기 → 매점매석 장면 찬반토론')).not.toMatch(/박지원/);
  });
  it('is what the teacher typed alone', () => {
    const all = asked('품사 통용', '품사에 따른 개별 단어의 특성을 탐구하고 실제 국어생활에 활용한다.');
    expect(all).toContain('품사 통용');
    expect(all).not.toMatch(/국어생활|개별 단어/);
  });
  it('is nothing that any matter has', () => {
    const all = asked(
      '문화 상대주의 vs 문화 제국주의. 사례 골라 입장문 작성',
      '문화의 의미와 특징을 이해한다.',
    );
    expect(all).not.toContain('의미와 특징');
  });
  it('is no label and no means', () => {
    expect(asked('역할극 발표. 문화: 일본과 한국 편의점 비교 카드뉴스')).not.toMatch(/문화(?:에 대|와 관련)/);
    expect(asked('파이썬으로 좌석예약 프로그램 만들기. 함수로 나누기')).not.toMatch(/함수(?:에 대|와 관련)/);
  });
});

it('a stuff, a mirror and what was looked up are no work', () => {
  expect(productOf('난황유를 만들어 뿌리기')).toBeNull();
  expect(productOf('사전조사 자료를 만들기')).toBeNull();
  expect(productOf('면접영상 찍어 고칠 점 찾기')).toBeNull();
  expect(productOf('오늘날의 풍속화를 한 장면 그리기')).toBe('풍속화');
  expect(productOf('홍보 영상 촬영')).toBe('홍보 영상');
});

it('what is written is no matter, whatever stands in brackets', () => {
  expect(practised('리딩로그', '매주 리딩로그(질문 1개)를 쓰고 읽기')).toBe(true);
  expect(practised('리딩로그', '리딩로그(질문 1개)의 구조를 분석하기')).toBe(false);
});

it.each([
  ['완성한 {작품}에서 가장 마음에 드는 부분', '난황유', '덮밥'],
  ['{작품} 작업에서 쓴 방법', '면접영상', '홍보 영상'],
  ['이번에 쓴 {글}에 이어 앞으로 더 써 보고 싶은 글', '보고서', '서평'],
  ["'단계' 활동에서 내가 한 일을 순서대로", '직업흥미검사', '로봇 조립'],
])('%s fits no %s, but %s', (pattern, misfit, fit) => {
  expect([misfitsStep(pattern, misfit), misfitsStep(pattern, fit)]).toEqual([true, false]);
});
