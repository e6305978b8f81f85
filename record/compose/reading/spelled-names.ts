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
