import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { Badge } from '../../ui/badge.tsx';
import { STATUS_WORDS, statusOf } from './evaluation-status.ts';

/** How far a form is: not handed out, in progress, closed. */
export function EvaluationBadge({ form }: { form: Pick<EvaluationReply, 'is_distributed' | 'is_closed'> }) {
  const { label, tone } = STATUS_WORDS[statusOf(form)];
  return <Badge tone={tone}>{label}</Badge>;
}
