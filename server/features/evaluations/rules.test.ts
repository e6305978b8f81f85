import { describe, expect, it } from 'vitest';
import { CodedError } from '../../coded-error.ts';
import { assertActive, assertClosed, assertDraft, assertReopenable, readDueAt } from './rules.ts';

const NOW = new Date('2026-11-28T09:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const DAY = 86_400_000;
const STATES = {
  draft: { isDistributed: false, markedClosed: false, dueAt: null },
  active: { isDistributed: true, markedClosed: false, dueAt: null },
  closed: { isDistributed: true, markedClosed: true, dueAt: null },
  'closed before its date': { isDistributed: true, markedClosed: true, dueAt: at(1) },
  'due in a moment': { isDistributed: true, markedClosed: false, dueAt: at(1) },
  'due now': { isDistributed: true, markedClosed: false, dueAt: at(0) },
  'due since long, noted by nobody': { isDistributed: true, markedClosed: false, dueAt: at(-DAY) },
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
    ['closed before its date', 'NOT_DRAFT', 'NOT_ACTIVE', null],
    ['due in a moment', 'NOT_DRAFT', null, 'NOT_CLOSED'],
    ['due now', 'NOT_DRAFT', 'NOT_ACTIVE', null],
    ['due since long, noted by nobody', 'NOT_DRAFT', 'NOT_ACTIVE', null],
  ] as const)('let a form that is %s through one of them alone', (state, draft, active, closed) => {
    const form = STATES[state];
    expect([
      refusal(() => assertDraft(form)),
      refusal(() => assertActive(form, NOW)),
      refusal(() => assertClosed(form, NOW)),
      refusal(() => assertReopenable(form, NOW)),
    ]).toEqual([draft, active, closed, closed]);
  });
});

it.each([
  [at(1).toISOString(), 'taken'],
  [at(366 * DAY).toISOString(), 'taken'],
  [at(0).toISOString(), 'VALIDATION'],
  [at(-DAY).toISOString(), 'VALIDATION'],
  [at(366 * DAY + 1).toISOString(), 'VALIDATION'],
  ['2026-13-28T09:00:00.000Z', 'VALIDATION'],
])('a due date of %s is %s', (given, outcome) => {
  expect(refusal(() => void readDueAt(given, NOW)) ?? 'taken').toBe(outcome);
});
