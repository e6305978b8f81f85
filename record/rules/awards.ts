import { MESSAGES } from './messages.ts';
import { all, patternRule, type Hit, type Judgement } from './rule.ts';
import { DID, LEFT, RIGHT, right } from './words.ts';
import { verbs } from './traces/verbs.ts';
import { NO_PRIZE } from './words/no-prize.ts';

const AWARDED: Judgement = {
  level: 'error',
  message: MESSAGES.AWARDED,
};
const MAYBE: Judgement = {
  level: 'check',
  message: '수상 사실로 읽힐 수 있는 표현입니다. 본인의 수상이라면 적을 수 없습니다.',
};

// Awards of others (a writer's, a scientist's) are subject matter.
const OTHERS =
  /노벨|문학상|배우의|아카데미|퓰리처|필즈|그래미|칸\s?영화제|영화제|작가|과학자|수학자|작곡가|화가|시인|감독|배우|인물|주인공|작품 속|소설 속/;

const RECEIVED =
  '(?:받(?:음|고|아(?!들)|았|으며|게|은\\s?(?:뒤|후|바|경험|적|것|학생|결과|덕분|실력)|을\\s?(?:만큼|정도)|는\\s?(?:데|등|성과|쾌거|기쁨|영광|경험|영예)|지는?\\s?못)|탐(?![가-힣])|타는\\s?(?:성과|쾌거|기쁨|영광)|탈\\s?(?:만큼|정도)|타(?=[\\s,])|타기도|타게|타고|타서|타며|탔|땀(?![가-힣])|따고|따서|따며|땄|탄\\s?(?:뒤|후|적(?!\\s?(?:이\\s)?없)|경험)|안겨|안긴|차지|거머쥠|거머쥐|거머쥔|거둠|거두|획득|수여|수상|목에\\s?(?:걺|걸|건)|에\\s?(?:그침|그쳤|그치|빛나|뽑|선정)|으로\\s?(?:뽑|선정))';

const PRIZE =
  '(?:최우수|우수|교과\\s?우수|장려|공로|모범|개근|특별|최고|인기|참가|교육감|교육장|장관|총장|학교장|시장|도지사|대통령|국무총리|봉사|선행|효행|노력|격려|창의|아이디어|발명|탐구|발표|독서|학력|금|은|동|대|특|본|가작|으뜸|버금|은상|[가-힣]{0,8}[가-힣]장|우정|다독|선도|정근|기능|기량|지도|감투|도전|성실|예절|미덕|협동|나눔|학업|성적|교과|진보|참가|준비|베스트|응원|열정|단체|개인|[가-힣]{0,3}선수|작품|지도자|신인|연기|연주|연출|기획|팀워크|모둠|동아리)상|(?:금|은|동)메달|트로피|상장|상패|메달';

/** 우수상을 [두 번이나] 받음, 교과우수상을 [세 과목에서] 받을 만큼; another object is what was received: 대상 [동의를] 받고. */
const OFTEN = '(?:(?:[가-힣]{0,2}(?:[^\\s을를]|번을|개를|나를)|[가-힣]{1,5}(?:에서|이나|에게|으로))\\s){0,2}';

const mine = (hit: Hit, verdict: Judgement) => (OTHERS.test(hit.before + hit.word) ? null : verdict);

/** 대상으로 선정: a grand prize where a work was judged, and what somebody looks at where it was picked. */
const CHOSEN_AS = /^대상(?:으로|에)/;
const CHOSEN_THING = /[을를](?:\s[가-힣]{1,6}[로에서])?\s?$/;
const ENTERED =
  /(?:작품|시|글|그림|사진|영상|영화|포스터|보고서|발표|소설|수필|디자인|발명품|아이디어|원고|작|모둠|팀|자신|본인|친구)(?:이|가)\s(?:[가-힣]{1,6}\s){0,2}$|(?:대회|공모전|경진|경연|심사|부문|발표회|전시회|[가-힣]{1,4}제)(?:에서|를|을)?\s/;

const received = patternRule(
  'AWARD',
  new RegExp(
    `${LEFT}(?:${PRIZE})(?:(?:과|와|이나|및)\\s[가-힣]{1,6})?(?:(?:을|를|도|까지)?\\s${OFTEN}|(?:을|를|도|까지)?)${RECEIVED}`,
    'g',
  ),
  (hit) => {
    if (
      /대상(?:을\s?받|으로|에)/.test(hit.word) &&
      /(?:연구|조사|탐구|관찰|설문|비교|분석|실험|측정|평가|지원|보호|체험|취재|인터뷰|면담|수사|감시)\s?$/.test(
        hit.before,
      )
    )
      return null;
    if (!CHOSEN_AS.test(hit.word)) return mine(hit, AWARDED);
    if (CHOSEN_THING.test(hit.before)) return null;
    return mine(hit, ENTERED.test(hit.before) ? AWARDED : MAYBE);
  },
);

const unknownPrize = patternRule(
  'AWARD',
  new RegExp(`${LEFT}(?<prize>(?:[가-힣]{1,8}\\s)?[가-힣]{1,10}상)(?:을|도|까지)\\s${OFTEN}${RECEIVED}`, 'g'),
  (hit) => (NO_PRIZE.test(hit.groups['prize'] ?? '') ? null : mine(hit, AWARDED)),
);

const anyPrize = patternRule(
  'AWARD',
  new RegExp(`${LEFT}(?:큰\\s|좋은\\s)?상(?:을|도)\\s?(?:많이\\s)?${OFTEN}${RECEIVED}`, 'g'),
  (hit) => (/^[^.]*상을 받아들/.test(hit.word + hit.after) ? null : mine(hit, AWARDED)),
);

/** 표창장을 소재로 한 소설, 표창장을 써 줌, 공로상 제도: the thing itself, or one that a pupil makes for somebody. */
const GIVEN =
  /^\s?(?:양식|서식|디자인|만들기|문구|서체|꾸미기|제도)|^[을를]\s(?:[가-힣]{1,4}\s)?(?:소재|찢|쓰[며고는기]|씀|써\s|작성|만들|만듦|제작|꾸미|꾸밈|디자인|건네)|^[을를]\s(?:써|만들어|건네)\s?[주준줌]/;
const GIVEN_TO = /(?:에게|께)\s(?:주는|줄|드리는|드릴|전하는|바치는|수여하는|수여할)\s(?:[가-힣]{1,6}\s)?$/;

const prizeNames = patternRule(
  'AWARD',
  new RegExp(
    `${LEFT}(?:(?:최우수|우수|장려|공로|모범|개근|정근|선행|효행|봉사|노력|격려|교육감|교육장|장관|총장|학교장|도지사|국무총리|최고|가작|표창)상|표창장|가작)${RIGHT}`,
    'g',
  ),
  (hit) =>
    /^의\s(?:문구|내용|형식|표현|의미|유래)|^(?:이)?라는\s/.test(hit.after)
      ? null
      : mine(hit, GIVEN.test(hit.after) || GIVEN_TO.test(hit.before) ? MAYBE : AWARDED),
);

/** Who commends, for what, and what is done with a commendation: the other 표창 is thrown and spins. */
const COMMENDED_BY =
  /(?:교육감|교육장|학교장|교장|장관|총리|대통령|시장|도지사|군수|청장|총장|의장|회장|선생님|교육청|시청|구청|학교|모범|선행|효행|봉사|공로)(?:의|께|에서|로부터|으로부터)?\s?(?:[가-힣]{1,6}\s)?$|인정받|공로|선행|모범|봉사/;
const COMMENDED =
  /^(?:을|도|까지|으로|에|의)?\s?(?:[가-힣]{1,4}\s)?(?:받|수여|추천|상신|선정|뽑|되|됨|대상|후보|영예|영광|기쁨)/;
const THROWN =
  /던[지진져짐]|날[리려아린]|회전|닌자|무기|무협|무예|무술|게임|접[어은음]|종이|도형|대칭|각속도|궤적|포물선|과녁|꽂|비행|부메랑|속[도력]|관성|무게|물리|양력|힘|모양|무늬|꼴/;

const commendation = patternRule('AWARD', new RegExp(`${LEFT}표창${right('되|됨|받')}`, 'g'), (hit) => {
  if (/^의\s(?:문구|내용|형식|표현|의미|유래)|^(?:이)?라는\s|^[을에]\s맞/.test(hit.after)) return null;
  const told = COMMENDED_BY.test(hit.before) || COMMENDED.test(hit.after);
  if (THROWN.test(hit.before + hit.after) && !told) return null;
  return mine(hit, told && !GIVEN.test(hit.after) && !GIVEN_TO.test(hit.before) ? AWARDED : MAYBE);
});

/** 수상 소감에 나타난 작가의 가치관, 수상 기록을 조작한 사건: of somebody one reads of. */
const OF_OTHERS = /^[가-힣]{0,2}\s.{0,16}(?:영화|작가|배우|감독|조작|가수|과학자|선수|시인|인물|번역)/;

// 수상 is also a prime minister, the water's surface and, with 하다, "suspicious": only what can be nothing else counts.
const winning = patternRule(
  'AWARD',
  new RegExp(
    [
      `${LEFT}수상(?:${DID}|\\s?(?:경력|실적|내역|소감|이력|기록|사실|경험))`,
      `(?:${PRIZE})\\s수상`,
      `${LEFT}(?:최우수|우수|특별|대|금|인기|공로|으뜸)상의\\s(?:주인공|영예)`,
      `부문(?:에서)?\\s(?:금|은|동|대|특|최우수|우수|장려)상(?:을|까지)?\\s?(?:받은|탄|차지한|거머쥔)`,
      `${LEFT}수상(?:을|의)\\s?(?:목표|기쁨|영예|영광|계기|바탕)`,
      `${LEFT}장원(?:을|으로)?\\s?(?:차지|${DID}|뽑|급제함)`,
      `${LEFT}(?:상장|상패|상금)(?:과|이나|및)\\s(?:부상|상금|상품|꽃다발)(?:을|를)?\\s?(?:받|타|수여)`,
      `${LEFT}(?:상장|부상|상금)(?:을|를|도)\\s?(?:받|타|탐|수여)`,
      `${LEFT}시상대(?:에)?\\s?(?:오름|오르|올라|섬|서|선\\s)`,
      `${LEFT}(?:특선|입선|가작|차상|차하)(?:에|을|으로|작으로)\\s?(?:${verbs('오르')}|받|차지|뽑|선정|들|함(?![가-힣])|하[여고며]|했)`,
      `${LEFT}(?:감사패|공로패|상패|감사장|공로장|우승컵|우승기)(?:를|을)?\\s?(?:받|수여)`,
      `${LEFT}수상자(?:로|에)\\s?(?:선정|뽑|이름)`,
      `${LEFT}(?:글|시|작품|소설|수필|사진|그림|단편|동시|시나리오|원고)(?:이|가)\\s(?:[가-힣]{1,6}에\\s)?당선(?:됨|되어|되고|되었|돼|된\\s(?:경험|뒤|후))`,
      `${LEFT}(?:입상|입선)(?:${DID}|\\s?(?:경력|경험|실적|작품|작으로|작에|작이|되어|됨|되|을|의\\s?(?:영|결과|기쁨)|권|했|한\\s|하(?:는|기|지|여|도록)|할\\s))`,
      `${LEFT}(?:준우승|우승)(?:을|를)?\\s?(?:${DID}|차지|거머|거두|거둠|이끎|이끌|이끈|이루|이룸|에\\s?(?:머물|머무|그치|그쳤|그침|올라|오르|오름)|하(?:는|기|지|도록)|안|일궈)`,
      `${LEFT}표창(?:장)?(?:을|도)?\\s?(?:받|수여|${DID})`,
    ].join('|'),
    'g',
  ),
  (hit) => {
    if (/^수상(?:한|하게|하던|할)/.test(hit.word) && !/상(?:을|를)?\s?$/.test(hit.before)) return null;
    if (/^[이가]?\s?(?:[가-힣]{1,5}\s)?(?:작가|감독|배우|선수|과학자|화가|시인)/.test(hit.after))
      return MAYBE;
    if (/^수상\s?(?:경력|실적|내역|소감|이력|기록|사실)/.test(hit.word) && OF_OTHERS.test(hit.after))
      return MAYBE;
    if (/^입상/.test(hit.word) && /(?:금동|청동|석조|보살|여래|불상|목조)\s?$/.test(hit.before)) return null;
    if (/우승/.test(hit.word) && /^.{0,8}(?:기여|이바지|공헌|한몫|이끎|이끌|힘을\s보)/.test(hit.after))
      return mine(hit, AWARDED);
    if (/우승/.test(hit.word) && /(?:팀|선수|국가|대표팀|구단|리그|월드컵|확률)[^.]*$/.test(hit.before))
      return MAYBE;
    return mine(hit, AWARDED);
  },
);

const chosen = patternRule(
  'AWARD',
  new RegExp(
    [
      `${LEFT}(?:우수작|최우수작|(?:최우수|우수)\\s?(?:학생|발표자|토론자|작품|보고서|모둠|동아리))(?:으로|로|에)?\\s?(?:선정|뽑|채택)`,
      `${LEFT}(?:[1-3]|일|이|삼)\\s?(?:위|등)(?:을|를)?\\s?(?:차지|${DID}|거머|기록|달성|에 오름|에 올라|에 오르)`,
      `${LEFT}시상식${RIGHT}`,
    ].join('|'),
    'g',
  ),
  (hit) => {
    const first =
      /[위등](?:을|를)\s?(?:차지|기록)/.test(hit.word) && /^(?:함|하여|하고|하며|해|했)/.test(hit.after);
    const things =
      /국가|나라|도시|지역|기업|제품|항목|응답|비율|팀|종|매출|점유율|득표|투표|의견|원인|후보|순위|선수/.test(
        hit.before,
      );
    return mine(hit, first && !things ? AWARDED : MAYBE);
  },
);

const scholarship = patternRule(
  'SCHOLAR',
  new RegExp(
    `[가-힣]{0,20}(?<![입등])장학(?:금|생|\\s?증서|\\s?(?:사업|프로그램)\\s?(?:의\\s)?(?:대상|수혜|지원|혜택|선발)|\\s?재단|\\s?혜택|\\s?지원|\\s?기금|회${RIGHT})`,
    'g',
  ),
  ({ after }) => ({
    level: /^(?:의|이|을|은)?\s?(?:제도|정책|지급 기준|효과|재원|확대 방안)/.test(after) ? 'check' : 'error',
    message: '장학금이나 장학생에 관한 내용은 적을 수 없습니다.',
  }),
);

/** AWARD and SCHOLAR: prizes, commendations, scholarships of the student; those of others are subject matter. */
export const awards = all(
  received,
  unknownPrize,
  anyPrize,
  prizeNames,
  commendation,
  winning,
  chosen,
  scholarship,
);
