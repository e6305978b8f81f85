import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { BACKUP_TYPE } from '../../../contract/backups.ts';
import { audit } from '../../audit.ts';
import { pathHere } from '../../backup/folder.ts';
import { CodedError } from '../../coded-error.ts';
import { backups } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';

/** Hands a backup out, piece by piece; who took it and why is noted with the number of people in it. */
export const downloadBackup: Handler<'downloadBackup'> = async (ctx, actor, input) => {
  const [row] = await ctx.db.select().from(backups).where(eq(backups.id, input.id));
  if (!row?.sha256) throw new CodedError('NOT_FOUND', { message: '백업을 찾을 수 없습니다.' });
  const path = pathHere(ctx, row.file);
  if (!path)
    throw new CodedError('NOT_FOUND', {
      message: `이 백업의 파일이 이 서버에 없습니다. ‘${row.server}’ 서버의 백업 폴더를 확인해 주세요.`,
    });
  const { size } = await stat(path);
  await ctx.db.transaction((tx) =>
    audit(ctx, tx, actor, {
      action: 'downloadBackup',
      subjectType: 'backup',
      subjectId: row.id,
      people: row.people ?? 0,
      reason: input.reason,
    }),
  );
  return { name: row.file, type: BACKUP_TYPE, pieces: createReadStream(path), size };
};
