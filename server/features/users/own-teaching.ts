import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import {
  classCodes,
  classes,
  dismissals,
  enrolments,
  evaluations,
  jobs,
  remarkVersions,
  responses,
  users,
} from '../../db/schema.ts';
import { isClosed } from '../evaluations/rules.ts';
import { isLivingSheet } from '../evaluations/kinds.ts';

const WRITERS = { builtin: '내장 도구', model: 'AI', hand: '직접 씀', sheet: '시트에서 가져옴' } as const;

function groupBy<T>(rows: T[], keyOf: (row: T) => string): (key: string) => T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}

/**
 * What a teacher made: classes, forms, and what they wrote about each student, published or not. What students wrote is
 * the students' own and stands in the spreadsheet of a form. Deleted classes and forms are gone, here too.
 * @returns the content, and how many students it tells of
 */
export async function findOwnTeaching(db: Database, teacherId: string, now: Date) {
  const own = await db
    .select({ class: classes, code: classCodes.code })
    .from(classes)
    .leftJoin(classCodes, and(eq(classCodes.classId, classes.id), eq(classCodes.isCurrent, true)))
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.deletedAt)))
    .orderBy(asc(classes.createdAt), asc(classes.id));
  const ofClasses = and(eq(classes.teacherId, teacherId), isNull(classes.deletedAt), isLivingSheet);
  const forms = await db
    .select({ form: evaluations })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(ofClasses)
    .orderBy(asc(evaluations.createdAt), asc(evaluations.id));
  const written = await db
    .select({ response: responses, student: users.name, number: enrolments.studentNumber })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .innerJoin(users, eq(users.id, responses.studentId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.classId, evaluations.classId), eq(enrolments.studentId, responses.studentId)),
    )
    .where(
      and(
        ofClasses,
        or(isNotNull(responses.observation), isNotNull(responses.remark), isNotNull(responses.editedAnswers)),
      ),
    )
    .orderBy(asc(enrolments.studentNumber), asc(responses.id));
  const earlier = await db
    .select()
    .from(remarkVersions)
    .where(eq(remarkVersions.createdBy, teacherId))
    .orderBy(asc(remarkVersions.createdAt), asc(remarkVersions.id));
  const judged = await db.select().from(dismissals).where(eq(dismissals.createdBy, teacherId));
  const bulk = await db
    .select()
    .from(jobs)
    .where(eq(jobs.createdBy, teacherId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id));

  const formsOf = groupBy(
    forms.filter(({ form }) => form.kind === 'form'),
    ({ form }) => form.classId,
  );
  const termOf = groupBy(
    forms.filter(({ form }) => form.kind === 'term'),
    ({ form }) => form.classId,
  );
  const writtenOf = groupBy(written, ({ response }) => response.evaluationId);
  const earlierOf = groupBy(earlier, (row) => row.responseId);
  const judgedOf = groupBy(judged, (row) => row.responseId);
  const bulkOf = groupBy(bulk, (row) => row.evaluationId);
  const byStudent = (evaluationId: string) =>
    writtenOf(evaluationId).map(({ response, student, number }) => ({
      학번: number,
      이름: student,
      교사_관찰: response.observation,
      내가_고친_답: response.editedAnswers,
      기록문: response.remark,
      교사_확인: response.confirmedAt?.toISOString() ?? null,
      공개된_때: response.publishedAt?.toISOString() ?? null,
      기록문의_지난_판: earlierOf(response.id).map((row) => ({
        쓴_이: WRITERS[row.writer],
        글: row.text,
        때: row.createdAt.toISOString(),
        ...(row.restoredFrom && { 되돌린_판의_때: row.restoredFrom.toISOString() }),
      })),
      그대로_두기로_한_검사_결과: judgedOf(response.id).map((row) => ({
        표현: row.text,
        까닭: row.reason,
        때: row.createdAt.toISOString(),
      })),
    }));
  const content = {
    수업: own.map(({ class: one, code }) => ({
      이름: one.name,
      과목: one.subjectName,
      학년도: one.schoolYear,
      학년: one.grade,
      설명: one.description,
      참여_코드: code,
      만든_때: one.createdAt.toISOString(),
      자기평가지: formsOf(one.id).map(({ form }) => ({
        성취기준: form.achievementStandard,
        수업_내용: form.classContent,
        기타_사항: form.otherNotes,
        문항: form.questions,
        배포함: form.isDistributed,
        마감_일시: form.dueAt?.toISOString() ?? null,
        마감함: isClosed(form, now),
        만든_때: form.createdAt.toISOString(),
        한꺼번에_쓸_때_적은_관찰: bulkOf(form.id).flatMap((job) => job.observation ?? []),
        학생별: byStudent(form.id),
      })),
      학기_기록문: termOf(one.id).flatMap(({ form }) => byStudent(form.id)),
    })),
  };
  return { content, students: new Set(written.map(({ response }) => response.studentId)).size };
}
