import { describe, expect, it } from 'vitest';
import { CodedError } from '../../coded-error.ts';
import { assertActive, assertClosed, assertDraft } from './rules.ts';

const STATES = {
  draft: { isDistributed: false, isClosed: false },
  active: { isDistributed: true, isClosed: false },
  closed: { isDistributed: true, isClosed: true },
};

/** The code with which a guard refuses; null when it lets pass. */
function refusal(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (error) {
    if (error instanceof CodedError) return error.code;
    throw error;
  }
}

describe('the guards of a form', () => {
  it.each([
    ['draft', null, 'NOT_ACTIVE', 'NOT_CLOSED'],
    ['active', 'NOT_DRAFT', null, 'NOT_CLOSED'],
    ['closed', 'NOT_DRAFT', 'NOT_ACTIVE', null],
  ] as const)('let a form that is %s through one of them alone', (state, draft, active, closed) => {
    const form = STATES[state];
    expect([
      refusal(() => assertDraft(form)),
      refusal(() => assertActive(form)),
      refusal(() => assertClosed(form)),
    ]).toEqual([draft, active, closed]);
  });
});
