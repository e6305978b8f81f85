const NUMERALS: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  두: 2,
  둘: 2,
  세: 3,
  셋: 3,
  네: 4,
  넷: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const TENS: Readonly<Record<string, number>> = { 열: 10, 스물: 20, 스무: 20, 서른: 30, 마흔: 40, 쉰: 50 };
const NUMERAL =
  /(?<![가-힣])(열|스물|스무|서른|마흔|쉰)?(하나|한|두|둘|세|셋|네|넷|다섯|여섯|일곱|여덟|아홉)?(?= ?(?:개|번|명|가지|장|편|권|차례|문항|줄|쪽|곳|군데|배|회|점|분|시간|주|달|사람|마리))/g;

/** The figures of a sentence, spelt out or not: 열다섯 개 and 15문항 are the same one. */
export function figuresIn(text: string): Set<number> {
  const found = new Set(
    (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) => Number(digits.replaceAll(',', ''))),
  );
  for (const [, ten, one] of text.matchAll(NUMERAL)) {
    const value = (TENS[ten ?? ''] ?? 0) + (NUMERALS[one ?? ''] ?? 0);
    if (value > 0) found.add(value);
  }
  found.delete(1);
  return found;
}
