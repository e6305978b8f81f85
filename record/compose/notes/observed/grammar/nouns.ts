import { hasToo, isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../../../style/words/nouns.ts';
import { lastFinal } from '../../../../hangul.ts';
import { isSoundStem } from '../../../../style/words/stems.ts';
import { isBareNoun } from '../../particles/bare-noun.ts';
import { HOW, MEASURED } from '../../notes.ts';
import { formOf } from '../../word-forms.ts';
import { doingIn } from './doings.ts';
import { describing } from './describing.ts';
import { saysHow } from './manner.ts';
import { coreOf, isName } from './tokens.ts';

/** Which words of a note are nouns, and which of them have their particle. */

const ENGLISH = /^(?!(?:but|and|or|so|vs|to|of|in)$)[A-Za-z][A-Za-z0-9/.'-]*$/i;
/** Nouns that the lists do not have, or that elsewhere stand beside a verb as one word: 차이 파악, 관찰 일지. */
const OFTEN_NAMED =
  /^(?:차이|의미|가치|관계|도움|소리|맛|생각|관심|문제|재미)$|일지$|(?:관계|평면|구성|설계|단면|모식|분포|개념|순서|흐름|구조|조감)도$/;
/** 후, 시, 중: when; 등: and more. They are no object of what follows. */
const WHEN = /^(?:후|뒤|시|때|중|간|전|초|말|내|등|및|채|대신|이후|이전|동안|도중|당시|직후|직전|이상|이하)$/;
const ONE_LETTER =
  /^(?:징|역|곡|북|춤|표|글|책|실|공|물|힘|옷|칼|컵|줄|끈|흙|꽃|돈|색|빛|열|맛|향|약|답|뜻|시|잎|씨|판|손|발|눈|축|핀|키|값|말|톤|콜|땀|붓|식|수)$/;
/** 압박깊이: 이 of the noun itself. */
const OF_SIZE = /(?:깊이|높이|길이|넓이|놀이|먹이|풀이|차이|종이|나이|사이|모양이|쓰임)$/;
/** What a noun has behind it: 근거로, 상황에, 자료만. */
const MARK = /^(.+?)(?:[은는이가도만]|께|이나)$/;
/** Particles with which hardly a noun ends that is not listed: 변색을, 처지에서. */
const SURE_MARK =
  /^.+(?:[을를의에와과로]|에서|에게|에는|에도|한테|까지|부터|처럼|보다|마다|로서|로써|라는|에서의|로의|와의|과의)$/;
/** 경로, 성과: nouns of two letters whose second looks like a particle, where no list has them. */
const ENDS_LIKE_ONE =
  /^(?:경로|진로|통로|도로|회로|미로|선로|항로|수로|활로|난로|판로|성과|효과|결과|학과|교과|일과|초과|여과)$/;
/** Ends like something else: 처럼 of no noun. */
const NO_NOUN =
  /(?:[가-힣][는은인]데|니까|라서|여서|[고며서니자려게지]|도록|수록|처럼|만큼|까지|부터|[은는을를의에])$/;

const isKnown = (word: string) =>
  isListedThing(word) || isThingNoun(word) || isDoingNoun(word) || isDoing(word);

/** Whether a word has its particle: 근거로, 시료를; 진로, 원인 and 완성도 are whole nouns. */
export function isMarked(word: string): boolean {
  const core = coreOf(word);
  if (isName(core)) return false;
  if (hasToo(core)) return true;
  if (/["”'’」』](?:은|는|이|가|을|를|의|에|에서|로|으로|와|과|라는|이라는)$/.test(core)) return true;
  if (isListedThing(core) || isDoing(core) || MEASURED.test(core) || OFTEN_NAMED.test(core)) return false;
  if (ENDS_LIKE_ONE.test(core)) return false;
  if (SURE_MARK.test(core)) return true;
  const base = MARK.exec(core)?.[1];
  if (base === undefined) return false;
  if (base.length === 1) return !isKnown(core);
  return (
    isKnown(base) ||
    (/[A-Za-z0-9]$/.test(base) && !core.endsWith('도')) ||
    isKnown(base.slice(-2)) ||
    (/[이가은]$/.test(core) && !OF_SIZE.test(core) && formOf(core) === null)
  );
}

/** No word of the dictionary, and nothing but a noun: 체면, 클러치. */
const isUnknownNoun = (core: string) =>
  /^[가-힣]{2,7}$/.test(core) &&
  !NO_NOUN.test(core) &&
  formOf(core) === null &&
  !saysHow(core) &&
  describing(core) === null;

/** Whether a word names something and has no particle; `before` is the word before it. */
export function isBare(word: string, before: string): boolean {
  const core = coreOf(word).split('·').at(-1) ?? '';
  if (isName(coreOf(word)) || ENGLISH.test(core) || /^\d+[A-Z]{1,3}$/.test(core)) return true;
  if (WHEN.test(core) || /[가-힣]적$/.test(core) || /^\d/.test(core)) return doingIn(core) !== null;
  if (ONE_LETTER.test(core) || MEASURED.test(core) || OFTEN_NAMED.test(core)) return true;
  // 저음·쉼: named beside another.
  if (core.length === 1 && word.includes('·')) return true;
  if (isMarked(core) || /^[가-힣]{2,}당$/.test(core)) return false;
  if (/[가-힣]기$/.test(core) && (isSoundStem(core.slice(0, -1)) || isListedThing(core))) return true;
  if (doingIn(core) !== null || isListedThing(core)) return true;
  if (/^(?:점|것|거)$/.test(core)) return /[는던]$/.test(before) || lastFinal(before) === 'ㄴ';
  if (HOW.test(core)) return false;
  return isBareNoun(core, before) || isKnown(core) || isUnknownNoun(core);
}
