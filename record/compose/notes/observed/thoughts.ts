import { lastFinal, withFinal } from '../../../hangul.ts';

/** What a teacher thought of a doing, around the doing: 답글을 달아 준 점 칭찬함, 드물 텐데 차근차근 대답했다. */

const BEFORE_IT = /^[^.]{4,60}[가-힣] 텐데,? /;
const PRAISED =
  /^(.+)([가-힣]) (?:(?:점|것|거)(?:을)? 칭찬(?:함|할 만함|했다|해 ?줌|했음)?|점(?:이)? (?:인상 ?깊음|좋음))(?=\.?$)/;

/** A note without what the teacher thought of it; any other comes back as it is. */
export function withoutThoughts(note: string): string {
  const told = note.replace(BEFORE_IT, '');
  // 달아 준 점 칭찬함 → 달아 줌; 는 tells no single doing.
  return told.replace(PRAISED, (whole, head: string, last: string) =>
    lastFinal(last) === 'ㄴ' && !/[은는]/.test(last) ? `${head}${withFinal(last, 'ㅁ')}` : whole,
  );
}
