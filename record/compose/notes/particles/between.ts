import { MANNER } from '../missing-objects.ts';
import { HOW } from '../notes.ts';
import { isKnown } from './what-is-named.ts';

/** What may stand between a thing and what is done to it, and tells neither. */

/** How many, how far, how: what may stand between a thing and what is done to it. */
const UNIT =
  '(?:개|명|장|권|편|번|회|차례|가지|줄|쪽|컷|컵|방울|조각|마리|도|배속|배|분|초|시간|일|주|달|개월|년|원|%|퍼센트|℃|cm|mm|m|km|g|kg|mg|L|mL|ml|V|A|W|Hz|점|위|층|칸|곡|곳|단계|학년|반|세트|바퀴|걸음|등분)';
const INSTRUMENT =
  '(?:폰|핸드폰|휴대폰|휴대전화|카메라|컴퓨터|엑셀|노트북|캔바|미리캔버스|파워포인트|한글|파이썬|스크래치|앱|메일|이메일|문자|전화|손|자|칼|가위|테이프|본드|글루건|연필|물감|색연필|[가-힣]{1,2}식)';
const BETWEEN = new RegExp(
  `^(?:안|못|잘|더|덜|꼭|다|각각|각자|하나씩|둘씩|내가|제가|나는|${INSTRUMENT}(?:으로|로)|[가-힣]{1,6}(?:청|관|실|센터|교)에|[가-힣]+히|[\\d.,~]+${UNIT}(?:씩|으로|로|까지|만에)?|\\d+(?::\\d+)+(?:으로|로)?|[\\d.,]+)$`,
);
export const MANY = /^(?:한|두|세|네|다섯|여섯|몇|여러) ?$/;
export const COUNTED = /^(?:개|장|번|명|권|줄|조각|방울|숟가락|컵|가지|군데)씩$/;
/** 10개씩, 두 개씩, 하나씩. */
export const EACH = /씩$/;

export const isManner = (word: string) =>
  BETWEEN.test(word) || MANNER.test(word) || (HOW.test(word) && !isKnown(word)) || isAdverb(word);
const isAdverb = (word: string) =>
  /^(?:다시|미리|같이|함께|직접|빨리|천천히|많이|조금|자꾸|새로|열심히|서로|따로|오래|너무|아주|제일|가장|매우|엄청|훨씬|좀|또)$/.test(
    word,
  );
