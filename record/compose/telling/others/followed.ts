import { lastFinal } from '../../../hangul.ts';

/** What came of another's words: advice is told as taken only where it is advice, and something was done about it. */

/** 바쁘다고 하셔서: how they are is no advice. */
const STATED =
  /(?:[가-힣](?:스럽|렵|겠)|싶|싶지 않|무섭|떨리|떨린|긴장된|걱정된|걱정이|바쁘|아프|힘들|싫|졸리|늦|모르|배고프|좋아하|궁금하|[있없]|[았었])다$/;
/** 천천히 읽으라, 먼저 재야 한다, 소리가 작다: what is to be done, or what is wrong with what was done. */
const ADVICE =
  /(?:[가-힣]라|야 (?:한|된|하겠|되겠)다|면 (?:된|안 된|좋겠|좋|낫)다|(?:것|게|편|쪽)(?:이)? (?:더 )?(?:좋겠|좋|낫|맞)다|[아어여해]도 된다|필요하다|(?:작|크|길|짧|빠르|느리|약하|세|어둡|밝|많|적|복잡하|단조롭|딱딱하|지루하|어색하|이상하|부족하|모호하|애매하|비슷하|틀리|틀렸|아쉽)다|(?:지나치게|너무|조금|좀|잘|더) [^.]*다|(?:들린|보인|느껴진|들리지 않는|보이지 않는|안 들린|안 보인|와닿지 않는)다)$/;
/** 꽃이라, 노래라: what it is. */
const IS_CALLED = /(?:이|아니|것이)라$/;

/**
 * What came of another's words (친구가 …다고 해서 …). Of the match: who spoke, what was said, whether it was tried as said (그렇게
 * 했더니), and what followed.
 */
export function followed([, who = '', what = '', tried, then = '']: RegExpExecArray): string {
  const isHeardOnly =
    /\?["”'’]?라$/.test(what) ||
    IS_CALLED.test(what) ||
    STATED.test(what) ||
    // 15분까지 빨강으로 했다고 해서: what they had done is no advice.
    /ㅆ/.test(lastFinal(what.replace(/다$/, '')) ?? '') ||
    !ADVICE.test(what) ||
    // 우울하다고 해서 서로 말을 안 함: nothing was done about it.
    /(?:지 (?:않|못)|못 |안 )[^.]*\.$/.test(then) ||
    /^(?:반박|거절|따지|되묻|알았|알게|깨달|깨닫|이해|몰랐)/.test(then);
  if (/맡은 /.test(who)) return `${who}에게서 ${what}는 ${isHeardOnly ? '말' : '조언'}을 듣고 ${then}`;
  if (isHeardOnly) return `${what}는 ${who}의 말을 듣고 ${then}`;
  return `${what}는 ${who}의 조언${tried ? '에 따르니' : '을 반영하여'} ${then}`;
}
