import { nominal } from '../../../../style/words/stems.ts';
import { describing, isDone } from './describing.ts';
import { isMarked } from './nouns.ts';
import { coreOf } from './tokens.ts';

/** The deed of a point that names it as a thing (도구를 통일한 점, 연습하는 것 봄) in its nominal form, or null. */
export function deedNamed(words: readonly string[]): string[] | null {
  const noted = /^(?:봄|보임)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  if (!/^(?:점|것|거)(?:을)?$/.test(noted.at(-1) ?? '') || noted.length < 3) return null;
  // 조원이 찾은 것: of somebody else.
  if (noted.slice(0, -2).some((word) => /[이가]$/.test(coreOf(word)) && isMarked(word))) return null;
  const described = describing(noted.at(-2) ?? '', noted.at(-3));
  if (described === null || !isDone(described.stem) || /[있없]$/.test(described.stem)) return null;
  return [...noted.slice(0, -2), nominal(described.stem)];
}
