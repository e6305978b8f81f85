import { toRecordStyle } from '../../style/to-record-style.ts';
import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { Roster } from './names.ts';
import { withoutStrangers } from './strangers/strangers.ts';
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
    if ('dropped' in named) return one;
    const { text } =
      one.source.kind === 'answer'
        ? withoutStrangers(named.text, {
            asked: input.questions[one.source.index] ?? '',
            answer: input.answers[one.source.index] ?? '',
          })
        : named;
    if (text === one.text) return one;
    const style = toRecordStyle(text);
    return 'text' in style ? { ...one, told: style.text } : one;
  });
}
