import { decompose } from '../../../record/hangul.ts';
import { CALLED, NOT_AFTER } from './edges.ts';

/** What pupils write with first letters alone: yes, laughter, thanks, sorry. */
const SHORTHAND = new Set(
  'ㄱㅅ ㅅㄱ ㅈㅅ ㅊㅋ ㅎㅇ ㅂㅇ ㅇㅋ ㅇㅈ ㄹㅇ ㅁㅊ ㅅㅂ ㅈㄹ ㄲㅂ ㅇㅎ ㅇㅅ ㅈㅁ ㄱㄷ ㄱㅊ ㅁㄹ ㅇㄷ ㄴㅁ ㅂㄹ ㅇㅇㅈ ㄴㅇㅅ ㅇㄱㄹㅇ ㅎㄷㄷ ㅇㅅㅇ'.split(
    ' ',
  ),
);
/** What only a person has or is, behind first letters that are shorthand as well. */
const OF_A_PERSON =
  '(?=(?:이?(?:랑|가|는|의|네|도|한테|에게|를)|은|이|을|와|과)(?![가-힣])|\\s?(?:친구|쌤|샘|언니|오빠|누나|형|선배|후배|군|양)(?![가-힣]))';

/** ㅅㅇ, ㅇㅅㅇ for 이서연. What is shorthand for something else, or one letter over and over, only where a person is meant. */
function firstLetters(syllables: readonly string[]): string[] {
  const letters = syllables.map((syllable) => decompose(syllable)?.initial ?? '').join('');
  if (letters.length < 2 || letters.length !== syllables.length) return [];
  const doubtful = SHORTHAND.has(letters) || new Set(letters).size === 1;
  return [`(?<![ㄱ-ㅎㅏ-ㅣ가-힣A-Za-z0-9])${letters}(?![ㄱ-ㅎㅏ-ㅣ])${doubtful ? OF_A_PERSON : ''}`];
}

/** 김ㄷㅇ, 김도ㅇ, 김O윤: the surname, and behind it some letters told and some not. */
function halfSpelled([surname = '', ...given]: readonly string[]): string {
  const place = (syllable: string) => `[${syllable}${decompose(syllable)?.initial ?? ''}○◯〇●□*×✕OoXx]`;
  return `${NOT_AFTER}${surname}\\s?${given.map(place).join('')}(?![ㄱ-ㅎㅏ-ㅣA-Za-z0-9])`;
}

/** A Korean name as who plays with it writes it: turned round (준민김) and by its first letters. */
export function disguisedForms(name: string, given: string): string[] {
  const syllables = [...name];
  if (syllables.length < 3 || given.length < 2) return [];
  return [
    `${NOT_AFTER}${syllables.toReversed().join('')}(?=${CALLED}|이?라\\s)`,
    ...firstLetters(syllables),
    ...firstLetters([...given]),
    ...(given.length === syllables.length - 1 ? [halfSpelled(syllables)] : []),
  ];
}
