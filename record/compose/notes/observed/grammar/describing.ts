import { lastFinal } from '../../../../hangul.ts';
import { isDoing, isListedThing, isThingNoun } from '../../../../style/words/nouns.ts';
import { adnominalStem, infinitive, isAdjective, isKnownStem } from '../../../../style/words/stems.ts';
import { formOf, isStem } from '../../word-forms.ts';
import { doingIn } from './doings.ts';
import { coreOf } from './tokens.ts';

/** Words that describe the noun behind them, and how they are told where that noun is a doing: 깊은 성찰 → 깊이 성찰함. */

/** Whether a stem is one that describes: known, of a doing, or an adjective in 하다, 스럽다, 롭다. */
const isSure = (stem: string) =>
  isKnownStem(stem) ||
  (/(?:하|스럽|롭)$/.test(stem) && isAdjective(stem)) ||
  isStem(stem) ||
  (stem.endsWith('하') && doingIn(stem.slice(0, -1)) !== null);

/** The stem of a word that describes the noun behind it (깊은, 살린, 던지는, 효율적인), and whether it is one of now; null where it does not. */
export function describing(word: string, before = ''): { stem: string; now: boolean } | null {
  const core = coreOf(word);
  // 자료를 근거로 한.
  if (core === '한' && /[가-힣](?:으로|로)$/.test(before)) return { stem: '하', now: false };
  if (core.length < 2 || isListedThing(core) || isDoing(core) || /^[때뒤후중전][는은]$/.test(core))
    return null;
  const base = core.slice(0, -1);
  const named = /^[가-힣]$/.test(base)
    ? !isKnownStem(base) || /^[글일말길손눈발책]$/.test(base)
    : isListedThing(base) || isDoing(base) || isThingNoun(base) || doingIn(base) !== null;
  if (core.endsWith('는')) {
    const stem = formOf(core);
    // 구간은, 판단은: of what is told.
    return stem === null || (named && !isKnownStem(stem)) ? null : { stem, now: true };
  }
  if (lastFinal(core) !== 'ㄴ' || (core.endsWith('은') && named)) return null;
  const stem = adnominalStem(core);
  return stem !== null && isSure(stem) ? { stem, now: false } : null;
}

/** 깊은 → 깊이: where an adjective has an adverb of its own. */
const ADVERB_OF: Readonly<Record<string, string>> = {
  깊: '깊이',
  많: '많이',
  꾸준하: '꾸준히',
  성실하: '성실히',
};
/** 대하여 and the like, as they are written beside a noun. */
const SHORT: Readonly<Record<string, string>> = {
  대하: '대해',
  관하: '관해',
  위하: '위해',
  통하: '통해',
  따르: '따라',
  의하: '의해',
};

/** How a describing word is told before a doing: 깊은 → 깊이, 진솔한 → 진솔하게, 살린 → 살려, 고려한 → 고려하여. */
export function describedSo(stem: string): string {
  if (isAdjective(stem)) return ADVERB_OF[stem] ?? `${stem}게`;
  return SHORT[stem] ?? infinitive(stem);
}

/** 고려하여, 살려: whether a stem tells what somebody does. */
export const isDone = (stem: string): boolean => !isAdjective(stem);
