import { describe, expect, it } from 'vitest';
import { toldOf } from '../cases/told-of.ts';

const HOW = '작업을 고친 과정을 적어 주세요.';

describe('what was done, and what came of it behind 그랬더니', () => {
  it.each([
    ['날개 각도를 줄였다. 그랬더니 더 멀리 날아갔다.', '날개 각도를 줄였더니 더 멀리 날아감.'],
    ['저항을 220옴으로 바꿈. 그랬더니 LED가 안 꺼짐', '저항을 220옴으로 바꿨더니 LED가 꺼지지 않음.'],
    [
      '시간이 없어서 글씨 부분을 다 파내버렸어요. 그랬더니 오히려 깔끔해짐.',
      '시간이 없어서 글씨 부분을 다 파내 버렸더니 오히려 깔끔해짐.',
    ],
    [
      '문장을 짧게 끊어 읽었습니다. 그러자 발음이 또렷해졌습니다.',
      '문장을 짧게 끊어 읽었더니 발음이 또렷해짐.',
    ],
    ['비율을 3:1로 했어요. 그랬더니 색이 탁해졌어요.', '비율을 3:1로 했더니 색이 탁해짐.'],
  ])('%s', (answer, due) => {
    expect(toldOf(HOW, answer)).toBe(due);
  });

  it.each([
    '실험이 재미있었다. 그랬더니 시간이 빨리 갔다.',
    '추가 흔들렸다. 그랬더니 값이 다르게 나왔다.',
    '친구가 음을 낮췄다. 그랬더니 다 같이 부를 수 있었다.',
    '제가 순서를 바꾸자고 했습니다. 그랬더니 친구들이 좋다고 했어요.',
    '비가 왔다. 그랬더니 실험을 못 했다.',
    '파일을 저장하지 않았다. 그랬더니 다 날아갔다.',
  ])('is no deed of the writer’s: %s', (answer) => {
    expect(toldOf(HOW, answer)).not.toMatch(/[았었했렸췄왔]더니/);
  });
});

describe('what was, and what is supposed to have made it so', () => {
  const WHY = '결과와 원인을 적어 주세요.';
  it.each([
    [
      '맛은 도라지가 좀 썼다. 소금을 덜 넣고 주물러서 그런듯.',
      '맛은 도라지가 썼는데 소금을 덜 넣고 주무른 것이 원인이라고 추측함.',
    ],
    [
      '세 번째 값만 12초로 크게 나왔다. 자를 비스듬히 대서 그런 듯',
      '세 번째 값만 12초로 크게 나왔는데 자를 비스듬히 댄 것이 원인이라고 추측함.',
    ],
    ['꽃이 늦게 피었다. 햇빛이 적어서 그런듯', '꽃이 늦게 피었는데 햇빛이 적은 것이 원인이라고 추측함.'],
    ['뚜껑을 늦게 덮어서 그런듯', '뚜껑을 늦게 덮은 것이 원인이라고 추측함.'],
  ])('%s', (answer, due) => {
    expect(toldOf(WHY, answer)).toBe(due);
  });

  it.each([
    '재미있었다. 친구들이랑 해서 그런듯',
    '비가 와서 값이 작게 나왔다. 바람도 불어서 그런듯',
    '값이 작게 나온 것 같았다. 바람이 불어서 그런듯',
  ])('is not told as one: %s', (answer) => {
    expect(toldOf(WHY, answer)).not.toMatch(/[았었했왔]는데/);
  });
});

describe('what goes on with the words of the sentence before', () => {
  it.each([
    ['처음에는 서브가 3개 들어갔다. 지금은 8개.', /3개 들어갔으나 지금은 8개/],
    [
      '계획은\n1주 코드 외우기\n2주 박자 익히기\n이었는데 1주가 밀려서 3주에 다 연습했음',
      /^1주가 밀려서|\. 1주가 밀려서/,
    ],
    [
      '의자는 모금?으로 사자는 말도 나왔는데 한 개에 30만 원이라 포기함.',
      /^의자는 모금으로 사자는 말도 나왔는데/,
    ],
  ])('%s', (answer, due) => {
    expect(toldOf('활동 과정과 결과', answer)).toMatch(due);
  });

  it.each([
    ['하루에 민원을 50건 받는다고 하셨다. 그중 절반은 주차 문제라고.', '절반은 주차 문제라는 답을 들음.'],
    ['서류를 많이 쓴다고 하셨다. 그 기록을 다 남겨야 된다고.', '기록을 다 남겨야 한다는 답을 들음.'],
  ])('said in an interview: %s', (answer, due) => {
    expect(toldOf('직업인 인터뷰에서 알게 된 점', answer)).toContain(due);
  });

  it.each([
    ['처음에는 어려웠다. 지금은 2학년.', '으나'],
    ['표를 만들었다. 나중에 쓴다고.', '쓴다'],
    ['제목을 바꾸자고 했다. 너무 길다고.', '들음'],
  ])('nothing goes on: %s', (answer, never) => {
    expect(toldOf('활동 과정과 결과', answer)).not.toContain(never);
  });
});
