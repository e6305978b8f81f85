import { named, SURNAME, TALK, TITLE } from './lecturer-names.ts';
import { all, patternRule, unlessFound, where, type Judgement } from './rule.ts';
import { visitors } from './traces/visitors.ts';
import { LEFT } from './words.ts';

const LECTURER: Judgement = {
  level: 'error',
  message: '강사의 이름은 적을 수 없습니다. ‘전문가’, ‘외부 강사’처럼 이름 없이 적어 주세요.',
  suggestion: '전문가',
};

// The marked stretch is the person, not the talk, so that the suggestion can take its place.
const titled = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?<name>(?:데니스|스티브|제임스|피터|폴|존|마이클|대니얼|리사|제인)\\s(?:${SURNAME})|(?:${SURNAME})[가-힣]{2}|[가-힣]{1,5}\\s(?!(?:${SURNAME})[가-힣]{2}\\s?(?:${TITLE}))[가-힣]{2,5}|(?:${SURNAME})[가-힣]?)\\s?(?:전\\s|명예\\s?|석좌\\s?|겸임\\s?|특임\\s?|초빙\\s?)?(?:${TITLE})(?:님)?(?=(?:의|이|가|께서|께|을|를|와의|과의|로부터)?\\s?(?:진행한\\s|진행하는\\s|들려준\\s|온라인\\s|진로\\s|인문학\\s|과학\\s|특별\\s|초청한?\\s|열린\\s)?(?:[가-힣]{1,20}\\s){0,3}?(?:${TALK}))`,
    'g',
  ),
  ({ groups }) => {
    const name = groups['name'] ?? '';
    const parts = name.split(/\s/);
    if (parts.length === 1 && !named(name)) return null;
    if (parts.length === 2) {
      const [first = '', last = ''] = parts;
      const foreign =
        named(first) &&
        named(last) &&
        first.length + last.length >= 3 &&
        !/[에서고며해여게히도만이]$/.test(first);
      return foreign ? { ...LECTURER, level: FOREIGN.test(first) ? 'error' : 'check' } : null;
    }
    return name.length === 3 || name.length === 1 ? LECTURER : { ...LECTURER, level: 'check' };
  },
);

// First names that foreign lecturers in Korean texts bear: enough to be sure of a person.
const FOREIGN =
  /^(?:마이클|제임스|존|데이비드|로버트|리처드|스티븐|스티브|빌|일론|제인|데니스|마이크|앤드루|대니얼|피터|폴|토머스|윌리엄|조지|칼|유발|제러미|제레미|재레드|리사|엘리자베스|사이먼|켄|크리스|에릭|마크|조던|애덤|앨빈|말콤)$/;

/** 송소희 강사님의 소리 수업: whoever is called an instructor by name came from outside. */
const instructor = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?<name>(?:${SURNAME})[가-힣]{2})\\s?강사(?:님)?(?=(?:의|이|가|께서?|에게|와|님)(?![가-힣]))`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? '') ? LECTURER : null),
);

const announced = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?:초청\\s?)?(?:강사|강연자|연사|멘토)(?:인|로\\s?온)?\\s(?<name>(?:${SURNAME})[가-힣]{2})(?:님|씨)?(?=의|이|가|을|를|께|에게)`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? '') ? LECTURER : null),
);

const profession = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?:${TITLE})\\s(?<name>(?:${SURNAME})[가-힣]{2})(?:님)?(?=(?:의|이|가|께서)\\s(?:[가-힣]{1,20}\\s){0,2}?(?:${TALK}))`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? '') ? LECTURER : null),
);

// 작가 한강과의 만남: a title, a name and a meeting; two syllables are enough there.
const met = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?:${TITLE})\\s(?<name>(?:${SURNAME})[가-힣]{1,2})(?:과의|와의)\\s(?:만남|대화|간담회|인터뷰|질의응답)`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? '') ? LECTURER : null),
);

// 강연을 맡은 변호사 서문희의, 초청 강연에서 웹툰 작가 도하림의: the talk stands before the title.
const afterTalk = patternRule(
  'LECTURER',
  new RegExp(
    `(?:특강|강연|강의|세미나|콘서트|직업인과의 만남)(?:에서|을 맡은|을 한|을 진행한|을 연|에 온|에 오신|을 하러 온|을 들려준)\\s(?:[가-힣]{2,5}\\s){0,2}(?:${TITLE})\\s(?<name>(?:${SURNAME})[가-힣]{2})(?:님|씨)?(?=(?:이|가|께서|에게)(?![가-힣])|의\\s(?:[가-힣]+\\s){0,2}(?:경험|설명|이야기|말|조언|답|강연|강의|시연|당부|소개|삶))`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? '') ? LECTURER : null),
);

// Without a title only a surname, two syllables and a talk: people in history do not give talks, but words may look alike.
const untitled = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?<name>(?:${SURNAME})[가-힣]{2})(?=의\\s(?:진로\\s|온라인\\s|초청\\s)?(?:강연|특강|강의))`,
    'g',
  ),
  ({ groups }) =>
    named(groups['name'] ?? '') &&
    !/[가자사관님생]$|(?:치|예|애|업|론|송|국|반|문|개|노)인$|(?:구|무|직|위|회)원$|(?:주|시|국|농|난)민$/.test(
      groups['name'] ?? '',
    )
      ? { ...LECTURER, level: 'check' }
      : null,
);

// 특강에서 정재현 박사에게: the talk may stand anywhere in the sentence when name and title are sure.
const inTalk = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?<name>(?:${SURNAME})[가-힣]{2})\\s(?:전\\s)?(?:${TITLE}|님|씨|강연자|연사|마술사|명장|통역사|요리사|조종사|경위|경감|형사|상담사|간호장교|해설사|장인)(?:님)?(?=(?:의|이|가|은|는|께서|께|을|를|와의|과의|와|과|에게|에게서|로부터)?(?![가-힣]))`,
    'g',
  ),
  ({ groups, before, after }) => {
    const name = groups['name'] ?? '';
    const talk = new RegExp(`(?:${TALK}|강사|연사|초청|초빙|멘토와|직업인|인문학)`);
    if (!named(name) || !talk.test(before + after)) return null;
    return new RegExp(`(?:특강|강연|초청|초빙|강사|연사|만남|멘토|직업인|세미나)`).test(before + after)
      ? LECTURER
      : { ...LECTURER, level: 'check' };
  },
);

// 강사(홍길순), 강사: 홍길순, 저자 한강우 초청
const inBrackets = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?:(?:초청\\s?|외부\\s?|특강\\s?|진로\\s?|주)?(?:강사|강연자|연사|멘토|발표자|해설사))\\s?(?:\\(|:\\s?|인\\s|\\s)(?<name>(?:${SURNAME})[가-힣]{2})(?=\\)|,|\\s?(?:님|씨|선생|박사|교수|작가|대표)|의|이|가|을|를|께)|${LEFT}(?:저자|${TITLE})\\s(?<other>(?:${SURNAME})[가-힣]{2})(?:님|씨)?(?=(?:을|를|의)?\\s?(?:초청|초빙|모신|모셔|초대))`,
    'g',
  ),
  ({ groups }) => (named(groups['name'] ?? groups['other'] ?? '') ? LECTURER : null),
);

// 환경 운동가 박은지를 초청한: whatever the calling, a name that was invited.
const invited = patternRule(
  'LECTURER',
  new RegExp(
    `(?<=[가-힣](?:가|사|자|관|인|원|장)\\s)(?<name>(?:${SURNAME})[가-힣]{2})(?:님|씨)?(?=(?:을|를)\\s(?:초청|초빙|초대)(?:한|하여|해|하는)\\s)`,
    'g',
  ),
  ({ groups }) =>
    named(groups['name'] ?? '') && !/[가자인관원사님들]$/.test(groups['name'] ?? '') ? LECTURER : null,
);

/** LECTURER: a named person beside a talk or a visit; writers, scientists and historical persons without one pass. */
export const lecturers = unlessFound(
  where(
    /강연|특강|강의|강좌|강사|연사|초청|초빙|초대|모신|모셔|세미나|콘서트|멘토|체험|특별\s?수업|만남|대화|간담회|인터뷰|질의|발표자|해설사|직업인|인문학/,
    all(titled, instructor, announced, profession, met, afterTalk, untitled, inTalk, inBrackets, invited),
  ),
  visitors,
);
