import { RULES_YEAR } from '../../../record/rules/catalogue.ts';
import type { Handler } from '../../handler.ts';
import { loadSettings } from '../settings/read-settings.ts';

/** What this school added to the record rules and excepted from them, and the year that the rules themselves are of. */
export const getRecordRules: Handler<'getRecordRules'> = async (ctx) => {
  const { recordRules } = await loadSettings(ctx.db);
  return { rules: recordRules, year: RULES_YEAR };
};
