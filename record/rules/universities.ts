import { all, patternRule, unlessFound, type Judgement } from './rule.ts';
import { universitiesByPlace } from './traces/universities.ts';
import { universityGroups } from './traces/university-groups.ts';
import { LEFT, RIGHT, anyOf, wholeWord, right } from './words.ts';
import {
  DOMESTIC_STEMS,
  GENERIC_UNIVERSITIES,
  UNIVERSITIES,
  UNIVERSITY_STEMS,
} from './words/universities.ts';

const UNIV: Judgement = {
  level: 'error',
  message: '특정 대학의 이름은 적을 수 없습니다. 이름 없이 적어 주세요.',
  suggestion: '한 대학',
};

const TAILS =
  '병원|캠프|캠퍼스|교수|연구|입시|견학|탐방|학생|출신|도서관|박물관|공대|의대|법대|학과|전공|생|팀|정문|강연|특강|입학|공학|로스쿨|의예과|수시|정시|합격|진학';
// Names which are also ordinary words, roads, units of the army or a person's wealth: a university word must follow.
const NEEDS_CONTEXT =
  /^(?:과기원|육사|해사|해양대|경상대|시립대|과기대|GIST|중앙대|세종대|경찰대|대구대|강남대|국민대|아주대)$/;
// Stems whose 대 is also a place, an age or a unit.
const AMBIGUOUS =
  /^(?:중앙|세종|강남|국민|남부|중부|수원|유한|금강|동강|조선|신라|광주|대전|대구|경기|호남|영남|동양|한라|제주|청운|한경|상지|동서|여주|안산|오산|가야|경상)대$/;
const CONTEXT = new RegExp(
  `^(?:의|에|에서|가|이|와|로|을|를)?\\s?(?:${TAILS}|대학|학생|다니|가고|지원|진로|체험|축제|모의|전공|논문|연구진|재학|생도|(?:[가-힣]{1,6}\\s)?연구실|[가-힣]{1,6}(?:학과|학부)|소속|방문|목표|희망|[가-힣]{1,6}\\s?캠퍼스|[가-힣]{2,8}(?:대학|대학원)(?![가-힣]{2})|물리|화학|주관|개최|진행|참관)`,
);

const known = patternRule('UNIV', wholeWord(UNIVERSITIES, TAILS), ({ word, after }) => {
  if (/^(?:세종|중앙|강남)대$/.test(word) && /^로(?![가-힣]{0,20}\s?진학)/.test(after)) return null;
  // 한양대로의 가로수, 고려대에 이르러: a road, an age.
  if (/^로(?:의|를|에|가|변|와)(?!\s?(?:진학|입학|편입))/.test(after) || /^에\s이르러/.test(after))
    return null;
  if (/^조선대$/.test(word) && /^로\s(?:이어|내려|전해|거슬)/.test(after)) return null;
  if (word === 'MIT' && /^\s?라이[선센]스/.test(after)) return null;
  if (NEEDS_CONTEXT.test(word) && !CONTEXT.test(after)) return { ...UNIV, level: 'check' };
  return UNIV;
});

const GENERIC = new RegExp(
  `(?:^|\\s)(?:${GENERIC_UNIVERSITIES.join('|')}|[가-힣]{1,20}[의은는한된던])?\\s?대학교?$`,
);

const fullName = patternRule('UNIV', new RegExp(`${LEFT}[가-힣]{2,8}대학교(?!육)`, 'g'), ({ word }) =>
  GENERIC.test(word) ? null : UNIV,
);

const college = patternRule(
  'UNIV',
  new RegExp(`${LEFT}[가-힣]{2,8}대학(?!교|원|생|가|로|입|진|수|별|들|이라는|살이|축제)`, 'g'),
  ({ word }) => {
    const name = word.slice(0, -2);
    if (GENERIC.test(word) || GENERIC_UNIVERSITIES.some((generic) => name.endsWith(generic))) return null;
    return UNIVERSITIES.some((one) => one.startsWith(name)) || DOMESTIC_STEMS.includes(name)
      ? UNIV
      : { ...UNIV, level: 'check' };
  },
);

// 교대 alone is a shift; with a city before it is a university. The women's universities go by their ending.
const compounds = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:(?:서울|경인|부산|대구|광주|전주|청주|공주|춘천|진주|제주)교대|[가-힣]{2}여대)${right(TAILS)}`,
    'g',
  ),
  ({ word }) => (/^(?:국내|지방|다른|명문|여러)여대/.test(word) ? null : UNIV),
);

// 서울대학, 하버드 의대, 하버드의 연구진: the name alone is a city, a person or a dictionary.
const stems = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:${anyOf(UNIVERSITY_STEMS)})(?:\\s?(?:공과\\s?|의과\\s?|여자\\s?|음악\\s?|예술\\s?)?(?:대학교?|의대|공대|법대|음대|미대|예대|치대|약대|경영대|로스쿨|경영대학원)(?!로|생활)|대${right(TAILS)}|(?:의)?\\s(?:연구진|연구팀))`,
    'g',
  ),
  () => UNIV,
);
/** 이화여자 대학교, 경희 대학교: the name a word apart from what it is. */
const apart = patternRule(
  'UNIV',
  new RegExp(`${LEFT}(?:${anyOf(DOMESTIC_STEMS)})(?:\\s?여자)?\\s대학교(?!육|들)`, 'g'),
  () => UNIV,
);
// 전주대 관광학과, 창원대로: with 로 it is more often a road than a way into a university.
const PARTS =
  '의대|공대|법대|미대|음대|치대|약대|한의대|수의대|간호대|농대|로스쿨|의예과|병원|미술대학|의과대학|공과대학';
const domestic = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:국립\\s?)?(?:${anyOf(DOMESTIC_STEMS)})(?:대${right(TAILS)}|대학${right('병원|교\\s|생')}|\\s?(?:${PARTS})${RIGHT})`,
    'g',
  ),
  ({ word, after }) => {
    if (/\s?병원$/.test(word) && !/대병원|대학병원/.test(word)) return null;
    if (
      /대$/.test(word) &&
      /^로(?![가-힣]{0,4}\s?(?:의\s)?(?:진학|입학|편입|가[고며는서려]|갈|간|향))/.test(after)
    )
      return null;
    if (/대$/.test(word) && /^에\s이르러/.test(after)) return null;
    const name = word.replace(/^국립\s?/, '');
    if (AMBIGUOUS.test(name) && !CONTEXT.test(after)) return { ...UNIV, level: 'check' };
    return UNIV;
  },
);
// 연대 and 고대 are ordinary words, but nobody enters one of those.
const nicknames = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:연대|고대|이대|성대|홍대|외대|건대|중대|경희대|숙대|한대|단대|서울대|동대|인하대)\\s(?:의대|공대|법대|미대|약대|의예과|경영학과|간호학과|컴퓨터공학과|진학|입학|합격|수시|정시|캠퍼스|논술|입시|오픈\\s?캠퍼스|재학|다니|출신|병원)|${LEFT}(?:숙대|홍대|건대|이대|외대|서울대)\\s?(?:앞|입구)(?!역|으로|부분|쪽|[가-힣]{3})|${LEFT}(?:SKY|스카이)\\s?(?:대|대학)${RIGHT}|(?<=${LEFT}(?:서울대|연세대|고려대|서강대|성균관대|한양대)(?:와|나|,|·)\\s?)(?:연대|고대|이대|성대|외대|건대|중대|숙대|홍대)(?=[를을의에은는가이와과,·]|\\s등)|${LEFT}서연고|${LEFT}서카포`,
    'g',
  ),
  () => UNIV,
);
const bare = patternRule(
  'UNIV',
  wholeWord(
    [
      '하버드',
      '스탠퍼드',
      '스탠포드',
      '옥스퍼드',
      '예일',
      '프린스턴',
      '케임브리지',
      '캠브리지',
      '카네기멜런',
      '소르본',
    ],
    TAILS,
  ),
  ({ after }) => (/^\s?(?:영어|사전|참고|표기|인용|식\s)/.test(after) ? null : { ...UNIV, level: 'check' }),
);

// 워릭대 경제학과: whatever stands before 대, a department or an entrance tells that it is a university.
const NO_UNIVERSITY =
  /(?:시|현|근|고|세|무|군|확|기|상|절|최|초|반|연|지|침|등|부|붕|학|환|홀|우|후|전|당|역|선|공감|다|중|십|\d+|수|안|막|받침|기저귀|판매|화장|세면|식탁|잠수함|단과|사범|교육|전문|종합|명문|지방|국립|사립|공립|거점|해외|외국|국내|미국|영국|일본|중국|유럽|이공|인문|사회|자연|예술|체육|음악|미술|의과|치과|약학|간호|수의|농과|법과|경상|한의|여자|주요|희망|목표|같은|그|의|공|법|미|음|교|여|예|체|농|약|치)대$/;
const byDepartment = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}[가-힣]{2,7}대(?=\\s(?:[가-힣]{2,8}(?:학과|학부|공학과)(?!\\s(?:비교|함께|다른|같))(?=[의에를 .,]|$)|의예과|의과대학|로스쿨|의대|공대|음대|미대|약대|치대|캠퍼스|입학처|(?:입학|진학|편입|합격)(?:[을를하한함에]|\\s)))`,
    'g',
  ),
  ({ word, before }) =>
    NO_UNIVERSITY.test(word) || /[와과]\s$/.test(before) ? null : { ...UNIV, level: 'check' },
);

// S대학교, A대: a name that is only half hidden.
const initial = patternRule('UNIV', /(?<![A-Za-z0-9])[A-Z]대(?:학교|학)?(?=[\s의에를을와]|$)/g, () => ({
  ...UNIV,
  level: 'check',
}));

/** UNIV: one university by name; 대학 in general, 교대 근무, 고대 and 연대 pass. */
export const universities = unlessFound(
  all(
    known,
    fullName,
    apart,
    college,
    compounds,
    stems,
    domestic,
    nicknames,
    bare,
    byDepartment,
    initial,
    universityGroups,
  ),
  universitiesByPlace,
);
