import { CALLED, NOT_AFTER } from './edges.ts';
import { isOrdinary } from './name-forms.ts';
import { isWordToo } from '../../../record/compose/names/words-too.ts';

/** What stands behind a person rather than behind the same word. */
const DOES = '(?:이?가|은|는|도|에게|한테)(?![가-힣])';

/**
 * Somebody who was recognised once is the same person in the rest of the material, however bare the name stands there: whoever hides one place
 * and leaves the next tells the name all the same.
 */
export function metForms(given: readonly string[]): string[] {
  return given
    .filter((name) => name.length >= 2)
    .map(
      (name) =>
        `${NOT_AFTER}${name}(?=${isOrdinary(name) || isWordToo(name) ? DOES : `(?!이?라[는고])${CALLED}`})`,
    );
}
