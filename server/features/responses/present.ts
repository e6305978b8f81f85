import type { SubmissionStatus } from '../../../contract/classes.ts';
import type { Dismissal } from '../../../contract/findings.ts';
import type { ResponseReply, SavedResponse } from '../../../contract/responses.ts';
import type { responses } from '../../db/schema.ts';

export type ResponseRow = typeof responses.$inferSelect;

export interface EnrolledStudent {
  id: string;
  name: string;
  email: string;
  student_number: string | null;
}

/** Specification 2, section 4, "Student response (teacher view)". */
export function submissionStatusOf(row: {
  submittedAt: Date | null;
  remark: string | null;
  publishedAt: Date | null;
}): SubmissionStatus {
  if (row.publishedAt) return 'published';
  if (row.remark !== null) return 'evaluated';
  return row.submittedAt ? 'submitted' : 'not_submitted';
}

export function presentResponse(
  row: ResponseRow,
  student: EnrolledStudent,
  dismissals: Dismissal[],
): SavedResponse {
  return {
    id: row.id,
    student_id: student.id,
    student,
    status: submissionStatusOf(row),
    created_at: row.submittedAt?.toISOString() ?? null,
    responses: row.answers,
    edited_responses: row.editedAnswers,
    teacher_request: row.teacherRequest,
    teacher_observation: row.observation,
    final_evaluation: row.remark,
    provenance: row.provenance,
    dismissals,
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    is_published: row.publishedAt !== null,
    version: row.version,
  };
}

/** A student about whom there is nothing yet. */
export function presentNothing(student: EnrolledStudent): ResponseReply {
  return {
    id: null,
    student_id: student.id,
    student,
    status: 'not_submitted',
    created_at: null,
    responses: null,
    edited_responses: null,
    teacher_request: null,
    teacher_observation: null,
    final_evaluation: null,
    provenance: null,
    dismissals: [],
    confirmed_at: null,
    is_published: false,
    version: 0,
  };
}
