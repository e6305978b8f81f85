import { expect, it } from 'vitest';
import { answersText, leftover, textsAt } from './leftover.ts';

const AT = '2026-03-02T05:00:00.000Z';
const here = {
  responses: ['여기', ''],
  teacherRequest: '한마디',
  savedAt: Date.parse(AT),
  syncedAs: null,
  base: null,
};
const there = { responses: ['저기', '둘째'], teacherRequest: '', saved_at: AT };

it('hands out every text that was not submitted, both where two places disagree', () => {
  const left = leftover(here, there, false);
  if (!left) throw new Error('nothing left');
  expect([textsAt(left, 0), textsAt(left, 1)]).toEqual([['여기', '저기'], ['둘째']]);
  expect(answersText(['하나?', '둘?'], left)).toBe(
    '1. 하나?\n여기\n\n저기\n\n2. 둘?\n둘째\n\n선생님께 한마디\n한마디',
  );
});

it('after a submission counts only words that never left this device', () => {
  expect(leftover(here, null, true)?.answers.responses).toEqual(['여기', '']);
  expect(leftover({ ...here, syncedAs: AT }, null, true)).toBeNull();
  expect(leftover(null, null, true)).toBeNull();
});
