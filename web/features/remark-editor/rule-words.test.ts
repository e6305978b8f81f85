import { expect, it } from 'vitest';
import { judge } from './judged.ts';
import { nameBreaches } from './rule-words.ts';

const facts = {
  names: [],
  school: null,
  limit: 1500,
  recordRules: { deny: ['하나', '둘', '셋', '넷', '다섯'], allow: [] },
};
const name = (text: string) => nameBreaches(text, judge(text, [], facts).open);

it('names each breach once, with as many words as tell where it is', () => {
  expect(name('하나를 봄. 하나를 또 봄. 둘을 봄.')).toBe('학교 금지어 ‘하나’, 학교 금지어 ‘둘’');
});

it('names a few, and says how many more there are', () => {
  expect(name('하나를 봄. 둘을 봄. 셋을 봄. 넷을 봄. 다섯을 봄.')).toMatch(/‘넷’ 외 1가지$/);
});
