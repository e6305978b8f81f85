import { expect, it } from 'vitest';
import { toRecordStyle } from '../to-record-style.ts';

it.each([
  ['물에 넣으면 나무는 금방 떠오를 것이다.', /것이라고 생각함\.$/],
  ['민물이 들어오면 얼음처럼 안 가라앉을 거다.', /것이라고 생각함\.$/],
  ['비가 오면 흙이 쓸려 내려갈 거다.', /것이라고 생각함\.$/],
  ['바람이 불면 돛이 천천히 움직일 것이다.', /것이라고 생각함\.$/],
  // The student's own will, whatever has to happen first.
  ['시간이 나면 꼭 다시 읽을 것이다.', /읽을 계획임\.$/],
  ['음식이 썩으면 버릴 것이다.', /버릴 계획임\.$/],
  ['여유가 생기면 산에 올라갈 것이다.', /올라갈 계획임\.$/],
  ['다음에는 연을 더 높이 뜨게 만들 것이다.', /만들 계획임\.$/],
])('%s', (sentence, end) => {
  const style = toRecordStyle(sentence);
  expect('text' in style ? style.text : style.dropped).toMatch(end);
});
