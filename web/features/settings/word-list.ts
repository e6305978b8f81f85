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

/** The lists as a field for each word, by `deny 솔빛축전`; a word that a list does not have has none. */
export type WordMarks = Record<string, true | undefined>;

export function toMarks({ deny, allow }: RecordRules): WordMarks {
  return Object.fromEntries([
    ...deny.map((word) => [`deny ${word}`, true] as const),
    ...allow.map((word) => [`allow ${word}`, true] as const),
  ]);
}

/** The list and the word of a mark. */
export function markedWord(mark: string): { name: ListName; word: string } {
  const space = mark.indexOf(' ');
  return { name: mark.slice(0, space) as ListName, word: mark.slice(space + 1) };
}

/** The lists of these marks. A word may stand in one of them only: where both have it, it stays where `mine` has it. */
export function fromMarks(marks: WordMarks, mine: RecordRules): RecordRules {
  const rules: RecordRules = { deny: [], allow: [] };
  for (const mark of Object.keys(marks)) {
    const { name, word } = markedWord(mark);
    const other = name === 'deny' ? 'allow' : 'deny';
    const isElsewhere = marks[`${other} ${word}`] === true && mine[other].includes(word);
    if (marks[mark] === true && !isElsewhere) rules[name].push(word);
  }
  return rules;
}
