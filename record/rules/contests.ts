import { MESSAGES } from './messages.ts';
import { all, patternRule } from './rule.ts';
import { LEFT, RIGHT, right } from './words.ts';

// 대회 at the end of a longer word is the very thing (토론대회); these words only contain the two syllables.
const NOT_A_CONTEST = /(?<![경공강])(?:연|확|상|반|절)대회$/;

const TAKES_PART =
  '준결승|결승|[48]강|원고|위해|위한|목표|나서|참가|참여|출전|출품|나가|나갈|나간|나갔|나감|진출|예선|본선|결선|입상|수상|준비|도전|대표|응모|신청|지원|출연|우승|준우승|선발|연습|대비|경험|입선|탈락|완주|뜀|뛰어|뛰며|뛴\\s|겨루|겨룸|이김|이기|이겨|끝까지\\s남|활약|기량|실력을|선수로|(?:작품|글|원고|영상|보고서|계획서)[을를]\\s?(?:내|낸|냄|냈|보내|제출)|나선';

const FIELD =
  '(?:수학|과학|물리|화학|생물|지구\\s?과학|정보|영어|국어|한문|한자|논술|창의력|코딩|독서|역사|경제|학력)';

const PARTICIPATION = {
  level: 'error' as const,
  message: MESSAGES.CONTEST,
};

const taking = patternRule(
  'CONTEST',
  new RegExp(`[가-힣A-Za-z]{0,20}\\s?대회(?!의실)[^.?!\\n]{0,14}?(?:${TAKES_PART})`, 'g'),
  ({ word }) => (NOT_A_CONTEST.test(/^(.*?대회)/s.exec(word)?.[1] ?? '') ? null : PARTICIPATION),
);

const named = patternRule(
  'CONTEST',
  new RegExp(
    [
      '[가-힣]{0,20}(?:경시|경진|경연|선발|선수권|퀴즈|말하기|웅변|사생|백일장)\\s?대회',
      `(?:${FIELD}\\s)?(?:올림피아드|올림피야드|오림피아드|콩쿠르|콩쿨)`,
      `${LEFT}[가-힣]{1,8}(?:장|감|사|시|군|협회|연맹|장관)(?:배|기)\\s(?:[가-힣]{1,10}\\s){0,4}(?:리그|경기|선수권|대항전|축구|농구|배구|야구|탁구|배드민턴|육상|수영|씨름|태권도|체전|대회)`,
      `${LEFT}(?:학교|시|도|군|구|지역|국가|전국|시도)\\s?대표(?:\\s?선수)?(?:로|로서)\\s?(?:[가-힣]{1,20}\\s){0,3}(?:출전|나가|나감|나간|참가|선발|뽑|뛰|활약)`,
      `${LEFT}(?:체전|전국\\s?체육|도민\\s?체전|시민\\s?체전|연극제|영화제|가요제|무용제|콘테스트|컨테스트|선발전|대항전|챔피언십|그랑프리|오픈|토너먼트|리그전)(?:의|에|에서)?\\s?(?:[가-힣]{1,20}\\s)?(?:출전|예선|본선|결선|결승|나가|나감|나간|입상)`,
      `${LEFT}전국\\s(?:[가-힣]{1,10}\\s){0,2}(?:경연|백일장|축전|콩쿠르)(?:에|에서)(?![가-힣])`,
      `${LEFT}(?:경연|경시|대항전|선발전|평가전)\\s?(?:[가-힣]{1,10}\\s)?(?:부문|종목)?(?:에|을|를|의)?\\s?(?:출전|응시|준비|대비)`,
      `${LEFT}(?:국제\\s?)?기능\\s?(?:올림픽|경기)`,
      `${FIELD}\\s?경시(?!\\s?(?:하|되|됨|되|풍조|현상|함|해|했|태도|의식|문화|사상|경향))`,
      `${LEFT}(?:전국|소년)\\s?체전${RIGHT}`,
      `${LEFT}(?:지역\\s?|전국\\s?)?(?:예선|본선|결선|준결승|결승|4강|8강|16강)\\s?(?:무대|경기)?(?:을|에|까지)?\\s?(?:통과|섬(?=[.\\s])|서서|설\\s|진출|올라|오름|오르)`,
      `${LEFT}(?:[가-힣]{1,20}\\s)?(?:경시반|경연장|백일장|선수권|전람회|해커톤|오디션|토너먼트|경연)(?:에|에서|을|를)?\\s?(?:[가-힣]{1,20}[을를로]\\s)?(?:참가|참여|출전|출품|나가|나감|진출|도전)`,
    ].join('|'),
    'g',
  ),
  ({ before, word, after }) => {
    if (/올림피아드/.test(word) && /(?:고대|그리스|신화)[^.]*$/.test(before)) return null;
    if (
      /^(?:올림피아드|콩쿠르|콩쿨)$/.test(word) &&
      /^(?:의|라는)\s(?:유래|역사|뜻|의미|어원|기원|말)/.test(after)
    )
      return null;
    if (/^(?:에서|에)?\s[가-힣]{1,8}\s(?:인물|주인공|화자|소년|소녀|작가|음악가)/.test(after)) return null;
    return PARTICIPATION;
  },
);

const likely = patternRule(
  'CONTEST',
  new RegExp(
    `[가-힣]{0,20}(?:공모전|공모제|골든\\s?벨|해커톤|백일장|전람회|경연|콘테스트|컨테스트|챌린지\\s?대항)${RIGHT}|[가-힣]{0,8}\\s?공모에\\s(?:[가-힣]{1,8}\\s){0,2}(?:출품|응모|참가|참여|제출|도전|지원)|${LEFT}(?:챌린지|페스티벌|리그|경기|선발전|대항전)에\\s(?:[가-힣]{1,20}\\s)?(?:참가|출전|출품|나가|나감|도전)`,
    'g',
  ),
  ({ word, after, before }) => {
    if (/^경연/.test(word) && /^(?:은|는|이|을|의|에서)?\s?(?:제도|에서 신하|왕|임금|신하)/.test(after))
      return null;
    if (/경연$/.test(word) && /(?:조선|임금|국왕|세종|성종|왕이)/.test(before)) return null;
    return {
      level:
        /출전$/.test(word) && /^(?:함|하여|해|하고|하며|했|한\s(?:경험|뒤|학생))/.test(after)
          ? 'error'
          : 'check',
      message: `‘${word}’에 참가한 사실이라면 대회 참가로 보아 적을 수 없습니다. 수업 안의 활동인지 확인해 주세요.`,
    };
  },
);

const announced = patternRule(
  'CONTEST',
  /(?<![가-힣])(?:교내|교외|전국|지역|시도|도내|청소년|고교생|고등학생|교육청)\s(?:[가-힣]{1,20}\s){0,3}?[가-힣]{0,20}대회(?!의실)/g,
  ({ word, before, after }) =>
    /연대회$/.test(word) || /사회|진행|운영|심판|응원|안내|봉사/.test(after) || before.length > 60
      ? null
      : { level: 'check', message: MESSAGES.MAYBE_CONTEST },
);

// 과학 챌린지에 출전해, 전국과학전람회에 작품을 출품함: nobody enters a lesson; 국제물리토너먼트: the name is a contest's.
const EVENT =
  '챌린지|페어|페스티벌|리그|콘테스트|컨테스트|챔피언십|토너먼트|그랑프리|선수권|경연|경진|경시|공모전|전람회|전시회|박람회|축전|배틀|오디션|마라톤|해커톤|캠프|올림픽|체전|백일장|콩쿠르|골든\\s?벨|스크림|쇼케이스|시합|승부|대항전|선발전|평가전';
const entered = patternRule(
  'CONTEST',
  new RegExp(
    [
      `${LEFT}[가-힣A-Za-z]{0,16}(?:${EVENT})(?:에|에서|의|을|를)\\s(?:[가-힣]{1,10}\\s){0,3}(?:출전|예선|본선|결선|[가-힣]{1,4}\\s?부문|(?:글|작품|원고|영상|포스터|사진|시|소설|보고서|계획서|아이디어|발명품|결과물)(?:을|를)\\s(?:[가-힣]{1,6}\\s)?(?:제출|출품|응모|냄|내어|내고|내서|냈|보냄|보내))(?!하는\\s(?:선수|사람|인물|팀))`,
      `${LEFT}[가-힣A-Za-z]{0,16}(?:콘테스트|컨테스트|챔피언십|그랑프리|선수권|경연\\s?대회|[가-힣]토너먼트|해커톤|경시|경진)(?:\\s?(?:부문|종목|본선|예선))?(?:에|을|를)\\s(?:[가-힣]{1,6}\\s)?(?:참가|참여|도전|준비|지원|나가|나감|나갔|나선|출품)`,
      `${LEFT}[가-힣]{0,8}\\s?(?:영화제|연극제|가요제|무용제|음악제|미술제|문학제|예술제)에\\s(?:[가-힣]{1,8}\\s){0,3}(?:출품|출전|진출|본선)(?!한\\s(?:감독|배우|작가|작품))`,
      `${LEFT}[가-힣A-Za-z]{0,16}(?:해커톤|콘테스트|챔피언십|선수권|경시|경진|콩쿠르|백일장|올림피아드|토너먼트)에서\\s(?:[가-힣]{1,8}\\s){0,3}(?:활약|겨루|겨룸|경쟁|우승|기량|실력|끝까지|도전|발표함)`,
      `(?:왕중왕전|왕전|챔피언전|쟁탈전|최강전)(?:에|을|의)\\s(?:[가-힣]{1,8}\\s){0,2}(?:출전|참가|나가|나감|도전|진출|예선|본선)`,
      `${LEFT}[가-힣]{0,8}(?:리그전|체전)(?:에|에서|의)?\\s(?:[가-힣]{1,8}\\s){0,3}(?:출전|참가|선수로)(?!하는\\s(?:선수|사람|인물|팀))`,
      `${LEFT}[가-힣]{0,10}전람회\\s출품작을\\s(?:[가-힣]{1,6}\\s)?(?:준비|제작|완성|만들|만듦)`,
      `${LEFT}[가-힣]{1,10}제에\\s(?:[가-힣]{1,8}\\s){0,3}(?:출전|본선)(?!한\\s(?:감독|배우|작가|작품|가수))`,
      `${LEFT}[가-힣]{1,8}\\s?부문에\\s(?:[가-힣]{1,6}\\s)?(?:출전|출품|응모)`,
      `${LEFT}[가-힣]{0,10}(?:전람회|경진|콩쿠르|콘테스트)\\s(?:출품|출전|참가)(?!자|팀|작을|국)`,
      `${LEFT}(?:KMO|KPhO|KChO|KBO\\s?올림피아드|KOI|KESO|IMO|IPhO|IChO|IOI|IBO|ISEF|KSEF|KYPT|IYPT|YSC|AMC|NYPC)(?:를|을|에|의|\\s)\\s?(?:[가-힣]{1,6}\\s)?(?:준비|참가|출전|도전|기출|예선|본선|대비|응시|나가|문제)`,
    ].join('|'),
    'g',
  ),
  ({ before, after, word }) =>
    /(?:인물|주인공|화자|작가|소설|영화(?!제|를\s출품)|작품\s?속|선수(?!로)|우리나라|국가\s?대표|신화|로마|그리스)/.test(
      before + after.slice(0, 24),
    ) ||
    /전시회|박람회/.test(word) ||
    (/공모전|골든/.test(word) && !/대회/.test(word))
      ? { level: 'check', message: MESSAGES.MAYBE_CONTEST }
      : PARTICIPATION,
);

// Something done at a contest usually means having taken part; running one does not.
const at = patternRule(
  'CONTEST',
  /[가-힣]{0,20}\s?대회(?:에서|를 위해|를 위한|을 위해)(?![가-힣])/g,
  ({ word, before, after }) =>
    NOT_A_CONTEST.test(/^(.*?대회)/s.exec(word)?.[1] ?? '') ||
    /사회|진행|운영|심판|응원|안내|봉사|기록을 맡/.test(after)
      ? null
      : /(?:교외|전국|시도|도내|지역|청소년|고교생|고등학생)\s(?:[가-힣]{1,10}\s){0,3}$/.test(before)
        ? PARTICIPATION
        : { level: 'check', message: MESSAGES.MAYBE_CONTEST },
);

const theWord = patternRule(
  'CONTEST_WORD',
  new RegExp(`[가-힣]{0,20}대회(?!랑[이을의은에으])${right('장|용|일|날|참가|출전|준비|본선|예선')}`, 'g'),
  ({ word, after }) => {
    // A rally, and no contest: 궐기대회, 전당대회.
    if (/(?:군중|궐기|규탄|전당|국민|민중|인민|대표|당원|주주|촛불|시국|결의)대회$/.test(word))
      return { level: 'check', message: '‘대회’라는 말이 참가나 수상으로 읽히지 않는지 확인해 주세요.' };
    if (/^의실/.test(after) || (NOT_A_CONTEST.test(word) && /^(?:[의전피]|로의?\s)/.test(after))) return null;
    const replacement: Record<string, string> = {
      체육대회: '체육 행사',
      토론대회: '토론 활동',
      합창대회: '합창 발표회',
    };
    return {
      level: 'error',
      message: '‘대회’라는 말은 참가나 수상을 짐작하게 하므로 쓰지 않습니다. 행사나 활동으로 바꿔 주세요.',
      suggestion: replacement[word] ?? (word === '대회' ? '행사' : word.replace(/대회$/, ' 행사')),
    };
  },
);

/** CONTEST and CONTEST_WORD: taking part in a contest; and the word itself, whoever's contest it is. */
export const contests = all(taking, named, entered, likely, announced, at, theWord);
