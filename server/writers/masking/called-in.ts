import { PARTICLE, TITLE } from '../../../record/compose/names/name-words.ts';
import { decompose } from '../../../record/hangul.ts';
import { CALLED, NOT_AFTER } from './edges.ts';
import { surnameOf } from './name-forms.ts';
import { fullNames } from './schoolmates.ts';

/** Where a name that reads like a form of a verb (정해진, 이상한) is one: no noun follows it. */
const CALLED_APART = `(?=이?(?:${PARTICLE})(?![가-힣])|\\s?(?:${TITLE}|학생|쌤|샘|선생님)(?:${PARTICLE})?(?![가-힣])|[,.·!?)]|$)`;

/** Full names, as stored without spaces, of those of the school who are called by them in a text. */
export function calledIn(text: string, names: readonly string[]): string[] {
  const close = text.replace(/\s/g, '');
  const there = fullNames(names).filter((name) => close.includes(name));
  const called = (name: string) => {
    const cut = surnameOf(name).length;
    const behind = /[ㄴㄹ]/.test(decompose(name.at(-1))?.final ?? '') ? CALLED_APART : `(?=${CALLED})`;
    return new RegExp(`${NOT_AFTER}${name.slice(0, cut)}\\s?${name.slice(cut)}${behind}`, 'u').test(text);
  };
  return there.filter(called);
}
