import { lastFinal } from '../../../../hangul.ts';
import { stemIn } from '../../particles/what-is-done.ts';
import { clausesOf } from './clause.ts';
import { isMarked } from './nouns.ts';
import { coreOf, wordsOf } from './tokens.ts';

/** 사형제 폐지 찬동함: a doing that the teacher wrote out, whatever its noun. */
const WRITTEN = /(?:함|됨|했음|하였음|되었음|[적것점편]임|있음|없음|였음|이었음)$/;
/** Nouns in ㅁ that end no clause, whatever stands before them. */
const NEVER_DONE = /^(?:게임|프로그램|모임|시스템|책임|담임|이름|마음|처음|다음|사람|만큼|요즘|지금|조금)$/;

/** Whether a point ends in a predicate, whatever stands before it. */
export const endsInPredicate = (note: string): boolean => {
  const words = wordsOf(note);
  const last = coreOf(words.at(-1) ?? '');
  if (WRITTEN.test(last)) return true;
  if (!/^[ㅁㄻ]$/.test(lastFinal(last) ?? '') || NEVER_DONE.test(last)) return false;
  if (stemIn(last, true) !== null) return true;
  // 습관을 기름, 알려 주며 도움, 조정실에 붙임: nouns of the dictionary, and verbs behind what they are done to.
  const { front, own } = clausesOf(words.slice(0, -1));
  return own.length === 0
    ? front.length > 0
    : own.some((word) => /(?:[을를에]|으로|에게)$/.test(coreOf(word)) && isMarked(word));
};
