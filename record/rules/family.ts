import { ELDERS, RANKED, SIBLINGS } from '../lexicon/relatives.ts';
import { MESSAGES } from './messages.ts';
import { all, patternRule, unlessFound, where, type Hit, type Judgement } from './rule.ts';
import { familyTraces, isCalledByPlace } from './traces/family.ts';
import { familyPlaces } from './traces/family-places.ts';
import { workBefore } from './traces/family-work.ts';
import { endingIn } from '../hangul.ts';
import { LEFT, RIGHT, anyOf } from './words.ts';
import { OCCUPATIONS } from './words/occupations.ts';
import { WORKPLACES } from './words/workplaces.ts';

const ELDER = `${RANKED}|${anyOf(ELDERS)}`;
const KIN = `(?:${ELDER}|${anyOf(SIBLINGS)})(?:님)?`;

// The list, and what ends like an occupation (프로그래머, 임상병리사).
const JOB = `(?:(?:대학|고교|초등|시골|동네|현직|전직)?(?:${anyOf(OCCUPATIONS)})|[가-힣]{2,5}(?:사|관|원|머|니어|이너|장)|[가-힣]{1,4}학자)(?:님)?`;
const BEING =
  '(?:이신|이심|이십|이셔|이셨|이시|이라|이어서|여서|이며|이고|이기|이므로|이자|인|으로|로|이었|였|라서|라는|라|기에|시라|시고|신데|셨|시니|시며|시거든|셔서|임|이다)';
const PLACE = anyOf(WORKPLACES);
const WORKS =
  '운영|다니|다녔|다녀(?!오|와|온|왔|옴|올|갔|가)|다님|다닌|다닐|근무|일하|일했|일함|종사|재직|경영|경작|농사|창업|퇴직|은퇴|장사|영업|출근|진료|재배|사육|양식|승진|복무|취직|취업|가르치|꾸리|꾸려|일구|차리|차려|도맡';
const ERROR: Judgement = { level: 'error', message: MESSAGES.PARENT };

// People in a work or in history have parents too.
const FICTION =
  /(?:작품|고전|고사|실록|소설|만화|웹툰|뮤지컬|판소리|민요|시조|위인전|전기문|애니메이션|신문|시|영화|희곡|연극|드라마|동화|설화|신화|이야기|고전|극|글|수필|기사|사진|그림)\s?(?:속|에서|에 나오|에 등장|중\s|의(?=\s))|주인공|등장인물|인물의|인물이|화자|서술자|극 중|[』》」〉’'”"](?:에서|의|을|를|에|속|\s속)|역할극|대본/;

// 아버지의 직업을 부끄러워하는 소설 속 주인공: whom the clause describes stands in a work.
const FICTION_BEHIND = new RegExp(
  `(?:는|[${endingIn('ㄴ')}]|던)\\s(?:(?:소설|작품|영화|희곡|드라마|동화|만화|웹툰|연극|시|설화)(?:\\s속|\\s중|의\\s(?:주인공|인물|화자|등장인물))|주인공(?:[의을를이가은는과]|\\s)|등장인물|서술자|화자(?:[의를가는와]|\\s))`,
);

/** 조선 시대에 장인이 아버지의 직업을 이어받던: whoever lived then. A clause of its own (시대에 관심이 많아) may tell of anybody. */
const LONG_AGO =
  /(?:(?:조선|고려|삼국|통일신라|신라|백제|고구려|석기|청동기|철기|중세|고대|봉건|에도|르네상스|빅토리아)\s?(?:시대|왕조|사회|시기|시절)?|일제\s?강점기|옛날|예전)(?:에는|에|의)\s(?!(?:관심|흥미|대한|대해|관한))[^,.]+$/;

/** 농촌에서 일하는 어머니를 그린 그림: whoever stands in a work. */
const DEPICTED =
  /^[을를의]?\s?(?:[가-힣]{1,8}[을를]\s)?(?:그린|담은|다룬|노래한|형상화한|묘사한|(?:소재|주제|주인공)로\s한)\s(?:[가-힣]+\s)?(?:그림|시|작품|소설|영화|노래|사진|수필|희곡|단편|동화|만화|조각|판화|민화)/;

/** 일하는 엄마를 위한 정책: of parents in general. */
const IN_GENERAL =
  /^(?:들)?[을를]\s(?:위한|위해|돕는|지원하는|배려하는|보호하는)\s(?:[가-힣]{1,6}\s){0,3}(?:정책|제도|법|복지|시설|방안|혜택|휴가|휴직)/;

/** 농부의 아들로 태어난 과학자: somebody one reads of. */
const CHILD_OF = /\s(?:아들|딸|자녀|손자|손녀)(?:로|이라|이자)$/;
const IN_HISTORY =
  /^\s(?:[가-힣]{1,6}\s)?(?:태어|자라|자란|등장|나서|성장|살[다아])[^.]*(?:의\s(?:삶|생애|업적|전기|일생|작품|사상)|인물|과학자|화가|작가|시인|음악가|사상가|발명가|정치가|철학자|수학자|왕이\s)/;

function judge({ before, word, after }: Hit): Judgement | null {
  // A brother's school is no workplace.
  if (
    /다(?:니|닌|닐|녀|님)$/.test(word) &&
    /^(?:는|시는|던|온)?\s(?:유치원|어린이집|학교|초등학교|중학교|고등학교|대학)/.test(after)
  )
    return null;
  // 할머니와 다니던 시장: where the two of them went.
  if (/(?:와|과|랑|하고)\s(?:함께\s|같이\s|자주\s|늘\s|매일\s)?다(?:니|닌|닐|녀|님)$/.test(word)) return null;
  if (FICTION.test(before + word)) return null;
  if (LONG_AGO.test(before)) return { ...ERROR, level: 'check' };
  if (DEPICTED.test(after) || IN_GENERAL.test(after)) return null;
  if (isCalledByPlace(before, word)) return null;
  if (CHILD_OF.test(word) && IN_HISTORY.test(after)) return null;
  // 어머니가 꾸리신 텃밭; 기관사인 아버지를 둔 소년: a garden, and a child of a story.
  if (/(?:꾸리|꾸려|일구)$/.test(word) && /^[가-힣\s]{0,6}(?:텃밭|화단|마당|정원|살림|꽃밭|옥상)/.test(after))
    return null;
  if (/^[을를]\s둔\s(?!자신|본인|학생|덕분)/.test(after)) return { ...ERROR, level: 'check' };
  if (FICTION_BEHIND.test(`${word}${after}`)) return { ...ERROR, level: 'check' };
  const owner = /([가-힣]{1,20})의\s$/.exec(before)?.[1];
  if (owner && !/^(?:자신|본인|친구|학생|자기|나|저|우리|짝|모둠원|급우)$/.test(owner)) return null;
  // Two kinds of talk about families in general: sociology (부모 without 님) and everybody's families.
  if (/^(?:가족|부모|형제|남매|동생)/.test(word) && /세대|사회|통계|유형|정책|제도/.test(before + word))
    return { ...ERROR, level: 'check' };
  return ERROR;
}

const works = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는|도|와|과)(?:\\s[^.?!\\n]{0,14}?)?\\s(?:[^\\s.?!]{1,8}(?:에서|에|을|를|로)\\s)?(?:${WORKS})`,
    'g',
  ),
  judge,
);

const place = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${KIN})(?:의|께서\\s?하시는|가\\s?하시는|이\\s?하시는)?\\s(?:${PLACE})|${LEFT}(?:${KIN})(?:께서|가|이)\\s하(?:시는|시던|는|던)\\s(?:[가-힣]{1,5}\\s)?(?:${PLACE})(?!\\s?놀이)|${LEFT}(?:${ELDER})의\\s(?:[가-힣]{1,6}\\s)(?:직장|회사|사무실|사무소|공장|농장|가게|식당|병원|약국|매장|공방|과수원|목장|양식장|한의원|의원|학원|카페|정비소|미용실|세탁소|빵집)|${LEFT}(?:${KIN})(?:께서|이|가)\\s(?:하시는|하고\\s계신|맡으신)\\s(?:일|업무)`,
    'g',
  ),
  (hit) => (/^가족\s(?:회사|사업|기업)/.test(hit.word) ? null : judge(hit)),
);

const ownParents = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}부모(?:(?:의)?\\s(?:직업|직장|사업|직위)|님(?:께서는|께서|이|은|의)\\s(?:모두\\s|늘\\s)?맞벌이)`,
    'g',
  ),
  () => ({
    level: 'check',
    message: MESSAGES.PARENT,
  }),
);

const isJob = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${KIN})(?:(?:께서는|께서|이|가|은|는)|\\s(?:모두|두\\s분|두\\s분\\s모두|둘\\s다|의\\s직업이))(?:\\s두\\s분\\s?(?:이|은)?\\s?(?:다|모두))?\\s(?:[가-힣]{1,20}\\s)?(?:[가-힣]{1,20}\\s)?${JOB}${BEING}`,
    'g',
  ),
  judge,
);

const jobOf = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:[가-힣]{1,20}\\s)?${JOB}(?:이신|이셨던|이었던|였던|인|이자|으로\\s?[가-힣]{1,20}(?:는|은|신|던)|로\\s?[가-힣]{1,20}(?:는|은|신|던|\\s중인|\\s중이신|\\s계신|하고\\s계신|하고\\s있는)|이시던|시던|이신|\\s?출신인?|의 길을 걷는|이셨던|\\s?일을 하(?:는|시는|셨던|던))\\s(?:울\\s?|우리\\s|자신의\\s|본인의\\s|외\\s)?(?:${KIN})${RIGHT}`,
    'g',
  ),
  judge,
);

/** Driven and grown by everybody: 자가용을 운전하는 아버지, 상추를 재배하는 어머니. */
const AT_HOME =
  /^(?:자가용|승용차|자동차|차)[를을]\s[^.]*운전|^(?:상추|고추|토마토|방울토마토|채소|꽃|화초|화분|식물|나무|텃밭)[를을]\s/;
/** 산책을 하는 아버지: what everybody does. */
const LEISURE =
  /^(?:요리|산책|운동|노래|걱정|전화|통화|이야기|대화|말씀?|생각|청소|빨래|설거지|집안일|살림|식사|공부|놀이|등산|낚시|게임|독서|기도|부탁|칭찬|잔소리|인사|약속|고민|농담|일기|달리기|수영|바느질|뜨개질|김장|세수|절|결정|선택|역할|양보|표정|모습|실수|준비|응원|질문|당부|반대|허락|거짓말|기침)[을를]\s(?:[가-힣]{1,4}\s)?(?:하|활동하|일하)/;
/** 무역을 하시는, 가게를 하는: to do it is a trade; of another thing nobody knows. */
const A_TRADE = new RegExp(
  `^(?:[가-힣]*(?:업|장사|농사|일|업무|근무|복무|양봉|양돈|양계|어업|임업|목축|(?:치|내|외|안|피부|소아|산부인|정형외)과|무역|배달|진료|영업|공사|납품|유통|도매|소매|양식|재배|대리점|집|방|점|가게)|[가-힣]{0,6}(?:${PLACE}))[을를]`,
);
const unknown = (word: string) => /^[가-힣]+[을를]\s(?:[가-힣]{1,4}\s)?하/.test(word) && !A_TRADE.test(word);
/** 경찰 하는 이모. */
const inOffice = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}(?:${anyOf(OCCUPATIONS)})(?:을|를)?\\s하(?:는|시는|던|시던|셨던)\\s(?:울\\s?|우리\\s)?(?:${KIN})${RIGHT}`,
    'g',
  ),
  judge,
);

const doing = patternRule(
  'PARENT',
  new RegExp(
    `${LEFT}[가-힣]{1,20}(?:에서|을|를|에|로|으로|\\s일을|\\s업무를)\\s(?:[가-힣]{1,20}\\s)?(?:근무|일|운영|운전|종사|재직|경영|경작|활동|복무|재배|사육|담당|장사|진료)?(?:하는|하시는|하신|하던|하고\\s?있는|하고\\s?계신|하고\\s?계시는)\\s(?:${KIN})${RIGHT}`,
    'g',
  ),
  (hit) => {
    const found = judge(hit);
    if (LEISURE.test(hit.word)) return null;
    return found &&
      (AT_HOME.test(hit.word) ||
        (unknown(hit.word) && !/(?:트럭|택시|버스|화물차|대리|크레인)\s$/.test(hit.before)))
      ? { ...found, level: 'check' }
      : found;
  },
);

const living = patternRule(
  'PARENT',
  new RegExp(
    `(?:${LEFT}농사(?:를\\s|\\s)?(?:짓는|지으시는|지으신|짓던)|(?<=[가-힣A-Za-z]에(?:서)?\\s)(?:다니는|다니시는|다니셨던)|${LEFT}(?:가게|식당|장사|사업)(?:을|를)\\s하(?:는|시는))\\s(?:${ELDER})${RIGHT}`,
    'g',
  ),
  (hit) =>
    /(?:학교|병원|교회|절|학원|유치원|대학|헬스장|도서관)에(?:서)?\s$/.test(hit.before) ? null : judge(hit),
);

// 교사 어머니, 외교관 아버지를 따라; 군인 가정에서 자라: the trade stands before the relative or the home.
const trades = patternRule(
  'PARENT',
  new RegExp(
    [
      `${LEFT}(?:${anyOf(OCCUPATIONS)})\\s(?:${ELDER})(?:를|을|와|과|의|가|께|께서|에게|덕분|밑)`,
      `${LEFT}(?:${anyOf(OCCUPATIONS)}|의료인|법조인|교육자|예술인|예술가|기업인|체육인|농업인|어민|상인|정치인|언론인|종교인|목회자)(?:인|이신|\\s출신)?\\s?(?:집안|가정|가문|부모)(?:에서|의|인|이라|이어서|에서의|님)\\s?(?:[가-힣]{1,10}\\s)?(?:자라|자란|자랐|성장|태어|생활|영향|배운|보고)`,
      `${LEFT}(?:${anyOf(OCCUPATIONS)}|목회자|교육자|법조인|의료인|예술인|체육인|기업인|정치인|언론인|종교인|농업인)(?:의)?\\s(?:아들|딸|자녀|손자|손녀)(?:로|이라|이자|답게|로서|인\\s학생)`,
    ].join('|'),
    'g',
  ),
  judge,
);

// 어머니께서 학원을 하셔서, 아버지가 공장장으로 계신: to do a place, to be in a place as something.
const keeps = patternRule(
  'PARENT',
  new RegExp(
    [
      `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는)\\s(?:[가-힣]{1,20}에서\\s)?(?:[가-힣]{1,20}\\s)?[가-힣]{0,6}(?:${PLACE}|장사|사업|농사|배달|운전|무역|건축|청소|택배)(?:을|를|일을)?\\s?(?:하(?:시|셔|셨|심|는|신|고|며|던|였|여)|해(?:서|\\s)|했|지으)`,
      `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는)\\s(?:[가-힣]{1,20}\\s)?[가-힣]{2,8}(?:장|사|원|관|가|수)(?:으로|로)\\s(?:계시|계신|있는|있어|있으|재직|활동|일)`,
      `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는)\\s(?:[가-힣]{1,20}\\s){0,2}(?:${anyOf(OCCUPATIONS)}|[가-힣]{1,6}(?:회장|위원장|반장|단장|관장|소장))(?:을|를)\\s(?:맡|지내|하고\\s계|하셨)`,
      `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는)\\s(?:[가-힣]{1,20}\\s)?[가-힣]{1,6}(?<!모|수|편|소)(?:집|가게|방|점|상회|센터|마트)(?:을|를)\\s하(?:셔|시|십|셨)`,
      `${LEFT}(?:${ELDER})(?:께서|이|가)\\s하시(?:는|던)\\s(?:[가-힣]{1,6}\\s)?(?:양계장|양돈장|세차장|당구장|볼링장|목공소|철물점|계장|돈장|농원|축사|떡집|국숫집)`,
      `${LEFT}(?:부모|${KIN})(?:의)?\\s(?:[가-힣]{1,20}\\s)?(?:사업|가게|장사|농사|직업|직장|근무지|회사|퇴직|은퇴|승진|실직|이직)`,
    ].join('|'),
    'g',
  ),
  (hit) => (/^(?:부모|가족|형제|남매|동생)(?:의)?\s/.test(hit.word) ? null : judge(hit)),
);

/** Where one is to be found only because one works there. */
const OFFICE =
  '(?:연구소|연구원|회사|법원|검찰청|소방서|경찰서|은행|시청|구청|군청|도청|방송국|신문사|공장|관공서|교육청|국회|군대|부대|공항|우체국|관청)';
// 연구소에 계신 아버지, 두 분 모두 교단에 계셔서, 사업에 실패한 아버지; in a hospital one may lie, in a school learn.
const seated = patternRule(
  'PARENT',
  new RegExp(
    [
      `${LEFT}[가-힣]{0,6}(?:${OFFICE}|교단|공직|교직|강단|법조계|의료계|금융계)에(?:서)?\\s(?:계신|계시는|계시던|몸담은|몸담으신)\\s(?:${KIN})${RIGHT}`,
      `${LEFT}(?:부모|${KIN})(?:께서는|께서|이|가|은|는)?\\s(?:(?:모두|두\\s분|다)\\s){0,2}[가-힣]{0,6}(?:${OFFICE}|교단|공직|교직|강단|법조계|의료계|금융계)에(?:서)?\\s(?:계시|계셔|계신|계십|몸담|서\\s계)`,
      `${LEFT}사업에\\s(?:실패|성공)(?:한|하신|했던|하셨던)\\s(?:${KIN})${RIGHT}`,
      `${LEFT}(?:회사|가게|식당|공장|농장|카페|병원|약국|학원|사업체|공방|서점)(?:을|를|의\\s문을|\\s문을)\\s(?:차린|차리신|여신|연|접은|접으신|정리하신|닫은|닫으신|물려받은|물려받으신|일군|일구신)\\s(?:${KIN})${RIGHT}`,
    ].join('|'),
    'g',
  ),
  judge,
);
// 병원에 계신 이모께 여쭈어 간호 기록의 형식을 익힘.
const perhapsSeated = patternRule(
  'PARENT',
  new RegExp(`${LEFT}(?:병원|학교|대학|교회|도서관)에\\s(?:계신|계시는)\\s(?:${KIN})${RIGHT}`, 'g'),
  (hit) => {
    const found = judge(hit);
    return found && !/간호(?:하|를)|병문안|문병|입원|간병/.test(hit.after)
      ? { ...found, level: 'check' }
      : null;
  },
);

const SUBJECT = '(?:께서는|께서|이|가|은|는|의)?';
// 회사 다니시는 아빠, 택시 모시는데, 경감 다셨는데, 일하시는 데가 마트라.
const posts = patternRule(
  'PARENT',
  new RegExp(
    [
      `${LEFT}[가-힣]{0,8}(?:${OFFICE}|직장|가게|식당|마트|백화점|호텔|공사)(?:에|을|를)?\\s(?:다니시는|다니는|다니셨던|다니던)\\s(?:${KIN})${RIGHT}`,
      `${LEFT}(?:${KIN})${SUBJECT}\\s(?:[가-힣]{1,10}\\s){0,2}(?:택시|버스|트럭|화물차|덤프트럭|지게차|굴착기|포클레인|크레인|어선|기차|지하철|열차|구급차|소방차|택배차)(?:를|을)?\\s?(?:모시|모는|모셨|모신|몰[고았던])`,
      `${LEFT}(?:${KIN})${SUBJECT}\\s(?:[가-힣]{1,10}\\s){0,2}(?:순경|경장|경사|경위|경감|경정|총경|하사|중사|상사|원사|준위|소위|중위|대위|소령|중령|대령|장군|대리|과장|차장|부장|상무|전무|지점장|국장|서기관|사무관|주무관)(?:(?:을|를)?\\s?(?:다[셨시]|달[았고])|(?:으로|로)?\\s?(?:승진|진급)|(?:이|가|으로|로)\\s?(?:되[셨시었]|됐))`,
      `${LEFT}(?:${KIN})${SUBJECT}\\s(?:일하시는|일하는|근무하시는|근무하는)\\s(?:데|곳|직장)(?:가|이|는|은|에서|에|의)`,
    ].join('|'),
    'g',
  ),
  judge,
);

const trade = patternRule('PARENT', new RegExp(`${LEFT}가업(?:을|으로|인|이)(?![가-힣])`, 'g'), () => ({
  level: 'check',
  message: MESSAGES.PARENT,
}));

/** PARENT: occupation, workplace and rank of parents and relatives; people in works and in history are exempt. */
export const family = where(
  new RegExp(
    `부모|${KIN}|가업|집안|집에서|가정|가문|아들|딸|자녀|손자|손녀|대째|이모부|외가|친가|큰집|작은집|외갓집`,
  ),
  unlessFound(
    all(
      works,
      place,
      ownParents,
      isJob,
      jobOf,
      inOffice,
      doing,
      living,
      trades,
      keeps,
      seated,
      perhapsSeated,
      posts,
      trade,
    ),
    all(familyTraces, familyPlaces, workBefore),
  ),
);
