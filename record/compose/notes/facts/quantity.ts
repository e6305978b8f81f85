/** Figures of a note with their units. */

const NUMBER = '[-+±]?\\d[\\d,]*(?:\\.\\d+)?';
const UNIT =
  '(?:%|퍼센트|℃|°C?|[a-zA-Zμ]{1,4}(?:/[a-zA-Z]{1,4})?|도|초|분|시간|일|주|개월|달|년|명|개|장|번|회|건|곳|군데|권|편|쪽|줄|종|마리|그루|채|대|잔|병|통|컵|점|표|골|배|원|석|톤|칸|층|바퀴|세트|걸음|글자|자|단어|문제|문항|가지)';
const ONE = `${NUMBER}(?:~${NUMBER})?(?: ?${UNIT})?`;
/** 9.8초, 28~29도, 1분 50초, 약 1.5도. */
export const QUANTITY = `(?:약 |평균 |총 )?${ONE}(?: \\d+초)?`;
const WHOLE = new RegExp(`^((?:약 |평균 |총 )?)(${NUMBER})(?:~${NUMBER})? ?(${UNIT})?(?: (\\d+)초)?$`);

export interface Quantity {
  written: string;
  value: number | null;
  unit: string;
}

/** A figure with its unit, or null where the words are no figure. */
export function quantityOf(words: string): Quantity | null {
  const [, , number = '', unit = '', seconds] = WHOLE.exec(words) ?? [];
  if (number === '') return null;
  const value = Number(number.replace(/[,+]/g, ''));
  // 1분 50초 is more than 1분 40초.
  const whole = unit === '분' ? value + Number(seconds ?? 0) / 60 : value;
  return { written: words, value: words.includes('~') ? null : whole, unit };
}
