const DIGIT_FINALS = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''];
/** Figures that are written another way: 반응식의 H₂, 생명과학Ⅰ. */
const DIGITS = { '₀₁₂₃₄₅₆₇₈₉': '0123456789', ⅠⅡⅢⅣⅤⅥⅦⅧⅨ: '123456789', '①②③④⑤⑥⑦⑧⑨': '123456789' };
/** x² is 제곱. */
const POWER = /[²³]$/;

/** A unit behind its figure is read whole: 100g 그램, 80cm 미터. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\d ?[km]?g$/, 'ㅁ'],
  [/\d ?[kcm]?m$/, ''],
  [/\d ?m?[lL]$/, ''],
];

/** A letter that is read by its name: R is 알. */
const LETTERS: Record<string, string> = { L: 'ㄹ', M: 'ㅁ', N: 'ㄴ', R: 'ㄹ' };

/**
 * How an English word ends in Korean, the first that fits: a short vowel keeps its stop (robot 로봇, topic 토픽), a silent e
 * is none (Google 구글, game 게임), and what ends in two consonants gets a vowel (project 프로젝트).
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[^a-z])(?:set|bit|kit|hit|exit|edit|diet|soviet|check|tech)$/i, ''],
  [/(?:juliet|kahoot|foot)$/i, 'ㅅ'],
  [/ng$/i, 'ㅇ'],
  [/le$/, 'ㄹ'],
  [/[aeiou]me$/, 'ㅁ'],
  [/ne$/, 'ㄴ'],
  [/l$/, 'ㄹ'],
  [/m$/, 'ㅁ'],
  [/n$/, 'ㄴ'],
  [/(?:ook|[aiou]ck|ic|tiktok)$/i, 'ㄱ'],
  [/(?:[^aeiou][aeiou]pp?|oup|eep)$/i, 'ㅂ'],
  [/(?:web|lab|club|job)$/i, 'ㅂ'],
  [/(?:[^aeiou](?:ot|et|at)|put|cut|nut|unit|credit|reddit|summit|limit|habit|rabbit)$/i, 'ㅅ'],
];
/** Capitals that are no letters by their names, and how the word ends. */
const READ_AS_WORD: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[^A-Z])(?:POP|ZEP|APP|MAP)$/, 'ㅂ'],
  [/(?:^|[^A-Z])TOEIC$/, 'ㄱ'],
  [/(?:^|[^A-Z])TOEFL$/, 'ㄹ'],
];

/** The word that a particle follows: 국내 총생산 of 국내 총생산(GDP), the author of 『데미안』(헤르만 헤세); without quotation marks and what ends a title. */
export function wordBefore(text: string): string {
  return text.replace(/(?<=[^\s(])\s?\([^()가-힣]*\)$/u, '').replace(/['"’”」』》〉)\]>\s.!?…~]+$/u, '');
}

/** What closes the last syllable of a word in figures or Latin letters as it is read aloud; '' where nothing does. */
export function foreignFinal(word: string): string {
  const unit = UNITS.find(([pattern]) => pattern.test(word));
  if (unit) return unit[1];
  if (POWER.test(word)) return 'ㅂ';
  const last = word.at(-1) ?? '';
  const digit = digitOf(last);
  if (digit !== null) return DIGIT_FINALS[digit] ?? '';
  // h=2r, n: a letter of a formula is read by its name.
  const name = /(?:^|[^A-Za-z])[lmnr]$/.test(word) ? LETTERS[last.toUpperCase()] : undefined;
  if (name !== undefined) return name;
  const capitals = READ_AS_WORD.find(([pattern]) => pattern.test(word));
  if (capitals) return capitals[1];
  if (/[A-Z]$/.test(word)) return LETTERS[last] ?? '';
  return WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? '';
}

function digitOf(letter: string): number | null {
  if (/\d/.test(letter)) return Number(letter);
  for (const [written, meant] of Object.entries(DIGITS)) {
    const at = letter === '' ? -1 : written.indexOf(letter);
    if (at >= 0) return Number(meant[at]);
  }
  return null;
}
