import { expect, it } from 'vitest';
import { receiptNumber } from './receipt.ts';

it('names day, minute and response, as a Korean clock shows them', () => {
  const id = '0199a1b2-0000-7000-8000-00000000c0de';
  expect(receiptNumber(id, '2026-11-21T05:02:33.120Z')).toBe('20261121-1402-C0DE');
  expect(receiptNumber(id, '2026-12-31T15:00:00.000Z')).toBe('20270101-0000-C0DE');
});
