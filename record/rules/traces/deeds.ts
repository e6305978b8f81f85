/** Whether what is told about a paper, a patent or a book was done or is only spoken of. */
import { lastFinal } from '../../hangul.ts';
import type { Hit, Judgement } from '../rule.ts';

/** After one of these an attributive form tells of something that happened: 등록한 경험, 펴낸 뒤. */
const HAPPENED =
  /^(?:경험|뒤|후|이후|바(?![가-힣]{2})|적(?![가-힣]{2})|것|일(?![가-힣]{2})|점(?![가-힣]{2})|사실|[가-힣]{2,4}\s학생|기억|이력|경력|실력|솜씨|비결|성과|쾌거|기쁨|결실|보람|영광|열정|노력|덕분|만큼|정도|학생|동아리|모둠|발명품|제품|아이디어|장치|발명가|작가|저자|(?:과정|절차)를?을?\s(?:직접\s|스스로\s|몸소\s)?(?:겪|경험|거치|거친|거쳐|거침|밟|진행))/;
/** What makes the same form a matter of study: 등록하는 절차, 받을 수 있는 조건. */
const STUDIED =
  /^(?:하는|할|하기|되는|될|는|을|기)?\s?(?:수\s(?:있|없)|방법|법(?:을|과|에)|절차(?!를\s(?:직접\s|스스로\s|몸소\s)?(?:겪|경험|거치|거친|거쳐|거침|밟|진행))|조건|요건|이유|까닭|제도|의의|의미|문제|기준|비용|기간|원리|역할|기?까지의\s과정|과정(?!을\s(?:직접\s|스스로\s|몸소\s)?(?:겪|경험|거치|거친|거쳐|거침|밟|진행))|상황을|모의)/;
const SOMEBODY_ELSE =
  /(?:과학자|학자|연구자|연구진|연구팀|박사|교수|발명가|작가|시인|소설가|저자|(?<!학교\s)기업|회사|대학|선수|인물|주인공|에디슨|테슬라|뉴턴|다윈|아인슈타인|왓슨|크릭|멘델|조상|선조|사람)(?:들|님)?(?:이|가|은|는|께서|의(?!\s(?:도움|지도|조언|격려|권유|추천|꿈|길)))(?![가-힣])|\d{4}년|\d+세기|당시|노벨/;

/** Somebody named right before, and not as the pupil or the group: 왓슨과 크릭이 논문을. */
export const NAMED_AUTHOR =
  /(?:^|\s)(?!학생|친구|모둠|자신|본인|동아리|짝|결과|연구|내용)[가-힣]{2,6}[이가]\s$/;

/** Signs that the pupil is meant: 직접 고안한, 친구와 함께 만든. */
export const OWN =
  /직접|자신|써서|공저|저자로|작가로|집필|엮어|지은|발명|고등학생|학생\s(?:신분|작가)|자작|스스로|본인|친구|동아리|모둠|함께|공동|고안|개발한|만든|제작한|설계한|쓴|그린|아이디어|틈틈이|꾸준히|그동안|평소/;

/** What one does with a subject of study. */
export const STUDY_OF =
  /조사|토론|토의|비교|분석|설명|이해|검토|정리|탐구|살핌|살펴|살핀|주장|제안|읽|배움|배우|배운|생각|해석|논의|찾|고찰|파악|알아|확인|견주|구분|예측|계산|의미|사례|제도|역사|변화|영향|과정|단계|직업|자료|방법|방식|기준|문제|의견|침해|면제|검색/;

export type Deed = 'done' | 'described' | 'none';

/** How a verb is told by what follows its stem: 출간|하여 is done, 출간|한 배경 is described. */
export function telling(stem: string, rest: string): Deed {
  if (STUDIED.test(rest)) return 'described';
  const suffix = /^(?:하는|하던|했던|되는|되던|됐던|한|된|할|될|는|은|을|던)?(?=\s)/.exec(rest)?.[0];
  if (suffix === undefined) return 'done';
  // 신청을 is an object, 받을 describes.
  if (/^[는은을]$/.test(suffix) && !/[받얻싣잡맞]$/.test(stem)) return 'done';
  const final = suffix === '' ? lastFinal(stem) : 'ㄴ';
  if (final !== 'ㄴ' && final !== 'ㄹ') return 'done';
  return HAPPENED.test(rest.slice(suffix.length).trimStart()) ? 'done' : 'described';
}

/** How the first of `verbs` in the next `reach` letters is told. */
export function deedIn(after: string, verbs: RegExp, reach = 30): Deed {
  const match = verbs.exec(after.slice(0, reach));
  return match ? telling(match[0], after.slice(match.index + match[0].length)) : 'none';
}

/** Whether the sentence up to here speaks of somebody in history, in science or in trade. */
export function ofOthers(before: string): boolean {
  return SOMEBODY_ELSE.test(before);
}

/** Done by the pupil: an error; by whom nobody says: to be looked at. What others did or is only described passes. */
export function verdict(hit: Hit, deed: Deed, message: string, sure: boolean): Judgement | null {
  const own = OWN.test(hit.before) || /^.{0,12}(?:자신|본인)의\s/.test(hit.after);
  if (deed === 'none' || (deed === 'described' && !own)) return null;
  if (ofOthers(hit.before) && !/친구|직접|자신|본인|함께/.test(hit.before)) return null;
  return { level: deed === 'done' && sure ? 'error' : 'check', message };
}
