import { compose, decompose, lastFinal } from '../../hangul.ts';
import { escaped } from './name-words.ts';

/** Surnames that are no other word: 김 하늘과 is a name, 이 하늘은 none. */
const SURNAME_ALONE =
  /^(김|박|최|윤|임|권|황|송|류|홍|허|심|곽|남궁|황보|제갈|선우|독고|사공|서문|동방)([가-힣]{2,3})$/;

/** A name without the spaces that a list may write into a Korean one (김 하늘); Kim Minji keeps its own. */
export const asRead = (name: string): string =>
  /[A-Za-z]/.test(name) ? name.trim().replace(/\s+/g, ' ') : name.replace(/\s+/g, '');

/** A name as the source of a pattern, with or without a space behind a surname that is no other word. */
export function withSpace(name: string): string {
  const [, surname = '', given = ''] = SURNAME_ALONE.exec(name) ?? [];
  return given === '' ? escaped(name) : `${escaped(surname)} ?${escaped(given)}`;
}

/** What stands beside one of these names; `names` are none that are words too, or are called with 이. */
export function besideNames(names: readonly string[]): { behind: RegExp; before: RegExp } | null {
  if (names.length === 0) return null;
  const called = `(?:${names.join('|')})이?`;
  const particle = '(?:은|는|이|가|을|를|와|과|랑|하고|에게|한테|의|도)?';
  return {
    behind: new RegExp(`^ ?[,·/&+]? ?${called}${particle}(?![가-힣])`),
    before: new RegExp(`(?<![가-힣])${called}(?:이랑|랑|와|과|하고|,|·|/|&|\\+) ?$`),
  };
}

/** One-letter given names without a final consonant that are no word: 휘가, 혜는. */
const SOUND = /^[휘혜희규려]$/;

/** How whoever has these given names is called by part of one: 윤이, 준이 of 민준, 휘, and 서 연이 or 민주니 of 서연이 and 민준이. */
export function calledShort(given: readonly string[]): { called: string[]; written: string[] } {
  const ends = given.filter((name) => name.length <= 2).map((name) => name.slice(-1));
  const called = ends.filter((last) => lastFinal(last)).map((last) => `${last}이`);
  const bare = given.filter((name) => SOUND.test(name));
  const written = given
    .filter((name) => name.length === 2 && lastFinal(name))
    .flatMap((name) => {
      const last = decompose(name[1]);
      const linked = last && /^[ㄴㄹㅁ]$/.test(last.final) ? compose(last.final, 'ㅣ') : '';
      return [
        `${name[0]} ${name[1]}이`,
        ...(linked ? [`${name[0]}${compose(last?.initial ?? '', last?.vowel ?? '')}${linked}`] : []),
      ];
    });
  return { called: [...new Set([...called, ...bare])], written };
}
