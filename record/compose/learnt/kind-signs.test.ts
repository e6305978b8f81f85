import { expect, it } from 'vitest';
import { abstracted, kindSigns, lexiconOf } from './kind-signs.ts';
import { FRAME } from './kinds/private-frame.ts';
import { HEALTH } from './kinds/private-health.ts';
import { LOT } from './kinds/private-lot.ts';
import { TALK_WORDS } from './kinds/talk-words.ts';

const LEXICON = lexiconOf({ I: '당뇨 당뇨병 크론병 ~암', A: '술 알코올', Q: '알코올램프' }, 'IA');

it('the longest word counts, wherever it stands', () => {
  expect(abstracted('나는 당뇨병이라', LEXICON)).toBe('나는 I이라');
  expect(abstracted('알코올램프를 켰다', LEXICON)).toBe('Q를 켰다');
});

it('a short word counts where a word begins, unless it is listed as one that ends others', () => {
  expect(abstracted('미술 술 유방암', LEXICON)).toBe('미술 A 유방I');
});

it('a word that nobody wrote before has the signs of one that somebody did', () => {
  const told = (illness: string) => kindSigns(`저는 ${illness}이라 발표를 미뤘다.`, LEXICON);
  expect(told('크론병')).toEqual(told('당뇨병'));
});

it('what is said of it is told apart: 크론병이라, 크론병의 원인을', () => {
  expect(kindSigns('크론병이라', LEXICON)).toContain(': I이라');
  expect(kindSigns('크론병의 원인을', LEXICON)).not.toContain(': I이라');
});

it.each([
  ['private matter', { ...FRAME, ...HEALTH, ...LOT }],
  ['talk', TALK_WORDS],
])('no kind of %s is without words, and no kind bears the name of another', (_, kinds) => {
  for (const [kind, words] of Object.entries(kinds)) {
    expect(kind).toMatch(/^[A-Z1-9]$/);
    expect(words.trim()).not.toBe('');
  }
  expect(Object.keys({ ...FRAME, ...HEALTH, ...LOT })).toHaveLength(
    [FRAME, HEALTH, LOT].flatMap((one) => Object.keys(one)).length,
  );
});
