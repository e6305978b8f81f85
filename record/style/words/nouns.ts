import { COMMON_ADVERBS } from '../../lexicon/adverbs.ts';
import { DOING_NOUNS, HA_ROOTS, THING_NOUNS } from '../../lexicon/nouns.ts';
import { DOING_NOUN, HA_VERB_NOUNS, MORE_THINGS } from '../../lexicon/words.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));
const doing = words(DOING_NOUNS);
const roots = words(HA_ROOTS);
const things = words(THING_NOUNS);
for (const thing of words(MORE_THINGS)) things.add(thing);
const haVerbNouns = words(HA_VERB_NOUNS);
const adverbs = words(COMMON_ADVERBS);

/** Suffixes of what is measured, of people and of places: never the first half of a verb in 하다. */
const THING_SUFFIX =
  /[가-힣](?:들|(?<!고|서)도|률|율|량|값|수|성|력|감|비|점|층|자|원|부원|팀|님|씨|학생|시간|기간|온도|속도|나라|문화|정책|이론|영화|소설|신문|교과서)$/;

/** Whether the word or its tail is listed; a tail of two letters needs a head of two (둘이서 is no 이서). */
function endsIn(word: string, list: ReadonlySet<string>): boolean {
  if (list.has(word)) return true;
  for (let from = 2; from < word.length - 1; from += 1) {
    if (list.has(word.slice(from))) return true;
  }
  return false;
}

/** Whether the word names a doing (조사, 발표), so that 하다 belongs to it. */
export function isDoingNoun(word: string): boolean {
  // 낙인 이론: nobody does one, whatever the dictionary says.
  if (word.endsWith('이론')) return false;
  return haVerbNouns.has(word) || DOING_NOUN.test(word) || endsIn(word, doing);
}

/** 거칠거칠했다, 까칠까칠한. */
const SAID_TWICE = /^([가-힣]{2,3})\1(?:하|했|한|할|함|해|거리|거렸|거린|거려|거림|대|댔)/;

/** 공정했다, 다습한, 색칠해서, 거칠거칠한: one word of the very root and 하다, in a form that ends it. */
export function isHaWord(word: string): boolean {
  if (SAID_TWICE.test(word)) return true;
  const root =
    /^([가-힣]{2,5}?)(?:하(?:[고며면게지니기던다여는자]|다가|다니|거나|느라|더니|자마자|여서|지만|면서|니까|므로|려고|도록|다는)(?:[는도만])?|하였[가-힣]{1,4}|했(?:[다고던음네어]|으[나며니]|어[요도서]|습니다|는데|지만|다[고는면가]|더니)|한다?|한다[고는]|할|함|해[서도야요]?|해[졌지진져짐][가-힣]{0,2})$/.exec(
      word,
    )?.[1];
  // 대충했더니: said how.
  return (
    root !== undefined && root !== '대충' && (doing.has(root) || roots.has(root) || haVerbNouns.has(root))
  );
}

/** Whether the very word, not only its tail, is a doing of the dictionary. */
export function isDoing(word: string): boolean {
  return doing.has(word);
}

/** Whether the word names a thing, a person or a quantity and makes no verb with 하다 (친구, 사용시간, 온도). */
export function isThingNoun(word: string): boolean {
  if (isDoingNoun(word) || endsIn(word, roots) || endsIn(word, haVerbNouns)) return false;
  return (
    MORE_THINGS.includes(` ${word} `) || endsIn(word, things) || (word.length > 1 && THING_SUFFIX.test(word))
  );
}

/** Whether the very word is a thing of the dictionary. */
export function isListedThing(word: string): boolean {
  return things.has(word);
}

/** 이해도, 만족도, 피로도: how much of it, and no particle. */
const DEGREE =
  /(?:완성|이해|만족|참여|집중|활용|선호|기여|인지|공감|신뢰|의존|적응|성취|숙련|친밀|관심|몰입|자유|피로|오염|행복|호응|성숙|위험|중요|선명|투명|정확|난이|관계|평면|구성|설계|단면|분포|개념|순서|흐름|구조|조감|배치|전개|조립|투시|안내|배선|경사|변화|반응|흡수|긴장|분해|노출|유지|저항|확산|응집)도$/;
export const isDegree = (word: string) => DEGREE.test(word);
/** What stands behind a word that has a particle or tells when, and is no letter of a noun in 도. */
const BEFORE_TOO = /(?:에게|에서|한테|에|으로|까지|부터|만큼|(?:^|[가-힣])[때것거])$/;

/** 공통점도, 볼 때도, 친구들에게도: the 도 is a particle; 온도, 지도 and 이해도 are words. */
export function hasToo(word: string): boolean {
  if (!word.endsWith('도') || isListedThing(word) || isDegree(word)) return false;
  const base = word.slice(0, -1);
  return BEFORE_TOO.test(base) || (base.length > 1 && (isThingNoun(base) || isDoing(base)));
}

/** Whether the dictionary has the word for an adverb, or it is said twice over: 어차피, 막상, 꾹꾹. */
export function isAdverb(word: string): boolean {
  return adverbs.has(word) || /^(.{1,2})\1$/.test(word);
}
