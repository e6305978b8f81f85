import { type Finished, keyOf, type Provenance } from '../../../contract/provenance.ts';
import { LONG_TEXT, UNSTORABLE } from '../../../contract/text.ts';
import type { Edit } from './changes.ts';

/** What one save takes along; a teacher finishes a sentence at a time. */
const AT_ONCE = 100;

/** With one more; one that the server would refuse must not stop every save that follows. */
export function withOneMore(made: readonly Finished[], one: Finished): readonly Finished[] {
  const refused = one.text.length > LONG_TEXT || UNSTORABLE.pattern.test(one.text);
  if (refused) return made;
  // Finished again: only the last counts, here as on the server.
  const key = keyOf(one.of, one.sources);
  return [...made.filter(({ of, sources }) => keyOf(of, sources) !== key), one].slice(-AT_ONCE);
}

/** A changed text takes along which of its sentences the teacher made of what; all else has nothing to do with them. */
export function withMade(edit: Edit, made: readonly Finished[], stored: Provenance | null): Edit {
  if (edit.final_evaluation === undefined) return edit;
  const kept = new Map((stored?.finished ?? []).map(({ text, of, sources }) => [keyOf(of, sources), text]));
  const news = made.filter(({ text, of, sources }) => kept.get(keyOf(of, sources)) !== text);
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
