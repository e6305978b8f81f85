import { lastFinal } from '../../../hangul.ts';
import { ONE_LETTER_THING } from '../../../style/words/one-letter-things.ts';
import { isListedThing } from '../../../style/words/nouns.ts';
import { likenessOf } from '../as-a-person.ts';
import { DOES_A_THING, DONE_WITH, SELF_BEFORE, SELF_BEHIND } from '../word-names.ts';
import type { Around, Stranger } from './stranger.ts';
import { isCommon, looksFull, looksGiven, mayBeGiven } from './name-shapes.ts';
import { DONE_FOR_ME, isOfALesson, WITH_ME } from './not-of-ones-life.ts';

/** A name with nothing beside it that does what only somebody of the pupil's life does: 예림이가 첫 문단을 쓰고 제가 …. */

/** 예림이가, 수아랑, 지훈이한테: no thing takes these behind a name. */
const CALLED =
  /(?<![가-힣0-9])([가-힣]{2})(?:(이)(가|는|랑|한테서?|에게|네|와|하고|도|를|의|처럼|보다)|(랑|한테서?|네))(?![가-힣])/g;
/** 수아가, 강태훈은, 서윤과: so may a thing. */
const BARE = /(?<![가-힣0-9])([가-힣]{2,3})(가|는|이|은|와|과|에게|하고|의)(?![가-힣])/g;
/** What is done together, close behind the name. */
const TOGETHER = /^ (?:같이|함께|둘이|번갈아|서로|짝|한 조|한 팀|역할)/;
const ASKED =
  /^ (?:[가-힣]+[을를] |[가-힣 ]{2,20}(?:법|방법|것|걸|게)을? )?(?:물어|물었|배웠|배워|부탁|알려|설명|빌려|빌렸|보여|도움|전했|건네|말했|말해)/;

/** 고양이가: the dictionary has the word with its 이. */
const isThing = (word: string) => isListedThing(word) || isListedThing(`${word}이`);
/** 새송이: a kind of a thing that the dictionary has. */
const isKindOfThing = (name: string) =>
  /^[새왕참돌날햇풋물]/.test(name) && isListedThing(`${name.slice(1)}이`);

/** Names that stand alone; probable ones are not sure. */
export function calledAlone(text: string, around: Around): Stranger[] {
  if (!/[가-힣]{2}(?:이?[가는랑네와도를의이은과]|한테|에게|하고)/.test(text)) return [];
  const ofTale = isOfALesson(text, around);
  const withMe = WITH_ME.test(text);
  if (ofTale && !withMe) return [];
  const found: Stranger[] = [];
  for (const {
    0: whole,
    1: name = '',
    2: filler = '',
    3: behind = '',
    4: alone = '',
    index,
  } of text.matchAll(CALLED)) {
    if (filler !== '' && isKindOfThing(name)) continue;
    // 가은이가: whatever else the letters are, no thing that ends in a consonant takes 이가; 수준이랑 it does.
    const called = filler !== '' && behind !== '랑' && !isListedThing(`${name}이`) && mayBeGiven(name);
    if (!called && (!looksGiven(name) || isThing(name))) continue;
    if (filler !== '' && lastFinal(name) === '') continue;
    // 간이랑 감자를: of a thing of one letter.
    if (/^.이$/.test(name) && alone === '랑' && ONE_LETTER_THING.test(name.charAt(0))) continue;
    const rest = text.slice(index + whole.length);
    const at = { start: index, end: index + name.length, put: '친구' };
    const like = likenessOf(rest);
    const acts =
      /^(?:가|는|도)$/.test(behind) &&
      (like === 'person' || like === 'acting' || like === 'said' || like === 'moving');
    const shared = /^(?:랑|와|하고|한테|한테서|에게|네)$/.test(behind || alone);
    if (ofTale && !DONE_FOR_ME.test(rest) && !TOGETHER.test(rest) && !ASKED.test(rest)) continue;
    found.push({
      ...at,
      sure: acts || shared || (filler !== '' && isCommon(name)) || /^(?:의|처럼|보다|를)$/.test(behind),
    });
  }
  for (const { 0: whole, 1: name = '', 2: particle = '', index } of text.matchAll(BARE)) {
    const full = name.length === 3;
    if (found.some(({ start }) => start === index)) continue;
    if (!(full ? looksFull(name) : looksGiven(name)) || isThing(name)) continue;
    const rest = text.slice(index + whole.length);
    const before = text.slice(0, index);
    const subject = /^[가는이은]$/.test(particle);
    const forMe = subject && DONE_FOR_ME.test(rest);
    const together = /^(?:와|과|하고)$/.test(particle) && (TOGETHER.test(rest) || DONE_WITH.test(rest));
    const asked = particle === '에게' && ASKED.test(rest);
    const beside = subject && (SELF_BEFORE.test(before) || SELF_BEHIND.test(rest)) && DOES_A_THING.test(rest);
    if (!forMe && !together && !asked && !beside) continue;
    if (ofTale && !full && !together) continue;
    found.push({
      start: index,
      end: index + name.length,
      put: '친구',
      sure: forMe || together || asked || beside,
    });
  }
  return found;
}
