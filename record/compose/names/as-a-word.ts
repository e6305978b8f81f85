import { PERSONS_OF_TALES } from './persons-of-tales.ts';

/** A name of the roster that stands for a word itself, for an author beside a work, or for a person of a tale. */

/** Where words are spoken of. */
const OF_WORDS =
  /낱말|단어|우리말|순우리말|토박이말|시어|뜻|말뜻|표준어|방언|글자|이름을 (?:짓|지[었은])|의성어|의태어|외래어/;
/** 윤슬은 … 잔물결이라는 뜻이다. */
const DEFINED =
  /^(?:은|는|이란|란|이라는 말은|이라는 낱말은) [^.!?"'“‘]{2,40}(?:이?라는 (?:뜻|의미|말|낱말)(?:이다|이에요|예요|입니다|임|이었다|이고|인데)|[을를] (?:뜻하는|이르는|가리키는|일컫는|말하는) (?:말|낱말|단어)|[을를] (?:뜻|의미|지칭)[한하]|의 (?:순우리말|옛말|방언|준말|높임말))/;
/** 은유는 … 빗댄다: a term that no list of ordinary names has, by what is said of it. */
const TERMS: Readonly<Record<string, RegExp>> = {
  은유: /^[은는이가] [^.]*(?:비유|빗[대댄댔]|직유|원관념|표현 방법|표현법)/,
};
/** 이상의 「날개」: an author of schoolbooks beside what is read; a classmate has written something too. */
const BESIDE_A_WORK = /^(?:의|이 쓴|가 쓴|이 지은|가 지은)? ?[「『《〈]/;
const AUTHORS = new Set(
  '이상 이육사 윤동주 김소월 백석 정지용 한용운 김유정 이효석 현진건 황순원 박완서 김수영 신동엽 김춘수 서정주 박목월 조지훈 박두진 김영랑 정약용 박지원 허균 김만중 채만식 염상섭 최인훈 조세희 이청준 김승옥 나희덕 정호승 기형도 천상병 신경림 윤선도 정철 이규보 김시습'.split(
    ' ',
  ),
);
const OF_TALES = new Set([...PERSONS_OF_TALES, '성춘향', '홍길동', '이몽룡']);
/** Other signs than in strangers/not-of-ones-life.ts: here the name is already one of a tale's, so that 인물 or 장면 is enough. */
const TALE = /소설|동화|작품|이야기|전[을를의에이은]|인물|주인공|독후감|문학|「|『|줄거리|장면/;
/** What makes a whole lesson one on tales. */
const OF_LITERATURE = /소설|문학|고전|판소리|희곡|독서/;
/** Done with whoever tells it, so that it is a classmate after all. */
const DONE_WITH_ME =
  /(?<![가-힣])(?:나|저)(?:랑|와|하고|한테|에게)|(?:알려|가르쳐|도와|빌려|보여) ?[주줬줘준]|같이 |함께 (?:조사|정리|발표|만들)/;

const isOfTales = (name: string): boolean => OF_TALES.has(name);
/** Whether this name is a term or a person of a tale as well. */
export const isMoreThanAName = (name: string): boolean =>
  isOfTales(name) || isOfTales(name.slice(-2)) || name.slice(-2) in TERMS;

/** '다온', '나래'라는 낱말, '윤슬', '가온'처럼 소리가 고운 낱말: named as words, one after the other. */
const LISTED = /^["”'’](?:, ?["“'‘][^"”'’]{1,8}["”'’])*(?:처럼|이?라는|와|과|은|는) /;

const SIGNS = ["'", '"', '‘', '“', '「', '『', '《', '뜻', '말'];
/** Whether a text can hold a name that is none: most can not, and are not searched. */
export const mayBeTheWord = (text: string, isMore: boolean): boolean =>
  isMore || SIGNS.some((sign) => text.includes(sign));

/** Whether nothing but the word, the author or the person of a tale is meant. */
export function isTheWord(
  name: string,
  before: string,
  behind: string,
  { sentence, asked, isFull }: { sentence: string; asked: string; isFull: boolean },
): boolean {
  const isQuoted = /["“'‘]$/.test(before) && /^["”'’]/.test(behind);
  if (DEFINED.test(isQuoted ? behind.slice(1) : behind)) return true;
  if (isQuoted) return LISTED.test(behind) && OF_WORDS.test(sentence);
  if (TERMS[name]?.test(behind)) return true;
  if (isFull && AUTHORS.has(name) && BESIDE_A_WORK.test(behind)) return true;
  if (!isOfTales(name) && !(name.endsWith('이') && isOfTales(name.slice(0, -1)))) return false;
  return (TALE.test(sentence) || OF_LITERATURE.test(asked)) && !DONE_WITH_ME.test(sentence);
}
