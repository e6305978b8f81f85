/** Syllable arithmetic on precomposed Hangul (U+AC00–U+D7A3): what conjugation and particles need. */

import { foreignFinal, wordBefore } from './spoken-final.ts';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;

export const INITIAL = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'] as const;
const VOWEL = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'] as const;
export const FINAL = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'] as const;

export interface Syllable {
  initial: string;
  vowel: string;
  /** Empty string for an open syllable. */
  final: string;
}

function isHangul(char: string | undefined): boolean {
  if (!char) return false;
  const code = char.charCodeAt(0);
  return code >= FIRST && code <= LAST;
}

/** The letters of one syllable, or null for anything that is not precomposed Hangul. */
export function decompose(char: string | undefined): Syllable | null {
  if (!char || !isHangul(char)) return null;
  const offset = char.charCodeAt(0) - FIRST;
  return {
    initial: INITIAL[Math.floor(offset / FINALS / VOWELS)] ?? '',
    vowel: VOWEL[Math.floor(offset / FINALS) % VOWELS] ?? '',
    final: FINAL[offset % FINALS] ?? '',
  };
}

/** The syllable of these letters. @throws RangeError */
export function compose(initial: string, vowel: string, final = ''): string {
  const i = INITIAL.indexOf(initial);
  const v = VOWEL.indexOf(vowel);
  const f = FINAL.indexOf(final);
  if (i < 0 || v < 0 || f < 0) throw new RangeError(`not a Hangul syllable: ${initial}${vowel}${final}`);
  return String.fromCharCode(FIRST + (i * VOWELS + v) * FINALS + f);
}

/** The final consonant of the last syllable ('' when open, null when the text does not end in Hangul). */
export function lastFinal(text: string): string | null {
  const offset = text.charCodeAt(text.length - 1) - FIRST;
  return offset >= 0 && offset <= LAST - FIRST ? (FINAL[offset % FINALS] ?? null) : null;
}

/** The text with the final consonant of its last syllable replaced; unchanged when it does not end in Hangul. */
export function withFinal(text: string, final: string): string {
  const last = text.charCodeAt(text.length - 1);
  if (!(last >= FIRST && last <= LAST)) return text;
  return text.slice(0, -1) + String.fromCharCode(last - ((last - FIRST) % FINALS) + FINAL.indexOf(final));
}

export const PARTICLES = [
  '은/는',
  '이/가',
  '을/를',
  '과/와',
  '으로/로',
  '이라/라',
  '이나/나',
  '이랑/랑',
] as const;
export type Particle = (typeof PARTICLES)[number];

/** The two forms of a particle that is one of them: 는 → 은/는. */
export function formsOf(particle: string): Particle | undefined {
  return PARTICLES.find((forms) => forms.split('/').includes(particle));
}

/** The word with the form of the particle that follows its last sound; digits and Latin letters as they are read aloud. */
export function withParticle(word: string, particle: Particle): string {
  const [closed = '', open = ''] = particle.split('/');
  const before = wordBefore(word);
  const final = decompose(before.at(-1))?.final ?? foreignFinal(before);
  const useOpen = final === '' || (particle === '으로/로' && final === 'ㄹ');
  return word + (useOpen ? open : closed);
}

/** All 399 syllables that end in the consonant, for a class of characters in a pattern. */
export function endingIn(final: string): string {
  const at = FINAL.indexOf(final);
  return Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + at)).join('');
}
