import { splitSentences } from '../../../record/sentences.ts';

/** A stretch of the difference between two texts. `moved` stands where the sentence stands now. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed' | 'moved';
  text: string;
}

/** Index pairs of the longest common subsequence. Quadratic: meant for hundreds of items, not for thousands. */
function commonOf(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const best = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i * width + j] =
        a[i] === b[j]
          ? (best[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((best[(i + 1) * width + j] ?? 0) >= (best[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

class Parts {
  readonly list: DiffPart[] = [];
  add(kind: DiffPart['kind'], words: readonly string[]): void {
    if (words.length === 0) return;
    const last = this.list.at(-1);
    if (last?.kind === kind && kind !== 'moved') last.text += ` ${words.join(' ')}`;
    else this.list.push({ kind, text: words.join(' ') });
  }
}

/** A word that two stretches share counts as kept only where less than this many times as much changed around it. */
const DROWNED = 8;

/** Common words without the few that chance has left between long changes, where they tear what is read as one apart. */
function keptWords(before: readonly string[], now: readonly string[]): [number, number][] {
  const runs: [number, number][][] = [];
  for (const [i, j] of commonOf(before, now)) {
    const [lastI, lastJ] = runs.at(-1)?.at(-1) ?? [-2, -2];
    if (i === lastI + 1 && j === lastJ + 1) runs.at(-1)?.push([i, j]);
    else runs.push([[i, j]]);
  }
  return runs
    .filter((run, at) => {
      const [first = [0, 0], last = [0, 0]] = [run[0], run.at(-1)];
      const [endI, endJ] = runs[at - 1]?.at(-1) ?? [-1, -1];
      const [nextI, nextJ] = runs[at + 1]?.[0] ?? [before.length, now.length];
      const changedBefore = first[0] - endI - 1 + (first[1] - endJ - 1);
      const changedAfter = nextI - last[0] - 1 + (nextJ - last[1] - 1);
      return Math.min(changedBefore, changedAfter) < run.length * DROWNED;
    })
    .flat();
}

function addWords(parts: Parts, before: readonly string[], now: readonly string[]): void {
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...keptWords(before, now), [before.length, now.length] as const]) {
    parts.add('removed', before.slice(i, nextI));
    parts.add('added', now.slice(j, nextJ));
    parts.add('same', now.slice(nextJ, nextJ + 1));
    [i, j] = [nextI + 1, nextJ + 1];
  }
}

/**
 * What changed from `before` to `now`: sentences that stayed or moved, and between them the words that came and went.
 * White space counts only as what parts words. Read without the removed parts it is `now`.
 */
export function diffTexts(before: string, now: string): DiffPart[] {
  const old = splitSentences(before).map((sentence) => sentence.text);
  const current = splitSentences(now).map((sentence) => sentence.text);
  const anchors = commonOf(old, current);
  const [oldKept, nowKept] = [new Set(anchors.map(([i]) => i)), new Set(anchors.map(([, j]) => j))];
  // What stands word for word in both, but elsewhere, has moved; each old sentence once.
  const elsewhere = new Map<string, number[]>();
  for (const [i, words] of old.entries())
    if (!oldKept.has(i)) elsewhere.set(words, [...(elsewhere.get(words) ?? []), i]);
  const [oldMoved, nowMoved] = [new Set<number>(), new Set<number>()];
  for (const [j, words] of current.entries()) {
    const from = nowKept.has(j) ? undefined : elsewhere.get(words)?.shift();
    if (from === undefined) continue;
    oldMoved.add(from);
    nowMoved.add(j);
  }

  const parts = new Parts();
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...anchors, [old.length, current.length] as const]) {
    let gone = old
      .slice(i, nextI)
      .filter((_, at) => !oldMoved.has(i + at))
      .flatMap(wordsOf);
    let come: string[] = [];
    for (let at = j; at < nextJ; at += 1) {
      if (!nowMoved.has(at)) come.push(...wordsOf(current[at] ?? ''));
      else {
        addWords(parts, gone, come);
        [gone, come] = [[], []];
        parts.add('moved', wordsOf(current[at] ?? ''));
      }
    }
    addWords(parts, gone, come);
    parts.add('same', wordsOf(current[nextJ] ?? ''));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return parts.list;
}

/** How many stretches of each kind there are. */
export function countChanges(parts: readonly DiffPart[]): Record<'added' | 'removed' | 'moved', number> {
  const count = (kind: DiffPart['kind']) => parts.filter((part) => part.kind === kind).length;
  return { added: count('added'), removed: count('removed'), moved: count('moved') };
}
