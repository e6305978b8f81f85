import { DOING_NOUNS, HA_ROOTS, THING_NOUNS } from '../lexicon/nouns.ts';
import { DOING_NOUN, HA_VERB_NOUNS, MORE_THINGS } from '../lexicon/words.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));
const doing = words(DOING_NOUNS);
const roots = words(HA_ROOTS);
const things = words(THING_NOUNS);
for (const thing of words(MORE_THINGS)) things.add(thing);
const haVerbNouns = words(HA_VERB_NOUNS);

/** Suffixes of what is measured, of people and of places: never the first half of a verb in 하다. */
const THING_SUFFIX =
  /[가-힣](?:들|도|률|율|량|값|수|성|력|감|비|점|층|자|원|부원|팀|님|씨|학생|시간|기간|온도|속도|나라|문화|정책|이론|영화|소설|신문|교과서)$/;

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
  return haVerbNouns.has(word) || DOING_NOUN.test(word) || endsIn(word, doing);
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
