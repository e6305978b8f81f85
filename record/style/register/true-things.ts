import { isDoing, isListedThing } from '../words/nouns.ts';

/** 진짜 환자는, 진짜 음성일 확률: of the thing behind it, by its particle. */
const TRUE_THING =
  /(?<=[가-힣\d%,] )진짜 (?=([가-힣]{2,6}?)(은|는|을|를|의|일|인|이|가|이었|였|임|이다|인지|에|에서)(?=[\s.,]|었|던)(?: ([가-힣]+))?)/g;
/** 진짜 음성일 확률. */
const BE_TRULY = /(?<![가-힣])진짜 (?=[가-힣]+일 (?:확률|때|경우|가능성|비율))/g;
/** 진짜 시간이 오래 걸렸다: how much. */
const GRADED =
  /^(?:많|없|적|오래|어렵|어려|힘들|좋|싫|크|컸|작|길|짧|재미|재밌|신기|대단|중요|심하|빨리|잘|안|못|열심|꼭|너무|매우|아주|지나치게|가장|제일|훨씬|엄청)/;

/** 진짜 머리가 하얘졌다: what befell somebody, and how much. */
const OF_A_BODY = /^(?:머리|눈물|눈|손|목|다리|심장|배|숨|얼굴|땀|팔|말|한숨|웃음|소름)$/;

/** 189명 중에 진짜 환자는 90명 → 실제 환자는: what is true of a thing; before a doing or a quality 진짜 is talk. */
export function withTrueThings(text: string): string {
  if (!text.includes('진짜 ')) return text;
  return text
    .replace(BE_TRULY, '실제로 ')
    .replace(TRUE_THING, (whole, noun: string, _: string, next = '') =>
      (isListedThing(noun) || isDoing(noun)) && !OF_A_BODY.test(noun) && !GRADED.test(next) ? '실제 ' : whole,
    );
}
