import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { loadSettings } from '../settings/read-settings.ts';
import { assertStands, lockSettings, versionOf } from '../settings/standing.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { presentByteLimits } from './present.ts';

/**
 * Replaces the limits of all years. Remarks that exist stay as they are; the next look measures them anew. What stands there
 * already is no change, and nobody is written down for it.
 */
export const updateByteLimits: Handler<'updateByteLimits'> = async (ctx, actor, { limits, version }) => {
  const byteLimits = Object.fromEntries(limits.map(({ year, ...areas }) => [String(year), areas]));
  const reply = await ctx.db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = (await loadSettings(tx)).byteLimits;
    assertStands(versionOf(before), version);
    if (!isDeepStrictEqual(before, byteLimits)) {
      await writeSettings(ctx, tx, { byteLimits });
      await audit(ctx, tx, actor, {
        action: 'updateByteLimits',
        subjectType: 'settings',
        subjectId: 'byteLimits',
      });
    }
    return presentByteLimits(ctx, tx, { byteLimits });
  });
  ctx.settings.forget();
  return reply;
};
