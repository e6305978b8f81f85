import type { Handler } from '../../handler.ts';
import { presentSettings } from './present.ts';
import { loadSettings } from './read-settings.ts';

/** The settings as the database has them now, whichever server saved them. */
export const getSettings: Handler<'getSettings'> = async (ctx, actor) =>
  presentSettings(ctx, ctx.db, actor, await loadSettings(ctx.db));
