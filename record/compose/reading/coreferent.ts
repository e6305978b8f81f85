import { lastFinal } from '../../hangul.ts';
import { SURNAME } from '../../rules/lecturer-names.ts';
import { isAdverb, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { formOf } from '../notes/word-forms.ts';

/** Whom an answer has called by their work: 물리치료사 선생님, 사서 선생님. */
const BY_WORK =
  /((?!(?:한국사|세계사|국사|역사|[가-힣]*아시아사)(?: |선|쌤|샘))(?:(?<![가-힣])사서|[가-힣]{1,5}(?:사|관|사서|기자|작가|연구원|강사|코치|감독|디자이너|개발자|활동가|해설가)))(?: |께서|이신 )?(?:선생님|쌤|샘)/;
/** A school's own teachers keep their name. */
const AT_SCHOOL =
  /(?:담임|교과|국어|수학|영어|과학|사회|역사|체육|음악|미술|보건|교생|학교|옆 반|진로|진학|상담|정보|도덕|윤리|기술|가정|한문|일본어|중국어|원어민|물리|화학|생명과학|지구과학|지리|경제|정치)\s?$/;
const BARE =
  /(?<![가-힣]|[가-힣]{2}(?:사|관|원|가|자|서|치) )(?:선생님|쌤|샘)(?=[께은는이가의도을를과와한]|들|에게| )/g;

/** 물리치료사를 인터뷰함: whom the talk was with. */
const TALKED_WITH =
  /([가-힣]{2,5}(?:사|관|기자|작가|연구원|강사|코치|감독|디자이너|개발자|활동가|해설가))(?:(?:를|을|님을|와|과) (?:[^.,]{0,12} )?(?:인터뷰|면담|만나|만났)|(?:이?라는|이라고 하는) (?:직업|일)[을이])/;

/** 재활병원 선생님: no teacher of the school. */
const AT_WORKPLACE =
  /(?:병원|의원|한의원|치과|약국|복지관|연구소|박물관|미술관|방송국|신문사|회사|치료실|보건소|소방서)(?:의)? (?:선생님|쌤|샘)/;

/** The work by which an answer calls somebody 선생님 who is no teacher, or null. */
export function calledByWork(answer: string): string | null {
  return (
    BY_WORK.exec(answer)?.[1] ??
    TALKED_WITH.exec(answer)?.[1] ??
    (AT_WORKPLACE.test(answer) ? '담당자' : null)
  );
}

/**
 * 선생님 of an answer that speaks of somebody outside the school (물리치료사 선생님께 … 선생님께서는 …) by their `work`: alone
 * it would be read as the teacher's own. Any other sentence comes back as it is.
 */
export function withWhoIsMeant(sentence: string, work: string | null): string {
  if (work === null || BY_WORK.test(sentence)) return sentence;
  const placed = sentence.replace(AT_WORKPLACE, (whole) => whole.replace(/(?:선생님|쌤|샘)$/, '담당자'));
  return placed.replace(BARE, (name, at: number) =>
    // 사서 교사 is one of the school's own.
    AT_SCHOOL.test(placed.slice(0, at)) ? name : work === '사서' ? work : `${work} ${name}`,
  );
}

/** A full name before 선생님 or 쌤; a word of the school (원어민, 진로부, 유치원) is none. */
const TEACHERS_NAME = new RegExp(
  `(?<![가-힣])(?:우리 ?(?=담임|[가-힣]{3} ?(?:선생님|쌤|샘)))?((?:담임|교과|[가-힣]{2,3}) )?((?:${SURNAME})[가-힣]{2}) ?(선생님|쌤|샘)`,
  'g',
);
const OF_SCHOOL = /(?:부|과|관|실|제|후|장|교|사|치원|학원|의원|공원)$|^원어민$/;

/** 하다가 쌤이, 나중에 선생님께, 이번은: a word that begins like a surname. */
function isWord(word: string): boolean {
  // 박하은: no mint.
  if (/^.[하지가다나예시주성채소재동세규혜서수정영효]은$/.test(word)) return false;
  // 원본은 선생님께: 은 behind a closed letter is a particle, unless a name is made so (정은, 성은).
  if (word.endsWith('은') && !['', 'ㅇ'].includes(lastFinal(word.at(-2) ?? '') ?? '')) return true;
  if (/(?:[에을를며면데니씩막번때]|다가|지만|까지|하고|해서|마다|부터)$/.test(word)) return true;
  // 펴야 한다는 선생님 말씀, 어떻게 하냐고 선생님께: what was said or asked.
  if (/^.[다라자냐](?:는|고|며|면)$/.test(word)) return true;
  if (isAdverb(word) || formOf(word) !== null) return true;
  const noun = word.slice(0, -1);
  return (
    /[은는이가도서로고만]$/.test(word) &&
    (isListedThing(noun) ||
      isThingNoun(noun) ||
      isAdverb(noun) ||
      /^(?:이번|여기|나중|오늘|어제|한번)$/.test(noun))
  );
}

/** 담임 홍길순 선생님께 → 담임 선생님께: no teacher stands in a record by name either. */
export function withoutTeachersNames(text: string): string {
  if (!/선생님|쌤|샘/.test(text)) return text;
  return text.replace(TEACHERS_NAME, (whole, of = '', name: string, title: string) =>
    OF_SCHOOL.test(name) || isListedThing(name) || isWord(name) ? whole : `${of}${title}`,
  );
}

/** 8주 동안 치료해 주신 선생님: no teacher, where no work is named. */
const TREATED =
  /((?:치료|진료|수술|처방|간호)(?:을|를)?(?:해| 해)? ?주신|주사를 놓아 주신) (?:선생님|쌤|샘)/g;
export const withHealers = (text: string): string => text.replace(TREATED, '$1 의료진');

/** A lesson with little children, and what is done for none but them. */
const WITH_CHILDREN = /유아|유치원|어린이|아동|보육|돌봄|초등(?!학교 때)|교육 ?봉사/;
const LOOKED_AFTER =
  /(?:유치원|어린이집|초등학교|초등학생|돌봄 ?교실|공부방|보육원)(?:에서|의)? 애들|(?<![가-힣])애들?(?:을|를|한테|에게|이랑|이)? ?(?:좋아하는|가르[치쳐]|돌[보봐]|봐 ?주|놀아 ?[주줬달]|재우|달래)/;
const CHILDREN = /(?<![가-힣]|(?:우리|같은|다른|옆|뒷|앞) ?(?:반|조|모둠|팀)? )애(?=들|[가는를도])/g;

/** 애들 가르치는 것: children, and no friends. */
export const withChildren = (sentence: string, asked: string): string =>
  sentence.includes('애') && (WITH_CHILDREN.test(asked) || LOOKED_AFTER.test(sentence))
    ? sentence.replace(CHILDREN, '아이')
    : sentence;
