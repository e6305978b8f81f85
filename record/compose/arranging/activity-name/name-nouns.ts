import { lastFinal } from '../../../hangul.ts';
import { isDoingInGi } from '../../../questions/phrases/verb-forms.ts';
import { isAdverb, isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { formOf, takesObject } from '../../notes/word-forms.ts';
import { HOW_DONE, isKind, isWay } from './activity-objects.ts';

/** What the words of an activity's name are: nouns with and without a particle, doings, and how it is done. */

const CASE = /(?:[을를]|에|에서|에게|께|한테|으?로)$/;
/** 3개: so many of what was named; 3분, 4주간: how long. */
export const COUNTED = /^\d+(?:개|장|편|권|곳|건|점|컷|종|대|문항|가지|명|곡|줄)$/;

export const isNoun = (word: string) => isListedThing(word) || isThingNoun(word) || isDoingNoun(word);
export const isHow = (word: string) => HOW_DONE.test(word) || isAdverb(word) || isKind(word) || isWay(word);
/** 맞춰보기: a doing by its verb. */
export const isGi = (word: string) => word.endsWith('기') && isDoingInGi(word);
/** Verbs whose noun without a particle is what they are done to. */
export const takes = (stem: string) => takesObject(stem) || /^(?:보|불러오)$/.test(stem);
/** 진로, 통학로, 전기회로: nouns; behind a consonant but ㄹ the particle is 으로. */
const isRoad = (word: string) =>
  (/[^으]로$/.test(word) && !/^ㄹ?$/.test(lastFinal(word.slice(0, -1)) ?? '')) ||
  /^(?:(?:전기|전자|논리|[직병]렬)?회|(?:거울)?미|[농배]?수|피)로$/.test(word);
/** 공공데이터, 간격: no word of the dictionary, and neither how nor when. */
export const isUnknownNoun = (word: string) =>
  /^[가-힣]{2,}$/.test(word) &&
  formOf(word) === null &&
  (isRoad(word) ||
    !/(?:[은는이가도만의과와랑]|대로|마다|별|간|[로에지]|[히게적씩]|처럼|만큼|동안|번|차례|부터|까지|후|뒤|중)$/.test(
      word,
    ));
/** 중국어로, 우리말로: no 어로 of fishers. */
const IN_WORDS = /[가-힣](?:어|말|글)로$/;
export const hasCase = (word: string) =>
  IN_WORDS.test(word) ||
  (word.length > 1 &&
    CASE.test(word) &&
    !isRoad(word) &&
    !isListedThing(word) &&
    !isDoingNoun(word) &&
    !isAdverb(word));
/** 조사, 재구성, 설계·제작·평가. */
export const isDone = (word: string) =>
  word.split('·').every((one) => isDoingNoun(one) || isDoingNoun(one.replace(/^재(?=..)/, '')));
