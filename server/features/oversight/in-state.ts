import { and, eq, not, type SQL } from 'drizzle-orm';
import type { EvaluationState } from '../../../contract/oversight.ts';
import { evaluations } from '../../db/schema.ts';
import { activeAt } from '../evaluations/queries.ts';

/** As `rules.ts` judges it, for a query. */
export function inState(state: EvaluationState, now: Date): SQL | undefined {
  if (state === 'draft') return eq(evaluations.isDistributed, false);
  const active = activeAt(now);
  if (state === 'active' || !active) return active;
  return and(eq(evaluations.isDistributed, true), not(active));
}
