import { countBytes } from '../../bytes.ts';
import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { STANDS_ALONE } from '../arranging/grounds.ts';
import { leftOut, type Unit } from '../reading/piece.ts';
import { type Standing, standingOf } from './standing.ts';

/** From this chance on twenty of twenty-one sentences were to be mended or struck, in drafts of writers that were not learnt from. */
const GROUNDLESS = 0.4;
/** Share of the limit from which on the choice has to leave something out. */
const FULL = 1.1;
const LEANS_ON_WHAT_IS_GONE =
  '앞에서 말한 내용이 빠져 이 문장만으로는 뜻이 통하지 않을 수 있으므로 제외했습니다. 필요하면 함께 넣어 주세요.';
/** 미리 바꾸겠다는 의지를 보임, 알려 주려고 함: a plan stands alone, as a lesson does. */
const PLAN = /(?:의지를 보임|관심을 갖게 됨|려고 함)\.$/;
const standsAlone = (text: string) => STANDS_ALONE.test(text) || PLAN.test(text);

/**
 * Leaves out what says nothing without a sentence that was left out (`gone`), and then what leans on that; of what stays, how each
 * would stand.
 */
export function withoutGroundless(
  units: readonly Unit[],
  gone: readonly DroppedSentence[],
  input: ComposeInput,
): { units: Unit[]; dropped: DroppedSentence[]; standings: (Standing | undefined)[] } {
  const dropped: DroppedSentence[] = [];
  let kept = [...units];
  const text = units.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(' ');
  const isFull = countBytes(text) > input.limit * FULL;
  for (;;) {
    const standings = standingOf(kept, [...gone, ...dropped], input);
    const isGroundless = ({ pieces }: Unit, place: number) =>
      (standings[place]?.lost ?? 0) >= GROUNDLESS && !standsAlone(pieces[0]?.text ?? '');
    const groundless = kept.filter(isGroundless);
    // Where not all fits, the choice weighs what hangs; of a sheet that tells nothing else it is for the teacher to see.
    if (isFull || groundless.length === 0 || groundless.length === kept.length)
      return { units: kept, dropped, standings };
    for (const { pieces } of groundless)
      dropped.push(...pieces.flatMap((piece) => leftOut(piece, LEANS_ON_WHAT_IS_GONE)));
    kept = kept.filter((unit) => !groundless.includes(unit));
  }
}
