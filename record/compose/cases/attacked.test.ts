import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

interface Attacked {
  /** The roster. */
  names: string[];
  answer: string;
  /** What no draft of it may hold: a classmate's name, a relative's work, or what the student did not say. */
  forbidden: string[];
  kind: 'name' | 'parent' | 'truth';
}

/** By somebody who knew what a draft must never tell, and not how it is kept from it. */
const ATTACKS: Attacked[] = JSON.parse(
  readFileSync(new URL('attacked/answers.json', import.meta.url), 'utf8'),
);

it.each(ATTACKS)('$kind: $answer', ({ names, answer, forbidden }) => {
  const draft = composeRecord({
    ...{ questions: ['무엇을 했는지 자세히 써 보세요.'], answers: [answer], observation: '' },
    ...{ limit: 3000, names, seed: '1' },
  });
  const told = draft.sentences.map(({ text }) => text).join(' ');
  expect(forbidden.filter((one) => told.includes(one))).toEqual([]);
});

it('most of them are told all the same', () => {
  const told = ATTACKS.filter(
    ({ names, answer }) =>
      composeRecord({ questions: [''], answers: [answer], observation: '', limit: 3000, names, seed: '1' })
        .sentences.length > 0,
  );
  expect(told.length).toBeGreaterThan(ATTACKS.length / 2);
});
