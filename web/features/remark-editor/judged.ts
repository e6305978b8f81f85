import { type Dismissal, dismissalOf } from '../../../contract/findings.ts';
import type { RecordRules } from '../../../contract/record-rules.ts';
import { RULES_YEAR } from '../../../record/rules/catalogue.ts';
import { checkRecord } from '../../../record/rules/check-record.ts';
import type { Finding } from '../../../record/types.ts';

/** What the rules have to know beside the text. */
export interface RuleFacts {
  /** Of everybody who is or was in the class. */
  names: readonly string[];
  school: string | null;
  /** NEIS bytes. */
  limit: number;
  /** What the school has added to the rules and excepted from them. */
  recordRules: RecordRules;
}

/** What the rules have to know about the remarks of one form. */
export function ruleFactsOf(
  list: { roster: readonly string[]; byteLimit: number; recordRules: RecordRules },
  school: string | null,
): RuleFacts {
  return { names: list.roster, school, limit: list.byteLimit, recordRules: list.recordRules };
}

export interface Judged {
  open: Finding[];
  /** Findings that a teacher has judged not to apply, each with the reason. */
  dismissed: { finding: Finding; dismissal: Dismissal }[];
}

/** What the record rules object to in a text, apart from what a teacher has dismissed. */
export function judge(text: string, dismissals: readonly Dismissal[], facts: RuleFacts): Judged {
  const judged: Judged = { open: [], dismissed: [] };
  if (text.trim() === '') return judged;
  const { names, school, limit, recordRules } = facts;
  for (const finding of checkRecord(text, {
    ...{ year: RULES_YEAR, names: [...names], limit, ...recordRules },
    ...(school ? { school } : {}),
  })) {
    const dismissal = dismissalOf(dismissals, text, finding);
    if (dismissal) judged.dismissed.push({ finding, dismissal });
    else judged.open.push(finding);
  }
  return judged;
}

/**
 * The clear breaches that are left in a text, as confirming and publishing name them. What is too long has a sentence of its
 * own there, with the bytes.
 */
export function breachesOf(text: string, dismissals: readonly Dismissal[], facts: RuleFacts): Finding[] {
  return judge(text, dismissals, facts).open.filter(
    ({ level, rule }) => level === 'error' && rule !== 'BYTES',
  );
}
