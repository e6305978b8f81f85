import { MESSAGES } from '../messages.ts';
import { all, patternRule, where, type Judgement } from '../rule.ts';

/** PII in other words: names on a net, one's own channel, where home is. */

const PII: Judgement = {
  level: 'error',
  message: MESSAGES.PERSONAL,
};

const NETS =
  '디코|디스코드|인스타(?:그램)?|카톡|카카오톡|페북|페이스북|트위터|스냅챗|틱톡|텔레그램|로블록스|롤|배그';

// sky#1234: letters and four digits; #3366FF is a colour and C# a language.
const handles = where(
  /#\d|디코|디스코드|인스타|카톡|카카오톡|페북|페이스북|트위터|스냅챗|틱톡|텔레그램|로블록스|롤|배그/,
  patternRule(
    'PII',
    new RegExp(
      `(?<![A-Za-z0-9#])[A-Za-z][A-Za-z0-9_.]{1,20}#\\d{4}(?![0-9A-Fa-f])|(?<![가-힣])(?:${NETS})\\s(?:닉네임\\s|닉\\s)?(?:[가-힣A-Za-z0-9_.]{2,20}#\\d{3,5}(?![0-9A-Fa-f])|(?=[A-Za-z0-9_.]*[\\d_])[A-Za-z][A-Za-z0-9_.]{3,20}(?=으?로\\s|에\\s|에서\\s|를\\s|을\\s))`,
      'g',
    ),
    () => PII,
  ),
);

// 내 채널 바다TV: whoever looks for it finds a pupil.
const channels = where(
  /채널|계정|블로그/,
  patternRule(
    'PII',
    /(?<![가-힣])(?:내|제|나의|저의|자신의|본인의)\s(?:(?:유튜브|틱톡|네이버|인스타그램?|개인|방송)\s)?(?:채널|계정|블로그)(?:인|\s이름인|\s이름은|\s이름이)?\s(?:[가-힣A-Za-z0-9]{1,15}(?:TV|티비|튜브|채널|로그)|(?=[A-Za-z0-9_.]*[\d_])[A-Za-z][A-Za-z0-9_.]{3,20})(?![A-Za-z])/g,
    () => PII,
  ),
);

const REGION =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|충청[남북]도|전라[남북]도|경상[남북]도)(?:특별시|광역시|특별자치시|특별자치도|시|도)?';
// 우리 집은 부산 해운대구 중동인데; the house of a tale or an old one (이 집은) is nobody's.
const homes = where(
  /집[은이]|사는 곳|살/,
  patternRule(
    'PII',
    new RegExp(
      `(?<=^|[.!?]\\s|(?:우리|저희|제|내|자신의|본인의)\\s)(?:집[은이]|사는\\s곳[은이])\\s(?:${REGION}\\s)?(?:[가-힣]{1,5}[시군구]\\s){0,2}[가-힣]{1,5}\\d?(?:[시군구]\\s[가-힣]{1,5})?(?:동|읍|면|리)(?=인데|이라|이어서|여서|이고|이며|이다|이었|임[.\\s]|에\\s있(?:어|는데|고|음|다|습|지만))|(?<![가-힣])[가-힣]{1,5}[시군구]\\s[가-힣]{1,5}\\d?(?:동|읍|면)에(?:서)?\\s(?:살아서|살고|살면서|사는데)`,
      'g',
    ),
    ({ word }) => (/[시군구]\s/.test(word) ? PII : null),
  ),
);

/** PII: how a pupil can be found, without a number or an address in full. */
export const reachable = all(handles, channels, homes);
