import { type Around, type Stranger, surely } from './stranger.ts';

/** Somebody by letters alone: K군이, J.H가, 정모양은, SY랑. */

const TITLED =
  /(?<![A-Za-z가-힣])[A-Z](?:\.|\s)?(?:모 ?)?(?=(?:군|양|씨|쌤|샘|선배|후배|언니|오빠|누나)(?:이|가|은|는|과|와|랑|이랑|의|을|를|도|한테|에게|하고|[ ,.]|$))/g;
/** A씨가 B씨를: of a case, where letters stand for parties. */
const OF_A_CASE =
  /사례|사건|판례|판결|재판|(?<![가-힣])법|기사|뉴스|가상|상황|계약|소송|범죄|피해자|피의자|소비자|실험군|대조군|농도|[A-Z]군과 [A-Z]군/;
/** J.H가, J.H.랑. */
const DOTTED =
  /(?<![A-Za-z.])(?!(?:U\.S|U\.N|P\.E|A\.I|P\.S|T\.V|O\.T|E\.T|D\.C|B\.C|A\.D|V\.R|M\.C|I\.T|E\.U|U\.K|A\.M|P\.M|D\.J|C\.D|Q\.A)\b)[A-Z]\.\s?[A-Z]\.?(?=(?:이?가|이?는|은|이|이?랑|이?한테|이?에게|와|과|하고|의|이?도)(?![가-힣]))/g;
/** SY랑, JH한테: nothing else is done with two letters. */
const PLAIN =
  /(?<![A-Za-z가-힣])(?!(?:GPT|PPT|USB|API|LED|DNA|RNA|CPU|GPU|CSV|UCC|SNS|MBTI|AI|PC|TV|VR|AR|CG|DJ|MC|PD|UN|EU|IT|PE|PT|UI|UX|OS|ID|QR|LP|CD|DM|EQ|IQ|SF|OB|YB|HR|PH|DC|AC|LG|SK|KT|CJ|GS)(?![A-Z]))[A-Z]{2,3}(?=(?:이?랑|이?한테|이가|이는)(?![가-힣]))/g;

/** 군, 양, 씨 are said of anybody and nobody: with the letter they go as well. */
const ALONE = /^(?:군|양|씨)/;

/** Persons by their first letters. */
export function byLetters(text: string, { asked }: Around): Stranger[] {
  if (!/[A-Z]/.test(text)) return [];
  const ofCase = OF_A_CASE.test(text) || OF_A_CASE.test(asked);
  const titled = ofCase
    ? []
    : [...text.matchAll(TITLED)].map((letter) => {
        const one = surely(letter, '');
        return ALONE.test(text.slice(one.end)) ? { ...one, end: one.end + 1, put: '친구' } : one;
      });
  const bare = [...text.matchAll(DOTTED), ...text.matchAll(PLAIN)];
  return [...titled, ...bare.map((letters) => surely(letters, '친구'))];
}
