import { lastFinal } from '../../../../hangul.ts';
import { isTransitive } from './verb-stems.ts';
import { formOf } from '../../word-forms.ts';
import { BEFALLS } from '../../bare-words.ts';
import { isAdjective } from '../../../../style/words/stems.ts';
import { isListedThing } from '../../../../style/words/nouns.ts';
import { stemIn } from '../../particles/what-is-done.ts';
import { clausesOf, hasObject } from './clause.ts';
import { beforeDoing } from './doing-told.ts';
import { beforeState, describedAs, isUnsaid } from './states.ts';
import { doingIn } from './doings.ts';
import { saysHow } from './manner.ts';
import { isBare, isMarked } from './nouns.ts';
import { coreOf } from './tokens.ts';

/** A point that ends in a verb by its noun: 릴리스 높이 낮춤, 객석 조용해짐, 땀 간격 고름. */

/** 재 옴, 써 봄: a verb that helps the one before it. */
const HELPS = /^(?:옴|봄|줌|냄|둠|감|놓음|버림|나감)$/;
const NOT_SAID = /^(?:않음|못함)$/;
/** 땀 간격 고름: even; 말수 적음: few. */
const EVEN = /(?:간격|땀|두께|크기|굵기|속도|호흡|박자|톤|색|표면|분포|음색|선|농도|명암)$/;
const FEW = /(?:수|량|양|오차|편차|실수|오류|차이|말수|횟수|비율|낭비)$/;
/** Nouns of the dictionary that are a verb behind its object or how it was done: 핵심 잘 잡음. */
const MEANT: Readonly<Partial<Record<string, string>>> = {
  잡음: '잡',
  그림: '그리',
  기름: '기르',
  느낌: '느끼',
  모음: '모으',
};
const isMeant = (words: readonly string[]) =>
  saysHow(words.at(-2) ?? '') || /[을를]$/.test(words.at(-2) ?? '');

/** The noun right before the verb, with 을 or 이 left out. */
const subjectOf = (before: readonly string[]) => coreOf(before.at(-1) ?? '');

/** The words of a point that ends in a verb, each with its particle; null where it is said of nothing, undefined where the last word is no verb. */
export function verbTold(words: readonly string[]): string[] | null | undefined {
  const last = coreOf(words.at(-1) ?? '');
  if (!/^[ㅁㄻ]$/.test(lastFinal(last) ?? '')) return undefined;
  // 쓰고 있음, 배어 있음, 할 수 있음: how a verb goes on.
  if (
    /^[있없]음$/.test(last) &&
    (words.at(-2) === '수' ||
      (formOf(coreOf(words.at(-2) ?? '')) !== null && !isBare(words.at(-2) ?? '', '')))
  )
    return undefined;
  const helped = HELPS.test(last) && words.length > 1 ? formOf(`${coreOf(words.at(-2) ?? '')}서`) : null;
  const denied = NOT_SAID.test(last) ? (/^(.+)지$/.exec(coreOf(words.at(-2) ?? ''))?.[1] ?? null) : null;
  const isTwo = helped !== null || denied !== null;
  const head = words.slice(isTwo ? -2 : -1);
  const before = words.slice(0, isTwo ? -2 : -1);
  const stem =
    helped ??
    denied ??
    (isMeant(words) ? MEANT[last] : undefined) ??
    (isListedThing(last) && last.length > 2 ? null : (describedAs(last) ?? stemIn(last, true)));
  if (stem === null) return undefined;
  const noun = /^(.{2,})하$/.exec(stem)?.[1];
  const doing = noun === undefined ? null : doingIn(noun);
  if (doing !== null) {
    const told = beforeDoing(before, doing);
    return told === null ? null : [...told, ...head];
  }
  const isEven =
    (stem === '고르' && EVEN.test(subjectOf(before))) || (stem === '적' && FEW.test(subjectOf(before)));
  if (!isEven && isTransitive(stem)) {
    const told = beforeDoing(before, {
      noun: stem,
      told: last,
      takes: 'object',
      takesDeeds: true,
      divides: /^나누/.test(stem),
      isVerb: true,
    });
    return told === null ? null : [...told, ...head];
  }
  // 태도를 보임, 신중함을 보여 줌: shown, with its object.
  if (!isEven && hasObject(clausesOf(before).own)) return undefined;
  // 방학까지 빠지지 않음: the student.
  if (denied !== null && isMarked(before.at(-1) ?? '')) return undefined;
  if (isEven || isAdjective(stem) || BEFALLS.test(stem)) {
    if (isUnsaid(stem)) return null;
    const told = beforeState(before, last, !isAdjective(stem));
    return told === null ? null : [...told, ...head];
  }
  return undefined;
}
