import { MESSAGES } from '../messages.ts';
import { all, patternRule, type Judgement } from '../rule.ts';
import { LEFT } from '../words.ts';
import { deedIn } from './deeds.ts';
import { verbs } from './verbs.ts';

const error: Judgement = { level: 'error', message: MESSAGES.SCORE };
const check: Judgement = { level: 'check', message: MESSAGES.SCORE };

const THINGS =
  /장비|설문|항목|에너지|효율|지진|한우|고기|달걀|계란|위험|태풍|재난|화재|신용|품질|수질|대기|전력|제품|식품|가전|별의|항성|등급\s?(?:제|체계|표)|기준|분류|산사태|화산|제도|방식|토론|게임|경기|선수|팀|기록\s?경기|만족도|척도|지수|국가|채권|연비|단열|소음|예측|확률|분포|자료의|표준\s?편차|인물|주인공|소설|작품/;
const MARKS =
  /오르|오름|올라|올랐|올리|올려|올림|올렸|끌어올|떨어|내려|낮|높|좋|나쁘|부진|우수|뛰어|향상|상승|하락|최고|최상|가장|으뜸|나오|나왔|나와|배가\s되|받|얻|맞|거두|거둔|거둠|유지|놓치지|지키|차지|기록|달성|회복|극복|아쉬|만족|도약|진입|도달|벗어|앞서|하는|이다|임(?![가-힣])|인\s|였|쑥|뛰/;

const MOVED = `${verbs('오르 올리 끌어올리 떨어지')}|상승|하락|향상`;

const scores = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:(?:국어|영어|수학|과학|사회|한국사|물리학?|화학|생명과학|지구과학|정보|교과|과목|학기|학년|전교|반|학급|시험|평가)(?:의|에서|은|는)?\\s(?:[가-힣]{1,4}\\s)?(?:등급|점수|석차|등수|총점|평균|성적|[1-9]\\s?등|꼴찌|하위권|중위권|상위권|최상위권)|(?:총점|평점|등수|석차|하위권|중위권|중하위권|최하위권|꼴찌|전교\\s?\\d+등))(?=[가-힣]{0,3}(?![가-힣]))`,
    'g',
  ),
  ({ word, before, after }) => {
    if (THINGS.test(before + after)) return null;
    // A group that came last in a game has no marks.
    if (/^꼴찌/.test(word) && /모둠|조가|조는|달리기|응원|놀이/.test(before + after)) return null;
    const deed = deedIn(after, MARKS, 22);
    if (deed === 'none') return null;
    return deed === 'done' && !/평균|점수/.test(word) ? error : check;
  },
);

const perfect = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}[가-힣]{0,4}(?:시험|고사|평가|퀴즈|쪽지\\s?시험|지필|수행)(?:을|를|에서|은|는|마다)?\\s(?:[가-힣0-9]{1,6}\\s){0,3}(?:만점|백\\s?점|\\d+점|(?:최고|가장\\s높은|우수한|최상)\\s?(?:등급|점수|성적|평점)[을를]\\s(?:받|얻|거)|(?:하나|한\\s개|한\\s문제|한\\s문항)도\\s(?:틀리|놓치|빠)|하나만\\s(?:틀|놓)|오답이\\s(?:하나도|한\\s개도)\\s없|다\\s맞|모두\\s맞|전부\\s맞|틀린\\s(?:문제|것)이?\\s없|실수\\s없이\\s(?:모두\\s)?맞|통과하지|낙제|재시험|망쳐|망친|잘\\s?봐|잘\\s?본|못\\s?본)`,
    'g',
  ),
  ({ before, after }) => (THINGS.test(before + after) ? null : error),
);

const letter = patternRule(
  'SCORE',
  /(?<![A-Za-z0-9])[A-E][+]?(?:를|을|등급을|\s?학점을|로)\s(?:[가-힣]{1,4}\s)?(?:받|유지|얻|취득|마치|마감|거두|놓치)/g,
  ({ before, after }) => {
    if (THINGS.test(before + after) || /집단|용액|그룹|물질|점|선분|지점|군/.test(before)) return null;
    return /평가|과목|학기|성취도|시험|고사|교과|국어|영어|수학|과학|사회/.test(before) ? error : check;
  },
);

const wished = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:원하는|원하던|목표한|기대한|기대했던|바라던|낮은|높은|나쁜|좋은|저조한|부진한|우수한|초라한)\\s(?:등급|점수|성적)(?:이|가|을|를|에|에도|으로|보다)(?!\\s(?:주|매기|매긴|부여))|(?:과목|교과)\\s(?:모두\\s|다\\s|전부\\s)?평균\\s?\\d{2}(?:점)?(?:을|를|이|대를)\\s(?:넘|웃돌|받|유지|기록)|(?:점수|성적|등급)(?:가|이)\\s(?:낮은|나쁜|부족한|높은|좋은|떨어진|오른)\\s(?:과목|교과)|(?:반|전교|학급|학년)에서\\s(?:[가-힣]{1,3}\\s)?[일이삼]\\s?등|성취(?:율|도)(?:가|는|은)?\\s?\\d+\\s?(?:%|퍼센트)|${LEFT}(?:전체|전교|학급|학년|반)(?:에서)?\\s?\\d+\\s?[등위](?!급|분|변)|(?:점수|성적|과목|국어|영어|수학|과학|사회)(?:이|가|는|은)\\s\\d+\\s?점(?:대)?에서\\s\\d+\\s?점`,
    'g',
  ),
  ({ before, after }) => (THINGS.test(before + after) ? null : error),
);

/** 국어 등급이 두 단계 오른 비결, 한 등급 떨어진 뒤: how far marks went up or down. */
const steps = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}등급[이을도]\\s(?:[가-힣]{1,3}\\s)?(?:한|두|세|네|\\d)\\s?(?:단계|계단|개)(?:나|씩|이나)?\\s(?:${MOVED})|${LEFT}(?:한|두|세|네)\\s등급(?:이나|이|을|씩)?\\s(?:${MOVED})|${LEFT}[1-9]\\s?등급(?:에서|이던|을\\s벗어나)\\s[^.]{0,24}[1-9]\\s?등급(?:으로|에|까지)\\s?(?:[가-힣]{1,6}\\s)?(?:안착|진입|도달|도약|${verbs('들어서 오르 올라서')}|${MOVED})`,
    'g',
  ),
  ({ before, after }) => (THINGS.test(before + after) ? null : error),
);

// 수학 과목 우수자로서, 감점 없이.
const distinguished = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:(?:[가-힣]{1,4}\\s)?(?:과목|교과|학업|성적)\\s?우수자|(?:문항|평가|시험|답안)(?:에서|을|를)?\\s감점\\s없이)(?=[가-힣]{0,3}(?![가-힣]))`,
    'g',
  ),
  ({ word, before, after }) => (THINGS.test(before + after) ? null : /감점/.test(word) ? check : error),
);

// 만점자로 소개됨, 오답이 하나도 없는 답안.
const faultless = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:만점자(?:로|임|답게|가\\s되|이며)|오답이\\s(?:하나도|한\\s개도)\\s없는\\s(?:답안|시험지))`,
    'g',
  ),
  ({ before, after }) => (THINGS.test(before + after) ? null : error),
);

/** SCORE in other words: how marks of a subject stand, full marks, letters, marks that were hoped for. */
export const scoreTraces = all(scores, perfect, letter, wished, steps, distinguished, faultless);
