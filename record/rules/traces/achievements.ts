import { all, patternRule, type Judgement } from '../rule.ts';
import { DID, LEFT } from '../words.ts';
import { deedIn } from './deeds.ts';

const error = (message: string): Judgement => ({ level: 'error', message });
const check = (message: string): Judgement => ({ level: 'check', message });
const CONTEST = '대회에 참가하거나 준비한 사실은 교내외를 가리지 않고 적을 수 없습니다.';
const AWARD = '상을 받은 사실은 수상경력이 아닌 항목에 적을 수 없습니다. 활동의 과정과 성장을 적어 주세요.';
const SCORE =
  '점수, 등급, 석차처럼 성적을 짐작하게 하는 내용은 적을 수 없습니다. 무엇을 알고 할 수 있게 되었는지 적어 주세요.';
const TEST = '공인어학시험에 해당하여 참여 사실과 성적 모두 적을 수 없습니다.';
const CERT = '자격증이나 인증시험에 해당하여 이름과 취득 사실을 적을 수 없습니다.';

// What plays or wins besides the pupil.
const SPORT =
  /(?<!상대\s)팀|구단|국가|나라|대표팀|월드컵|올림픽|프로|리그|경기\s?(?:자료|기록|결과)|확률|경우의\s?수|역사|신화|작품|소설|영화|주인공|인물|그리스|로마|조선|기사를\s읽|토너먼트\s?(?:방식|표)|로봇이|자동차가|말이/;

const rounds = patternRule(
  'CONTEST',
  new RegExp(
    [
      `${LEFT}(?:준결승전?|결승전?|[48]강전?|16강전?|예선전?|본선|결선)(?:까지|에|을|에서|전에서)\\s(?:[가-힣]{1,6}\\s){0,2}(?:올라|오르|오름|오른|올랐|진출|나가|나감|나간|통과|겨루|겨뤄|겨룸|치르|치름|치러|패|졌|지고|이기|이겨|탈락|떨어지|떨어져|머무|멈추)`,
      `${LEFT}(?:[가-힣]{1,10}\\s)?(?:경진|경연|경시|대항전|선수권|선발전|콩쿠르|콘테스트|오디션|배틀|챔피언십|올림픽|페어|엑스포|챌린지|페스티벌)(?:에|에서|의|을)\\s(?:[가-힣]{1,8}\\s){0,2}(?:나가|나감|나간|나가려|참가|출전|도전|출품|섰|서며|겨루|응모|지원|예선|본선|결선|결승|심사)`,
      `${LEFT}전국\\s?(?:무대|단위)(?:에|에서|의)\\s(?:[가-힣]{1,8}\\s){0,2}(?:서|섰|섬|실력|기량|겨루|경쟁|나가|경연|경진|우승)`,
      `${LEFT}(?:시|도|군|학교|지역|우리\\s?반|학급)\\s?대표로\\s(?:[가-힣]{1,8}\\s){0,3}(?:나가|나감|나선|나서|뽑|출전|참가|선발|뛰|겨루)`,
    ].join('|'),
    'g',
  ),
  ({ before, after, word }) => {
    if (SPORT.test(before + after)) return null;
    return /페어|엑스포|챌린지|페스티벌|오디션|배틀|올림픽/.test(word) ||
      /학급\s?대표|우리\s?반\s?대표/.test(word)
      ? check('대회에 참가한 사실로 읽힙니다. 참가한 것이라면 적을 수 없습니다.')
      : error(CONTEST);
  },
);

const places = patternRule(
  'AWARD',
  new RegExp(
    [
      `${LEFT}(?:최우수작|우수작|당선작|입선작|으뜸작|대상작|수상작|수상자|최우수자|우승자)(?:으로|로|에|이)?\\s?(?:선정|뽑|채택|오르|올라|오름|되)`,
      `${LEFT}(?:[1-3]|일|이|삼)\\s?[위등](?:을|를|에|로|으로)\\s(?:[가-힣]{1,6}\\s)?(?:거머|입상|뽑|선정|올라|오름|오르|들|함(?![가-힣])|하여|하고|했|마치|마침)`,
      `${LEFT}(?:순위권|입상권|메달권|수상권)(?:에|에서)`,
      `${LEFT}(?:상금|부상|트로피|꽃다발과 상장)(?:으로|을|를|과)\\s(?:[가-힣]{1,6}\\s)?(?:받|타|탄|기부|거머)`,
      `${LEFT}손가락\\s?안에\\s?(?:들|꼽)`,
    ].join('|'),
    'g',
  ),
  ({ before, after }) =>
    SPORT.test(before + after) ||
    /도시|지역|제품|항목|응답|종목|매출|수출|점유율|득표|의견|원인|후보|노벨|작가|시인/.test(before)
      ? null
      : error(AWARD),
);

const THINGS =
  /에너지|효율|지진|한우|고기|달걀|계란|위험|태풍|재난|화재|신용|품질|수질|대기|전력|제품|식품|가전|별의|항성|등급\s?(?:제|체계|표)|기준|분류|산사태|화산|제도|방식|토론|게임|경기|선수|팀|기록\s?경기|만족도|척도|지수|국가|채권|연비|단열|소음|예측|확률|분포|자료의|표준\s?편차|인물|주인공|소설|작품/;
const MARKS =
  /오르|오름|올라|올랐|올리|올려|올림|올렸|끌어올|떨어|내려|낮|높|좋|나쁘|부진|우수|뛰어|향상|상승|하락|최고|최상|가장|으뜸|받|얻|맞|거두|거둔|거둠|유지|놓치지|지키|차지|기록|달성|회복|극복|아쉬|만족|도약|진입|도달|벗어|앞서|하는|이다|임(?![가-힣])|인\s|였|쑥|뛰/;

const scores = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:(?:국어|영어|수학|과학|사회|한국사|물리학?|화학|생명과학|지구과학|정보|교과|과목|학기|학년|전교|반|학급|시험|평가)(?:의|에서|은|는)?\\s(?:[가-힣]{1,4}\\s)?(?:등급|점수|석차|등수|총점|평균|성적|[1-9]\\s?등|꼴찌|하위권|중위권|상위권|최상위권)|(?:총점|평점|등수|석차|하위권|중위권|중하위권|최하위권|꼴찌|전교\\s?\\d+등))(?=[가-힣]{0,3}(?![가-힣]))`,
    'g',
  ),
  ({ word, before, after }) => {
    if (THINGS.test(before + after)) return null;
    const deed = deedIn(after, MARKS, 22);
    if (deed === 'none') return null;
    return deed === 'done' && !/평균|점수/.test(word) ? error(SCORE) : check(SCORE);
  },
);

const perfect = patternRule(
  'SCORE',
  new RegExp(
    `${LEFT}(?:시험|고사|평가|퀴즈|쪽지\\s?시험|지필|수행)(?:을|를|에서|은|는|마다)?\\s(?:[가-힣0-9]{1,6}\\s){0,3}(?:만점|백\\s?점|\\d+점|다\\s맞|모두\\s맞|전부\\s맞|틀린\\s(?:문제|것)이?\\s없|실수\\s없이\\s(?:모두\\s)?맞|통과하지|낙제|재시험|망쳐|망친|잘\\s?봐|잘\\s?본|못\\s?본)`,
    'g',
  ),
  ({ before, after }) => (THINGS.test(before + after) ? null : error(SCORE)),
);

const LANGUAGE =
  '(?:영어|일본어|일어|중국어|독일어|프랑스어|불어|스페인어|러시아어|아랍어|베트남어|외국어|한국어|한문|한자|어학)';
const languages = patternRule(
  'LANG_TEST',
  new RegExp(
    `${LEFT}${LANGUAGE}\\s?(?:[가-힣]{1,4}\\s)?(?:공인|인증|급수|자격증?|검정|고득점|등급|[1-8]급|능력\\s?시험)(?=[가-힣]{0,3}(?![가-힣])|\\s)`,
    'g',
  ),
  ({ word, after }) => {
    if (/등급/.test(word) && !/공인|인증|자격/.test(word)) return null;
    const deed = deedIn(
      (/고득점/.test(word) ? word : '') + after,
      /취득|합격|응시|통과|따[고서며내]|땀|땄|딴|딸\s|준비|목표|도전|받|얻|지니|지닌|갖|보유|획득|시험|고득점|고득점자|대비|앞두/,
      24,
    );
    return deed === 'none' ? null : deed === 'done' ? error(TEST) : check(TEST);
  },
);

const courses = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?!국가|관련|전문|민간|각종|다양한|여러)[가-힣]{2,10}(?:\\s[가-힣]{2,6})?\\s?(?:자격증?|면허|인증)\\s?(?:\\d급\\s?)?(?:취득\\s?)?(?:과정|코스|시험|공부|준비|대비|연수|교육)(?:을|를|에|반|까지|도)?\\s?(?:[가-힣]{1,6}\\s)?(?:마치|마친|마쳤|마침|이수|수료|밟|거치|거쳐|들으|듣|통과|붙|합격|하며|하고|함|했|병행|도전)`,
    'g',
  ),
  ({ word }) => (/^(?:참가|참여|선거|투표|출마|입학|회원)/.test(word) ? null : error(CERT)),
);

const mockTests = patternRule(
  'MOCK',
  new RegExp(
    `${LEFT}모의\\s?(?:시험|수능|고시|테스트)(?![가-힣]{3})|${LEFT}(?:수능|대수능)\\s?(?:기출|연계|대비|준비|공부|문제|지문|최저)${DID}?`,
    'g',
  ),
  ({ word }) =>
    /^모의/.test(word)
      ? error('모의고사와 학력평가는 문항이든 성적이든 적을 수 없습니다.')
      : check('수능이나 학력 평가의 준비와 성적은 적을 수 없습니다. 내용을 확인해 주세요.'),
);

/** CONTEST, AWARD, SCORE, LANG_TEST, CERT and MOCK in other words than their sharper patterns know. */
export const achievementTraces = all(rounds, places, scores, perfect, languages, courses, mockTests);
