import { makeBackup } from '../../backup/make-backup.ts';
import type { Handler } from '../../handler.ts';
import { presentBackup } from './present.ts';

/** Backs the whole database up and answers when that is done; how far it is, the list tells meanwhile. */
export const createBackup: Handler<'createBackup'> = async (ctx, actor) => ({
  backup: presentBackup(ctx, await makeBackup(ctx, actor)),
});
