import type { Source } from '../../../contract/provenance.ts';
import { joinLessons, type Lesson } from '../../../record/compose/reading/lessons.ts';
import type { Source as PlainSource } from '../../../record/types.ts';
import type { Database } from '../../db/connection.ts';
import type { evaluations } from '../../db/schema.ts';
import type { WriterInput } from '../../writers/record-writer.ts';
import { settledRemark } from '../term/settled.ts';
import { findGivenForms, findInForms } from '../term/term-sheet.ts';

type Form = typeof evaluations.$inferSelect;

export interface Material {
  input: Omit<WriterInput, 'limit' | 'names' | 'seed'>;
  /** Where a source of the writer's stands, for good: whatever forms come later. */
  placed: (source: PlainSource) => Source;
}

function lessonOf(form: Form, answers: string[] | null, observation: string): Lesson {
  return {
    questions: form.questions,
    answers: answers ?? [],
    observation,
    ...(form.achievementStandard ? { standard: form.achievementStandard } : {}),
    content: form.classContent,
  };
}

/** A lesson of which the teacher has already settled what a record says. */
function settledLesson(form: Form, remark: string): Lesson {
  return { ...lessonOf(form, null, remark), settled: true };
}

/**
 * What the remark of one student is written from: the answers to a form, or for a term sheet what there is in all forms
 * given. Where the teacher has settled a form's remark, that is it: what was mended there may not come back
 * (docs/decisions/0014-term-remark.md).
 */
export async function materialOf(
  db: Database,
  at: { evaluation: Form; studentId: string },
  own: { answers: string[] | null; observation: string },
): Promise<Material> {
  const { evaluation } = at;
  if (evaluation.kind === 'form') {
    return {
      input: lessonOf(evaluation, own.answers, own.observation),
      placed: (source) => source,
    };
  }
  const forms = await findGivenForms(db, evaluation.classId);
  const rows = new Map(
    (await findInForms(db, forms, at.studentId)).map((row) => [row.evaluationId, row] as const),
  );
  const told = forms.flatMap((form) => {
    const row = rows.get(form.id);
    const settled = row && settledRemark(row);
    if (settled) return [{ form, lesson: settledLesson(form, settled) }];
    const answers = row?.editedAnswers ?? row?.answers ?? null;
    const observation = row?.observation?.trim() ? row.observation : '';
    return answers || observation ? [{ form, lesson: lessonOf(form, answers, observation) }] : [];
  });
  const wholeTerm = own.observation ? [{ questions: [], answers: [], observation: own.observation }] : [];
  const lessons: Lesson[] = [...told.map(({ lesson }) => lesson), ...wholeTerm];
  const { joined, placeOf } = joinLessons(lessons);
  return {
    // One form and what was seen of the term are one account; several are told one after the other, and so is a settled text.
    input: told.length > 1 || told.some(({ lesson }) => lesson.settled) ? { ...joined, lessons } : joined,
    placed: (source) => {
      const { lesson, source: place } = placeOf(source);
      const at = told[lesson];
      if (!at) return place;
      return {
        ...place,
        ...(at.lesson.settled ? { kind: 'remark' as const } : {}),
        evaluation_id: at.form.id,
      };
    },
  };
}
