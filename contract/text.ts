import * as z from 'zod/mini';

/**
 * What the database would refuse, or store as another letter; and more marks on one letter than any script has (Unicode's
 * stream-safe format allows 30): bringing them into order takes time by the square of their number, and one body of
 * 500,000 would stop the server for minutes.
 */
export const UNSTORABLE = {
  pattern: /[\0\p{Cs}]|\p{M}{31}/u,
  message: '저장할 수 없는 문자가 들어 있습니다.',
};

/**
 * Text as people type it: NFC (a Mac may send decomposed Hangul, which would triple its bytes), without NUL and lone
 * surrogates, which neither database can store.
 */
export function storable(message = UNSTORABLE.message) {
  return z.refine<string>((value) => !UNSTORABLE.pattern.test(value), { error: message, abort: true });
}

/** One form for letters that are written in several; what cannot be stored stays as it is, for others to refuse. */
export function composed(value: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return UNSTORABLE.pattern.test(value) ? value : value.normalize(form);
}

/** Free text of at most `max` UTF-16 units, kept as typed; `missing` is what is said where there is none at all. */
export function text(max: number, missing?: string) {
  return (missing === undefined ? z.string() : z.string(whenMissing(missing))).check(
    storable(),
    z.normalize('NFC'),
    z.maxLength(max),
  );
}

/**
 * One line of a name or a title: white space runs together, and what nobody can see (format and control characters,
 * fillers) goes, or two names could look alike and a blank one could pass.
 */
function tidy(value: string): string {
  return value
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .trim();
}

/** One line: trimmed, inner runs of white space become one space. */
export function line(max: number) {
  return z.string().check(storable(), z.normalize('NFC'), z.overwrite(tidy), z.maxLength(max));
}

/**
 * What a schema says when the value is missing or no string at all; a value that breaks a later check gets that check's
 * own sentence. A bare message would speak for all of them.
 */
export function whenMissing(message: string) {
  return {
    error: (issue: z.core.$ZodRawIssue) => (issue.code === 'invalid_type' ? message : undefined),
  };
}

/** What a field says that may not stay empty; nothing further is said of it then. */
export function filled(message: string) {
  return z.minLength(1, { error: message, abort: true });
}

/** One line that may not be empty; `message` is what the form says then. */
export function requiredLine(max: number, message: string) {
  return z
    .string(whenMissing(message))
    .check(storable(), z.normalize('NFC'), z.overwrite(tidy), filled(message), z.maxLength(max));
}

/** Free text that may not be blank. */
export function requiredText(max: number, message: string) {
  return z.string(whenMissing(message)).check(
    storable(),
    z.normalize('NFC'),
    z.maxLength(max),
    z.refine((value) => value.trim() !== '', message),
  );
}

/** Any UUID of ours; another shape cannot exist, so it is refused before a query runs. */
export const id = z.string().check(
  z.overwrite((value) => value.toLowerCase()),
  z.regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
    '올바른 주소가 아닙니다.',
  ),
);

/** ISO 8601 in UTC, as the server writes it. The database knows no year 0. */
export const timestamp = z.string().check(z.regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** Which version of a row a client saw; what the column cannot hold is no version of anything. */
export const rowVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const empty = z.strictObject({});

/** Answers, questions and other long fields, in UTF-16 units: far above what people write, far below the 1 MB body. */
export const LONG_TEXT = 5000;
