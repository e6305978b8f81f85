import type { EvaluationReply } from '../../../contract/evaluations.ts';

export type EvaluationStatus = 'draft' | 'active' | 'closed';

/** Specification 2, section 4. */
export function statusOf(form: Pick<EvaluationReply, 'is_distributed' | 'is_closed'>): EvaluationStatus {
  if (!form.is_distributed) return 'draft';
  return form.is_closed ? 'closed' : 'active';
}

export const STATUS_WORDS: Record<
  EvaluationStatus,
  { label: string; tone: 'neutral' | 'waiting' | 'primary' | 'success' }
> = {
  draft: { label: '배포 전', tone: 'waiting' },
  active: { label: '진행 중', tone: 'primary' },
  closed: { label: '마감', tone: 'neutral' },
};
