import { compose, decompose, type Syllable, withFinal } from '../../hangul.ts';
import { remembered } from '../remembered.ts';

/** Vowel of a contracted past syllable (stem vowel + 었/았) → stem vowels it may come from, the likeliest first. */
const CONTRACTED: Record<string, string[]> = {
  ㅏ: ['ㅏ', 'ㅡ'],
  ㅓ: ['ㅓ', 'ㅡ'],
  ㅐ: ['ㅐ'],
  ㅔ: ['ㅔ'],
  ㅕ: ['ㅣ', 'ㅕ'],
  ㅘ: ['ㅗ'],
  ㅝ: ['ㅜ'],
  ㅙ: ['ㅚ', 'ㅙ'],
  ㅞ: ['ㅞ'],
  ㅟ: ['ㅟ'],
  ㅒ: ['ㅒ'],
};

function afterVowelEnding(before: string): string[] {
  const last = decompose(before.at(-1));
  if (!last) return [];
  const found = [before];
  if (last.final === 'ㄹ') found.push(withFinal(before, 'ㄷ'));
  if (last.final === '') found.push(withFinal(before, 'ㅅ'), `${before}으`);
  return found;
}

function contracted(before: string, last: Syllable): string[] {
  const found = (CONTRACTED[last.vowel] ?? []).map((vowel) => before + compose(last.initial, vowel));
  const previous = decompose(before.at(-1));
  if (previous?.final === 'ㄹ' && last.initial === 'ㄹ' && (last.vowel === 'ㅏ' || last.vowel === 'ㅓ'))
    found.unshift(`${withFinal(before, '')}르`);
  if (last.initial === 'ㄹ' && before.endsWith('르')) found.unshift(before);
  if (previous?.final === '' && last.initial === 'ㅇ' && (last.vowel === 'ㅝ' || last.vowel === 'ㅘ')) {
    found.push(withFinal(before, 'ㅂ'));
  }
  if (last.vowel === 'ㅐ') {
    found.push(before + compose(last.initial, 'ㅏ', 'ㅎ'), before + compose(last.initial, 'ㅓ', 'ㅎ'));
  }
  // 누렜, 허옜, 하얬: the ㅎ is lost in the vowel.
  if (last.vowel === 'ㅔ') found.push(before + compose(last.initial, 'ㅓ', 'ㅎ'));
  if (last.vowel === 'ㅖ') found.push(before + compose(last.initial, 'ㅕ', 'ㅎ'));
  if (last.vowel === 'ㅒ') found.push(before + compose(last.initial, 'ㅑ', 'ㅎ'));
  if (last.vowel === 'ㅘ') found.push(before + compose(last.initial, 'ㅗ', 'ㅎ'));
  return found;
}

/**
 * Stems that a past form (ending in a syllable with ㅆ: 배웠, 골랐, 지었) can belong to, by rule alone, the regular
 * ones first. Empty when the last syllable is not such a syllable.
 */
export const pastCandidates = remembered((form): readonly string[] => {
  const last = decompose(form.at(-1));
  if (!last || last.final !== 'ㅆ') return [];
  const before = form.slice(0, -1);
  if (form.endsWith('했')) return [`${before}하`];
  if (form.endsWith('였')) return before.endsWith('하') ? [before] : [`${before}이`, before];
  if (last.initial === 'ㅇ' && (last.vowel === 'ㅓ' || last.vowel === 'ㅏ')) return afterVowelEnding(before);
  return contracted(before, last);
}, 20_000);
