import { lastFinal } from '../../hangul.ts';
import { endsInNoun } from '../phrases/noun-phrase.ts';

/** 이유, 까닭: what a clause leads to. */
const LED_TO = /^(?:이유|까닭|원인|계기|경위|경우|때|모습|순간|정도)$/;
/** 나오지 않은, 녹지 못한: denied of something that stands before. */
const DENIED = /[가-힣]지 (?:않|못|아니)/;

/** 나온, 자란, 보이는: a verb before a noun; 확산, 시민 are nouns. */
const describes = (word: string) =>
  /[가-힣]$/.test(word) &&
  !endsInNoun(word) &&
  (/(?:는|은|던)$/.test(word) || (word.length > 1 && ['ㄴ', 'ㄹ'].includes(lastFinal(word) ?? '')));

/**
 * Whether a phrase is the end of a clause that lost its subject: 거의 나오지 않은 이유 of 젖당에서 기체가 거의 나오지
 * 않은 이유. Where the teacher typed nothing else it stays.
 */
export function isTornClause(phrase: string, content: string): boolean {
  if (content.trim() === phrase) return false;
  const words = phrase.split(' ');
  if (words.length < 2) return false;
  return DENIED.test(phrase) || (LED_TO.test(words.at(-1) ?? '') && describes(words.at(-2) ?? ''));
}

/** 실제 값과 비교, 이론값과 견주기: it compares what the clause before speaks of. */
const BORROWS =
  /^(?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]+[과와] (?:서로 |다시 )?(?:비교|대조|견주|맞추어 보)(?:하)?기?$/;

/** Whether the rest of a step lacks the thing that it compares, so that it is not told without what goes before. */
export const borrowsObject = (rest: string) => /비교|대조|견주|맞추/.test(rest) && BORROWS.test(rest);

/** 다른 사람 번역과 비교: one's own is meant. */
const WITH_OTHERS = /^(?:다른 (?:사람|친구|모둠|팀|조)|친구|짝|모둠|동료|서로)/;

/** Whether a step compares with one thing and does not say what: 계산값과 비교하기. */
export const lacksObject = (step: string) =>
  borrowsObject(step) && !step.includes('의 ') && !WITH_OTHERS.test(step);
