const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];

/** A count as it is read before 편, 명, 개: 열두, 스무, 서른한. Native words end at 99; beyond, and for 0, digits. */
export function nativeCount(count: number): string {
  if (count < 1 || count > 99 || !Number.isInteger(count)) return String(count);
  if (count === 20) return '스무';
  return `${TENS[Math.floor(count / 10)] ?? ''}${ONES[count % 10] ?? ''}`;
}
