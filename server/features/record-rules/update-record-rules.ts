import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { loadSettings } from '../settings/read-settings.ts';
import { assertStands, lockSettings, versionOf } from '../settings/standing.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { presentRecordRules } from './present.ts';

/**
 * Replaces both lists. Checks on every server follow within five seconds. What stands there already is no change, and nobody is
 * written down for it.
 */
export const updateRecordRules: Handler<'updateRecordRules'> = async (ctx, actor, input) => {
  const { rules: recordRules, version } = input;
  const reply = await ctx.db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = (await loadSettings(tx)).recordRules;
    assertStands(versionOf(before), version);
    if (!isDeepStrictEqual(before, recordRules)) {
      await writeSettings(ctx, tx, { recordRules });
      await audit(ctx, tx, actor, {
        action: 'updateRecordRules',
        subjectType: 'settings',
        subjectId: 'recordRules',
      });
    }
    return presentRecordRules(tx, { recordRules });
  });
  ctx.settings.forget();
  return reply;
};
