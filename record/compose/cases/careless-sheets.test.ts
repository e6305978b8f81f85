import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

/** One answer to one question, told. */
const told = (question: string, answer: string, content = '') =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    content,
    limit: 1500,
    names: ['김도윤', '이서아'],
    seed: '1',
  });
const text = (question: string, answer: string) => told(question, answer).text;

const DID = '구체적으로 어떤 활동을 어떻게 했나요?';
const HARD = '어려운 점을 어떻게 해결했나요?';
const TOGETHER = '친구들과 어떻게 역할을 나누고 의견을 조율했나요?';
const LEARNT = '새롭게 알게 된 것은 무엇이고, 앞으로 더 알아보고 싶은 것은 무엇인가요?';
const WHY = '이 활동을 하게 된 계기는 무엇인가요?';

describe('careless answers', () => {
  it.each([
    [DID, '구리를 질산은에 넣엇음 근데 은이 생김 신기', '구리를 질산은에 넣어 은이 생김을 확인함.'],
    [HARD, '관용어가 뜻이 이상하게 나옴 사전찾음', '관용어가 뜻이 이상하게 나오자 사전을 찾음.'],
    [HARD, '귀 부분이 안맞아서 범위를 바꿧더니 됨', '귀 부분이 맞지 않아서 범위를 바꿨더니 해결됨.'],
    [HARD, '모양 틀로 찍어서 크기를 같게 했다.', '모양 틀로 찍어서 크기를 같게 함.'],
    [LEARNT, '은이 나오는거 알게됨 더 알아보고 싶은거는 없음', '은이 나오는 것을 알게 됨.'],
    [WHY, '할머니 말 못 알아듣는 게 많아서', '할머니 말 못 알아듣는 것이 많아서 활동에 참여함.'],
  ])('%s %s', (question, answer, expected) => {
    expect(text(question, answer)).toBe(expected);
  });

  it.each([
    [LEARNT, '더 알아보고 싶은거는 없음'],
    [LEARNT, '앞으로 더 열심히 하고싶음'],
    [DID, '친구따라 들어옴'],
    [HARD, '스텝이 꼬여서 천천히 걸으면서 함'],
  ])('say nothing rather than nonsense: %s %s', (question, answer) => {
    const draft = told(question, answer);
    expect(draft.text).toBe('');
    expect(draft.dropped).toHaveLength(1);
  });
});

describe('talk', () => {
  it.each([
    [
      TOGETHER,
      '도윤이가 색을 5개로 하자고 했는데 저는 헷갈릴 것 같다고 해서 3개로 줄였어요.',
      /^색을 5개로 하자는 친구의 의견에 대해 .*3개로 줄임\.$/,
    ],
    [
      DID,
      '30도, 45도, 60도를 비교했는데 45도가 제일 잘 갔어요.',
      /비교하여 45도가 가장 잘 가는 것을 확인함\.$/,
    ],
    [LEARNT, '가벼우면 무조건 빠른 줄 알았는데 너무 가벼우면 헛돌더라고요.', /헛돈다는 점을 알게 됨\.$/],
    [LEARNT, '티셔츠 한 장에 물이 2700리터나 든다는 걸 알고 깜짝 놀랐어요.', /든다는 것을 알게 됨\.$/],
    [DID, '소나 돼지를 보는 수의사를 만나 하는 일을 표로 정리했어요.', /^소나 돼지를/],
  ])('%s %s', (question, answer, expected) => {
    expect(text(question, answer)).toMatch(expected);
  });

  it('leaves out what a friend did', () => {
    expect(told(TOGETHER, '서아는 사진을 찍어서 발표 자료를 만들었고요.').text).toBe('');
  });
});

describe('what the gate leaves of careless notes', () => {
  it.each([
    [DID, '사진찍어서 격자그리고 칸마다 따라그림', '사진을 찍어서 격자를 그리고 칸마다 따라 그림.'],
    [HARD, '칸이모자라서 종이를 더붙임', '칸이 모자라서 종이를 더 붙임.'],
    [TOGETHER, '나는 끓이고 도윤이가 사진찍음', '친구와 역할을 나누어 끓이는 일을 맡음.'],
    [LEARNT, '병렬은 오래간다는거 처음알았음', '병렬은 오래간다는 것을 처음 알게 됨.'],
    [LEARNT, '30년간 1.3도 상승', '30년간 1.3도 상승한 것을 확인함.'],
  ])('%s %s', (question, answer, expected) => {
    expect(text(question, answer)).toBe(expected);
  });

  it.each([
    [HARD, '데이터는 … 다 소용없음.'],
    [DID, '충동 매수하고 이유 3줄을 쓰고 삼.'],
    [WHY, '국회가 뭐하는데인지 궁금'],
  ])('keeps out %s %s and says why', (question, answer) => {
    const draft = told(question, answer);
    expect(draft.text).toBe('');
    expect(draft.dropped[0]?.reason).toMatch(/제외했습니다/);
  });
});

describe('notes of counts and means', () => {
  it.each([
    [HARD, '이름 모름 → 도감 앱 사용', '이름을 몰라 도감 앱을 사용함.'],
    [HARD, '편집 중 소리 작음 → 마이크 사용', '편집 중 소리가 작아 마이크를 사용함.'],
    [LEARNT, '외래종 1종 발견', '외래종 1종을 발견함.'],
    [LEARNT, '간식비 2만원 감소', '간식비가 2만원 감소한 것을 확인함.'],
  ])('%s %s', (question, answer, expected) => {
    expect(text(question, answer)).toBe(expected);
  });
});
