import type { TermMaterial } from '../../../contract/term-material.ts';
import type { Database } from '../../db/connection.ts';
import type { EnrolledStudent } from '../responses/present.ts';
import { settledRemark } from './settled.ts';
import { findGivenForms, findInForms } from './term-sheet.ts';

/** What the term remarks of a class are written from. */
export async function presentTerm(
  db: Database,
  classId: string,
  students: readonly EnrolledStudent[],
): Promise<TermMaterial> {
  const forms = await findGivenForms(db, classId);
  const rows = await findInForms(db, forms);
  const order = new Map(forms.map((form, index) => [form.id, index]));
  const byStudent = new Map<string, typeof rows>();
  for (const row of rows) byStudent.set(row.studentId, [...(byStudent.get(row.studentId) ?? []), row]);
  return {
    forms: forms.map(({ id, classContent, questions }) => ({
      id,
      class_content: classContent,
      questions,
    })),
    students: students.map((student) => ({
      student_id: student.id,
      forms: (byStudent.get(student.id) ?? [])
        .sort((a, b) => (order.get(a.evaluationId) ?? 0) - (order.get(b.evaluationId) ?? 0))
        .map((row) => ({
          evaluation_id: row.evaluationId,
          response_id: row.id,
          created_at: row.submittedAt?.toISOString() ?? null,
          answers: row.editedAnswers ?? row.answers,
          edited: row.editedAnswers !== null,
          observation: row.observation,
          final_evaluation: row.remark,
          settled: settledRemark(row) !== null,
        })),
    })),
  };
}
