import type { Stranger } from './stranger.ts';

/** A Korean name in Latin letters, whole or as what somebody goes by: Seoyeon Park, minji_j. */

const SURNAMES =
  'Kim|Lee|Yi|Rhee|Park|Pak|Choi|Jung|Jeong|Chung|Kang|Cho|Jo|Yoon|Yun|Jang|Chang|Lim|Im|Han|Oh|Seo|Suh|Shin|Kwon|Hwang|Ahn|Song|Ryu|Yoo|Yu|Hong|Jeon|Ko|Moon|Yang|Son|Bae|Baek|Heo|Nam|Sim|Noh|Ha|Kwak|Sung|Cha|Joo|Woo|Koo|Min';
const SYLLABLE =
  '(?:m[iy]n|ji|jee|jun|joon|seo|suh|yeon|yun|yoon|su|soo|ha|hae|ye|ie|eun|un|yu|yoo|you|hyun|hyeon|hyeong|hyung|woo|wu|jin|jae|je|tae|sung|seong|seung|young|yeong|yong|hye|chae|won|bin|hee|hui|kyung|gyeong|gyu|kyu|do|dong|dan|da|ga|gun|geon|kun|na|ra|ri|rin|ro|min|bo|so|sol|si|shi|sang|sun|seon|sook|suk|seok|ho|hoon|hun|hwan|jeong|jung|joo|ju|jong|chan|chul|han|haneul|in|jia|la|lim|rim|mi|nam|oh|ok|wan|yul|yeol|ian|an|a|i|u|on)';
const GIVEN = new RegExp(`^${SYLLABLE}-? ?${SYLLABLE}$`, 'i');
/** Words that sound so by chance. */
const WORD =
  /^(?:main|join|union|mind|mini|honda|hana|sonar|soda|data|dada|mama|sun|human|hero|halo|jean|juno|joan|mina|india|asia|radio|ratio|soho|solo|sofa|soup|young|yoga|woman|wonder|done|dana|dong|nasa|naan|insu|into|onion|unit|undo|anna|haha|hoho|hehe|china|ohio|soon|noon|moon|mean|main|hope|home|home|rain|rin|train|brain)$/i;

const isGiven = (word: string) => word.length >= 4 && GIVEN.test(word) && !WORD.test(word);

const WHOLE = new RegExp(
  `(?<![A-Za-z])(?:([A-Z][a-z]+(?:-?[a-zA-Z][a-z]+)?) (?:${SURNAMES})|(?:${SURNAMES}) ([A-Z][a-z]+(?:[- ][a-zA-Z][a-z]+)?))(?![A-Za-z])`,
  'g',
);
/** A given name alone where nothing but a person stands: Jiwoo랑, Minseo가 알려 줌. */
const ALONE =
  /(?<![A-Za-z._@-])([A-Z][a-z]{3,9})(?=(?:이?랑|이?한테|이가|에게|가|는|이|은|와|과|하고|의)(?![가-힣]))/g;
/** minji_j, seo.yeon07, @jihoo_lee. */
const HANDLE =
  /(?<![A-Za-z0-9._@])@?(?=[A-Za-z0-9._]*[._\d])([A-Za-z][A-Za-z0-9]*(?:[._][A-Za-z0-9]+)*)(?= ?(?:님(?:이|은|의|께서|께|과|을|도)?|이?랑|이?한테|이가|가|는|은|이|의|와|과|하고|에게)(?![가-힣]))/g;
/** What a person does to a text or sends; no variable writes. */
const PERSONS =
  /^ ?(?:님|이?랑|한테|이가|에게)|^ ?(?:가|이|은|는|의) (?:[가-힣]+ )?(?:쓴|썼|올린|올렸|남긴|남겼|보낸|보냈|고친|고쳤|그린|만든|알려|말한|말했|추천|추가한|수정한|댓글|의견|글|그림|영상)/;

/** Persons by Latin letters. */
export function inLatin(text: string): Stranger[] {
  if (!/[A-Za-z]{3}/.test(text)) return [];
  const whole = [...text.matchAll(WHOLE)].filter(({ 1: one, 2: other }) =>
    isGiven((one ?? other ?? '').replace(/[- ]/g, '')),
  );
  const alone = [...text.matchAll(ALONE)].filter(({ 1: name = '' }) => isGiven(name));
  const handles = [...text.matchAll(HANDLE)].filter(({ 0: found, 1: name = '', index }) => {
    const parts = name.split(/[._\d]+/).filter((part) => part !== '');
    return (
      [...parts, parts.join('')].some(isGiven) ||
      found.startsWith('@') ||
      PERSONS.test(text.slice(index + found.length))
    );
  });
  return [...whole, ...alone, ...handles].map(({ 0: found, index }) => {
    const gap =
      /^ (?=(?:님|이?랑|이?한테|이가|가|는|은|이|의|와|과|하고|에게)(?![가-힣]))/.exec(
        text.slice(index + found.length),
      )?.[0] ?? '';
    return { start: index, end: index + found.length + gap.length, put: '친구', sure: true };
  });
}
