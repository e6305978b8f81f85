import { lastFinal, withFinal } from '../../hangul.ts';
import { isKnownStem, openStem, pastStem } from '../words/stems.ts';

/** Endings written on to a stem as it stands: 다독이고자, 다니자는, 꿈틀거리기만. */
const ON_STEM = new Set(
  (
    '자 자는 자고 자며 자면 자던 고자 고서 고는 고도 고부터 거나 거든 길래 더라도 든지 든가 느라 느라고 는구나 던데 네 네요 다가 다가도 다가는 ' +
    '기만 기도 기는 기까지 기보다 기보다는 기조차 기마저 기로 기에 기에는 기엔 기란 기라도 기뿐 지도 지는 지를 지만 지만은 지마는 자마자 ' +
    '는지를 는지도 는지는 는지가 는지에 는데도 는데다 는데다가 는다고 는다는 는다면 는다며 겠다 겠다고 겠다는 겠지만 겠으나 겠고 겠다며 게끔 게도 게만 게나'
  ).split(' '),
);

/** Endings that an open form of the stem takes: 다니라고, 갖추려면, 만들므로. */
const ON_OPEN = new Set(
  '니까 니까는 므로 라고 라는 라며 라면 러 나 나마 려면 려는 려던 려다 려다가 려니 려거든 려야 련만 면서도 면서까지 면은 며는'.split(
    ' ',
  ),
);

/** Endings behind a past: 내던졌는지를, 가리켰는데도. */
const ON_PAST = new Set(
  (
    '는지를 는지도 는지는 는지가 는지에 는데다 는데도 는데다가 음에도 음을 음이 음은 다면 다는 다고 다며 다던 더라면 더라도 던데 던지 을지도 을지는 을지를 을까 을 ' +
    '었던 거나 거든 기에 길래 기도 기는 기만 기까지 으므로 으나 으니까 어야 어도 어서 든지 든가 자 으리라 으려면'
  ).split(' '),
);

/** Endings behind the form in 아/어: 다물어야겠다고, 다듬어서인지. */
const ON_JOINED = new Set(
  '야겠다 야겠다고 야겠다는 야만 야지 야죠 야한다 서인지 서라도 서도 서는 서야 서만 서까지 도록'.split(' '),
);

const LONGEST = 5;

/** In the dictionary, but as students write them they are two words: 내가 자고, 안 하거나. */
const TWO_WORDS = /^(?:[내제네]가|가지가|안[되하받]|못[받쓰살나]|놀러[가오]|따라부르)$/;

function isWholeStem(stem: string): boolean {
  return stem.length > 1 && isKnownStem(stem) && !TWO_WORDS.test(stem);
}

/**
 * Whether the whole word is a verb of two letters or more in one of the rarer endings: what no noun and no two words can be,
 * though it begins like an adverb or ends like another verb (다니자는, 내던졌는지를, 비틀거리나).
 */
export function isWholeForm(word: string): boolean {
  for (let at = word.length - 1; at > 1 && word.length - at <= LONGEST; at -= 1) {
    const ending = word.slice(at);
    const form = word.slice(0, at);
    if (ON_STEM.has(ending) && isWholeStem(form)) return true;
    if (
      ON_OPEN.has(ending) &&
      isWholeStem(form.endsWith('으') && !isKnownStem(form) ? form.slice(0, -1) : openStem(form))
    )
      return true;
    if (lastFinal(form) === 'ㅆ' && ON_PAST.has(ending) && isWholeStem(pastStem(form))) return true;
    if (ON_JOINED.has(ending) && isWholeJoined(form)) return true;
  }
  return false;
}

function isWholeJoined(form: string): boolean {
  return lastFinal(form) === '' && isWholeStem(pastStem(withFinal(form, 'ㅆ')));
}
