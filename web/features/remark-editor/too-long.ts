import { LONG_TEXT } from '../../../contract/text.ts';
import { FIELD_LABELS, type FieldName, type Fields } from './changes.ts';

const MOST = LONG_TEXT.toLocaleString('ko-KR');

/** What stands at a text that the server would not take, while it is typed; undefined where it would. */
export function tooLong(text: string): string | undefined {
  // As the server counts: composed, so that letters typed in parts are none too many.
  const over = text.normalize('NFC').length - LONG_TEXT;
  return over > 0
    ? `${MOST}자까지 저장할 수 있어요. ${over.toLocaleString('ko-KR')}자를 줄이면 저장돼요.`
    : undefined;
}

/** The first of these fields that is too long to be saved, and what is said of it. */
export function firstTooLong(fields: Fields, changed: readonly FieldName[]): string | undefined {
  for (const name of changed) {
    const texts = name === 'answers' ? (fields.answers ?? []) : [fields[name]];
    const words = texts.map(tooLong).find((one) => one !== undefined);
    if (words) return `${FIELD_LABELS[name]}: ${words}`;
  }
  return undefined;
}
