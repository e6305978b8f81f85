import type { StudentEvaluation } from '../../../contract/evaluations.ts';
import { formatDay, formatMoment } from '../../lib/dates.ts';

/**
 * When a form came, as far as tells it from the next: where its lesson stands beside it, the day; a creative one shows no
 * lesson to students (specification 2, section 2), so two of one day differ by their time alone.
 */
export function givenAt({ type, created_at: at }: Pick<StudentEvaluation, 'type' | 'created_at'>): string {
  return type === 'subject' ? formatDay(at) : formatMoment(at);
}
