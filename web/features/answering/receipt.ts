/** Korea has no summer time. */
const SEOUL_MS = 9 * 60 * 60 * 1000;

/**
 * `20261121-1402-3F9A`: what a student can write down and a teacher can compare. The day and minute in Korea, and the end of the
 * response's id; another submission after a cancelled one has another number.
 * @param submittedAt ISO 8601
 */
export function receiptNumber(responseId: string, submittedAt: string): string {
  const [day = '', time = ''] = new Date(Date.parse(submittedAt) + SEOUL_MS).toISOString().split('T');
  const tail = responseId.slice(-4).toUpperCase();
  return `${day.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}-${tail}`;
}
