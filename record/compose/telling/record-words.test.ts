import { expect, test } from 'vitest';
import { composeRecord } from '../compose-record.ts';

const draft = (answer: string): string =>
  composeRecord({
    questions: ['무엇을 하였나요?'],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김지민'],
    seed: '1',
  }).text;

test.each([
  ['그래서 발표자를 하겠다고 손들었다.', '발표자를 하겠다고 자원함.'],
  [
    '급한 사람이 먼저 말하는 스타일이라 회의 순서를 정했다.',
    '급한 사람이 먼저 말하는 편이라 회의 순서를 정함.',
  ],
  [
    '부호를 거꾸로 써서 한참 헤맸지만 결국 답을 구했다.',
    '부호를 거꾸로 써서 어려움을 겪었지만 결국 답을 구함.',
  ],
  ['오차의 원인은 마찰 같음', '오차의 원인은 마찰로 추측함.'],
  ['마지막에 자료를 지워버린 거예요.', '마지막에 자료를 지워 버림.'],
  ['지도를 다시 그려야 말이 되더라고요.', '지도를 다시 그려야 함을 알게 됨.'],
  ['가장 크게 배운 것은 기록을 미루지 말자는 거예요.', '기록을 미루지 않아야 한다는 점을 가장 크게 배움.'],
  ['모두가 같은 책을 읽고 있었던 거예요.', '모두가 같은 책을 읽고 있었음을 알게 됨.'],
  ['표지, 목차, 본문 이렇게 세 부분으로 나눴다.', '표지, 목차, 본문의 세 부분으로 나눔.'],
  ["제목을 '우리 동네의 소리' 이렇게 적었다.", "제목을 '우리 동네의 소리'라고 적음."],
  ['축제 부스 세 군데를 갔어요.', '축제 부스 세 곳을 방문함.'],
  [
    '경매 가격은 12,000원까지 올랐고 마지막에 산 친구는 "망했다!" 하면서 비명을 질렀다.',
    '경매 가격은 12,000원까지 오름.',
  ],
])('a teacher finds the end of a talker’s sentence as they would put it: %s', (answer, told) => {
  expect(draft(answer)).toBe(told);
});

test.each([
  ['길을 헤매는 관광객을 위해 지도를 그렸다.', '길을 헤매는 관광객을 위해 지도를 그림.'],
  ['영화관은 두 군데였는데 모두 시내에 있었다.', '영화관은 두 군데였는데 모두 시내에 있었음.'],
])('a student who says it as a record does keeps it: %s', (answer, told) => {
  expect(draft(answer)).toBe(told);
});
