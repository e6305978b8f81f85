import { ENDED } from '../joined.ts';

/** Letters of a point that says more than what was done to what: 실수한 팀원에게 괜찮다고 먼저 말함. */
export const SAYS_ENOUGH = 12;
/** Letters of a sentence that a teacher writes out: 실수한 짝을 격려하며 끝까지 경기를 이어 감. */
const WRITTEN_OUT = 12;
/** Share of its words that stand as the teacher wrote them. */
const AS_WRITTEN = 0.7;
/** Tells who did what to what, or how: 을, 에게, 에서, 하며. */
const JOINED = /[가-힣A-Za-z\d'"’”)](?:을|를|에게|에서|으로|에|[하되]여|해서?|[가-힣]며|면서|고|[아어]서?) /;
/** How many letters and figures a text has. */
export const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '');

/**
 * Whether a point of an observation was jotted down (기타 실측, 비 계산으로 전환) and had to be made a sentence: judges
 * left few of such as they stood (decision 0033), so it speaks for what the student tells of it before it speaks itself.
 * @param raw the point as the teacher wrote it
 * @param text the same in record style
 */
export function isJotted(raw: string, text: string): boolean {
  if (raw.replace(/\s/g, '').length < WRITTEN_OUT || !JOINED.test(raw)) return true;
  const own = wordsOf(raw);
  const told = wordsOf(text);
  if (ENDED.test(raw)) return false;
  if (own.at(-1) !== told.at(-1)) return true;
  // 반례 찾음: a particle had to be put in.
  if (told.some((word) => !own.includes(word) && own.includes(word.replace(/(?:[을를이가]|으?로)$/, ''))))
    return true;
  return told.filter((word) => own.includes(word)).length / told.length < AS_WRITTEN;
}
