import type { Backup } from '../../../contract/backups.ts';
import type { BackupRow } from '../../backup/make-backup.ts';
import { pathHere } from '../../backup/folder.ts';
import type { Context } from '../../context.ts';

/** A backup that was made well, as an administrator sees it. */
export function presentBackup(ctx: Context, row: BackupRow): Backup {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    bytes: row.bytes ?? 0,
    sha256: row.sha256 ?? '',
    kind: row.kind,
    people: row.people ?? 0,
    encrypted: row.encrypted,
    server: row.server,
    is_here: pathHere(ctx, row.file) !== null,
  };
}
