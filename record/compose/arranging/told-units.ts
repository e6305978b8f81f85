import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { besideAnswers } from '../likeness/beside.ts';
import { withoutNearDuplicates } from '../likeness/near-duplicates.ts';
import { withoutToldTwice } from '../likeness/told-twice.ts';
import { readMaterial } from '../reading/material.ts';
import { leftOut, type Piece, type Unit } from '../reading/piece.ts';
import { withoutWeak } from '../reading/weak.ts';
import { withoutGroundless } from '../learnt/groundless.ts';
import type { Standing } from '../learnt/standing.ts';
import { withoutUnsound } from '../learnt/unsound.ts';
import { isFollowed, withoutOpenEnds } from './open-ends.ts';
import { unitsOf } from './units.ts';

const POINTS_AT_NOTHING = '가리키는 앞 문장이 빠져 뜻이 통하지 않아 제외했습니다.';

/** What of a sheet may be told, and what was left out of it before anything is chosen, with the reasons. */
export function toldUnits(input: ComposeInput): {
  kept: Piece[];
  units: Unit[];
  /** Of each unit how it would stand, where that is known. */
  standings: (Standing | undefined)[];
  gone: DroppedSentence[];
} {
  const { pieces, dropped } = readMaterial(input);
  const { kept: different, dropped: twins } = withoutNearDuplicates(pieces);
  const { kept: once, dropped: twice } = withoutToldTwice(different);
  const { kept, dropped: weak } = withoutWeak(once, input.limit);
  const { units: all, adrift } = unitsOf(besideAnswers(kept, input));
  const { units: told, dropped: unsound } = withoutUnsound(all, input.limit);
  const { units: closed, dropped: open } = withoutOpenEnds(told, (unit) => isFollowed(unit, told));
  const lost = adrift.flatMap((piece) => leftOut(piece, POINTS_AT_NOTHING));
  const left = [...dropped, ...twins, ...twice, ...weak, ...unsound, ...lost, ...open];
  const { units, standings, dropped: groundless } = withoutGroundless(closed, left, input);
  return { kept, units, standings, gone: [...left, ...groundless] };
}
