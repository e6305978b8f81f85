import { isVerb } from '../words/forms.ts';
import { isListedThing } from '../words/nouns.ts';
import { adnominalStem, isAdjective, isSoundStem } from '../words/stems.ts';

/** Adjectives that students write on to the noun; others may be names (푸른여고, 아름다운가게). */
export const DESCRIBED =
  /^(?:좋은|많은|다른|새로운|중요한|어려운|작은|높은|낮은|다양한|필요한|부족한|비슷한|같은|쉬운|재미있는|재밌는|어색한|궁금한|이런|그런|저런|어떤|모든|여러|무슨)$/;
const CHOSEN = /(?:^|[가-힣]{2})[맡읽찾받얻적찍뽑잡믿겪]은$/;
export const NAMED = new RegExp(
  `^(?:내용|부분|방법|방식|자료|주제|작품|활동|역할|성격|분위기|모습|느낌|학생|과정|결과|이유|문제|친구|사람|생각|의견|단어|개념|실험|책임|경험|사실|시간|장면|인물|글씨|그림|사진|영상|노래|소설|기사|질문|원인|코드|모형|표현|말투|습관|정보|보고서|마음|경우|연습|순간|감정|태도|자세|능력|행동|현상|원리|특징|차이|과제|기분|어려움|장점|단점|사례|음식|수업|모형|제품|기술|직업|문화|물건|동작|작업|기준|기회|구절|대목|주인공|작가|도구|재료|상황|조건|계획|목표|꿈|친구들|사람들|아이|아이들|(?:일|글|말|책|곳|힘|법|뜻|값|색|옷)(?=[을은이도에의로만]))(?:을|를|은|는|이|가|에|의|도|만|과|와|로|으로|에서|까지|부터|인데|이라|이어서|이었는데|이지만|이고)?$`,
);

/** 맡은, 만든, 조사한: a form that describes the noun behind it. */
export function describes(head: string): boolean {
  if (DESCRIBED.test(head) || CHOSEN.test(head) || /[있없]는$/.test(head)) return true;
  if (head.length > 2 && head.endsWith('한') && isAdjective(`${head.slice(0, -1)}하`)) return true;
  if (/[가-힣]{2}된$/.test(head) && !isListedThing(head)) return true;
  if (head.endsWith('은') || head.endsWith('진') || isListedThing(head)) return false;
  const stem = head.endsWith('는') ? head.slice(0, -1) : adnominalStem(head);
  if (stem === null || isAdjective(stem)) return false;
  return isVerb(stem) || (head.endsWith('는') && isSoundStem(stem));
}
