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
