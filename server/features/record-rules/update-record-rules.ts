import { RULES_YEAR } from '../../../record/rules/catalogue.ts';
import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { writeSettings } from '../settings/write-settings.ts';

/** Replaces both lists. Checks on every server follow within five seconds. */
export const updateRecordRules: Handler<'updateRecordRules'> = async (ctx, actor, { rules: recordRules }) => {
  await ctx.db.transaction(async (tx) => {
    await writeSettings(ctx, tx, { recordRules });
    await audit(ctx, tx, actor, {
      action: 'updateRecordRules',
      subjectType: 'settings',
      subjectId: 'recordRules',
    });
  });
  ctx.settings.forget();
  return { rules: recordRules, year: RULES_YEAR };
};
