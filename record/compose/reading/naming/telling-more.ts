import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { isSoundStem } from '../../../style/words/stems.ts';
import { formOf } from '../../notes/word-forms.ts';

/** What looks like a name and says something. */

/** 종이를 더붙임: a doing, unless what stands before the name is told of it. */
const DOES = /[을를] (?!(?:.*[은는인한된던란진간온본쓴줄할될볼] |.*기$))/;
/** 머리가 하얘져서 생각이 안 나는 것: what happened, and no name. */
const TELLS = /[가-힣](?:서|니까?|는데|지만|더니|으면|다가),? /;

/** 자료는 인터넷, 보안이 핵심, 말이 정말 충격: something is said of it. */
function saysOfIt(text: string): boolean {
  const isNoun = (word: string) => isThingNoun(word) || isListedThing(word) || isDoingNoun(word);
  // 수정본은: no list has it, and no verb has such a form.
  const isTopic = (word: string) =>
    /[은는]$/.test(word) &&
    (isNoun(word.slice(0, -1)) ||
      (word.length > 3 &&
        formOf(word) === null &&
        !isSoundStem(word.slice(0, -1)) &&
        !/[가-힣](?:하|되|시키|있|없|않)는$/.test(word)));
  const words = text.split(' ');
  const [, subject, how] =
    /([가-힣]+)(?<!(?:^| )(?:많|같|높|깊))[이가] (?:([가-힣]+) )?[가-힣]+$/.exec(text) ?? [];
  return (
    words.slice(0, 3).some((word) => /(?:건|게)$/.test(word) || isTopic(word)) ||
    (subject !== undefined && (how === undefined || !/[은는인한된던란진간온본쓴만든]$/.test(how)))
  );
}

/** 드라이기로 열줘서붙임, …장면인데 그게 충격, 38회라서 반에서 세 번째: a clause, whatever stands behind it. */
const CLAUSE =
  /[가-힣](?:줘서|해서|려서|여서|어서|아서)[가-힣]{2,}$|[가-힣](?:인데|는데|은데|라서|니까),? (?!.*(?:것|점|일|때|곳)$)/;
/** 배차 너무 김: how it is. */
const HOW_IT_IS = /(?:^| )(?:너무|진짜|정말|자꾸|엄청|되게|안|못) [가-힣]+$/;

/** 손목 말고 팔꿈치 먼저: how it was done. */
const HOW = /(?:^| )(?:먼저|같이|함께|직접|빨리|천천히|많이|다시|계속|꾸준히|바로|미리|항상|매번|끝까지)$/;

/** Whether the words say more than a name. */
export const saysMore = (text: string) =>
  saysOfIt(text) ||
  DOES.test(text) ||
  CLAUSE.test(text) ||
  HOW_IT_IS.test(text) ||
  HOW.test(text) ||
  (/것$/.test(text) && TELLS.test(text)) ||
  /[다라자냐]고 [가-힣]{1,3}$/.test(text) ||
  // 다음 달 철거 예정: what will be done.
  / 예정$/.test(text) ||
  // 평균 10봉지가 든다는 게 제일 충격.
  /[다라]는 ?(?:게|것이|점이|건) /.test(text);
