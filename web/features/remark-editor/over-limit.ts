/** The sentence for a text that is `over` bytes too long for NEIS; confirming and publishing stay possible. */
export function overLimit(over: number): string {
  return `${over.toLocaleString('ko-KR')}바이트 넘었어요. NEIS에 그대로 들어가지 않아요.`;
}
