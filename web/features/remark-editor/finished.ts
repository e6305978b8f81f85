import type { Finished, Provenance } from '../../../contract/provenance.ts';
import { LONG_TEXT, UNSTORABLE } from '../../../contract/text.ts';
import type { Edit } from './changes.ts';

/** What one save takes along; a teacher finishes a sentence at a time. */
const AT_ONCE = 100;

/** With one more; one that the server would refuse must not stop every save that follows. */
export function withOneMore(made: readonly Finished[], one: Finished): readonly Finished[] {
  const refused = one.text.length > LONG_TEXT || UNSTORABLE.pattern.test(one.text);
  return refused ? made : [...made, one].slice(-AT_ONCE);
}

/** A changed text takes along which of its sentences the teacher made of what; all else has nothing to do with them. */
export function withMade(edit: Edit, made: readonly Finished[], stored: Provenance | null): Edit {
  if (edit.final_evaluation === undefined) return edit;
  const kept = new Set((stored?.finished ?? []).map(({ text, of }) => `${text}\n${of}`));
  const news = made.filter(({ text, of }) => !kept.has(`${text}\n${of}`));
  return news.length === 0 ? edit : { ...edit, finished: news };
}

/** What was kept in this browser; a stranger's shape is none. */
export function isMade(value: unknown): value is Finished[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'text' in one &&
        typeof one.text === 'string' &&
        'of' in one &&
        typeof one.of === 'string' &&
        'sources' in one &&
        Array.isArray(one.sources),
    )
  );
}
