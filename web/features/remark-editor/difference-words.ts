import { countChanges, type DiffPart } from './text-diff.ts';

/** How much differs between a version and the text of now; what did not happen is not counted. */
export function differenceWords(parts: readonly DiffPart[]): string {
  const { added, removed, moved } = countChanges(parts);
  const counts = [
    { words: '− 뺀 곳', count: removed },
    { words: '+ 더한 곳', count: added },
    { words: '↕ 옮긴 문장', count: moved },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return '띄어쓰기 말고는 달라진 것이 없어요.';
  // A number does not go to a line of its own.
  const said = counts.map(({ words, count }) => `${words} ${count}`.replaceAll(' ', '\u00a0'));
  return `이 판에서 지금 글까지: ${said.join(' · ')}`;
}
