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

/** The lists as a field for each word, which holds the list in which it stands. */
export function toPlaces({ deny, allow }: RecordRules): Record<string, ListName | undefined> {
  return Object.fromEntries([
    ...deny.map((word) => [keyOf(word), 'deny'] as const),
    ...allow.map((word) => [keyOf(word), 'allow'] as const),
  ]);
}

/** A word may be called like a property that every object has, and one of digits would come first. */
const keyOf = (word: string) => `‘${word}’`;

export function fromPlaces(places: Record<string, ListName | undefined>): RecordRules {
  const rules: RecordRules = { deny: [], allow: [] };
  for (const [key, name] of Object.entries(places)) if (name) rules[name].push(key.slice(1, -1));
  return rules;
}
