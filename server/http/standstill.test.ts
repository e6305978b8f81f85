import { expect, it } from 'vitest';
import { CodedError } from '../coded-error.ts';
import { createStandstill } from './standstill.ts';

/** A process that looks at the clock at these moments, and what it then says to a request `after` ms later. */
function said(looks: readonly number[], after = 0): { code: string; retryAfter: number | undefined } | null {
  let now = 0;
  const standstill = createStandstill(3000, () => now);
  for (const at of looks) {
    now = at;
    standstill.look();
  }
  now += after;
  try {
    standstill.assertMoving();
    return null;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { code: error.code, retryAfter: error.retryAfter };
  }
}

const REFUSED = { code: 'UNAVAILABLE', retryAfter: 1 };

it('refuses for a second who comes to a process that stood still for longer than the limit', () => {
  expect(said([100, 3300])).toEqual(REFUSED);
  expect(said([100, 3300], 999)).toEqual(REFUSED);
  expect(said([100, 3300], 1000)).toBeNull();
});

it('works on where it was only slow, however often and however rarely it came to look', () => {
  expect(said([])).toBeNull();
  expect(said([100, 200, 300])).toBeNull();
  expect(said([1200, 2400, 3600, 4800])).toBeNull();
  expect(said([3100, 6200, 9300])).toBeNull();
});

it('refuses on while it keeps standing still', () => {
  expect(said([3500, 7000], 500)).toEqual(REFUSED);
});
