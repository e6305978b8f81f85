import type { ReplyOf } from '../../../contract/operation.ts';
import type { getRecordRules } from '../../../contract/record-rules.ts';
import { RULES_YEAR } from '../../../record/rules/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import { findLastChanges } from '../settings/last-changes.ts';
import type { Settings } from '../settings/read-settings.ts';
import { versionOf } from '../settings/standing.ts';

export async function presentRecordRules(
  db: Database,
  { recordRules }: Pick<Settings, 'recordRules'>,
): Promise<ReplyOf<typeof getRecordRules>> {
  return {
    rules: recordRules,
    year: RULES_YEAR,
    version: versionOf(recordRules),
    changed: (await findLastChanges(db, 'settings', ['recordRules'])).get('recordRules') ?? null,
  };
}
