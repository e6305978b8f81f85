import { describe, expect, it } from 'vitest';
import { toldOf } from '../../cases/told-of.ts';

const TOGETHER = '친구와 협력한 점은 무엇인가요?';
const WORDS = '인터뷰에서 들은 이야기 중 기억에 남는 것은?';
const LEARNT = '새롭게 알게 된 점은 무엇인가요?';

// Of 80 sentences that told what was heard, strict teachers struck a third: the wrong one spoke, or nobody had been asked.
describe('what was heard, and from whom', () => {
  it.each([
    // Their deed is no part of what they said.
    [
      TOGETHER,
      '지민이가 원고를 읽었는데 앞부분이 너무 길다고 했다.',
      '원고를 읽은 친구에게서 앞부분이 지나치게 길다는 말을 들음.',
    ],
    [
      TOGETHER,
      '지민이가 손을 들고 표를 크게 그리면 된다고 했다.',
      '표를 크게 그리면 된다는 친구의 의견을 들음.',
    ],
    [
      TOGETHER,
      '뒤에 앉은 지민이는 글씨가 작아서 안 보였다고 했다.',
      '뒤에 앉은 친구에게서 글씨가 작아서 보이지 않았다는 말을 들음.',
    ],
    // Somebody else was asked.
    [
      TOGETHER,
      '지민이가 사서 선생님께 여쭤보니 주말에도 연다고 하셨어요.',
      '친구가 사서 교사에게 물어보니 주말에도 연다는 답을 들음.',
    ],
    // Two speak.
    [
      TOGETHER,
      '지민이는 빨간색이라고 하고 선생님은 둘 다 된다고 하셨다.',
      '빨간색이라는 친구의 의견과 둘 다 된다는 교사의 말을 들음.',
    ],
    // What became of them, by whomever it was told.
    [
      TOGETHER,
      '지민이는 아버지와 한 시간이나 이야기했대요.',
      '친구가 아버지와 한 시간이나 이야기했다는 것을 알게 됨.',
    ],
    // Whom they met is no speaker.
    [
      TOGETHER,
      '지민이가 만난 목수는 원래 은행원이었다고 합니다.',
      '친구가 만난 목수는 원래 은행원이었다는 것을 알게 됨.',
    ],
    // An order is advice, and a noun is none.
    [TOGETHER, '표지를 분홍색으로 칠했는데 지민이가 딸기우유라고 했다.', /딸기우유라는 친구의 말을 들음\.$/],
    [
      TOGETHER,
      '표가 복잡했는데 지민이가 줄을 나누라고 했다.',
      '표가 복잡했는데 줄을 나누라는 친구의 조언을 들음.',
    ],
    // An elder's promise is no plan of the student's.
    [
      TOGETHER,
      '가게 사장님한테 여쭤봤는데 한 달에 만 원이면 하겠다고 하셨어요.',
      /만 원이면 하겠다는 (?:답|말)을 들음\.$/,
    ],
    [LEARNT, '수화 언어법이 2016년에 생겼대요.', '수화 언어법이 2016년에 생겼다는 점을 알게 됨.'],
    [WORDS, '하루에 서른 명을 만난다고 하셨어요.', '하루에 서른 명을 만난다는 답을 들음.'],
  ])('%s %s', (question, answer, expected) => {
    if (typeof expected === 'string') expect(toldOf(question, answer)).toBe(expected);
    else expect(toldOf(question, answer)).toMatch(expected);
  });

  it.each([
    // The student's own words, years ago.
    ['이 직업을 고른 계기는?', '꿈이 뭐냐고 하면 늘 건축가라고 했었다.'],
    // Whose it was would be lost.
    [TOGETHER, '지민이는 제 녹음을 서른 번 잘라 줬대요.'],
    // What stands behind something heard is heard of nobody.
    [WORDS, '하루가 짧다고 하셨어요. 우리 할머니도 그런 말을 한 적이 있어서 놀랐다.'],
  ])('%s %s is heard from nobody', (question, answer) => {
    expect(toldOf(question, answer)).not.toMatch(/건축가라는|잘라 줬다는|할머니도 .*(?:설명|답|말)을 들음/);
  });
});

describe('shares of the work', () => {
  it.each([
    [TOGETHER, '지민이는 잎을 세자고 하고 저는 줄기를 세자고 했다.', /^(?!.*역할을 나누어)/],
    [
      TOGETHER,
      '지민이가 "그럼 뭘 하자는 거야?" 하고 물었는데 저는 한 층만 열자고 했다.',
      /^(?!.*역할을 나누어)/,
    ],
    [TOGETHER, '나 아플 때 지민이가 대신 했다.', /^(?!.*아플 때를 맡음)/],
    [TOGETHER, '지민이는 계산을 잘하고 하율이는 검산을 잘하고 나는 손이 빠르다.', /^(?!.*빠르다를)/],
    [
      TOGETHER,
      '내가 반죽을 만들고 지민이가 계량, 하율이가 사진을 맡았다.',
      /^친구들과 역할을 나누어 반죽을 만드는 일을 맡음\.$/,
    ],
    [
      TOGETHER,
      '나는 자르기와 검사를, 지민이는 파일 읽기를, 하율이는 발표를 맡았다.',
      /^친구들과 역할을 나누어 자르기와 검사를 맡음\.$/,
    ],
    [
      TOGETHER,
      '저는 미분하는 것을 맡았고 지민이가 줄자로 거리를 쟀습니다.',
      /^친구와 역할을 나누어 미분하는 것을 맡음\.$/,
    ],
    ['토론 전 나의 입장은?', '나는 반대였다.', /^반대하는 입장을 밝힘\.$/],
    ['어떤 전술을 연습했고 역할은 무엇이었나요?', '우리는 앞뒤로 서는 것을 했다.', /^(?!.*맡음)/],
    ['모둠에서 맡은 역할은?', '내가 기록을 모으는 것을 했다.', /기록을 모으는 일을 맡음\.$/],
  ])('%s %s', (question, answer, expected) => {
    expect(toldOf(question, answer)).toMatch(expected);
  });
});

describe('what was put forward', () => {
  it.each([
    ['토론에서 나의 입장과 근거는?', '저는 무료로 열어야 한다고 했습니다.', /주장함\.$/],
    ['토론에서 나의 입장과 근거는?', '값을 정하는 것은 파는 사람의 몫이라고 할 수 없다고 했다.', /주장함\.$/],
    // What somebody told, and what there is at home.
    ['토론에서 나의 입장과 근거는?', '나중에 알고 보니 표시를 한 것이라고 했다.', /^(?!.*주장함)/],
    ['토론에서 나의 입장과 근거는?', '우리 집 강아지는 귀 끝이 잘려 있다.', /^(?!.*주장함)/],
    ['토론에서 나의 입장과 근거는?', '써 봤더니 오빠가 왜 그러냐고 이상하다고 했어요.', /^(?!.*주장함)/],
    ['친구의 조언은?', '글씨가 작다고 했다. 생각해 보니까 맞는 말이었다.', /옳다고 판단함\.$/],
  ])('%s %s', (question, answer, expected) => {
    expect(toldOf(question, answer)).toMatch(expected);
  });
});
