import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, id, requiredLine, timestamp } from './text.ts';

/** Nobody can tell what is in it from outside, and no browser tries to. */
export const BACKUP_TYPE = 'application/octet-stream';

const backup = z.object({
  id,
  created_at: timestamp,
  bytes: z.int(),
  /** Of the whole file, in hexadecimal; `sha256sum` says the same. */
  sha256: z.string(),
  kind: z.enum(['manual', 'scheduled', 'before_restore']),
  people: z.int(),
  encrypted: z.boolean(),
  /** The machine that made it, by its host name. */
  server: z.string(),
  /** Whether the server that answers has the file: with several, a backup lies on the one that made it. */
  is_here: z.boolean(),
});
export type Backup = z.output<typeof backup>;

export const createBackup = operation({
  summary: '데이터베이스 백업',
  method: 'POST',
  path: '/api/admin/backup',
  actor: 'admin',
  input: empty,
  reply: z.object({ backup }),
  errors: ['BUSY', 'UNAVAILABLE'],
});

export const listBackups = operation({
  summary: '백업 목록, 최근 것부터',
  method: 'GET',
  path: '/api/admin/backups',
  actor: 'admin',
  input: empty,
  poll: true,
  reply: z.object({
    backups: z.array(backup),
    /** The one that is being made; `total` is 0 until the rows are counted. */
    running: z.nullable(z.object({ started_at: timestamp, done: z.int(), total: z.int() })),
    /** The last one, when it failed and none has worked since. */
    failure: z.nullable(
      z.object({ at: timestamp, message: z.string(), kind: z.enum(['manual', 'scheduled']) }),
    ),
    /** Whether the next one will be encrypted. */
    encrypts: z.boolean(),
  }),
});

export const downloadBackup = operation({
  summary: '백업 내려받기',
  method: 'POST',
  path: '/api/admin/backups/{id}/download',
  actor: 'admin',
  input: z.strictObject({
    id,
    reason: requiredLine(200, '내려받는 이유를 2자 이상 적어 주세요.').check(
      z.minLength(2, '내려받는 이유를 2자 이상 적어 주세요.'),
    ),
  }),
  reply: 'file',
  fileType: BACKUP_TYPE,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  example: (ids) => ({ id: ids.backup, reason: '정기 점검' }),
});
