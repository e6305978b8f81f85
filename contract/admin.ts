import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, text } from './text.ts';
import { role, user } from './users.ts';

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
function queryNumber(least: number, most: number) {
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
