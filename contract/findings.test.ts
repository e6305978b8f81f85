import { expect, it } from 'vitest';
import { dismissalOf, wordsOf } from './findings.ts';

const text = '사과와 배를 재어 사과의 당도를 견줌.';
const apple = { rule: 'ORG', text: '사과', reason: '과일임.' };

it('a dismissal covers the same words under the same rule, wherever they stand', () => {
  expect(dismissalOf([apple], text, { rule: 'ORG', start: 0, end: 2 })).toBe(apple);
  expect(dismissalOf([apple], text, { rule: 'ORG', start: 10, end: 12 })).toBe(apple);
  expect(dismissalOf([apple], text, { rule: 'UNIV', start: 0, end: 2 })).toBeUndefined();
  expect(dismissalOf([apple], text, { rule: 'ORG', start: 4, end: 5 })).toBeUndefined();
});

it('words are whole characters, composed as they are stored, and never longer than a key may be', () => {
  expect(wordsOf('한글'.normalize('NFD'), { start: 0, end: 6 })).toBe('한글');
  const faces = '😀'.repeat(300);
  expect(wordsOf(faces, { start: 0, end: faces.length })).toBe('😀'.repeat(200));
});
