import { toRecordStyle } from '../../style/to-record-style.ts';
import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { Roster } from './names.ts';
import { lessonOf, writtenIn } from '../reading/written-in.ts';

/**
 * What was left out before the account had words for it, in record style without the names of classmates, so that a teacher who puts
 * it in puts no name in. What names nobody, or cannot be put right grammatically, comes back as it is.
 */
export function withNamesOut(dropped: readonly DroppedSentence[], input: ComposeInput): DroppedSentence[] {
  const roster = new Roster(input.names, lessonOf(input), writtenIn(input));
  return dropped.map((one) => {
    if (one.told !== undefined) return one;
    const named = roster.remove(one.text, one.source.kind);
    if ('dropped' in named || named.text === one.text) return one;
    const style = toRecordStyle(named.text);
    return 'text' in style ? { ...one, told: style.text } : one;
  });
}
