import { decompose, endingIn, lastFinal, withFinal } from '../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from './nouns.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem, pastStem } from './stems.ts';

/** Shorter words are hardly ever two. */
const WORD = /(?<![가-힣])[가-힣]{3,}/g;
/** Longer ones are junk, and looking at each place of them would take time. */
const LONGEST = 24;

const PAST = new RegExp(
  `^([가-힣]*[${endingIn('ㅆ')}])(?:다|어요?|습니다|음|고|지만|는데|으며|으나|던|기|을|다가|더니|다고|다는)$`,
);
const OPEN = /^([가-힣]+?)(?:고|며|면서|면|지만|는데|는|게|려고|다가|기|던|거나|자|지)$/;
const JOINED = /^([가-힣]+)(?:서|야|도)$/;

/** 하다 with one letter before it stands inside too many nouns (학습이해하고). */
function isVerb(stem: string): boolean {
  if (stem.endsWith('하') && stem.length > 1) return isDoing(stem.slice(0, -1)) && stem.length > 2;
  return stem !== '이' && isKnownStem(stem);
}

/** 없어서, 썼다, 보고: the whole word is a form of a known stem. */
function isPredicate(word: string): boolean {
  // 밤늦게까지, 원장이셔서: a particle, and 이다 with an honorific.
  if (/^(?:까지|부터|하고|[었였셔셨시신세])/.test(word)) return false;
  const past = PAST.exec(word)?.[1];
  if (past) return isVerb(pastStem(past));
  const open = OPEN.exec(word)?.[1];
  if (open && (isVerb(open) || (open.endsWith('으') && isVerb(open.slice(0, -1))))) return true;
  const present = /^([가-힣]+)다$/.exec(word)?.[1];
  if (present && lastFinal(present) === 'ㄴ' && isVerb(openStem(withFinal(present, '')))) return true;
  const doing = /^([가-힣]{2,})(?:하여|해)서?$/.exec(word)?.[1];
  if (doing) return isDoing(doing);
  const joined = JOINED.exec(word)?.[1];
  if (!joined || lastFinal(joined) !== '') return false;
  const stem = pastStem(withFinal(joined, 'ㅆ'));
  return stem !== joined && isVerb(stem);
}

/** 찾음, 그림, 만듦: a known verb in its nominal form. */
function isNominal(word: string): boolean {
  const final = lastFinal(word);
  if (final === 'ㄻ') return isVerb(withFinal(word, 'ㄹ'));
  if (final !== 'ㅁ') return false;
  const open = word.endsWith('음') ? word.slice(0, -1) : withFinal(word, '');
  return open !== '' && isVerb(openStem(open));
}

/** 못찾음, 다그렸다, 다알게 됨; 다하다 and 못되다 are words of their own. */
function followsAdverb(adverb: string, rest: string): boolean {
  if (/^[잘못더또꼭다]$/.test(adverb) && /^[하한했할함해]/.test(rest)) return false;
  if (isNominal(rest)) return !/^됨/.test(rest);
  if (adverb !== '다') return isPredicate(rest);
  return !/^[되됐돼]/.test(rest) && (PAST.test(rest) || /^[가-힣]게$/.test(rest)) && isPredicate(rest);
}

function isNoun(word: string): boolean {
  return word.length > 1 && (isListedThing(word) || isDoing(word));
}

/** Adjectives that students write on to the noun; others may be names (푸른여고, 아름다운가게). */
const DESCRIBED =
  /^(?:좋은|많은|다른|새로운|중요한|어려운|작은|높은|낮은|다양한|필요한|부족한|비슷한|같은|쉬운|재미있는|재밌는|어색한|궁금한)$/;
const CHOSEN = /^[맡읽찾받얻적찍뽑잡믿겪]은$/;
const NAMED = new RegExp(
  `^(?:내용|부분|방법|방식|자료|주제|작품|활동|역할|과정|결과|이유|문제|친구|사람|생각|의견|단어|개념|실험|책임|경험|사실|시간|장면|인물|글씨|그림|사진|영상|노래|소설|기사|질문|원인|코드|모형|표현|말투|습관|정보|보고서)(?:을|를|은|는|이|가|에|의|도|만|과|와|로|으로|에서|까지|부터)?$`,
);

/** 맡은, 만든, 조사한: a form that describes the noun behind it. */
function describes(head: string): boolean {
  if (DESCRIBED.test(head) || CHOSEN.test(head)) return true;
  if (head.endsWith('은') || head.endsWith('진')) return false;
  const stem = head.endsWith('는') ? head.slice(0, -1) : adnominalStem(head);
  return stem !== null && !isAdjective(stem) && isVerb(stem);
}

/** Objects of one letter, and places; 마을, 가을 and 노을 are none of these. */
const SHORT_OBJECT = /^[글책말답물공불손발춤꿈힘돈빛값표시뜻식]$/;
const SHORT_PLACE = /^[옆앞뒤위곁]$/;
const ADVERBS = new Set(
  '덜 다 다시 자주 못 잘 꼭 또 더 직접 먼저 열심히 꾸준히 같이 함께 많이 조금 매일 아직 이미 바로 천천히 자세히'.split(
    ' ',
  ),
);

/** Whether the particle at the end fits the sound before it and the word before is a noun that takes it. */
function isMarked(noun: string, mark: string): boolean {
  if (mark === '에') return SHORT_PLACE.test(noun);
  if (!'이가을를과와'.includes(mark)) return false;
  if ((decompose(noun.at(-1))?.final !== '') !== '이을과'.includes(mark)) return false;
  if (/[을를]/.test(mark))
    return SHORT_OBJECT.test(noun) || (noun.length > 1 && (isThingNoun(noun) || isDoingNoun(noun)));
  return isNoun(noun) || (/[과와]/.test(mark) && /(?:친구|조원|팀원|모둠원|부원|선배|후배)들?$/.test(noun));
}

/** 글을쓸 때: what comes is described. */
function isComing(word: string): boolean {
  if (lastFinal(word) !== 'ㄹ') return false;
  return isVerb(word.endsWith('을') ? word.slice(0, -1) : withFinal(word, ''));
}

/** Where the word has to be parted, or 0. */
function seam(word: string): number {
  for (let at = 1; at < word.length; at += 1) {
    const head = word.slice(0, at);
    const rest = word.slice(at);
    const mark = head.at(-1) ?? '';
    const noun = head.slice(0, -1);
    // 시간이없어서, 기회를얻었다, 글을쓸.
    if (noun && isMarked(noun, mark)) {
      if (/[을를]/.test(mark) && isComing(rest)) return at;
      if (rest.length > 1 && !/^지[고는며면]|^졌/.test(rest) && isPredicate(rest)) return at;
    }
    // 급하게썼다, 쉽게할 수 있었다.
    if (mark === '게' && isAdjective(noun) && (isPredicate(rest) || isComing(rest))) return at;
    if (rest.length < 2) continue;
    if (at > 2 && head.endsWith('까지') && isPredicate(rest)) return at;
    if (ADVERBS.has(head) && !/^(?:되|시키|에|이|하는|해[서야도])/.test(rest) && followsAdverb(head, rest))
      return at;
    if (noun && lastFinal(head) === 'ㄴ' && NAMED.test(rest) && describes(head)) return at;
  }
  return 0;
}

/** The sentence with spaces where two words were written as one, each of them known: 시간이없어서 → 시간이 없어서. */
export function withSpaces(text: string): string {
  return text.replace(WORD, (word) => {
    if (word.length > LONGEST) return word;
    const at = seam(word);
    return at > 0 && !isListedThing(word) && !isPredicate(word) && !isNominal(word)
      ? `${word.slice(0, at)} ${withSpaces(word.slice(at))}`
      : word;
  });
}
