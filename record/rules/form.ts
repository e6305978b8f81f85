import { countBytes } from '../bytes.ts';
import type { Finding } from '../types.ts';
import { isQuoted } from './passage.ts';
import { all, type Rule } from './rule.ts';
import { ENGLISH_TERMS, HANGUL_FOR_ENGLISH } from './words/english.ts';

// Letters, digits, the marks a text needs, brackets of titles, units, Greek, and the signs of a formula.
const PLAIN =
  /[\p{L}\p{N}\p{M}\s.,!?'"“”‘’()[\]{}<>《》〈〉「」『』·ㆍ‧:;/%+\-−–—=~∼～…‥×÷±∴∵≒□♭♯♮⋅⁺⁻₊₋＋％$€￦₩¥㎀-㏟√∞∑∫∂∇∠⊥∥△≤≥≠≈≡∈∉⊂⊃∪∩∀∃∝°℃℉′″‰^_*|&]/u;
const FORMULA_SIGN = /[→←↔⇌⇄↑↓⇒⇔]/u;
const CIRCLED = /[①-⓿❶-➓㈀-㋿ⅰ-ⅿ]/u;
/** What makes a picture of a digit: 1️⃣. */
const KEYCAP = /[\u20e0-\u20e3\ufe0e\ufe0f]/u;

function nearestMark(text: string, from: number, step: 1 | -1): string {
  let at = from;
  while (text[at] === ' ') at += step;
  return text[at] ?? '';
}

// An arrow between formula signs belongs to a reaction or an implication, not to a list.
function inFormula(text: string, start: number, end: number): boolean {
  const side = /[A-Za-z0-9₀-₉⁺⁻⁰-⁹)(\]α-ωΑ-Ω²³°℃%∞]/u;
  // +2→+4: a sign and its number.
  const signed = /^\s?[+\-−]\s?[\d∞A-Za-z]/u;
  const behind = side.test(nearestMark(text, end, 1)) || signed.test(text.slice(end, end + 4));
  if (side.test(nearestMark(text, start - 1, -1)) && behind) return true;
  // RNA → 단백질, C6H12O6 → 에탄올: a step from or to something written as a formula.
  return (
    /(?<![A-Za-z])[A-Z][A-Za-z0-9₀-₉]+\s?$/.test(text.slice(Math.max(0, start - 24), start)) ||
    /^\s?(?:\d{0,2}[A-Z][A-Za-z0-9₀-₉]+)/.test(text.slice(end, end + 24))
  );
}

/** SPECIAL: characters a record does not take; one finding for a run of them. */
const special: Rule = ({ text }) => {
  const findings: Finding[] = [];
  let at = 0;
  for (const char of text) {
    const start = at;
    at += char.length;
    const fine = PLAIN.test(char) && !CIRCLED.test(char) && !KEYCAP.test(char);
    const named =
      (char === '#' && /[A-Z]/.test(text[start - 1] ?? '')) ||
      (char === '@' && /[A-Za-z0-9]/.test(text[at] ?? ''));
    if (fine || named || (FORMULA_SIGN.test(char) && inFormula(text, start, at))) continue;
    const last = findings.at(-1);
    if (last?.end === start) last.end = at;
    else {
      const message =
        '특수 문자나 그림 문자는 NEIS에 그대로 들어가지 않을 수 있으니 지우거나 글로 풀어 주세요.';
      findings.push({ rule: 'SPECIAL', level: 'error', start, end: at, message });
    }
  }
  return findings;
};

const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;

function isTerm(word: string, text: string, start: number): boolean {
  if (
    word.length <= 2 ||
    /^[A-Z][A-Z0-9'’-]*s?$/.test(word) ||
    ENGLISH_TERMS.has(word) ||
    ENGLISH_TERMS.has(word.toLowerCase())
  )
    return true;
  // Chemical formulas (NaCl), mixed abbreviations (mRNA, pH), identifiers beside digits or operators.
  if (/^(?:[A-Z][a-z]?)+$/.test(word) && word.length <= 8 && /[A-Z].*[A-Z]/.test(word)) return true;
  if (/^[a-z]{1,2}[A-Z]+[a-z]?$/.test(word)) return true;
  return /[\d=+*^_/\\]/.test((text[start - 1] ?? '') + (text[start + word.length] ?? ''));
}

// In a language or a programming lesson the word itself is the subject.
const SUBJECT_AFTER =
  /^['’]?\s?(?:문|함수|모듈|라이브러리|메서드|변수|명령|구문|클래스|자료형|키워드|태그|언어|절|구|동사|용법|시제|형|의 (?:쓰임|용법|의미|뜻|차이))/;
const SUBJECT_BEFORE =
  /(?:대명사|접속사|전치사|동사|조동사|부사|형용사|명사|어휘|단어|숙어|어원|제목)\s?['‘]?$/;

/** ENGLISH: words and sentences in Latin letters; abbreviations, units, formulas and names of programming languages pass. */
export const english: Rule = (passage) => {
  const { text } = passage;
  const runs: { start: number; end: number; words: { word: string; at: number }[] }[] = [];
  for (const match of text.matchAll(WORD)) {
    const last = runs.at(-1);
    const start = match.index;
    const end = start + match[0].length;
    if (last && /^[\s,]+$/.test(text.slice(last.end, start)) && !/[\n\r]/.test(text.slice(last.end, start))) {
      last.end = end;
      last.words.push({ word: match[0], at: start });
    } else runs.push({ start, end, words: [{ word: match[0], at: start }] });
  }
  return runs.flatMap(({ start, end, words }): Finding[] => {
    const loose = words.filter(({ word, at }) => !isTerm(word, text, at));
    if (loose.length === 0 || /@|:\/\/|www\./.test(text.slice(Math.max(0, start - 12), end + 12))) return [];
    const before = text.slice(Math.max(0, start - 16), start);
    const glossed = isQuoted(passage, start) || /\(\s*$/.test(before);
    const lesson = SUBJECT_AFTER.test(text.slice(end)) || SUBJECT_BEFORE.test(before);
    const sure =
      !glossed && !lesson && (words.length >= 3 || loose.some(({ word }) => /^[a-z]{3,}/.test(word)));
    const hangul = words.length === 1 ? HANGUL_FOR_ENGLISH[(words[0]?.word ?? '').toLowerCase()] : undefined;
    return [
      {
        ...{ rule: 'ENGLISH', level: sure ? 'error' : 'check', start, end },
        message: '약어, 단위, 수식이 아닌 영문은 한글로 바꿔 적어 주세요.',
        ...(hangul ? { suggestion: hangul } : {}),
      },
    ];
  });
};

/** NEWLINE: a record text is one paragraph; one finding for a run of breaks. */
const newline: Rule = ({ text }) =>
  [...text.matchAll(/[\r\n]+/g)].map(
    (match): Finding => ({
      ...{ rule: 'NEWLINE', level: 'error', start: match.index, end: match.index + match[0].length },
      ...{
        message: '기록문은 줄을 바꾸지 않고 한 문단으로 적습니다. 줄 바꿈을 빈칸으로 바꿔 주세요.',
        suggestion: ' ',
      },
    }),
  );

/** BYTES: from the first character that no longer fits to the end of the text. */
const bytes: Rule = ({ text }, { limit }) => {
  if (limit === undefined) return [];
  const total = countBytes(text);
  if (total <= limit) return [];
  let used = 0;
  let start = 0;
  // A CRLF counts as one break, so it is taken as one step.
  for (const step of text.match(/\r\n|[\s\S]/gu) ?? []) {
    const size = countBytes(step);
    if (used + size > limit) break;
    used += size;
    start += step.length;
  }
  const message = `${limit}바이트를 ${total - limit}바이트 넘었습니다. 표시된 부분부터 들어가지 않습니다.`;
  return [{ rule: 'BYTES', level: 'error', start, end: text.length, message }];
};

/** SPECIAL, NEWLINE and BYTES: what NEIS takes, asked of the very characters that were written. */
export const form = all(special, newline, bytes);
