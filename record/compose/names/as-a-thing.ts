import { isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { isOwner, likenessOf } from './as-a-person.ts';
import {
  DONE_TO_EITHER,
  DONE_TO_SOMEBODY,
  IS_A_WHAT,
  MOVES_BY_ITSELF,
  MOVING,
  SAID_OF,
  THING_TALK,
} from './thing-talk.ts';

/** Given names that are nouns of every lesson and stand in no list of things: 평화를 주제로 speaks of nobody, 평화가 웃었다 does. */
const THING_NAMES =
  /^(?:평화|자유|바람|기록|장미|노을|행복|기쁨|믿음|용기|소망|은혜|열매|햇살|향기|강산|성공|평등|축복)$/;

/** Whether a given name is a noun that pupils write of, though no list of ordinary words has it. */
export const isThingName = (name: string): boolean => THING_NAMES.test(name);

/** A word without the particle that makes it a subject, an object or an owner. */
const bare = (word: string) => word.replace(/(?:이|가|은|는|을|를|의|에|도)$/, '');
const isNoun = (word: string) =>
  word.length > 1 && (isThingName(word) || isListedThing(word) || isThingNoun(word));

/** Whether what stands behind a common noun is said of things alone, whoever is called so: 지구가 도는 방향, 미래가 밝다고 썼다. */
export function isSurelyThing(name: string, particle: string, rest: string): boolean {
  if (!/^[이가은는]$/.test(particle)) return false;
  if (/[이가]/.test(particle) && IS_A_WHAT.test(rest)) return true;
  return (MOVES_BY_ITSELF.test(name) && MOVING.test(rest)) || (SAID_OF[name]?.test(rest) ?? false);
}

const VALUES =
  '평등|정의|책임|인권|민주주의|통일|물|햇빛|햇볕|비|눈|구름|사랑|온도|기온|돈|건강|성공|생명|국가|자연|사회';
const VALUE = new RegExp(`^(?:${VALUES})$`);
/** 평등과 자유가: beside another value, water or light. */
const BESIDE_A_THING = new RegExp(`(?:^|[ ,])(?:${VALUES})[과와] $`);

/** 자유와 평등이, 평화와 관련된: two things, and nothing done with anybody. */
function pairs(rest: string): boolean {
  if (/^ (?:관련|(?:비슷한|반대되는|반대인|다른|같은) (?:말|뜻|개념|낱말|단어|가치))/.test(rest)) return true;
  const [, word = ''] = /^ ([가-힣]+)/.exec(rest) ?? [];
  if (VALUE.test(bare(word)) && !/[을를]$/.test(word)) return true;
  if (!isNoun(bare(word))) return false;
  // 평화와 설문을 만들었다: with her; 자유와 평등을 비교했다: of the two.
  return !/[을를]$/.test(word) || isThingName(bare(word)) || /^ [가-힣]+[을를] (?:비교|구분|구별)/.test(rest);
}

/** 평화가 중요하다고 했다: what was said of it, or who said it. */
const SAID_ALOUD = /^[^.!?]{0,40}[다라자냐]고 ?(?:했|하|말|그|얘기|이야기|제안|대답|반박|지적)/;

/** Whether a subject of `isThingName` does what a thing does, and nobody is told to have said it. */
const doesAsAThing = (particle: string, rest: string) =>
  /^[이가은는도만]$/.test(particle) && THING_TALK.subject.test(rest) && !SAID_ALOUD.test(rest);

/** Whether this mention cannot show that somebody of the sheet is called so. */
export const showsNobody = (name: string, particle: string, rest: string): boolean =>
  isSurelyThing(name, particle, rest) || (isThingName(name) && doesAsAThing(particle, rest));

/** What one of `isThingName` stands for where nothing marks it as a person; in doubt the sentence is left out. */
export function thingOrPerson(
  { name, particle }: { name: string; particle: string },
  before: string,
  rest: string,
  isKnown: () => boolean,
): 'person' | 'perhaps' | 'word' {
  const word = () => (isKnown() ? 'perhaps' : 'word');
  if (BESIDE_A_THING.test(before)) return word();
  if (/^(?:이|가|은|는|도|만)$/.test(particle)) {
    if (doesAsAThing(particle, rest)) return word();
    if (THING_TALK.subject.test(rest)) return 'perhaps';
    const like = likenessOf(rest);
    return like === 'person' || (like === 'acting' && !/[도만]/.test(particle)) ? 'person' : 'perhaps';
  }
  if (/^[을를]$/.test(particle)) {
    if (DONE_TO_SOMEBODY.test(rest)) return 'person';
    return DONE_TO_EITHER.test(rest) ? 'perhaps' : word();
  }
  if (particle === '의') {
    const isMeasured = /^(?:바람|기록|햇살)$/.test(name) && THING_TALK.measured.test(rest);
    if (/^(?:노을|장미|열매)$/.test(name) && /^ (?:색|빛)/.test(rest)) return word();
    if (isMeasured || THING_TALK.owned.test(rest)) return word();
    return isOwner(rest) ? 'person' : 'perhaps';
  }
  if (/^[와과]$/.test(particle)) return pairs(rest) ? word() : 'person';
  if (/^으?로$/.test(particle)) return /^ (?:정[하했]|뽑|바[꾸꿨]|교체|추천)/.test(rest) ? 'perhaps' : word();
  if (/^이?라[는고]$/.test(particle))
    return /^ (?:말|낱말|단어|주제|개념|뜻|제목|가치|글자|소재)/.test(rest) ? word() : 'perhaps';
  if (particle === '') {
    if (THING_TALK.bare.test(rest)) return word();
    return isOwner(rest) ? 'person' : 'perhaps';
  }
  return /^(?:처럼|보다|만큼|까지|마다|부터)/.test(particle) ? 'perhaps' : 'person';
}
