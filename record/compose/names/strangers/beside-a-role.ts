import { SURNAME_LETTERS } from '../surnames.ts';
import { isOfHistory, isToldOfOne, WITH_ME } from './not-of-ones-life.ts';
import { type Around, type Stranger, surely } from './stranger.ts';
import { looksFull, looksGiven, mayBeGiven } from './name-shapes.ts';

/** A name beside who it is: 윤재희 선배, 이명자 조리사님, 춘자 할머니, 최코치님, 도진이형. */

/** Roles of a pupil's own life; none of them is a title of public persons. */
const OF_LIFE =
  '선배|후배|언니|오빠|누나|누님|형님|형|동생|이모|고모|삼촌|외삼촌|숙모|어머님|아버님|조리사|조리원|조리실무사|영양사|영양교사|사서|코치|사범|관장|경비원|경비|보안관|지킴이|당직|주무관|실무사|행정사|기사|점장|점주|사장|원장|이장|통장|상담사|복지사|사회복지사|요양보호사|간호사|물리치료사|치료사|소방관|소방위|소방교|경찰관|경위|경사|순경|트레이너|멘토|튜터|강사|해설사|해설가|안내원|봉사자|매니저|미화원|택배원|미용사|정비사|농부|어부|학생|반장|부반장|회장|부회장|부장|차장|조장|팀장|모둠장|총무|서기|샘|쌤|선생님';
/** Titles of public persons as well: the name goes only where the pupil has met them. */
const OF_ALL =
  '작가|시인|교수|박사|감독|기자|연구원|의사|변호사|판사|검사|대표|디자이너|개발자|엔지니어|화가|배우|가수|선수|피디|PD|큐레이터|학예사|유튜버|의원|구청장|시장|소장|센터장|건축가|요리사|셰프|약사|수의사|교사|목사|스님|신부|전도사|집사|장로';
const MET =
  /인터뷰|면담|만나|만났|뵙|뵈었|여쭤|여쭈|찾아뵈|찾아가|초청|강연|특강|강의를|이메일|메일|질문을 드|답해 주|알려 주|설명해 주|말씀/;

/** 춘자 할머니: other words stand before these as well (난청 어르신), so what may be a name is of their age. */
const OF_ELDERS = '할머니|할아버지|할머님|아저씨|아주머니|아줌마|어르신|여사님?|아지매|할매|할배';
const ELDERS_NAME = /[자순숙옥례분희임심덕복남철수식호칠길춘근금녀엽연화영길석규환배태봉섭]$/;
/** 김지우 양: 산의 양 is an amount. */
const TITLE = '군|양|씨';

/** 도진이형, 지윤언니: written on to the name. */
const GLUED =
  /(?<![가-힣\d])([가-힣]{2})(이?)(?=(?:형(?:님)?(?:\(|이|은|을|과|의|한테|에게|네|들|께|하고)|(?:언니|누나|오빠|선배)(?:님)?(?:\(|이[가랑]?|[가는은도를을과와의랑]|한테|에게|네|들|께|하고|[ ,.]|$)))/g;
/** 최코치님, 박사범님, 김사서쌤. */
const SURNAME_ONLY = new RegExp(
  `(?<![가-힣])(?:[${SURNAME_LETTERS}예])(?=(?:코치|사범|감독|관장|기사|주무관|실무사|조리사|영양사|사서|사장|점장|반장|부장|트레이너|매니저|멘토|팀장|원장|과장|대리|강사)(?:님|쌤|샘)(?:이|가|은|는|께서?|의|을|를|과|와|한테|에게|도|[ ,.]|$))`,
  'g',
);

const beside = (roles: string) =>
  new RegExp(
    `(?<![가-힣\\d])([가-힣]{2,3}?)(이?) (?=(?:${roles})(?:님|분|들)?(?:이랑|이|가|은|는|께서는?|께|의|을|를|과|와|랑|하고|한테서?|에게서?|도|만|네|처럼|보다|덕분|인|이신|이라|라|께는|[ ,.()·]|$))`,
    'g',
  );
const BESIDE_LIFE = beside(OF_LIFE);
const BESIDE_ELDERS = beside(OF_ELDERS);
const BESIDE_TITLE = beside(TITLE);
const BESIDE_ALL = beside(OF_ALL);
const ANY_ROLE =
  /선배|후배|언니|오빠|누나|형|동생|이모|고모|삼촌|숙모|할머니|할아버지|아저씨|아주머니|아줌마|어르신|님|조리|영양사|사서|코치|사범|관장|경비|보안관|주무관|실무사|기사|점장|사장|원장|이장|상담사|복지사|보호사|간호사|치료사|소방|경찰|트레이너|멘토|튜터|강사|해설|매니저|학생|군|양|씨|장|쌤|여사|아지매|할매|할배|샘|선생님|농부|미용사|정비사/;
const PUBLIC_ROLE = new RegExp(OF_ALL);

/** 국어 선생님, 담임 쌤: no name. */
const OF_SUBJECT =
  /^(?:국어|영어|수학|과학|사회|역사|체육|음악|미술|기술|가정|정보|한문|윤리|도덕|지리|진로|상담|보건|사서|영양|담임|교생|교과|학년|주임|교감|교장|우리|다른|여자|남자|학교|전담|특수|동네|이웃|사촌|외가|친가|교회|학원)$/;

function found(text: string, pattern: RegExp, isName: (word: string, full: boolean) => boolean): Stranger[] {
  return [...text.matchAll(pattern)]
    .filter(({ 1: word = '' }) => isName(word, word.length === 3))
    .map((name) => surely(name, ''));
}

/** Names beside a role of the pupil's own life, or of anybody whom the pupil has met. */
export function besideRoles(text: string, around: Around): Stranger[] {
  if (!ANY_ROLE.test(text) && !PUBLIC_ROLE.test(text)) return [];
  const ofTale = isToldOfOne(text) && !WITH_ME.test(text) && !MET.test(text);
  const isName = (word: string, full: boolean) =>
    !OF_SUBJECT.test(word) && (full ? looksFull(word) : looksGiven(word));
  const met = MET.test(text) && !isOfHistory(text, around);
  return [
    // A pupil's own in a lesson on a tale as well, if it is a whole name: 박정애 사장님께 … 서평을.
    ...found(text, BESIDE_LIFE, (word, full) => (full || !ofTale) && isName(word, full)),
    ...(ofTale || isOfHistory(text, around)
      ? []
      : found(text, BESIDE_ELDERS, (word, full) => isName(word, full) && ELDERS_NAME.test(word))),
    ...(ofTale
      ? []
      : found(text, BESIDE_TITLE, (word, full) => full && looksFull(word)).map((one) => ({
          ...one,
          end: one.end + 1,
          put: '친구',
        }))),
    ...(met ? found(text, BESIDE_ALL, (word, full) => full && looksFull(word)) : []),
    ...found(
      text,
      GLUED,
      (word, full) => looksGiven(word) || (!full && mayBeGiven(word) && text.includes(`${word}이`)),
    ),
    ...[...text.matchAll(SURNAME_ONLY)].map((surname) => surely(surname, '')),
  ];
}
