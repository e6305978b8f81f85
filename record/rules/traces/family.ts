import { ELDERS, RANKED, SIBLINGS } from '../../lexicon/relatives.ts';
import { MESSAGES } from '../messages.ts';
import { all, patternRule, type Rule } from '../rule.ts';
import { LEFT, RIGHT, anyOf } from '../words.ts';
import { OCCUPATIONS } from '../words/occupations.ts';
import { WORKPLACES } from '../words/workplaces.ts';

// Whoever is younger has no trade to tell of.
const OLDER = SIBLINGS.filter((word) => !/동생|형제|[남자]매/.test(word));
const KIN = `${RANKED}|${anyOf([...ELDERS, ...OLDER])}|외가|친가|집안|부모`;

/** Fields of work as people tell them of a relative: 건설업에 몸담은, 법조계에 계신. */
const AT_WORK = new RegExp(
  [
    '평생\\s(?:[가-힣]{1,6}\\s)?(?:을|를|일)|직업|직장|직업병|근무|재직|종사|경영하|사업(?!계획)|장사|가게|매장|식당|공장|농장|농사|과수원|양식장|축사|비닐하우스|사무실|출근|퇴근|퇴직|은퇴|승진|전근|발령|파견|업무|본업|가업|몸담|일터|작업장|부대에|공무|손님|고객|단골|거래처|납품|개업|폐업|창업|현업|현직|교직|공직|법조계|의료계|금융계|언론계|교육계|예술계|연구직|영업직|생산직|사무직|기술직|자영업|[가-힣]{1,3}업(?:에|을|체)\\s?(?:종사|몸담|하|운영)',
    '(?:일|업무)(?:을|를)?\\s?(?:하시|하셔|하셨|맡으|맡고\\s계)|하시는\\s(?:일|업무)|일하(?:시|셔|셨|는|던|며|고)|일터',
    `${LEFT}(?:${anyOf(OCCUPATIONS)})(?:님)?(?:이[신셔셨시라어]|이며|이고|인\\s|로\\s|으로\\s|라서|셔서|이었|였|의\\s?길|을\\s지내|를\\s지내|\\s출신|\\s일을|\\s생활)`,
    '(?:병원|약국|은행|학교|회사|법원|군대|소방서|경찰서|관공서|연구소|방송국|신문사|건설\\s?현장|시장|시청|구청|군청)에(?:서)?\\s(?:[가-힣]{1,8}\\s)?(?:일|근무|계시|계신|다니시|다니는|다니신|재직|나가시)',
    // 지방 의회 의원으로 활동하는, 선수로 뛰는.
    '(?:의원|위원|대표|회장|단장|이장|선수|강사|감독|[가-힣]{2,5}사|[가-힣]{2,4}가|[가-힣]{2,4}원|[가-힣]{2,4}장|[가-힣]{2,4}관)(?:으로|로)(?:서)?\\s(?:[가-힣]{1,4}\\s)?(?:활동|일|재직|근무|뛰|계시|계신|봉직|임용|발령|승진|은퇴|지내|복무|평생|나서)',
    // Whatever a parent does as a habit: 배를 타셔서. Not what is done for the child.
    '^[가-힣]{1,3}\\s(?:[가-힣]{1,6}\\s)?(?!말씀)[가-힣]{1,5}[을를]\\s(?!생각|걱정|사랑|좋아|바라|믿|응원|지켜|돌보|기르|키우|격려|위로|보여|그리워|기다|겪|앓|잃|닮|드시|안아|도와|알려|들려|가르쳐|챙겨|사\\s주)[가-힣]{1,4}(?:시는|셔서|시며|시던|시고|셔|셨던)(?![가-힣]*\\s?(?:주|준))',
    '[가-힣]{1,5}(?:사|관|원|장|가|수|인|님)(?:이셨|이신|이시|이셔|셨|셔서|여서|이어서|이라서|라서)',
    '(?:운영|경작|재배|사육|제작|설계|시공|판매|수리|운전|진료|강의|지도)하(?:시|셔|셨)',
  ].join('|'),
);
const WORK_FIRST =
  /(?:근무|재직|종사|일|운영|경영|활동|복무|활약|봉직)(?:하는|하시는|하신|하던|하셨던|하고\s?계신|하고\s?계시는|\s중인|\s중이신|했던)\s(?:[가-힣]{1,4}\s)?$|(?:이신|이셨던|이었던|였던|출신)\s$|[을를]\s지내(?:신|셨던|시던)\s$|[가-힣]{1,5}(?:계|업|직|교육|행정|금융|의료|법조|언론)에\s(?:[가-힣]{1,4}\s)?(?:몸담은|몸담으신|몸담고\s계신|계신|계시는|있는|종사하는|종사하시는)\s$|(?:현장|바다|들판|밭|논|시장|공장|병원|학교|회사|사무실|주방|거리|공사장|일터|군대|부대|법정|은행|무대|교실|강단)에서\s(?:[가-힣]{1,5}\s){0,2}[가-힣]{1,4}(?:시는|시던|신|셨던|하는|하던)\s$/;

/** Work beyond doubt, and a sign of what it meant to the pupil: together they are an error. */
const SURELY =
  /직장|근무|재직|종사|교직|공직|법조계|의료계|금융계|몸담|일하(?:시|셔|셨|는|던)|일(?:을)?\s?하(?:시|셔|셨)|하시는\s(?:일|업무)|운영하(?:시|셔|셨)|경작하|재배하(?:시|셔|셨)|장사|농사|가게|공장|과수원|(?:의원|위원|회장|단장|이장|강사|감독|[가-힣]{2,5}사)(?:으로|로)\s(?:활동|일|재직|근무|은퇴)|퇴직|은퇴|[을를]\s지내(?:시|신|셨)|(?:파시|파셔|파셨)/;
const MEANT =
  /보고|보며|보면서|지켜|영향|덕분|따라|셔서|여서|밝(?:음|아|고)|관심|흥미|꿈|진로|존경|자라|자란|배움|배우|익[히힘혀]|경험|이야기를\s듣|들은|들려|도우|도움|돕|계기|눈뜸|물려|이어|본받|닮|이야기를|모습|소재로/;

const ELSEWHERE =
  /작품|소설|만화|영화|드라마|연극|희곡|동화|설화|신화|시에서|시의|화자|주인공|등장인물|인물|서술자|역할|대본|고전|판소리|민요|전기문|자서전|[』》」〉’'”"]|통계|세대|사회\s?구조|조선(?!소)|시대|정책|제도|설문|가상|상황극|맞벌이/;
const OTHER_OWNER = /(?<![가-힣])(?!자신|본인|친구|자기|우리|짝)[가-힣]{2,20}의\s$/;

/** 신발 가게 할아버지, 옆집 할머니: whoever is called so by a place is nobody's grandfather. */
const BY_PLACE =
  /(?:가게|시장|분식집|옆집|앞집|윗집|아랫집|이웃집|빵집|떡집|꽃집|국밥집|국숫집|문구점|서점|상점|식당|이발소|세탁소|경로당|복지관|요양원|마을|마을회관|동네|이웃|골목|경비실|관리실|노점|좌판|시장)\s$/;
export const isCalledByPlace = (before: string, word: string) =>
  BY_PLACE.test(before) && /^(?:할아버지|할머니|이모|삼촌)/.test(word);

// A relative and, within reach, work: whether it gives the trade away a person has to say.
const kin: Rule = patternRule(
  'PARENT',
  new RegExp(`${LEFT}(?:${KIN})(?:님)?${RIGHT}`, 'g'),
  ({ word, before, after }) => {
    const near = after.slice(0, 26);
    if (ELSEWHERE.test(before + after) || OTHER_OWNER.test(before)) return null;
    if (isCalledByPlace(before, word)) return null;
    if (
      /^(?:가족|부모|집안|형|언니|누나|오빠)$/.test(word) &&
      !/께서|님|하시|하셔|하신|계신|(?:가|이|는|은|의)\s/.test(near)
    )
      return null;
    if (!AT_WORK.test(near) && !WORK_FIRST.test(before)) return null;
    const sure =
      (SURELY.test(near) || WORK_FIRST.test(before)) &&
      MEANT.test(after) &&
      !/^(?:가족|부모(?!님)|집안|친척|형|언니|누나|오빠)/.test(word);
    return {
      level: sure ? 'error' : 'check',
      message: MESSAGES.PARENT,
    };
  },
);

// 택시를 모는 아버지, 빵을 굽는 어머니.
const making = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}[가-힣]{1,8}[을를]\\s(?:모는|모시는|고치는|만드는|파는|짓는|가르치는|굽는|기르는|키우는|재배하는|운전하는|운영하는|깎는|치료하는|설계하는|잡는|캐는|나르는|배달하는|수리하는|판매하는|[가-힣]{1,4}(?:하시는|시는))\\s(?:${KIN})${RIGHT}`,
    'g',
  ),
  ({ word, before, after }) =>
    ELSEWHERE.test(before + after) ||
    /^(?:걱정|운동|산책|요리|전화|통화|청소|설거지|빨래|이야기|대화|노래|밥|자녀|자식|아이|아들|딸|꿈|생각|사랑|마음|말씀|저녁|김치)/.test(
      word,
    )
      ? null
      : { level: 'check', message: '부모나 친인척의 직업을 알 수 있는 내용이라면 적을 수 없습니다.' },
);

// 아버지의 카센터, 할머니가 하시던 국숫집.
const shop = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${KIN})(?:님)?(?:의|이\\s하시(?:는|던)|가\\s하시(?:는|던)|께서\\s하시(?:는|던)|가\\s하(?:는|던))\\s(?:[가-힣]{1,4}\\s)?(?:병원|치과|[가-힣]{1,5}(?:센터|상회|마트|공업사|가게|점포|숍|샵|상점|농원|농장|목장|한의원|의원|약국|학원|[가-힣]{2}방)|[가-힣]{2}(?<!공부|안쪽)방|[가-힣]{2,4}집|[가-힣]{2,4}점|[가-힣]{2,4}소|[가-힣]{2,4}원)(?:에서|을|를|의|에|이|은)`,
    'g',
  ),
  ({ word, before, after }) =>
    ELSEWHERE.test(before + after) ||
    OTHER_OWNER.test(before) ||
    /(?:시골|옛|고향|우리|친정|큰|작은|외갓|처갓)집|장점|단점|관점|약점|소원|응원|지원|요소|미소|최소|정원|공원|시점|초점|강점|허점|중점|구원|회원|자원|사진첩집/.test(
      word,
    )
      ? null
      : { level: 'check', message: '부모나 친인척의 직업을 알 수 있는 내용이라면 적을 수 없습니다.' },
);

// 큰형이 의대생이라, 누나가 간호학과에 다녀: what a relative is trained for.
const studies = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${RANKED}|${anyOf([...ELDERS, ...SIBLINGS])})(?:님)?(?:께서는|께서|이|가|은|는|도)\\s(?:[가-힣]{1,10}\\s)?(?:(?:의|치|한의|약|법|교|사범|공|미|음|체|간호|경찰|사관|수의|예)대생|사관생도|(?:로스쿨|고시|공시|취준)생|인턴\\s의사|(?:[가-힣]{0,4}사관학교|사법연수원|로스쿨|(?:의학|치의학|법학)\\s?전문\\s?대학원|의전원|치전원|경찰학교|소방학교|신학교|(?:의|치의|한의|약학|법|사범|교육|간호|미술|음악|체육|경찰|수의)대학?(?:교|원)?)(?:에|를|을)\\s(?:다니|다녀|다님|재학|졸업|진학|입학|합격)|[가-힣]{2,8}(?:학과|공학과|교육과|전공)(?:에|를|을)?\\s?(?:다니|다녀|다님|재학|졸업|진학|입학|합격))`,
    'g',
  ),
  ({ word, before, after }) =>
    ELSEWHERE.test(before + after) || OTHER_OWNER.test(before) || /^가족/.test(word)
      ? null
      : {
          level: 'check',
          message: '부모나 친인척의 학력과 전공도 지위를 짐작하게 한다면 적을 수 없습니다.',
        },
);

// 의사 집안, 교육자 가정, 3대째 이어 온 한의원.
const house = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${anyOf(OCCUPATIONS)}|의료인|법조인|교육자|예술인|예술가|기업인|농업인|어민|정치인|언론인|종교인)\\s?(?:집안|가정|가족|부모)(?:에서|의|이라|이어서|을|에)|${LEFT}(?:\\d|[이삼사두세네])대째\\s|${LEFT}(?:우리\\s)?집에서\\s(?:운영|경영)하(?:는|시는|던)\\s|${LEFT}집안(?:이|에서)\\s(?:[가-힣]{1,8}\\s){0,3}(?:운영|경영|농사|장사|사업|하는\\s(?:가게|식당|공장|일))`,
    'g',
  ),
  ({ before, after }) =>
    ELSEWHERE.test(before + after)
      ? null
      : { level: 'check', message: '가족의 직업을 알 수 있는 내용이라면 적을 수 없습니다.' },
);

// 집안이 대대로 과수원을 하여: a trade handed down.
const handedDown = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:집안|집|가족|외가|친가)(?:이|에서|에서는|가|은|는)\\s(?:대대로|여러\\s대에\\s걸쳐|오래전부터)\\s(?:[가-힣]{1,4}\\s)?[가-힣]{0,4}(?:${anyOf(WORKPLACES)})(?:을|를)?\\s?(?:하(?:여|며|고|는|셔|시)|해\\s|했|이어|지어|지으|운영|꾸려)`,
    'g',
  ),
  ({ before, after }) =>
    ELSEWHERE.test(before + after) ? null : { level: 'error', message: MESSAGES.PARENT },
);

/** PARENT told in other words than the sharper patterns of `family` know. */
export const familyTraces = all(kin, making, shop, studies, house, handedDown);
