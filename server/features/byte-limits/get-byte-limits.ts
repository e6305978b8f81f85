import type { Handler } from '../../handler.ts';
import { loadSettings } from '../settings/read-settings.ts';
import { presentByteLimits } from './present.ts';

export const getByteLimits: Handler<'getByteLimits'> = async (ctx) =>
  presentByteLimits(ctx, ctx.db, await loadSettings(ctx.db));
