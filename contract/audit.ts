import * as z from 'zod/mini';
import { queryNumber } from './admin.ts';
import { operation } from './operation.ts';
import { empty, text, timestamp } from './text.ts';

/** A day or a month of the calendar, in Seoul. */
const day = z.string().check(
  z.refine((value) => {
    // The database knows no year 0.
    if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false;
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, '날짜를 확인해 주세요. 예: 2026-03-02'),
);
const month = z.string().check(z.regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, '달을 확인해 주세요. 예: 2026-03'));

const person = z.object({ id: z.string(), name: z.string(), email: z.string() });

const entry = z.object({
  id: z.int(),
  at: timestamp,
  /** Null: the system itself. */
  actor: z.nullable(person),
  action: z.string(),
  action_name: z.string(),
  subject: z.object({
    id: z.string(),
    /** What kind of thing it is, in Korean. */
    kind: z.string(),
    /** What people call it; null where it has no name, or is gone. */
    name: z.nullable(z.string()),
  }),
  /** How many people's data an export or a view held. */
  people: z.nullable(z.int()),
  reason: z.nullable(z.string()),
});
export type AuditEntryReply = z.output<typeof entry>;

export const listAudit = operation({
  summary: '감사 기록 보기',
  method: 'GET',
  path: '/api/admin/audit',
  actor: 'admin',
  input: z.strictObject({
    /** In names and addresses; an id is taken exactly. */
    actor: z.optional(text(100)),
    action: z.optional(text(60)),
    /** In names of people and classes; an id is taken exactly. */
    subject: z.optional(text(100)),
    from: z.optional(day),
    to: z.optional(day),
    /** `next` of the page before: milliseconds, which end before the database's years of five digits begin, and an id. */
    after: z.optional(z.string().check(z.regex(/^\d{1,14}\.\d{1,18}$/, '올바른 주소가 아닙니다.'))),
    limit: z._default(queryNumber(1, 100), 50),
  }),
  reply: z.object({
    entries: z.array(entry),
    /** Where the next page begins; null: this was the last one. */
    next: z.nullable(z.string()),
  }),
  errors: ['VALIDATION'],
});

export const listAuditActions = operation({
  summary: '감사 기록에 남는 일',
  method: 'GET',
  path: '/api/admin/audit/actions',
  actor: 'admin',
  input: empty,
  reply: z.object({ actions: z.array(z.object({ action: z.string(), name: z.string() })) }),
});

const summary = z.object({
  month: z.string(),
  total: z.int(),
  /** How often files with people's data were taken out, and how many people's were in them, each time anew. */
  exports: z.object({ count: z.int(), people: z.int() }),
  /** By frequency. */
  actions: z.array(z.object({ action: z.string(), name: z.string(), count: z.int(), people: z.int() })),
});

export const getAuditSummary = operation({
  summary: '감사 기록의 월별 요약',
  method: 'GET',
  path: '/api/admin/audit/summary',
  actor: 'admin',
  input: z.strictObject({ month: z.optional(month) }),
  reply: z.object({
    summary,
    /** The first month of which there is anything. */
    since: z.string(),
  }),
});

export const exportAuditSummary = operation({
  summary: '감사 기록 월별 요약 엑셀',
  method: 'GET',
  path: '/api/admin/audit/summary/export',
  actor: 'admin',
  input: z.strictObject({ month: z.optional(month) }),
  reply: 'file',
});
