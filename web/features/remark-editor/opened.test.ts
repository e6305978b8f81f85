import { expect, it } from 'vitest';
import { rememberOpened, wasOpened } from './opened.ts';

it('a remark counts as opened until its text changes', () => {
  const remark = { id: 'r1', final_evaluation: '성실함.' };
  expect(wasOpened(remark)).toBe(false);
  rememberOpened(remark);
  expect(wasOpened(remark)).toBe(true);
  expect(wasOpened({ ...remark, final_evaluation: '다시 만든 글.' })).toBe(false);
});

it('what does not exist was never opened', () => {
  rememberOpened({ id: null, final_evaluation: null });
  expect(wasOpened({ id: null, final_evaluation: null })).toBe(false);
});
