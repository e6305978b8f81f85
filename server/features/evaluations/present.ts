import type { EvaluationReply, StudentEvaluation, StudentStatus } from '../../../contract/evaluations.ts';
import type { classes, evaluations } from '../../db/schema.ts';
import { isActive, isClosed } from './rules.ts';

export type FormRow = typeof evaluations.$inferSelect & { class: typeof classes.$inferSelect };

function shared(row: FormRow, now: Date) {
  return {
    id: row.id,
    class_id: row.classId,
    class: {
      id: row.class.id,
      name: row.class.name,
      type: row.class.type,
      creative_type: row.class.creativeType,
    },
    type: row.type,
    achievement_standard: row.achievementStandard,
    class_content: row.classContent,
    question_count: row.questions.length,
    is_distributed: row.isDistributed,
    is_closed: isClosed(row, now),
    due_at: row.dueAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentEvaluation(
  row: FormRow,
  counts: { responses: number; students: number },
  now: Date,
): EvaluationReply {
  return {
    ...shared(row, now),
    other_notes: row.otherNotes,
    questions: row.questions,
    responseCount: counts.responses,
    studentCount: counts.students,
    can: {
      edit: !row.isDistributed,
      distribute: !row.isDistributed,
      close: isActive(row, now),
      reopen: isClosed(row, now),
    },
  };
}

export interface OwnState {
  responseId: string | null;
  submittedAt: Date | null;
  hasRemark: boolean;
  publishedAt: Date | null;
  hasDraft: boolean;
}

/** What this form is to the student: specification 2, section 4, "Student view of a form". */
function studentStatusOf(row: FormRow, own: OwnState, now: Date): StudentStatus {
  if (own.publishedAt) return 'published';
  // A remark from the observation alone ends answering too: submitting would be refused.
  if (own.submittedAt === null) return isClosed(row, now) || own.hasRemark ? 'ended' : 'not_submitted';
  return own.hasRemark ? 'evaluated_private' : 'submitted';
}

/** With what there is of this student: the id of the response only once it is handed in or published. */
export function presentForStudent(row: FormRow, own: OwnState, now: Date): StudentEvaluation {
  const hasSubmitted = own.submittedAt !== null;
  return {
    ...shared(row, now),
    status: studentStatusOf(row, own, now),
    hasSubmitted,
    hasDraft: own.hasDraft && !hasSubmitted,
    responseId: hasSubmitted || own.publishedAt ? own.responseId : null,
    submitted_at: own.submittedAt?.toISOString() ?? null,
  };
}
