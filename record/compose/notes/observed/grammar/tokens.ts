import { type Particle, withParticle } from '../../../../hangul.ts';

/** The words of a note; what is quoted or stands in brackets is one with its word: 소품(휴대전화), '매점이 사라진 자리'. */

const SPACE = '\uE020';
const BEFORE_ASIDE = '\uE021';
const QUOTED = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|「[^」]*」|『[^』]*』/g;
const ASIDE = /( ?)(\([^()]*\))/g;
const BEHIND = /^(.*?)((?:\uE021?\([^()]*\))*)$/;

/** A note as words. */
export const wordsOf = (note: string): string[] =>
  note
    .replace(QUOTED, (quoted) => quoted.replaceAll(' ', SPACE))
    .replace(
      ASIDE,
      (_, gap: string, aside: string) => (gap ? BEFORE_ASIDE : '') + aside.replaceAll(' ', SPACE),
    )
    .split(' ')
    .filter((word) => word !== '');

/** Words as a note again. */
export const noteOf = (words: readonly string[]): string =>
  words.join(' ').replaceAll(BEFORE_ASIDE, ' ').replaceAll(SPACE, ' ');

const isQuoted = (word: string): boolean => /^["“'‘「『].*["”'’」』]$/.test(word);

/** The letters of a word that tell what it is: 소품 of 소품(휴대전화); a quotation is a name and comes back whole. */
export const coreOf = (word: string): string => (BEHIND.exec(word)?.[1] ?? word).replace(/[,.]+$/, '');
export const isName = (word: string): boolean => isQuoted(coreOf(word));

/** A word with its particle, behind what stands in brackets: 소품(휴대전화)을. */
export function marked(word: string, particle: Particle | '에' | '에게'): string {
  const [, own = word, aside = ''] = BEHIND.exec(word) ?? [];
  if (particle === '에' || particle === '에게') return own + aside + particle;
  return own + aside + withParticle(own, particle).slice(own.length);
}
