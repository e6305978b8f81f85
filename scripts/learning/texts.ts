import { chanceOf, type Weighing } from '../../record/compose/learnt/chance.ts';
import { sentencesOf } from '../../record/compose/learnt/letter-signs.ts';
import type { MarkedSentence } from '../../record/compose/learnt/marked.ts';
import type { Example } from './example.ts';
import { type Caution, learn } from './logistic-regression.ts';

/** A text that has to be noticed, or comes near one that has, as the signs of each of its sentences. */
export interface SignedText {
  isMarked: boolean;
  sentences: string[][];
  /** What it needs no chance to be noticed for. */
  isPlain: boolean;
}

/** How often a sentence of these counts beside one of the thousands of plain ones. */
const RARE = 3;
/** A sentence beside the likeliest of its text is taken for another of its kind from this chance on; below, nothing is known of it. */
const ALSO = 0.6;
/** Signs that weigh less at first are not asked again. */
const MUCH = 0.12;

export const signedText = (
  { isMarked, text }: MarkedSentence,
  signsOf: (sentence: string) => string[],
  isPlain: boolean,
): SignedText => ({ isMarked, sentences: sentencesOf(text).map(signsOf), isPlain });

/** The sentences of a text as examples: of one that has to be noticed only those that it is noticed for. */
function examplesIn({ isMarked, sentences }: SignedText, weighing: Weighing | null): Example[] {
  if (!isMarked) return sentences.map((signs) => ({ signs, share: 0, times: RARE }));
  if (!weighing) return sentences.map((signs) => ({ signs, share: 1, times: RARE / sentences.length }));
  const chances = sentences.map((signs) => chanceOf(signs, weighing));
  const highest = Math.max(...chances);
  return sentences
    .filter((_, at) => chances[at] === highest || (chances[at] ?? 0) >= ALSO)
    .map((signs) => ({ signs, share: 1, times: RARE }));
}

/**
 * The weights that notice the texts: first by all signs, which tells the sentences that they are noticed for from those beside them, and
 * the signs that say much from those that say little; then from the former alone.
 */
export function learnTexts(
  texts: readonly SignedText[],
  lessons: readonly Example[],
  caution: Caution,
): Weighing {
  const learnt = (weighing: Weighing | null, how: Caution) =>
    learn([...lessons, ...texts.flatMap((text) => examplesIn(text, weighing))], how);
  const first = learnt(null, { ...caution, least: MUCH });
  return learnt(first, { ...caution, only: new Set(Object.keys(first.weights)) });
}

const chanceOfText = ({ sentences }: SignedText, weighing: Weighing): number =>
  Math.max(0, ...sentences.map((signs) => chanceOf(signs, weighing)));

const MOSTLY = 100;
const percent = (share: number) => (MOSTLY * share).toFixed(1);

/** For each writer and chance the share of theirs that is noticed, and of what comes near it: by weights learnt from the others. */
export function* byOthers(
  writers: ReadonlyMap<string, SignedText[]>,
  lessons: readonly Example[],
  caution: Caution,
  chances: readonly number[],
): Generator<string> {
  const all: { text: SignedText; chance: number }[] = [];
  const line = (name: string, noticed: typeof all) =>
    [
      name,
      ...chances.map((least) => {
        const share = (isMarked: boolean) => {
          const those = noticed.filter(({ text }) => text.isMarked === isMarked);
          return percent(
            those.filter(({ text, chance }) => text.isPlain || chance >= least).length / those.length,
          );
        };
        return `${least}: ${share(true)} (${share(false)})`;
      }),
    ].join('  ');
  for (const [writer, texts] of writers) {
    if (!texts.some(({ isMarked }) => isMarked)) continue;
    const others = [...writers].flatMap(([other, theirs]) => (other === writer ? [] : theirs));
    const weighing = learnTexts(others, lessons, caution);
    const noticed = texts.map((text) => ({ text, chance: chanceOfText(text, weighing) }));
    all.push(...noticed);
    yield line(writer, noticed);
  }
  yield line('all', all);
}
