import { decompose, endingIn, lastFinal, withFinal } from '../hangul.ts';
import { isDoing, isListedThing } from './nouns.ts';
import { adnominalStem, isAdjective, isKnownStem, pastStem } from './stems.ts';

/** Shorter words are hardly ever two. */
const WORD = /(?<![가-힣])[가-힣]{4,}/g;
/** Longer ones are junk, and looking at each place of them would take time. */
const LONGEST = 24;

const PAST = new RegExp(
  `^([가-힣]*[${endingIn('ㅆ')}])(?:다|어요?|습니다|음|고|지만|는데|으며|으나|던|기|을|다가|더니|다고|다는)$`,
);
const OPEN = /^([가-힣]+)(?:고|며|면서|면|지만|는데|는|게|려고|다가|기|던|거나|자|지)$/;
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
  const joined = JOINED.exec(word)?.[1];
  if (!joined || lastFinal(joined) !== '') return false;
  const stem = pastStem(withFinal(joined, 'ㅆ'));
  return stem !== joined && isVerb(stem);
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
  if (lastFinal(head) !== 'ㄴ') return false;
  if (DESCRIBED.test(head) || CHOSEN.test(head)) return true;
  if (head.endsWith('은') || head.endsWith('진')) return false;
  const stem = head.endsWith('는') ? head.slice(0, -1) : adnominalStem(head);
  return stem !== null && !isAdjective(stem) && isVerb(stem);
}

/** Where the word has to be parted, or 0. */
function seam(word: string): number {
  for (let at = 2; at < word.length - 1; at += 1) {
    const head = word.slice(0, at);
    const rest = word.slice(at);
    const mark = head.at(-1) ?? '';
    const noun = head.slice(0, -1);
    // 시간이없어서, 기회를얻었다: the particle has to fit the noun.
    if (
      noun.length > 1 &&
      /[이가을를]/.test(mark) &&
      (decompose(noun.at(-1))?.final !== '') === /[이을]/.test(mark)
    ) {
      if (isNoun(noun) && !/^지[고는며면]|^졌/.test(rest) && isPredicate(rest)) return at;
    }
    // 급하게썼다.
    if (mark === '게' && isAdjective(noun) && isPredicate(rest)) return at;
    if (NAMED.test(rest) && describes(head)) return at;
  }
  return 0;
}

/** The sentence with spaces where two words were written as one, each of them known: 시간이없어서 → 시간이 없어서. */
export function withSpaces(text: string): string {
  return text.replace(WORD, (word) => {
    if (word.length > LONGEST || isListedThing(word)) return word;
    const at = seam(word);
    return at > 0 ? `${word.slice(0, at)} ${withSpaces(word.slice(at))}` : word;
  });
}
