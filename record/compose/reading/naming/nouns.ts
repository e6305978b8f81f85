import { lastFinal } from '../../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { isSoundStem, lastWord } from '../../../style/words/stems.ts';
import { formOf } from '../../notes/word-forms.ts';
import { POST } from '../topic.ts';

/** What can be a name, by its last word. */

const WORK =
  /^(?:[가-힣A-Za-z]+ ){0,2}["“'‘「『《<][^"“”'‘’「」『』《》<>]{1,40}["”'’」』》>](?: ?\([^()]*\))?$/;
/** 것 and the like name something by what stands before them. */
const BOUND =
  /[가-힣] ?(?:것|일|점|사람|순간|장면|과목|대목|구절|모습|이야기|마음|방법|느낌|시간|경험|친구|부분|도구|공간|때|얘기|차이)$/;

/** 독립운동가: by its work, no noun with a particle. */
const PERSON =
  /[가-힣](?:운동|작|화|음악|건축|전문|정치|사업|혁명|사상|탐험|비평|평론|연출|작곡|무용|조각|발명)가$/;

/** 킥보드, 카혼: no word of the dictionary, and no form of one. */
const isUnknown = (word: string) =>
  PERSON.test(word) ||
  (word.length > 1 &&
    !isDoingNoun(word) &&
    // 자꾸뜸, 힘줘서붙임: a doing, written on to what stands before it.
    !(word.length > 2 && /[ㅁㄻ]/.test(lastFinal(word) ?? '')) &&
    formOf(word) === null &&
    !/[다요음함임됨까죠냐니며면서고데지게려은는을를이가에도만]$|[았었했였]어$/.test(word));

/** 장바구니요, 하이클리어요: no noun of the dictionary, and no end of talk. */
export const isSaidToBe = (text: string) =>
  formOf(lastWord(text)) === null &&
  (/^[가-힣]{4,}$/.test(text) ? !/[었았했였갔왔봤줬됐쳤렸졌켰]어$/.test(text) : !TALK_END.test(text));
const TALK_END = /[어아여해와워져려켜셔봐줘둬놔돼대래겨쳐혀에예네세데까게지고나죠]$/;

/** A name by its last word: a noun, or a doing in 기 (7개 넘기기). */
export function isName(text: string): boolean {
  const last = lastWord(text);
  if (WORK.test(text) || BOUND.test(text)) return true;
  if (!/^[가-힣A-Za-z]+$/.test(last)) return false;
  if (/[가-힣]기$/.test(last) && isSoundStem(last.slice(0, -1))) return true;
  return isThingNoun(last) || isListedThing(last) || POST.test(text) || isUnknown(last);
}
