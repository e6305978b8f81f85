import { isListedThing } from '../../../style/words/nouns.ts';
import { isOwner, likenessOf } from '../as-a-person.ts';
import { type Stranger, surely } from './stranger.ts';
import { looksFull, looksGiven, mayBeGiven } from './name-shapes.ts';
import { DONE_FOR_ME, isToldOfOne, WITH_ME } from './not-of-ones-life.ts';

/** A name behind who it is: 동생 로하가, 외삼촌 최병호 님이, 옆 반 강태훈한테, 숲해설가 달팽이 선생님. */

const KIN =
  '(?:친|외|막내|큰|작은|사촌|쌍둥이|여|남)?(?:동생|언니|오빠|누나|형)|(?:큰|작은|막내|외)?(?:이모|고모|삼촌|이모부|고모부|숙모|할머니|할아버지|아버지|어머니|엄마|아빠)|조카|사촌|오촌';
const FRIEND =
  '친구|단짝|절친|짝꿍|짝|선배|후배|멘토|멘티|조장|팀장|모둠장|반장|부반장|부장|회장|조원|팀원|모둠원|부원|동아리원|동기|동창|이웃|룸메이트';
const CLASS =
  '(?:옆|앞|뒷|다른|아랫|윗) ?반|\\d{1,2} ?반|[일이삼사오육칠팔구십] ?반|[1-6] ?학년|[1-6]-\\d{1,2}|같은 (?:반|학원|동아리|팀|아파트|동네)|(?:초등학교|중학교|유치원|어릴) ?때 ?(?:친구)?|전학 ?온|전학생|학원|교회|동네';
const WORK =
  '소방관|경찰관|간호사|조리사|영양사|사서|해설사|해설가|숲해설가|연구원|상담사|복지사|사육사|수의사|약사|미용사|제빵사|기사님|사장님|주무관|강사|코치|큐레이터|학예사';

const OF_A_PERSON = '이랑|이가|이는|이한테|이에게|이네|이하고|이도|이의|랑|한테서?|에게서?|하고|께서?';
const OF_ANYBODY = '가|는|은|이|과|와|의|도|를|을|처럼|보다|네';
const TITLED = '(?: ?(?:님|씨|군|양|학생|여사님?))?';
const behind = (roles: string) =>
  new RegExp(
    `(?<![가-힣])(${roles})(?:인|이신|님)? ([가-힣]{2,3}?)(?:이(?=[가는랑한에네하도의]))?(${TITLED})(?=(${OF_A_PERSON}|${OF_ANYBODY})(?![가-힣])|[,.)]| 님|$)`,
    'g',
  );
const BEHIND_KIN = behind(KIN);
const BEHIND_FRIEND = behind(FRIEND);
const BEHIND_CLASS = behind(CLASS);
const BEHIND_WORK = behind(WORK);

/** 숲해설가 달팽이 선생님, 학원 제이크 쌤: by what they let themselves be called. */
const CALLED_BEFORE_TEACHER =
  /(?<=(?:해설가|해설사|강사|사서|코치|지도사|치료사|상담사|활동가|학원|공부방|센터|도장) )([가-힣]{2,5}) (?=(?:선생님|쌤|샘)(?:[이가은는께의을를과와한]|\(|[ ,.]|$))/g;
/** 학원 수학 선생님, 강사 자격을 …: what stands there otherwise. */
const NO_CALL =
  /(?:[을를이가은는의에도로와과고며서된한]|[가-힣]던)$|^(?:국어|영어|수학|과학|사회|역사|체육|음악|미술|담임|원어민|국사|한국사|논술|피아노|태권도|담당|여자|남자)$/;
/** (우리 동네 배순옥 님): nothing else stands within. */
const IN_BRACKETS = / ?\((?:[가-힣]+ ){0,2}([가-힣]{3}) ?(?:님|씨|선생님|쌤)\)/g;

const SURELY = new RegExp(`^(?:${OF_A_PERSON})`);

interface Role {
  pattern: RegExp;
  /** Whether it stays as it is and the name alone goes; 옆 반 takes a 친구. */
  put: string;
  sign: RegExp;
}

const ROLES: readonly Role[] = [
  {
    pattern: BEHIND_KIN,
    put: '',
    sign: /동생|언니|오빠|누나|형|이모|고모|삼촌|숙모|할머|할아|아버|어머|엄마|아빠|조카|사촌/,
  },
  {
    pattern: BEHIND_FRIEND,
    put: '',
    sign: /친구|절친|단짝|짝|배|멘|장|원|동기|동창|이웃/,
  },
  { pattern: BEHIND_CLASS, put: ' 친구', sign: /반|학년|-\d|같은|때|전학|학원|교회|동네/ },
  {
    pattern: BEHIND_WORK,
    put: '',
    sign: /관|사|서|가|원|님|치|터/,
  },
];

function behindOne({ pattern, put }: Role, text: string, ofTale: boolean): Stranger[] {
  return [...text.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: role = '', 2: name = '', 3: title = '', 4: particle = '', index }): Stranger[] => {
      const full = name.length === 3;
      const sounds = full ? looksFull(name) : looksGiven(name);
      const rest = text.slice(index + whole.length + particle.length);
      if (!sounds && (full || !mayBeGiven(name))) return [];
      const marked = title !== '' || SURELY.test(particle) || /이$/.test(whole);
      if (!marked && ofTale) return [];
      // 누나 수아가 가르쳐 줬다, 형 연주가 좋았다: a word, unless a person does it.
      if (!sounds && !marked && likenessOf(rest) !== 'person' && !DONE_FOR_ME.test(rest)) return [];
      // 동생 미소가 예뻤다, 짝 수정을 도왔다: a word of theirs, unless it does what a person does.
      if (
        !marked &&
        !full &&
        !/^(?:person|acting|said|moving)$/.test(likenessOf(rest)) &&
        !isOwner(rest) &&
        !WITH_ME.test(text)
      )
        return [];
      const start = index + whole.indexOf(role) + role.length;
      const honoured = /^ 님/.exec(text.slice(index + whole.length))?.[0] ?? '';
      return [{ start, end: index + whole.length + honoured.length, put, sure: true }];
    },
  );
}

/** Names behind who it is. */
export function behindRoles(text: string): Stranger[] {
  const ofTale = isToldOfOne(text) && !WITH_ME.test(text);
  return [
    ...ROLES.flatMap((role) => (role.sign.test(text) ? behindOne(role, text, ofTale) : [])),
    ...(/선생님|쌤|샘/.test(text)
      ? [...text.matchAll(CALLED_BEFORE_TEACHER)]
          .filter(({ 1: name = '' }) => isListedThing(name) || !NO_CALL.test(name))
          .map((found) => surely(found, ''))
      : []),
    ...(text.includes(')')
      ? [...text.matchAll(IN_BRACKETS)]
          .filter(({ 1: name = '' }) => looksFull(name))
          .map((found) => surely(found, ''))
      : []),
  ];
}
