import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { failureSentence, mayCancel, STEPS } from './sign-in-steps.ts';

it('goes up in quarters, and can be given up in the first two steps', () => {
  const steps = Object.entries(STEPS).map(([step, { percent }]) => [
    step,
    percent,
    mayCancel(step as keyof typeof STEPS),
  ]);
  expect(steps).toEqual([
    ['authenticating', 25, true],
    ['processing', 50, true],
    ['role_selection', 75, false],
    ['completing', 100, false],
  ]);
});

it.each<[string, unknown, RegExp]>([
  [
    "the server's own sentence",
    new ApiError({ status: 409, code: 'EMAIL_TAKEN', message: '이미 있음' }),
    /^이미 있음$/,
  ],
  ['no answer', ApiError.noAnswer(), /연결/],
  [
    'no answer without a sentence',
    new ApiError({ status: 0, code: 'NETWORK', message: '' }),
    /네트워크 연결/,
  ],
  ["a proxy's 429", new ApiError({ status: 429, code: null, message: '' }), /사람이 많아요/],
  ["a proxy's 502", new ApiError({ status: 502, code: null, message: '' }), /Google 로그인에 실패/],
  ['anything else', new Error('boom'), /Google 로그인에 실패/],
])('says what happened after %s', (_what, error, sentence) => {
  expect(failureSentence(error)).toMatch(sentence);
});
