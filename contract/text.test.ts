import { describe, expect, it } from 'vitest';
import { api } from './api.ts';

/** The sentence at one field of a refused input. */
function sentenceAt(
  parsed: ReturnType<typeof api.createClass.input.safeParse>,
  path: string,
): string | undefined {
  return parsed.error?.issues.find((issue) => issue.path.join('.') === path)?.message;
}

describe('what a refused field says', () => {
  it.each([
    ['missing', undefined, '과목명을 입력해 주세요.'],
    ['blank', '  \t ', '과목명을 입력해 주세요.'],
    ['too long', '가'.repeat(101), '100자까지 입력할 수 있습니다.'],
    ['not storable', 'a\0b', '저장할 수 없는 문자가 들어 있습니다.'],
    ['half a character', 'a\ud83d', '저장할 수 없는 문자가 들어 있습니다.'],
    ['a letter under 31 marks', `a${'\u0301'.repeat(31)}`, '저장할 수 없는 문자가 들어 있습니다.'],
  ])('%s: what is wrong with it', (_, name, sentence) => {
    expect(sentenceAt(api.createClass.input.safeParse({ name }), 'name')).toBe(sentence);
  });

  it('names fields that nobody knows', () => {
    const parsed = api.createClass.input.safeParse({ name: '국어', colour: 'red' });
    expect(parsed.error?.issues[0]?.message).toBe('알 수 없는 항목입니다.');
  });
});

it('text is kept composed: a Mac sends Hangul in parts, which NEIS would count three times', () => {
  expect(api.createClass.input.parse({ name: '\u1100\u1161  \u1102\u1161' }).name).toBe('가 나');
});

/** Marks in the wrong order: sorting this many takes ten seconds. */
const marks = '\u0315'.repeat(60_000) + '\u0300'.repeat(60_000);

it.each([
  ['a name', () => api.createClass.input.safeParse({ name: marks })],
  ['a free text', () => api.createNotice.input.safeParse({ title: marks, content: marks })],
  ['an address', () => api.login.input.safeParse({ email: `${marks}@saesol.example`, password: 'x' })],
])('%s full of marks is refused before anybody puts them in order', (_, parse) => {
  const before = performance.now();
  expect(parse().success).toBe(false);
  expect(performance.now() - before).toBeLessThan(1000);
});

it('thirty marks on one letter, more than any script has, are text', () => {
  expect(api.createClass.input.safeParse({ name: `가${'\u0301'.repeat(30)}` }).success).toBe(true);
});

it('an id is the same id in either case', () => {
  const id = '01A1FDDC-9408-7555-B52D-4CB96398011A';
  expect(api.deleteClass.input.parse({ id }).id).toBe(id.toLowerCase());
});

it.each([
  ['zero width', '\u200b\u200b'],
  ['Hangul fillers', '\u3164\u115f'],
  ['a bell', '\u0007\u0007'],
])('a name of nothing but %s is blank', (_, name) => {
  expect(sentenceAt(api.createClass.input.safeParse({ name }), 'name')).toBe('과목명을 입력해 주세요.');
});
