import { compose, decompose } from '../../hangul.ts';
import { isAdverb, isListedThing } from '../../style/words/nouns.ts';
import { formOf, isStem } from '../notes/word-forms.ts';
import { isOrdinary } from './name-words.ts';

/** What friends make of a name: 써연, 윤째, 쭈니, 깡태. */

const TENSE: Readonly<Record<string, string>> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };

/** A syllable said hard (재 → 째), or '' where it has no hard sound. */
function tensed(syllable: string | undefined): string {
  const parts = decompose(syllable);
  const tense = parts && TENSE[parts.initial];
  return parts && tense ? compose(tense, parts.vowel, parts.final) : '';
}

/** 준 → 쭈니: a hard syllable that runs into 이. */
function flowing(syllable: string | undefined): string {
  const parts = decompose(tensed(syllable));
  return parts && /^[ㄴㄹㅁㄱㅂ]$/.test(parts.final)
    ? compose(parts.initial, parts.vowel) + compose(parts.final, 'ㅣ')
    : '';
}

/** A given name of two letters with one of them said hard: 서연 → 써연, 윤재 → 윤째. */
export function hardened(given: string): string[] {
  const [first, second] = [...given];
  if (first === undefined || second === undefined || given.length !== 2) return [];
  const forms = [tensed(first) && tensed(first) + second, tensed(second) && first + tensed(second)];
  return forms.filter((form) => form !== '');
}

/** Nicknames by which the bearer of a full name of three letters may be called, and which are no words. */
export function nicknamesOf(full: string): string[] {
  if (!/^[가-힣]{3}$/.test(full)) return [];
  const [surname, first, second] = [...full];
  const forms = [
    ...hardened(full.slice(1)),
    tensed(surname) && tensed(surname) + (first ?? ''),
    flowing(first),
    flowing(second),
  ];
  return [...new Set(forms)].filter(
    (form) =>
      form !== '' &&
      !isOrdinary(form) &&
      !isListedThing(form) &&
      !isAdverb(form) &&
      !isStem(form) &&
      (form === flowing(first) || form === flowing(second) || formOf(form) === null),
  );
}
