import { ELDERS, RANKED, SIBLINGS } from '../../lexicon/relatives.ts';
import { MESSAGES } from '../messages.ts';
import { all, patternRule, type Hit, type Judgement, type Rule } from '../rule.ts';
import { anyOf, LEFT, RIGHT } from '../words.ts';
import { WORKPLACES } from '../words/workplaces.ts';

const KIN = `(?:부모|${RANKED}|${anyOf([...ELDERS, ...SIBLINGS])})(?:님)?`;
const MAYBE: Judgement = { level: 'check', message: MESSAGES.PARENT };
const SURE: Judgement = { level: 'error', message: MESSAGES.PARENT };

const ELSEWHERE =
  /작품|소설|영화|드라마|연극|희곡|동화|설화|신화|주인공|인물|화자|역할|대본|시에서|다룬\s|그린\s|담은\s|상징|[』》」〉’'”"]|조선(?!소)|시대/;
/** What is cooked, grown and said at home gives no trade away. */
const AT_HOME =
  /^(?:된장|고추장|간장|장|김치|반찬|음식|요리|국|찌개|밥|죽|떡|나물|술|차|과자|약|말씀|이야기|노래|화단|텃밭|꽃|모습|일기|표정|생각|행동|방법|과정|말|것|동안|데|분|일)/;
const told =
  (judgement: Judgement) =>
  ({ before, groups, after }: Hit): Judgement | null =>
    ELSEWHERE.test(before + after) || AT_HOME.test(groups['thing'] ?? '') ? null : judgement;

const pattern = (alternatives: string[], judgement: Judgement): Rule =>
  patternRule('PARENT', new RegExp(alternatives.join('|'), 'g'), told(judgement));

/** What is kept where one works and nowhere else: a yard and a dog are everybody's. */
const AT = `(?:[가-힣]{1,4}\\s)?(?:${anyOf(WORKPLACES)})(?:에서|에|의|을|를|로)`;

// 이모네 빵집에서, 할아버지의 어선을 타고, 교편을 잡으신.
const sure = pattern(
  [
    `${LEFT}${KIN}네\\s${AT}`,
    `${LEFT}[가-힣]{0,4}(?:연구소|회사|법원|검찰청|소방서|경찰서|은행|시청|구청|군청|도청|방송국|신문사|공장|관공서|교육청|부대|공항|우체국|조선소|제철소|발전소)(?:에|로|으로)\\s(?:나가|출근하|출퇴근하|일하러\\s가|일하러\\s다니)(?:시?는|시?던)\\s${KIN}${RIGHT}`,
    `${LEFT}${KIN}(?:께서|이|가)\\s(?:꾸리|꾸려\\s가|이어\\s가|일구|지키|물려받으|맡으)(?:신|시는|시던)\\s(?:[가-힣]{1,4}\\s)?(?:${anyOf(WORKPLACES)})(?=[가-힣]{0,2}(?![가-힣]))`,
    `${LEFT}${KIN}의\\s(?:어선|고깃배|택시|화물차|덤프트럭|굴착기|지게차|진료실)${RIGHT}`,
    `${LEFT}${KIN}(?:께서|이|가)\\s(?:세우신|세운|차리신|차린|여신|창업하신|창업한|설립하신|설립한|운영하던|운영하시던)\\s(?:[가-힣]{1,4}\\s)?(?:${anyOf(WORKPLACES)})(?=[가-힣]{0,2}(?![가-힣]))`,
    `${LEFT}${KIN}(?:께서|이|가)\\s하(?:시는|시던|는|던)\\s(?:민박집|여관|펜션|숙박업소|[가-힣]{1,3}(?:도매|소매|대리)점|과일\\s?가게|생선\\s?가게)`,
    `${LEFT}${KIN}(?:께서|이|가|은|는)\\s(?:[가-힣0-9]{1,6}\\s){0,2}교편을\\s(?:다시\\s)?잡(?:고\\s계|으[셔시신셨]|아\\s오)`,
  ],
  SURE,
);

// 경매장에 나가시는 아버지, 닭을 키워 파는 부모님, 병동에서 겪은 일: whether it gives the trade away a person has to say.
const perhaps = pattern(
  [
    `${LEFT}(?:큰집|작은집|외갓집|외가|친가|할머니\\s댁|할아버지\\s댁)의?\\s(?:과수원|농장|목장|가게|식당|축사|양식장|비닐하우스|논|밭)${RIGHT}`,
    `${LEFT}${KIN}의\\s(?:트럭|작업복|안전모|트랙터|경운기|비닐하우스|작업실|축사|교무실|진료\\s기록|업무)${RIGHT}`,
    `${LEFT}(?:경매장|현장|시장|바다|공사장|논|밭|들|일터|회사|가게|공장|사무실)에\\s나가(?:시는|시던|는|던)\\s${KIN}${RIGHT}`,
    `${LEFT}[가-힣]{1,6}[을를]\\s(?:키워|길러|만들어|지어|잡아|재배해|구워|캐|엮어|떼어)\\s파(?:는|시는|시던)\\s${KIN}${RIGHT}`,
    `${LEFT}${KIN}(?:께서|이|가)\\s(?:병동|병원|공사장|공사\\s현장|현장|법정|교실|시장|공장|사무실|직장|회사|부대|재판|응급실|수술실)에서\\s겪(?:은|으신)`,
    `${LEFT}${KIN}(?:께서|이|가|은|는)\\s(?:[가-힣0-9]{1,6}\\s){0,2}(?:운전대|메스|핸들|조종간|지휘봉)(?:을|를)\\s(?:다시\\s)?잡(?:고\\s계|으[셔시신셨]|아\\s오)`,
    `${LEFT}${KIN}(?:께서|이|가)\\s(?:만드|지으|고치|가르치|설계하|개발하|그리|굽|구우|짜|기르|키우|재배하|수리하|판매하|번역하|연구하)(?:시는|시던|신)\\s(?<thing>[가-힣]{1,6})`,
    `${LEFT}${KIN}(?:께서|이|가)\\s(?:개발|설계|제작|시공|연구|번역)(?:한|했던|하는|하던)\\s(?=[가-힣])`,
    `${LEFT}부모님의\\s(?:이직|실직|퇴직|은퇴|승진|파산|폐업|창업|근무|출장)${RIGHT}`,
  ],
  MAYBE,
);

/** PARENT told by the place, the tool or the handiwork of a relative. */
export const familyPlaces = all(sure, perhaps);
