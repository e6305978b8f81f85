import { toRecordStyle } from '../style/to-record-style.ts';

/** A joint of a -고 chain: a verb's 고, not 다고/라고, not 고 있다/싶다, not a noun such as 광고 or 사고. */
const JOINT =
  /(?<![다라자냐려리])(?<!(?:광|사|최|창|재|보고서|참|경|권|예|신|충|회|원|기|중))고 (?!있|싶|나서|나니|보니|보면|난 |말|는 )/g;
const SHORTEST_HALF = 18;

/**
 * Parts a sentence that strings three or more clauses with -고 into two sentences at its middle joint; returns it
 * alone when it is no such chain or a half would not stand by itself.
 */
export function withoutChain(sentence: string): string[] {
  const quoted = /["“'‘][^"”'’]*고 [^"”'’]*["”'’]/.test(sentence);
  const joints = quoted ? [] : [...sentence.matchAll(JOINT)].map((match) => match.index);
  if (joints.length < 3 || sentence.length < 50) return [sentence];
  const middle = [...joints].sort(
    (a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2),
  );
  for (const at of middle) {
    const [left, right] = [sentence.slice(0, at), sentence.slice(at + 2)];
    if (left.length < SHORTEST_HALF || right.length < SHORTEST_HALF) continue;
    const first = toRecordStyle(`${left}다.`);
    if ('dropped' in first || first.review || !/[가-힣]\.$/.test(first.text) || first.text.endsWith('다.'))
      continue;
    return [first.text, right];
  }
  return [sentence];
}
