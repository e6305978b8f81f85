import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, requiredLine, timestamp } from './text.ts';

/** How soon people should read it, with the specification's weights (specification 1, section 3). */
export const PRIORITY_WEIGHTS = { urgent: 4, high: 3, normal: 2, low: 1 } as const;
const priority = z.enum(['urgent', 'high', 'normal', 'low']);

/** A UUID, or the name of one that comes with the product. */
const noticeId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, '올바른 주소가 아닙니다.'));

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const dayMessage = '날짜를 2026-12-31처럼 입력해 주세요.';
const day = z.string().check(z.refine(isDay, dayMessage));

const given = {
  title: requiredLine(100, '제목을 입력해 주세요.'),
  content: z
    .array(requiredLine(300, '빈 줄은 넣을 수 없습니다.'), '내용을 한 줄 이상 입력해 주세요.')
    .check(z.minLength(1, '내용을 한 줄 이상 입력해 주세요.'), z.maxLength(30, '30줄까지 쓸 수 있습니다.')),
  showOnLogin: z.boolean(),
  priority,
  /** Whoever dismissed a notice for its version sees it again with another. */
  version: requiredLine(20, '버전을 입력해 주세요. 예: 1'),
  /** The last day on which it shows, in Seoul; null: until somebody hides it. */
  expiryDate: z.nullable(day),
};

/** As everybody sees it. */
export const publicNotice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.array(z.string()),
  showOnLogin: z.boolean(),
  priority,
  version: z.string(),
  expiryDate: z.nullable(z.string()),
});
export type PublicNotice = z.output<typeof publicNotice>;

const notice = z.extend(publicNotice, {
  /** Comes with the product: it can be hidden, not deleted. */
  is_builtin: z.boolean(),
  state: z.enum(['active', 'hidden', 'expired']),
  /** Null for one that nobody has changed. */
  updated_at: z.nullable(timestamp),
  /** Who did, or last hid or showed it; null: nobody whom the log knows. */
  changed_by: z.nullable(z.string()),
});
export type Notice = z.output<typeof notice>;

const one = z.object({ notice });
const example = {
  title: '점검 안내',
  content: ['토요일 오전에 점검합니다.'],
  showOnLogin: false,
  priority: 'low',
  version: '1',
  expiryDate: '2020-01-01',
};

export const listNotices = operation({
  summary: '모든 알림',
  method: 'GET',
  path: '/api/admin/notices',
  actor: 'admin',
  input: empty,
  reply: z.object({ notices: z.array(notice) }),
});

export const createNotice = operation({
  summary: '알림 만들기',
  method: 'POST',
  path: '/api/admin/notices',
  actor: 'admin',
  status: 201,
  input: z.strictObject(given),
  reply: one,
  example: () => example,
});

export const updateNotice = operation({
  summary: '알림 고치기',
  method: 'PUT',
  path: '/api/admin/notices/{id}',
  actor: 'admin',
  input: z.strictObject({
    id: noticeId,
    ...given,
    /** `updated_at` of the notice that was read; absent: whatever stands there is replaced. */
    basedOn: z.optional(z.nullable(timestamp)),
  }),
  reply: one,
  errors: ['NOT_FOUND', 'STALE'],
  example: () => ({ id: 'autosave', ...example }),
});

export const deleteNotice = operation({
  summary: '알림 지우기; 제품에 들어 있는 알림은 숨기기',
  method: 'DELETE',
  path: '/api/admin/notices/{id}',
  actor: 'admin',
  input: z.strictObject({ id: noticeId }),
  reply: z.object({}),
  errors: ['NOT_FOUND'],
  example: () => ({ id: 'autosave' }),
});

export const restoreNotice = operation({
  summary: '숨긴 알림 다시 보이기',
  method: 'PUT',
  path: '/api/admin/notices/{id}/restore',
  actor: 'admin',
  input: z.strictObject({ id: noticeId }),
  reply: one,
  errors: ['NOT_FOUND'],
  example: () => ({ id: 'autosave' }),
});
