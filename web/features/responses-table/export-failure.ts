import { ApiError } from '../../lib/api-error.ts';
import { EXPORT_FAILED } from '../../lib/download.ts';

export type ExportName =
  | 'exportEvaluation'
  | 'exportClassEvaluations'
  | 'exportClassStudents'
  | 'exportTermSheet';

/** Specification 2, section 8: that the export failed, with the detail; a form that is not there is named. */
export function exportFailure(operation: ExportName, error: unknown): string {
  if (!(error instanceof ApiError)) return `${EXPORT_FAILED}.`;
  if (operation === 'exportEvaluation' && error.code === 'NOT_FOUND')
    return '자기평가지 정보를 찾을 수 없습니다.';
  // What `download` says by itself begins like this.
  if (error.message === '' || error.message.startsWith(EXPORT_FAILED))
    return error.message || `${EXPORT_FAILED}.`;
  return `${EXPORT_FAILED}: ${error.message}`;
}
