import { isPredicate, isSurePredicate } from '../words/forms.ts';
import { isDoing, isListedThing } from '../words/nouns.ts';
import { isKnownStem } from '../words/stems.ts';

/** 뽑는다, 심었다: a verb that ends the sentence. */
const AT_END = /(?<![가-힣])([안못])([가-힣]{1,3})(?=(?:는다|[았었](?:다|어요|습니다|음))[.!?~\s]*$)/;
/** 올라가서, 나가서: the form is the stem itself. */
const GOING = /^([가-힣]+[가나])서$/;

/** 안올라가서: what stands behind 안 is surely a form of a verb, and the whole word (안내하고, 안타까워서) is none. */
function isDenied(not: string, rest: string): boolean {
  const whole = not + rest;
  const going = GOING.exec(rest)?.[1] ?? '';
  if (!(isSurePredicate(rest) || (going.length > 1 && isKnownStem(going)))) return false;
  if (isPredicate(whole) || isListedThing(whole)) return false;
  return ![2, 3].some(
    (long) => whole.length > long && (isDoing(whole.slice(0, long)) || isListedThing(whole.slice(0, long))),
  );
}

/** A negation that was written on to its verb: 안뽑는다, 못심었다, 안올라가서. */
export function withNegationsApart(text: string): string {
  if (!/(?<![가-힣])[안못][가-힣]/.test(text)) return text;
  return text
    .replace(AT_END, (whole, not: string, stem: string) =>
      stem !== '이' && isKnownStem(stem) && !isKnownStem(whole) && !isListedThing(whole)
        ? `${not} ${stem}`
        : whole,
    )
    .replace(/(?<![가-힣])([안])([가-힣]{3,8})(?=[\s,])/g, (whole, not: string, rest: string) =>
      isDenied(not, rest) ? `${not} ${rest}` : whole,
    );
}
