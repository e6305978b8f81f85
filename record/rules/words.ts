/** Where a Korean word begins and ends: particles may follow it, other syllables may not. */

const PARTICLE = [
  '이라는|라는|이라고|라고|이란|란|이라|라|이나|나|이든지|든지|이든|든|이며|며|이고|고|이자|자|이랑|랑|이야|야|이여|여|인데|인|임',
  '이었던|였던|이었|였|으로서|로서|으로써|로써|으로부터|로부터|으로|로|에서|에게서|에게|에|께서|께|한테|의|와|과|이',
  '도|만|까지|부터|보다|처럼|같이|마다|조차|마저|밖에|뿐|들|별|등|측|식|님',
].join('|');

// Nothing follows these: 적십자가의 is no 적십자 with two particles.
const LAST_PARTICLE = '[은는가을를]?';

/** Regular-expression source: nothing that could belong to the same word stands before. */
export const LEFT = '(?<![가-힣A-Za-z0-9])';

// 볼보이 is not 볼보 with a particle: after an open syllable 이, 은, 을, 과, 으로 begin the rest of another word.
const OPEN = Array.from({ length: 399 }, (_, index) => String.fromCharCode(0xac00 + index * 28)).join('');
const WRONG_AFTER_OPEN = `(?!(?<=[${OPEN}])(?:이(?![라며고자란든나었던])|은|을|과|으로))`;

/** Regular-expression source: one of `tails` (for compounds such as 유튜브영상), or particles and then no further syllable. */
export function right(tails = ''): string {
  return `(?=${tails ? `(?:${tails})|` : ''}${WRONG_AFTER_OPEN}(?:${PARTICLE}){0,4}${LAST_PARTICLE}(?![가-힣]))`;
}

/** Regular-expression source: particles and then no further syllable. */
export const RIGHT = right();

/** Endings of a 하다 verb that tell what the student did, not what something else is: 함, 하여, 했, 한 뒤, but not 하는, 된. */
export const DID =
  '(?:함|하고|하며|하면서|하여|하였|해(?=[\\s,.]|서|\\s?(?:보|봄|냄|내|둠))|했|하기까지|하기도|하기\\s?위|하려(?!면)|하고자|하게\\s|하던|할\\s(?:만큼|정도|기회)|하는\\s?(?:데|등|경험|성과|쾌거|기쁨|결실|영광|보람|저력|실력|꿈을|기회|열정)|하지(?:는|도)?\\s?(?:못|않)|\\s(?:후|뒤)(?![가-힣]{2})|한\\s?(?:뒤|후|바|경험|적|것|결과|덕분|이후|기억|실력|이력|경력|솜씨))';

/** The same for the noun of such a verb: 등록을 신청함, 출간을 준비하며, 출원까지. */
export const DID_IT =
  '(?:까지|에\\s?(?:성공|도전|참여)|(?:을|를)\\s?(?:받(?:음|고|아|았)|신청|마치|마침|마쳐|마쳤|준비(?!하는)|완료|추진|앞두|목표|위해|함|하고|하여|하며|해\\s|했))';

// Long Latin names and longer abbreviations are written in any case (youtube, Toeic); short ones only as they are (TED, UN),
// and so is what would be an English word (gist).
function spelled(word: string): string {
  const plain = word.replace(/[.+*?()&]/g, '\\$&').replaceAll(' ', '\\s?');
  return /^(?:[A-Za-z]{6,}|(?!GIST|LEGO)[A-Z]{4,5})$/.test(word)
    ? plain.replace(/[A-Za-z]/g, (char) => `[${char.toUpperCase()}${char.toLowerCase()}]`)
    : plain;
}

/** Regular-expression source: these letters as they are, whatever they mean in a pattern. */
export function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** So many words of a list are looked through one by one. */
const HANDFUL = 24;

/**
 * Words with spaces that may be left out, as one alternation: in handfuls by their first letters, each the longest first, so
 * that what begins with none of these is dismissed at a glance. V8 does so by itself only until a process holds 16 MB of
 * compiled code; the rules and the composer together do, and a class took ten times as long from there on.
 */
export function anyOf(words: readonly string[]): string {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const first = word.charAt(0).toUpperCase();
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const handfuls: string[][] = [];
  for (const own of byFirst.values()) {
    const last = handfuls.at(-1);
    if (last && last.length + own.length <= HANDFUL) last.push(...own);
    else handfuls.push(own);
  }
  return handfuls.map(beginning).join('|');
}

function beginning(words: readonly string[]): string {
  const first = new Set(
    words.flatMap((word) => [word.charAt(0).toUpperCase(), word.charAt(0).toLowerCase()]),
  );
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return `(?=[${[...first].join('')}])(?:${longestFirst.map(spelled).join('|')})`;
}

/** A pattern for whole words: nothing before, particles or one of `tails` (compounds such as 유튜브 영상 without a space) after. */
export function wholeWord(words: readonly string[], tails = ''): RegExp {
  // A Latin name may follow a syllable (신HSK); a Hangul one would then be the end of another word.
  const latin = words.filter((word) => /[A-Za-z0-9]$/.test(word));
  const hangul = words.filter((word) => !/[A-Za-z0-9]$/.test(word));
  const parts = [
    ...(hangul.length > 0 ? [`${LEFT}(?:${anyOf(hangul)})${right(tails)}`] : []),
    ...(latin.length > 0 ? [`(?<![A-Za-z0-9])(?:${anyOf(latin)})(?![A-Za-z])`] : []),
  ];
  return new RegExp(parts.join('|'), 'g');
}
