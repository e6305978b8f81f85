import { and, asc, eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import type { Database } from '../../db/connection.ts';
import { isForm } from '../evaluations/kinds.ts';
import { classes, drafts, enrolments, evaluations, responses, users } from '../../db/schema.ts';

/** Questions beside the answers to them. */
function pair(questions: string[], answers: string[] | null) {
  return (answers ?? []).map((answer, index) => ({ 문항: questions[index] ?? null, 답: answer }));
}

/**
 * What somebody did as a student: classes, submissions, drafts; null for who never was one. What the teacher wrote is there
 * once it is published, as on the result screen; a term remark never is, so it is not here either
 * (docs/decisions/0014-term-remark.md).
 */
export async function findOwnAnswers(db: Database, actor: Person) {
  const joined = await db
    .select({ enrolment: enrolments, name: classes.name, subject: classes.subjectName, teacher: users.name })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(eq(enrolments.studentId, actor.userId))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.classId));
  if (joined.length === 0 && actor.role !== 'student') return null;
  const written = await db
    .select({
      response: responses,
      questions: evaluations.questions,
      lesson: evaluations.classContent,
      class: classes.name,
    })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(and(eq(responses.studentId, actor.userId), isForm))
    .orderBy(asc(responses.createdAt), asc(responses.id));
  const begun = await db
    .select({
      draft: drafts,
      questions: evaluations.questions,
      lesson: evaluations.classContent,
      class: classes.name,
    })
    .from(drafts)
    .innerJoin(evaluations, eq(evaluations.id, drafts.evaluationId))
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(eq(drafts.studentId, actor.userId))
    .orderBy(asc(drafts.savedAt), asc(drafts.evaluationId));
  return {
    수업: joined.map(({ enrolment, ...row }) => ({
      이름: row.name,
      과목: row.subject,
      교사: row.teacher,
      그때의_학번: enrolment.studentNumber,
      참여한_때: enrolment.joinedAt.toISOString(),
      나간_때: enrolment.leftAt?.toISOString() ?? null,
    })),
    자기평가: written
      // A note about somebody who did not submit is the teacher's alone until it is published.
      .filter(({ response }) => response.submittedAt !== null || response.publishedAt !== null)
      .map(({ response, ...row }) => {
        const isPublished = response.publishedAt !== null;
        return {
          수업: row.class,
          수업_내용: row.lesson,
          제출한_때: response.submittedAt?.toISOString() ?? null,
          답: pair(row.questions, response.answers),
          선생님께_한마디: response.teacherRequest,
          공개된_때: response.publishedAt?.toISOString() ?? null,
          교사_관찰: isPublished ? response.observation : null,
          기록문: isPublished ? response.remark : null,
        };
      }),
    쓰는_중인_답: begun.map(({ draft, ...row }) => ({
      수업: row.class,
      수업_내용: row.lesson,
      저장한_때: draft.savedAt.toISOString(),
      답: pair(row.questions, draft.answers),
      선생님께_한마디: draft.teacherRequest,
    })),
  };
}
