import { isThingNoun } from '../../style/words/nouns.ts';

/** What stands behind a name and is that classmate's. */

const WORK = '글|그림|작품|발표|노래|연주|보고서|풀이|코드|자세|동작';
/** 태린 의견 수용: what a teacher notes of another's. */
export const OWNS = /^ (?:의견|제안|질문|아이디어|지적|조언|안|설명|말|작품|글)(?:을|를|에|도)? /;
/** Nouns before which a bare `민준이` means "of Minjun"; a full name with 이 (김민준이) is always the subject. */
export const OWNED = new RegExp(
  `^\\s+(?:(?:의견|덕분|할머니|할아버지|어머니|아버지|동생|누나|언니|오빠|집|말|생각|설명|아이디어|숨소리|목소리|표정|박자|질문|조언|제안|도움|노트|필기|방식|방법|풀이|답|카메라|휴대폰|노트북|이야기|실수|의자|자리|부분)|(?:${WORK})(?:에서|에|을|를|의|은|는|과|와|[ ,]|$))`,
);

/** 현이 식판을 든 순간부터: who held it, as the subject. */
export const HOLDS = /^ [가-힣]+[을를] [가-힣]*[든쥔본쓴낸친한은는] (?:순간|때|뒤|후|다음)/;

/** 지율이 카드는, 우성이 성적이: a thing stands behind it as the subject. */
export function standsForTheirs(rest: string): boolean {
  const thing = /^ ([가-힣]{2,})(?:은|는|이|가|도) /.exec(rest)?.[1] ?? '';
  return isThingNoun(thing) && !/^(?:오늘|내일|어제|요즘|평소|처음|나중|이번|다음|혼자|먼저)/.test(thing);
}
