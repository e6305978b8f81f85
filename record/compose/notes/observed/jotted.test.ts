import { describe, expect, it } from 'vitest';
import { composeRecord } from '../../compose-record.ts';
import { isJotted } from './jotted.ts';

describe('a point that a teacher jotted down', () => {
  it.each([
    ['기타 실측', '기타를 실측함.'],
    ['비 계산으로 전환', '비 계산으로 전환함.'],
    ['12번째 칸 대입해 스스로 반례 찾음', '12번째 칸 대입해 스스로 반례를 찾음.'],
    ['외래어 11건 사전 대조 꼼꼼', '외래어 11건 사전 대조가 꼼꼼함.'],
    ['의견 수용함', '의견을 수용함.'],
  ])('%s is one', (raw, text) => {
    expect(isJotted(raw, text)).toBe(true);
  });

  it.each([
    ['실수한 짝을 격려하며 끝까지 경기를 이어 감.', '실수한 짝을 격려하며 끝까지 경기를 이어 감.'],
    ['실수한 팀원에게 괜찮다고 먼저 말함', '실수한 팀원에게 괜찮다고 먼저 말함.'],
    [
      '모둠에서 자료의 기준이 다르다는 점을 먼저 발견했다.',
      '모둠에서 자료의 기준이 다르다는 점을 먼저 발견함.',
    ],
    ['하늘이의 계산을 도와 함께 완성함.', '친구의 계산을 도와 함께 완성함.'],
  ])('%s is a sentence', (raw, text) => {
    expect(isJotted(raw, text)).toBe(false);
  });
});

const SHEET = {
  questions: ['어떻게 쟀나요?', '어려웠던 점은?', '알게 된 점은?'],
  answers: [
    '기타 줄 길이가 650mm인데 30cm 자뿐이라 세 번 이어서 쟀습니다. 그랬더니 12프렛까지가 331mm로 나와 절반인 325mm와 6mm나 달랐습니다.',
    '체육실에서 줄자를 빌려 와 다시 재니 325mm가 나왔고, 칸 폭을 더하지 않고 항상 브리지를 0으로 놓고 재기로 정했습니다.',
    '같은 비율로 줄어드는 수열은 처음 몇 칸만 보면 등차수열처럼 보인다는 것을 알게 되었습니다. 표를 보면 차뿐 아니라 비도 계산해 보아야 한다는 것을 배웠습니다.',
  ],
  names: [],
  seed: '1',
};

describe('for a teacher in a hurry', () => {
  it('what the student tells in full stands, and the point that says the same waits', () => {
    const draft = composeRecord({
      ...SHEET,
      observation: '줄자 빌려 다시 잼 325mm / 브리지 0으로 통일',
      limit: 1500,
    });
    expect(draft.text).toContain('체육실에서 줄자를 빌려 와 다시 재니 325mm가 나왔고');
    expect(draft.text).not.toContain('줄자 빌려 다시 잼');
  });

  it('a bare point stands beside a full sheet where there is room', () => {
    const draft = composeRecord({ ...SHEET, observation: '기타 실측 / 의견 수용', limit: 1500 });
    expect(draft.text).toContain('기타를 실측하고 의견을 수용함.');
  });

  it('it stands where there is next to nothing else', () => {
    const draft = composeRecord({
      ...SHEET,
      answers: ['ㅋㅋ', '', ''],
      observation: '기타 실측 / 의견 수용',
      limit: 1500,
    });
    expect(draft.text).toContain('기타를 실측하고 의견을 수용함.');
  });

  it('points that say enough are told in one breath', () => {
    const draft = composeRecord({
      ...SHEET,
      observation: '이어 재기 오차를 스스로 지적 / 브리지 기준 표기 방식을 모둠에 제안',
      limit: 1500,
    });
    expect(draft.text).toContain('이어 재기 오차를 스스로 지적하고 브리지 기준 표기 방식을 모둠에 제안함.');
  });

  it('two points of one sentence are told together, and not the one before with the first of them', () => {
    const draft = composeRecord({
      ...SHEET,
      answers: ['ㅋㅋ', '', ''],
      observation: '시야각 함수를 스스로 유도. 불일치를 근거로 목적함수 재설정, 제약 조건 추가.',
      limit: 1500,
    });
    expect(draft.text).toContain('유도함. 불일치를 근거로 목적함수를 재설정하고 제약 조건을 추가함.');
  });

  it('what a teacher saw in the student stands by itself', () => {
    const draft = composeRecord({
      ...SHEET,
      answers: ['ㅋㅋ', '', ''],
      observation: '선의 밀도로 중간 톤 구현 / 실수를 제목으로 살린 유연함',
      limit: 1500,
    });
    expect(draft.text).toContain('구현함. 실수를 제목으로 살린 유연함을 보임.');
  });

  it('what only a teacher says of a student stands however short it is', () => {
    const draft = composeRecord({ ...SHEET, observation: '발표 자료 정리 꼼꼼 / 갈등 중재함', limit: 1500 });
    expect(draft.text).toContain('꼼꼼함.');
  });
});
