import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { savedResponse } from './responses.ts';
import { expectedStudent } from './term-material.ts';
import { id, rowVersion } from './text.ts';

export const openTermSheet = operation({
  summary: '학기 기록문 열기',
  method: 'GET',
  path: '/api/teacher/classes/{classId}/term',
  actor: 'teacher',
  scope: { classId: 'class' },
  input: z.strictObject({ classId: id }),
  /** `GET …/evaluations/{id}/responses`, generation and every operation on a remark take this id like that of a form. */
  reply: z.object({ sheet: z.object({ id }) }),
});

export const startTermRemark = operation({
  summary: '자기평가지의 기록문으로 학기 기록문 시작하기',
  method: 'POST',
  path: '/api/teacher/classes/{classId}/term/students/{studentId}/start',
  actor: 'teacher',
  scope: { classId: 'class', studentId: 'student', responseId: 'response' },
  state: 'evaluated',
  input: z.strictObject({
    classId: id,
    studentId: id,
    /** Of one of the class's forms, with a remark of this student. */
    responseId: id,
    /** Of the student's row in the term sheet, 0 where there is none yet. */
    version: rowVersion,
  }),
  reply: z.object({ response: savedResponse }),
  errors: ['STALE', 'NOT_EVALUATED'],
  example: (ids) => ({ responseId: ids.response, version: 0 }),
});

/** As a spreadsheet holds it; a date, which nothing here is, says so instead of passing for a text. */
const sheetCell = z.union([
  z.string().check(z.maxLength(40_000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ date: z.string() }),
]);
export type SheetCell = z.output<typeof sheetCell>;

const namedStudent = z.object({ id, name: z.string(), student_number: z.nullable(z.string()) });

/** What becomes of one row of a sheet. */
export const importedRow = z.object({
  /** As the spreadsheet counts them, from 1. */
  row: z.int(),
  number: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** How the text begins, enough to know it by; empty without one. */
  beginning: z.string(),
  outcome: z.enum([
    /** In the class: the text becomes the first term remark. */
    'write',
    /** In the class: the text takes the place of another, which stays as a version. */
    'replace',
    /** Nothing changes: the same text, or none. */
    'same',
    /** Not in the class: becomes an expected student, or is one already. */
    'expected',
    /** Somebody in the class has the same number or the same name, not both: the teacher has to choose. */
    'half',
  ]),
  /** Who is meant; null for whoever is not in the class, or not chosen yet. */
  student: z.nullable(namedStudent),
  candidates: z.array(namedStudent),
  /** What is worth a look and stops nothing. */
  notices: z.array(z.string()),
});
export type ImportedRow = z.output<typeof importedRow>;

export const importTermSheet = operation({
  summary: '나이스 세특 시트 읽어 들이기 (미리 보기와 저장)',
  method: 'POST',
  path: '/api/teacher/classes/{classId}/term/import',
  actor: 'teacher',
  scope: { classId: 'class' },
  longReply: true,
  input: z.strictObject({
    classId: id,
    /** All rows of the sheet with its header, as they stand there. */
    rows: z.array(z.array(sheetCell).check(z.maxLength(100))).check(z.maxLength(5000)),
    /** True: only tells what would happen. */
    preview: z.boolean(),
    /** Who is meant where a row resembles somebody; null: nobody in the class. */
    choices: z.optional(
      z.array(z.strictObject({ row: z.int(), student_id: z.nullable(id) })).check(z.maxLength(1000)),
    ),
    /** `seen` of the preview that the teacher agreed to; needed to store. */
    seen: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    rows: z.array(importedRow),
    /** While there is one, nothing is stored. The first of them, at most `MOST_PROBLEMS`. */
    errors: z.array(z.object({ row: z.int(), column: z.nullable(z.string()), message: z.string() })),
    /** How many there are. */
    errorCount: z.int(),
    /** Stands for all that was shown: another one means that something has changed since. */
    seen: z.string(),
  }),
  errors: ['VALIDATION', 'STALE'],
  example: () => ({ rows: [['학년도', '학기', '과목', '반/번호', '성명', '특기사항']], preview: true }),
});

export const listExpectedStudents = operation({
  summary: '미가입 학생',
  method: 'GET',
  path: '/api/teacher/classes/{classId}/expected',
  actor: 'teacher',
  scope: { classId: 'class' },
  input: z.strictObject({ classId: id }),
  reply: z.object({ expected: z.array(expectedStudent) }),
});

export const assignExpectedStudent = operation({
  summary: '미가입 학생의 글을 수업의 학생에게 옮기기',
  method: 'PUT',
  path: '/api/teacher/classes/{classId}/expected/{expectedId}/student',
  actor: 'teacher',
  scope: { classId: 'class', expectedId: 'expected', studentId: 'student' },
  input: z.strictObject({ classId: id, expectedId: id, studentId: id }),
  reply: z.object({}),
  example: (ids) => ({ expectedId: ids.expected, studentId: ids.student }),
});

export const removeExpectedStudent = operation({
  summary: '미가입 학생 지우기',
  method: 'DELETE',
  path: '/api/teacher/classes/{classId}/expected/{expectedId}',
  actor: 'teacher',
  scope: { classId: 'class', expectedId: 'expected' },
  input: z.strictObject({ classId: id, expectedId: id }),
  reply: z.object({}),
});
