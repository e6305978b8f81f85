import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { suggestQuestions } from '../suggest-questions.ts';

type Area = 'subject' | 'autonomy' | 'club' | 'career';

const asked = (area: Area, content: string) => {
  const form: Pick<QuestionForm, 'type' | 'creativeType'> =
    area === 'subject' ? { type: 'subject' } : { type: 'creative', creativeType: area };
  return ['1', '2', '3', '4', '5', '6']
    .flatMap((seed) => suggestQuestions({ ...form, content, count: 7, seed }))
    .join('\n');
};

describe('a family of questions', () => {
  it.each([
    // A name with an accent is no language, and a symbol in art is no literature.
    ['subject', 'NOAA 해수면 온도 자료에서 Niño3.4 편차를 그래프로 나타냄', /우리말|배우는 표현|문장/],
    [
      'subject',
      '자신을 상징하는 사물을 정해 스케치하고 조각도로 새겨 찍은 뒤 작가 노트를 작품 옆에 붙임',
      /작품을 읽|구절|인물의 행동/,
    ],
    // Scales are read too.
    ['subject', '식초 희석, 뷰렛 눈금을 어림해 읽기, 3회 반복하여 농도 계산', /작품|구절/],
    // What a program is made of is not reckoned.
    [
      'subject',
      '조건문과 반복문으로 알레르기 번호를 걸러내고 함수로 나누기',
      /식을 세우|식이나 값|풀이를 비교/,
    ],
    // Two views that are compared, and what one wrote oneself, are no source.
    ['subject', '맹자와 순자를 비교하고 가상 대담문을 작성해 짝과 읽어봄', /자료를 따져|대목|자료를 친구는/],
    // Material for and against is looked for in a text too.
    ['subject', '쟁점을 하나 골라 찬반 자료를 찾아 비평문 쓰기', /반론|어느 쪽|토론/],
    // What was not done, or is done alone.
    ['subject', '토론 개요서 쓰기. 실제 토론은 안 하고 글로만 평가함', /반론|어느 쪽|토론에서|토론을/],
    ['subject', '줄넘기 2단뛰기 개인 기록 도전', /맡은 자리|작전/],
    // Filmed to look at oneself; a notice; a dialogue; the last of several formulas.
    ['career', '모의면접. 영상 찍어 본인 모습 확인', /영상을 완성|영상 작업/],
    ['subject', '<수행평가 안내> 글 쓰기', /안내>/],
    ['subject', '약속 정하기 대화 만들기. 시간 표현', /약속을 (?:정|함께)|약속이/],
    ['subject', '모형 키트로 CH4, NH3, H2O 만들고 결합각 재기', /H2O/],
    // A line for a campaign stands at no gate.
    ['subject', '잔반량을 재고 잔반을 줄이는 캠페인 문구를 급식실에 게시함', /참여가 적거나|캠페인 전과 후/],
    // A role is put on in class, and not on a stage.
    ['autonomy', '상황카드 뽑아 모둠 역할극', /연습했나요|떨리거나|무대|나아진 표현/],
  ] as const)('is taken on sure evidence only: in %s, %s', (area, content, wrong) =>
    expect(asked(area, content)).not.toMatch(wrong),
  );

  it.each([
    ['autonomy', '상황카드 뽑아 모둠 역할극', /역할극에서/],
    ['subject', '안락사 찬반 토론(4:4), 나머지는 배심원', /토론에서 내가 맡은 몫/],
    ['career', '졸업생 인터뷰 질문지 만들고 인터뷰', /인터뷰에서/],
    ['subject', "카페에서 s'il vous plaît 를 넣어 주문하는 말하기", /우리말|표현|문장/],
  ] as const)('still fits what is sure: in %s, %s', (area, content, due) =>
    expect(asked(area, content)).toMatch(due),
  );

  it('asks nobody for what only those on one side can tell', () =>
    expect(asked('subject', '찬반 토론(4:4), 배심원단 나머지')).not.toMatch(/같은 편|상대의/));
});

it('leaves it to the standard what was done, where the notes tell no kind', () => {
  const questions = ['1', '2', '3'].flatMap((seed) =>
    suggestQuestions({
      type: 'subject',
      content: '시판 식초 10배 희석 / NaOH 표준용액 / 페놀프탈레인. 3회 반복',
      standard: '[12화학Ⅰ04-04] 중화 적정 실험을 계획하고 수행할 수 있다.',
      count: 5,
      seed,
    }),
  );
  expect(questions.join('\n')).toMatch(/실험/);
});
