import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, id, line, requiredLine, text, timestamp } from './text.ts';
import { classNumber, email, grade, name, newPassword, role, studentNumber, user } from './users.ts';

const stats = z.object({
  stats: z.object({
    totalTeachers: z.int(),
    totalStudents: z.int(),
    totalClasses: z.int(),
    activeEvaluations: z.int(),
    totalEvaluations: z.int(),
  }),
});

export const getAdminStats = operation({
  summary: '요약 수치',
  method: 'GET',
  path: '/api/admin/stats',
  actor: 'admin',
  input: empty,
  reply: stats,
});

/** The same reply under its other name (decisions.md, section 4). */
export const getAdminStatistics = operation({
  summary: '요약 수치',
  method: 'GET',
  path: '/api/admin/statistics',
  actor: 'admin',
  input: empty,
  reply: stats,
});

export const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });

/** A whole number as a query carries it. */
export function queryNumber(least: number, most: number) {
  return z
    .pipe(z.string().check(z.regex(/^\d{1,6}$/, '숫자로 입력해 주세요.')), z.transform(Number))
    .check(z.refine((value) => value >= least && value <= most, `${least}~${most} 사이의 숫자여야 합니다.`));
}

export const listUsers = operation({
  summary: '사용자 목록, 최근 가입부터',
  method: 'GET',
  path: '/api/admin/users',
  actor: 'admin',
  input: z.strictObject({
    role: z.optional(role),
    page: z._default(queryNumber(1, 100_000), 1),
    limit: z._default(queryNumber(1, 100), 20),
    search: z.optional(text(100)),
  }),
  reply: z.object({ users: z.array(user), pagination }),
});

const one = z.strictObject({ id });
const userOnly = z.object({ user });
const chosenRole = z.enum(['admin', 'teacher', 'student'], '역할을 선택해 주세요.');
const ofUser = {
  name,
  email,
  role: chosenRole,
  /** Teachers and students have one. */
  school: z.optional(z.nullable(line(100))),
  /** Students have one. */
  student_number: z.optional(z.nullable(studentNumber)),
};

export const getUser = operation({
  summary: '사용자 보기',
  method: 'GET',
  path: '/api/admin/users/{id}',
  actor: 'admin',
  input: one,
  reply: userOnly,
  errors: ['NOT_FOUND'],
  example: (ids) => ({ id: ids.student }),
});

export const createUser = operation({
  summary: '사용자 만들기',
  method: 'POST',
  path: '/api/admin/users',
  actor: 'admin',
  status: 201,
  input: z.strictObject({
    ...ofUser,
    grade: z.optional(z.nullable(grade)),
    class_number: z.optional(z.nullable(classNumber)),
    subject: z.optional(z.nullable(line(50))),
    password: newPassword,
    /** True: the password is for the first sign-in only. */
    passwordChangeRequired: z.optional(z.boolean()),
  }),
  reply: userOnly,
  errors: ['EMAIL_TAKEN', 'STUDENT_NUMBER_TAKEN', 'VALIDATION'],
  example: (ids) => ({
    name: '새교사',
    email: `made-${ids.student}@example.com`,
    role: 'teacher',
    school: '예시고등학교',
    password: 'correct-horse-7',
  }),
});

export const updateUser = operation({
  summary: '사용자 고치기',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  actor: 'admin',
  input: z.strictObject({ id, ...ofUser }),
  reply: userOnly,
  errors: [
    'NOT_FOUND',
    'EMAIL_TAKEN',
    'STUDENT_NUMBER_TAKEN',
    'LAST_ADMIN',
    'HAS_ACTIVE_EVALUATION',
    'BUSY',
    'VALIDATION',
  ],
  example: (ids) => ({
    id: ids.student,
    name: '고친이름',
    email: `changed-${ids.student}@example.com`,
    role: 'student',
  }),
});

export const deleteUser = operation({
  summary: '사용자 지우기',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  actor: 'admin',
  input: one,
  reply: z.object({}),
  errors: ['NOT_FOUND', 'ADMIN_UNDELETABLE', 'HAS_ACTIVE_EVALUATION'],
  example: (ids) => ({ id: ids.student }),
});

export const activateUser = operation({
  summary: '사용자 다시 쓰게 하기',
  method: 'PUT',
  path: '/api/admin/users/{id}/activate',
  actor: 'admin',
  input: one,
  reply: userOnly,
  errors: ['NOT_FOUND'],
  example: (ids) => ({ id: ids.student }),
});

export const deactivateUser = operation({
  summary: '사용자 중지하기',
  method: 'PUT',
  path: '/api/admin/users/{id}/deactivate',
  actor: 'admin',
  input: one,
  reply: userOnly,
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'BUSY'],
  example: (ids) => ({ id: ids.student }),
});

export const resetUserPassword = operation({
  summary: '임시 비밀번호 주기',
  method: 'POST',
  path: '/api/admin/users/{id}/reset-password',
  actor: 'admin',
  input: one,
  reply: z.object({
    /** Shown once and stored nowhere. */
    tempPassword: z.string(),
  }),
  errors: ['NOT_FOUND'],
  example: (ids) => ({ id: ids.student }),
});

export const MOST_IMPORTED = 1000;
const cell = z.optional(z.nullable(text(300)));

/**
 * A row as it stands in somebody's sheet, whatever that is: what is wrong with it is answered row by row, and that takes
 * reading it first.
 */
const sheetRow = z.strictObject({
  name: cell,
  email: cell,
  /** `teacher` or `student`. */
  role: cell,
  school: cell,
  student_number: cell,
  subject: cell,
});
export type SheetRow = z.input<typeof sheetRow>;

const sheetRows = z
  .array(sheetRow, '만들 사용자가 없습니다.')
  .check(
    z.minLength(1, '만들 사용자가 없습니다.'),
    z.maxLength(MOST_IMPORTED, `한 번에 ${MOST_IMPORTED.toLocaleString('ko')}명까지 만들 수 있습니다.`),
  );

/** What a row has to be in order to become somebody. */
export const importedUser = z.strictObject({
  name,
  email,
  role: z.enum(['teacher', 'student'], '역할은 교사나 학생이어야 합니다.'),
  school: requiredLine(100, '학교를 입력해 주세요.'),
  student_number: z.optional(studentNumber),
  subject: z.optional(line(50)),
});

const exampleRows = (tag: string) => [
  { name: '김하늘', email: `sheet-${tag}@example.com`, role: 'teacher', school: '예시고등학교' },
];

export const checkUsers = operation({
  summary: '사용자 목록 미리 확인하기',
  method: 'POST',
  path: '/api/admin/users/check',
  actor: 'admin',
  input: z.strictObject({ users: sheetRows }),
  reply: z.object({
    /** Whether this very sheet was made already; null where it was not, or not as a whole. */
    made: z.nullable(
      z.object({
        at: timestamp,
        /** How many of its people have not signed in yet: they can be given passwords once more. */
        waiting: z.int(),
      }),
    ),
    /** In how many rows something is wrong. */
    wrongRows: z.int(),
    /** What is wrong there, the first `MOST_PROBLEMS`. */
    problems: z.array(
      z.object({
        /** From 0, as the rows were sent. */
        row: z.int(),
        field: z.enum(['name', 'email', 'role', 'school', 'student_number', 'subject']),
        message: z.string(),
      }),
    ),
  }),
  example: (ids) => ({ users: exampleRows(ids.student) }),
});
export type RowProblem = z.output<typeof checkUsers.reply>['problems'][number];

export const importUsers = operation({
  summary: '목록으로 사용자 만들기: 모두 만들거나 아무도 만들지 않기',
  method: 'POST',
  path: '/api/admin/users/import',
  actor: 'admin',
  status: 201,
  repeatedStatus: 200,
  longReply: true,
  input: z.strictObject({
    users: sheetRows,
    /** True: a sheet that was made already is no mistake, its reply was lost. See docs/decisions/0024. */
    again: z.optional(z.boolean()),
  }),
  reply: z.object({
    /** True: nobody was made now; an earlier asking had made them. */
    repeated: z.boolean(),
    users: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        role,
        school: z.nullable(z.string()),
        student_number: z.nullable(z.string()),
        /** For the first sign-in; shown once and stored nowhere. Null for who needs none: `repeated`, and they have been here. */
        tempPassword: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['VALIDATION'],
  example: (ids) => ({ users: exampleRows(ids.student) }),
});
