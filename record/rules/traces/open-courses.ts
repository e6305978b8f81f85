import { all, patternRule, type Judgement } from '../rule.ts';
import { LEFT } from '../words.ts';

const MOOC: Judgement = { level: 'error', message: '온라인 공개강좌의 이름과 수강 사실은 적을 수 없습니다.' };

/** That it was followed, and not talked about. */
const FOLLOWED =
  /수강|이수|수료|듣[고는]|들[으음었]|들어(?![가오온])|보[며고]|시청|익[히힘혀]|배[우움웠워]|공부|독학|다짐|다지|마[침쳐치쳤]|심화|넓[힘혀히]|학습|깨[달치침우]|접[함하]|예습|복습|이해/;
const SPOKEN_OF =
  /까닭|토론|토의|논쟁|영향|장단점|찬반|격차|제도|정책|역사|강의실|늘어난|늘리|미래|전망|변화를|비교|학생들이|교수의/;
const FREE = /온라인|인터넷|무료|공개|누리집|누구나|원격/;

// 외국 대학이 무료로 여는 온라인 강좌를 끝까지 들어; without 온라인 or 인터넷 it may be a lecture on a visit.
const ofUniversities = patternRule(
  'MOOC',
  new RegExp(
    `${LEFT}(?:[가-힣]{0,6}대학교?(?:들)?|[가-힣]{0,3}명문대)(?:이|가|에서|의|과)?\\s(?:[가-힣]{1,6}\\s){0,4}(?:강좌|강의|수업)(?:\\s영상)?(?=(?:를|을|로|으로|에서|에)\\s)`,
    'g',
  ),
  ({ word, before, after }) => {
    if (!FREE.test(before.slice(-14) + word) || !FOLLOWED.test(after)) return null;
    if (SPOKEN_OF.test(word + after)) return null;
    return { ...MOOC, level: /온라인|인터넷|공개|누구나/.test(before.slice(-14) + word) ? 'error' : 'check' };
  },
);

// 여러 대학의 강의를 모은 누리집에서 심리학 과정을 마침.
const gathered = patternRule(
  'MOOC',
  new RegExp(
    `${LEFT}(?:[가-힣]{0,4}대학교?(?:들)?|교수)(?:의|들의)\\s(?:[가-힣]{1,4}\\s)?(?:강의|강좌)(?:를|을)\\s(?:모은|모아\\s둔|모아\\s놓은|제공하는|공개하는|들을\\s수\\s있는|볼\\s수\\s있는)\\s(?:누리집|사이트|웹사이트|플랫폼|공간)(?:에서|을|를)\\s`,
    'g',
  ),
  ({ after }) => (FOLLOWED.test(after) && !SPOKEN_OF.test(after) ? MOOC : null),
);

// 온라인 대중 공개 강좌, 진흥원의 온라인 강좌.
const offered = patternRule(
  'MOOC',
  new RegExp(
    `${LEFT}(?:온라인|인터넷)\\s(?:대중\\s)?공개\\s?(?:강[좌의]|수업)|${LEFT}[가-힣]{2,12}(?:진흥원|교육원|평생교육원|교육\\s?센터)(?:의|에서\\s여는|이\\s여는)\\s(?:무료\\s)?(?:온라인|인터넷)\\s강[좌의]`,
    'g',
  ),
  ({ after }) =>
    FOLLOWED.test(after) && !SPOKEN_OF.test(after)
      ? MOOC
      : /공개/.test(after)
        ? { ...MOOC, level: 'check' }
        : null,
);

/** MOOC told without its name: a course that a university opens to everybody, and that was followed. */
export const openCourses = all(ofUniversities, gathered, offered);
