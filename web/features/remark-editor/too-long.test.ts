import { expect, test } from 'vitest';
import { LONG_TEXT } from '../../../contract/text.ts';
import { firstTooLong, tooLong } from './too-long.ts';

const LONG = '가'.repeat(LONG_TEXT);

test('a text is too long from the first letter that the server would refuse', () => {
  expect(tooLong(LONG)).toBeUndefined();
  expect(tooLong(`${LONG}나다`)).toBe('5,000자까지 저장할 수 있어요. 2자를 줄이면 저장돼요.');
  expect(tooLong(`${'가'.repeat(6234)}`)).toMatch(/^5,000자까지 .* 1,234자를 줄이면/);
});

test('letters that come in parts are counted as the server counts them', () => {
  expect(tooLong(LONG.normalize('NFD'))).toBeUndefined();
});

test('of what changed, the first that is too long is named', () => {
  const fields = { observation: '봄', remark: `${LONG}.`, answers: ['답', `${LONG}..`] };
  expect(firstTooLong(fields, ['observation'])).toBeUndefined();
  expect(firstTooLong(fields, ['observation', 'remark', 'answers'])).toMatch(/^기록문: .* 1자를/);
  expect(firstTooLong(fields, ['answers'])).toMatch(/^고쳐 쓴 답: .* 2자를/);
  expect(firstTooLong({ ...fields, answers: null }, ['answers'])).toBeUndefined();
});
