import type { Handler } from '../../handler.ts';
import { loadSettings } from '../settings/read-settings.ts';
import { presentRecordRules } from './present.ts';

/** What this school added to the record rules and excepted from them, and the year that the rules themselves are of. */
export const getRecordRules: Handler<'getRecordRules'> = async (ctx) =>
  presentRecordRules(ctx.db, await loadSettings(ctx.db));
