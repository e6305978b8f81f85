import { withParticle } from '../../../hangul.ts';
import { isDoingNoun, isListedThing } from '../../../style/nouns.ts';
import { lastWord } from '../../../style/stems.ts';

/** What a student names as what comes next: asked for a theme of it, nothing has been chosen yet. */

const LOOKS_ON =
  '알아보|탐구하|조사하|연구하|공부하|배우|배워 ?보|알|읽|읽어 ?보|실험하|해 ?보|하|다루|도전하';
/** 더 읽고 싶은 작품이나 주제가 있나요?, 추가로 탐구할 점. */
export const ASKS_NEXT = new RegExp(
  `(?:^|[ ,])(?:더|추가로|이어서|새로|앞으로|다음에|나중에|더욱) (?:[^?.]{0,24} )?(?:${LOOKS_ON})고 ?싶은|(?:후속|심화|추가) (?:탐구|연구|조사|실험)|추가로 (?:탐구|조사|연구|실험)`,
);
/** No doing, though a verb is made of some: nobody does an effect. */
const NOT_DONE =
  /(?:효과|관계|영향|변화|차이|원리|구조|역사|기능|성분|과정|문제|현상|종류|작용|반응|발생|가치|의미|심리|분해|분야|이유|까닭|원인|방법|진로|직업|문화|제도|정책|기술|원칙|법칙|개념|사기|범죄|사건|전쟁|재난|오염|차별|갈등|중독|질병|사고|폭력|혐오|격차|불평등|위기|파괴|침해|학대|유출|조작|표절|감염|멸종|붕괴|실패|실업|빈곤|논란|논쟁)$/;
const WORK = /^[「『《<“"'‘][^」』》>”"'’]+[」』》>”"'’]$/;
const NAMES_NOTHING = /(?:것|점|거|없음|모름|공부|노력)$|^(?:없|모르|아직|딱히)/;

/** Whether something can be done about what is named, or only be learnt of it (광고 효과). */
export const isDoable = (name: string) => isDoingNoun(lastWord(name)) && !NOT_DONE.test(name);

/** 여성 독립운동가 → 여성 독립운동가에 대해 더 알아보고 싶다; null where it names nothing. */
export function wanted(name: string): string | null {
  if (NAMES_NOTHING.test(name)) return null;
  if (WORK.test(name)) return `${withParticle(name, '을/를')} 읽어 보고 싶다.`;
  // 못으로 다시 해보기, 온도별 비교: a doing, told as one.
  if ((/[가-힣]기$/.test(name) && !isListedThing(lastWord(name))) || isDoable(name)) return null;
  return `${name}에 대해 더 알아보고 싶다.`;
}
