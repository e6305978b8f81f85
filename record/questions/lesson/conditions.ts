/** What is counted in a lesson's conditions: 2개, 3편, 1000자, 두 가지. */
const NUMBER = '(?:\\d[\\d.,~-]*|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)';
const COUNTER =
  '(?:가지|개|편|문장|문단|단어|낱말|글자|자|줄|쪽|장|컷|회|번|차례|곡|군데|곳|턴|매|명|대|분|초|시간|페이지|마디|박자|words?)';
const BOUND = '(?:이상|이하|이내|내외|안팎|정도|미만|초과)';

/** 3대 이상의 가계도, 1000자 내외 작성, 5줄 내외로: how much there has to be is no part of what it is. */
const CONDITION = new RegExp(
  `(?<![가-힣\\d])(?:최소|최대|약|총)?\\s?${NUMBER}\\s?${COUNTER}\\s?${BOUND}(?:씩)?(?:의|으로|로)?(?=[\\s,.;)]|$)`,
  'g',
);
/** 40명 이상에게: the particle needs its number. */
const BOUNDED = new RegExp(`(?<=${NUMBER}\\s?${COUNTER})\\s?${BOUND}(?=[가-힣])`, 'g');
/** 방언 어휘 20개 표로 정리, 정책 1가지 제안서: the count behind a noun; 소나타 3번 and 2막 1장 are names. */
const COUNT =
  /(?<=[가-힣)])(?<!\d[막권부]) +(?:각 )?\d+\s?(?:가지|개|편|문장|단어|줄|쪽|장|컷|회|곡|군데|턴)(?:씩)?(?=[\s,.;)]|$)/g;

/** B4 한 장짜리 신문, 3분짜리 영상: how large it is. */
const SIZED = new RegExp(`(?<![가-힣\\d])(?:[AB]\\d\\s?)?${NUMBER}\\s?${COUNTER}\\s?짜리\\s?`, 'g');

/** The description without how many and how long: what is asked about is the work, and not its conditions. */
export function withoutConditions(content: string): string {
  return content.replace(CONDITION, '').replace(SIZED, '').replace(BOUNDED, '').replace(COUNT, '');
}
