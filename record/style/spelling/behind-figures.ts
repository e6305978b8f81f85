import { isComing, isDescribing, isPredicate } from '../words/forms.ts';
import { isListedThing } from '../words/nouns.ts';

/** 세 명이었는데, 10cm에서는: no words. */
const ENDING_ON =
  /^(?:에게|에서|한테|까지|부터|보다|처럼|째|짜리|가량|마다|이[었라다고며지니어]|였|서[는도]?|히|인|임|[은는도])/;

/** sin을쓰면, 20초나줄었다: behind a word of other letters or a figure and its unit. */
export function repairForeign(text: string): string {
  if (!/[A-Za-z0-9%)\ue000-\uf8ff][가-힣]/.test(text)) return text;
  return text.replace(
    /(?<=[A-Za-z%)\ue000-\uf8ff](?:을|를|이|가|은|는|에|로|으로|에서|와|과|도)|\d[가-힣]{1,3}(?:이나|나|씩|만|까지|은|는|을|를|이|가|밖에|정도|쯤|이|넘게))([가-힣]{2,})/g,
    (whole, _word: string, at: number) =>
      !ENDING_ON.test(whole) &&
      !isNamed(`${text[at - 1]}${whole}`) &&
      (isPredicate(whole) || isDescribing(whole) || isComing(whole))
        ? ` ${whole}`
        : whole,
  );
}

/** B은하는: a noun that begins like a particle. */
const isNamed = (word: string) =>
  isListedThing(word.replace(/(?:에서|으로|[은는이가을를의에도와과로])$/, ''));

/** 여러 번하니까, 몇 개는뺐다: behind a count that has been parted. */
export function repairCounts(text: string): string {
  if (!/(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러) [번개명장권곡시가]/.test(text)) return text;
  return text.replace(
    /(?<=(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러) (?:번|개|명|장|권|곡|시간|가지)(?:[은는을를도만씩]|이나)?)([가-힣]{2,})(?=[\s.,!?]|$)/g,
    (whole) =>
      !ENDING_ON.test(whole) && (/^(?:하[고니면며는]|해[서보봤야]|했|함)/.test(whole) || isPredicate(whole))
        ? ` ${whole}`
        : whole,
  );
}
