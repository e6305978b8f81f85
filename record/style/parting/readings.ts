import { decompose, lastFinal } from '../../hangul.ts';
import { isComing, isDescribing, isJoining, isNominal, isPredicate, isVerb } from '../words/forms.ts';
import { isDoing, isListedThing } from '../words/nouns.ts';
import { remembered } from '../remembered.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem } from '../words/stems.ts';
import { ADVERBS, BOUND, COUNTS, DETERMINERS, ONE_LETTER, PLACES, UNITS } from './lists.ts';
import { TERMS } from './terms.ts';

export interface Piece {
  text: string;
  /** What it may be: bits of the constants below. */
  may: number;
}

/** What a piece may be when it stands as a word of its own: bits, since it may be several. */
export const ADVERB = 1;
export const MARKED = 2;
export const BARE = 4;
export const PREDICATE = 8;
export const JOINING = 16;
export const MODIFIER = 32;
export const BOUND_NOUN = 64;
export const DETERMINER = 128;
export const COUNT = 256;
export const UNIT = 512;
export const PLACE = 1024;
/** 큰, behind what is had: 키큰사람. */
export const HAVING = 2048;
/** What no list has, before a particle. */
export const UNLISTED = 4096;
/** A noun without its particle, before what is done with it. */
export const OBJECT = 8192;
/** 물어보러, before going. */
export const GOING = 16384;
/** 만들어, before what was done next. */
export const FIRST_OF_TWO = 32768;

const PARTICLES = new Set(
  '을 를 이 가 은 는 도 만 에 의 과 와 로 으로 에서 에게 한테 까지 부터 처럼 보다 에서는 에서도 에는 에도 에게는 에게도 으로는 로는 으로도 로도 마다 이랑 랑 까지는 부터는 들을 들이 들은 들의 들에게 들과 들도 으로서 로서 으로서는 로서는 로써 으로써 와는 과는 와도 과도 이나 나 에서의 에서만 으로만 로만 에만 이며 이고 이다 이다가 이었다 임 인지 인지를 인지는 인지도 인데 이라는 이라고 이라서 이지만 인가'.split(
    ' ',
  ),
);
const LONGEST_PARTICLE = 4;
const CLOSED_ONLY = new Set(['을', '이', '은', '과', '으로', '으로는', '으로도', '이랑']);
const OPEN_ONLY = new Set(['를', '가', '는', '와', '랑']);

/** Suffixes of one letter that a listed noun takes. */
const SUFFIX = /[성적력률율량화부실원법학도물기용형식권사장별상들감비값회재]$/;

/** Listed among the nouns; they are said how. */
const NO_NOUN = /^(?:서로|거의|결국|제일|가장|아주|매우|너무|조금|모두)$/;

/** 행복, 건강, 자유: what one is, which makes an adjective with 하다. */
function isState(noun: string): boolean {
  return noun.length === 2 && isAdjective(`${noun}하`);
}

/** The very word, of two letters or more. */
export function isListed(noun: string): boolean {
  return noun.length > 1 && (isListedThing(noun) || isDoing(noun) || TERMS.has(noun) || isState(noun));
}

/** 핵심만남기고: nouns of the list that are rather the end of a verb. */
const VERBAL_TAIL = /[가-힣]{2}(?:기고|보고|나고|지고|사고|가고|오고|주고)$/;

/** One noun, or two or three written as one: 관찰일지, 친구관계. */
export function isNoun(noun: string): boolean {
  if (noun.length < 2) return false;
  if (isListed(noun)) return true;
  if (noun.length > 2 && SUFFIX.test(noun) && isListed(noun.slice(0, -1))) return true;
  if (VERBAL_TAIL.test(noun)) return false;
  for (let at = 2; at <= noun.length - 2; at += 1)
    if (isListed(noun.slice(0, at)) && isNoun(noun.slice(at))) return true;
  return false;
}

function fits(noun: string, particle: string): boolean {
  const final = decompose(noun.at(-1))?.final ?? '';
  if (particle === '로') return final === '' || final === 'ㄹ';
  if (particle.startsWith('으로') && final === 'ㄹ') return false;
  if (CLOSED_ONLY.has(particle)) return final !== '';
  return !OPEN_ONLY.has(particle) || final === '';
}

/** The known noun before a particle that fits it, and the particle. */
export function marked(word: string): { noun: string; particle: string } | null {
  for (let length = 1; length <= LONGEST_PARTICLE && length < word.length; length += 1) {
    const particle = word.slice(-length);
    const noun = word.slice(0, -length);
    if (
      PARTICLES.has(particle) &&
      fits(noun, particle) &&
      (isNoun(noun) || ONE_LETTER.has(noun)) &&
      !NO_NOUN.test(noun)
    )
      return { noun, particle };
  }
  return null;
}

const ONE_MODIFIER = /^[쓴본한든낸푼짠준온큰긴센된할볼갈쓸될줄올풀칠뛸]$/;
/** 변했다, 정하고: 하다 behind one letter. */
const SHORT_DOING =
  /^[변정구통택피더망](?:[했](?:다|어요?|습니다|음|고|지만|는데|던)|하(?:고|며|면서?|는데|지만|여서?|려고|기|게)|한다(?:고|는)?|해서?|해야|함)$/;
const ONE_PREDICATE = /^[봤썼샀갔왔됐줬냈컸][다음]$/;
function isModifier(word: string): boolean {
  if (word.length === 1) return ONE_MODIFIER.test(word);
  if (isListed(word)) return false;
  if (/[가-힣]{2}(?:하|되|시키)는$/.test(word)) return true;
  if (word.endsWith('은') && isKnownStem(word.slice(0, -1))) return true;
  if (isDescribing(word) || /^(?:[변정구통택피말일원뜻전향취]하는|[변정구택말일][한할])$/.test(word))
    return true;
  if (isComing(word)) return !word.endsWith('을') || !/^(?:ㄹ)?$/.test(lastFinal(word.slice(0, -1)) ?? '');
  if (/[있없]는$/.test(word)) return isKnownStem(word.slice(0, -1));
  if (word.endsWith('던')) return isPredicate(word);
  if (lastFinal(word) !== 'ㄴ' || /[은인는]$/.test(word)) return false;
  const stem = adnominalStem(word);
  return stem !== null && isAdjective(stem) && (isKnownStem(stem) || stem.endsWith('하'));
}

/** Endings behind which another word begins; 아 and 어 are written on to a helping verb as well. */
const JOIN = /(?:고|게|지|기|[가-힣]{2}[서며면니]|면서|니까|는데|지만|려고|다가|도록|자마자|느라)$/;

/** 빙하가, 모터가, 사포로: two letters or more that nothing explains, before a particle that fits. */
function isUnlisted(piece: string): boolean {
  const [, noun = '', particle = ''] = /^([가-힣]+?)([이가을를로]|으로)$/.exec(piece) ?? [];
  if (!noun || !fits(noun, particle)) return false;
  // 콩을: 마을 and 고를 are words.
  if (noun.length < 2 && !(/[을를]/.test(particle) && !/^[가마노겨고기서모머다그거오이]$/.test(noun)))
    return false;
  return !isListed(piece) && !isKnownStem(noun) && !isKnownStem(piece) && !/[는은을를이가으]$/.test(noun);
}

/** 보라는, 쓰라고, 물어보러: what one is told, and where one goes to do it. */
function isBidden(piece: string): boolean {
  // 믿을까라는: no 까다.
  if (/^까라[고는]$/.test(piece)) return false;
  // 지켜야겠다고: what one means to do.
  const due = /^([가-힣]+)야겠(?:다고?|다는|어요|음|습니다)$/.exec(piece)?.[1];
  if (due) return isJoining(due);
  // 그렇지도, 적는다고.
  const stated = /^([가-힣]+)(?:지[도는를가만]|는다(?:고|는|며)?)$/.exec(piece)?.[1];
  if (stated) return isVerb(stated);
  // 부족해서라는: the reason that is named.
  const reason = /^([가-힣]{2,}서)라(?:는|고)$/.exec(piece)?.[1];
  if (reason) return isPredicate(reason);
  const stem = /^([가-힣]+?)(?:으?라[고는며]|자[고는]|러)$/.exec(piece)?.[1];
  return (
    stem !== undefined &&
    (piece.length > 2 || piece.endsWith('러')) &&
    (isVerb(stem) || isVerb(openStem(stem)))
  );
}

/** Everything the piece may be; the same short ones come again in every word. */
export const readings = remembered((piece) => {
  let found = 0;
  if (ADVERBS.has(piece)) found |= ADVERB;
  if (DETERMINERS.has(piece)) found |= DETERMINER;
  if (COUNTS.has(piece)) found |= COUNT;
  if (UNITS.test(piece)) found |= UNIT;
  if (PLACES.test(piece)) found |= PLACE;
  if (BOUND.test(piece)) found |= BOUND_NOUN;
  if (isNoun(piece) || ONE_LETTER.has(piece)) found |= BARE;
  if (marked(piece)) found |= MARKED;
  if (
    piece.length > 1 &&
    (ONE_PREDICATE.test(piece) ||
      SHORT_DOING.test(piece) ||
      isPredicate(piece) ||
      isNominal(piece) ||
      isBidden(piece))
  ) {
    found |= PREDICATE;
    if (JOIN.test(piece)) found |= JOINING;
    if (/[가-힣]러$/.test(piece)) found |= GOING;
  }
  if (isModifier(piece)) found |= MODIFIER;
  if (isJoining(piece)) found |= FIRST_OF_TWO;
  if (!(found & (MARKED | PREDICATE | MODIFIER)) && isUnlisted(piece)) found |= UNLISTED;
  return found;
}, 40_000);

/** Whether the word as it stands is one that is known, other than as a verb: a noun with its particle, a word said twice. */
export function isWhole(word: string): boolean {
  if (/^([가-힣]{2,})\1$/.test(word)) return true;
  return ADVERBS.has(word) || marked(word) !== null || isNoun(word) || isModifier(word);
}

/** 은행나무였다, 소비재라는: a known noun with a form of 이다. */
export function isNamed(word: string): boolean {
  const noun =
    /^([가-힣]{2,}?)(?:이?였(?:다|음|고|는데|지만|으며|으나|던|습니다|어요)|이었(?:다|음|고|는데|지만|으며|으나|던|습니다|어요)|입니다|이에요|예요|이?라(?:는|고|서|면|도|며)|이?다|임)$/.exec(
      word,
    )?.[1];
  return noun !== undefined && isNoun(noun);
}

/** 새로고침을: a noun of two words that is written as one, alone or with its particle. */
export function isTerm(word: string): boolean {
  for (let length = 0; length <= LONGEST_PARTICLE; length += 1)
    if (TERMS.has(word.slice(0, word.length - length))) return length === 0 || marked(word) !== null;
  return false;
}
