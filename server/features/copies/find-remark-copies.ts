import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { ComparedText } from '../../../contract/copies.ts';
import { ownWording } from '../../../record/compose/arranging/own-wording.ts';
import type { Teacher } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Database } from '../../db/connection.ts';
import { classes, enrolments, evaluations, responses, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isLivingForm, isLivingSheet } from '../evaluations/kinds.ts';
import { taughtSheet } from '../scope.ts';
import { pairsWith } from './compare-texts.ts';

/** Past remarks that one form is compared with, the newest of the teacher: some ten years of classes. */
const PAST_MAX = 3000;

/**
 * Texts of this form that share more than chance with another: its remarks with each other and with the same teacher's
 * remarks of other forms, classes and years; its answers, as the students wrote them, with each other. Term remarks are
 * compared with term remarks and with what was written in other classes: those of the class's own forms are what they are
 * made of.
 */
export const findRemarkCopies: Handler<'findRemarkCopies'> = async (ctx, actor, input) => {
  const sheet = await taughtSheet(ctx.db, actor, input.id);
  const { id } = sheet;
  const own = await findTexts(ctx.db, eq(evaluations.id, id));
  const past = await findTexts(ctx.db, otherRemarksOf(actor, sheet), PAST_MAX);
  const ofForm = own.flatMap((row) => (row.answers ? [asText(row, 'answer', row.answers.join('\n'))] : []));
  const remarks = own.flatMap((row) => (row.remark ? [asText(row, 'remark', row.remark)] : []));
  const others = past.flatMap((row) => (row.remark ? [asText(row, 'remark', row.remark)] : []));
  // Each kind alone: a remark is made of its student's answers and always shares with them.
  const contents = [...new Set([...own, ...past].map((row) => row.evaluation.class_content))];
  const given = [...contents, ...ownWording(contents)];
  const pairs = [
    ...(await pairsWith(remarks, others, { given })),
    // A class that all copied one answer must be seen, however many have it; the question's own words are nobody's copy.
    ...(await pairsWith(ofForm, [], { given: [...contents, ...sheet.questions], whole: true })),
  ].sort((one, two) => two.score - one.score);
  const shown = new Set(pairs.flatMap((pair) => [pair.a, pair.b]));
  const texts = [...remarks, ...others, ...ofForm].filter((text) => shown.has(text.id));
  await audit(ctx, ctx.db, actor, {
    action: 'findRemarkCopies',
    subjectType: 'evaluation',
    subjectId: id,
    people: new Set(texts.map((text) => text.student.id)).size,
  });
  return { pairs, texts };
};

function otherRemarksOf(teacher: Teacher, sheet: Awaited<ReturnType<typeof taughtSheet>>) {
  return and(
    eq(classes.teacherId, teacher.userId),
    ne(evaluations.id, sheet.id),
    sheet.kind === 'form' ? isLivingForm : ne(classes.id, sheet.class.id),
    isNotNull(responses.remark),
  );
}

/** Who has left the class counts too: their text may already stand in a record. */
async function findTexts(db: Database, which: ReturnType<typeof and>, newest?: number) {
  const query = db
    .select({
      id: responses.id,
      remark: responses.remark,
      answers: responses.answers,
      student: { id: users.id, name: users.name, student_number: enrolments.studentNumber },
      evaluation: {
        id: evaluations.id,
        class_content: evaluations.classContent,
        createdAt: evaluations.createdAt,
      },
      class: { name: classes.name, school_year: classes.schoolYear },
    })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .innerJoin(users, eq(users.id, responses.studentId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, evaluations.classId), eq(enrolments.studentId, responses.studentId)),
    )
    .where(
      and(
        which,
        isLivingSheet,
        isNull(classes.deletedAt),
        or(isNotNull(responses.remark), isNotNull(responses.answers)),
      ),
    )
    .orderBy(
      sql`${evaluations.createdAt} DESC, ${evaluations.id}, ${enrolments.studentNumber} COLLATE "C" NULLS LAST, ${responses.id}`,
    );
  return newest === undefined ? query : query.limit(newest);
}

type TextRow = Awaited<ReturnType<typeof findTexts>>[number];

function asText(row: TextRow, kind: ComparedText['kind'], text: string): ComparedText {
  const { createdAt, ...evaluation } = row.evaluation;
  return {
    id: `${kind}:${row.id}`,
    kind,
    student: row.student,
    evaluation: { ...evaluation, created_at: createdAt.toISOString(), class: row.class },
    text,
  };
}
