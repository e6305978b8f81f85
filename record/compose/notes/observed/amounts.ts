/** How many, how much and how often, as words of a note. */

const THINGS =
  /^(?:\d[\d,.]*|[한두세네]|다섯|여섯|열|여러|몇) ?(?:개|장|편|권|명|곳|종|컷|쪽|가지|줄|조각|건|점|곡|문항|문제|단락|문단|마디|마리|세트|벌|문장|단어|군데|사례|단계|항목|조|칸|단|열|갈래|매|대|통|그루|송이|판|회분|그릇)$/;
const FIGURE = /^-?\d[\d,.:]*(?:~\d[\d,.]*)?[^\s\d]{0,4}$/;
const TIMES = /(?:번|회|차례|바퀴|시간|분|초|일|주|달|개월|년|학기|간|동안|씩|만에|째)$/;
const MANY = /^(?:한|두|세|네|여러|몇)$/;

export const isMany = (word: string): boolean => MANY.test(word);
/** 15개, and 개 behind 두: so many things. */
export const countsThings = (word: string, before: string): boolean =>
  THINGS.test(word) || (MANY.test(before) && THINGS.test(`두 ${word}`));
export const isFigure = (word: string): boolean => FIGURE.test(word);
/** 3회, 7일, 꼬박 한 시간. */
export const isTimes = (word: string): boolean => TIMES.test(word);
