import type { OperationName } from '../../../contract/api.ts';

/** The reads that are no longer true once a form was submitted, or a submission cancelled. */
export const AFTER_SUBMITTING = [
  'listJoinedClassEvaluations',
  'listAvailableEvaluations',
  'listMyEvaluations',
  'listEvaluationHistory',
] as const satisfies readonly OperationName[];
