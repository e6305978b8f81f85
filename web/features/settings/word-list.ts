import * as z from 'zod/mini';
import { type RecordRules, updateRecordRules } from '../../../contract/record-rules.ts';

export type ListName = keyof RecordRules;

/**
 * The lists with one more word at the end of one of them, as the contract tidies it, or why it may not stand there: the
 * contract's own sentence.
 */
export function withWord(
  rules: RecordRules,
  name: ListName,
  typed: string,
): { rules: RecordRules } | { refusal: string } {
  const parsed = z.safeParse(updateRecordRules.input, {
    rules: { ...rules, [name]: [...rules[name], typed] },
  });
  if (parsed.success) return { rules: parsed.data.rules };
  return { refusal: parsed.error.issues[0]?.message ?? '' };
}

export function withoutWord(rules: RecordRules, name: ListName, word: string): RecordRules {
  return { ...rules, [name]: rules[name].filter((one) => one !== word) };
}
