import * as z from 'zod/mini';

/** What the database would refuse, or store as another letter. */
export const UNSTORABLE = { pattern: /[\0\p{Cs}]/u, message: '저장할 수 없는 문자가 들어 있습니다.' };

/**
 * Text as people type it: NFC (a Mac may send decomposed Hangul, which would triple its bytes), without NUL and lone
 * surrogates, which neither database can store.
 */
function storable() {
  return z.refine<string>((value) => !UNSTORABLE.pattern.test(value), UNSTORABLE.message);
}

/** Free text of at most `max` UTF-16 units, kept as typed; `missing` is what is said where there is none at all. */
export function text(max: number, missing?: string) {
  return (missing === undefined ? z.string() : z.string(whenMissing(missing))).check(
    z.normalize('NFC'),
    storable(),
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
  return z.string().check(z.normalize('NFC'), storable(), z.overwrite(tidy), z.maxLength(max));
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

/** One line that may not be empty; `message` is what the form says then. */
export function requiredLine(max: number, message: string, min = 1) {
  return z
    .string(whenMissing(message))
    .check(z.normalize('NFC'), storable(), z.overwrite(tidy), z.minLength(min, message), z.maxLength(max));
}

/** Free text that may not be blank. */
export function requiredText(max: number, message: string) {
  return z.string(whenMissing(message)).check(
    z.normalize('NFC'),
    storable(),
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
