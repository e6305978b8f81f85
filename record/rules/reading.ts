/** The text as a person reads it: what a keyboard, a file system or a copied page did to its characters is undone. */
import { lastFinal } from '../hangul.ts';

export interface Reading {
  text: string;
  /** A stretch of what is read, in offsets of what was written. */
  written: (start: number, end: number) => { start: number; end: number };
}

const JAMO = '[\\u1100-\\u115f\\ua960-\\ua97c]';
const CLUSTER = `${JAMO}[\\u1160-\\u11a7\\ud7b0-\\ud7c6][\\u11a8-\\u11ff\\ud7cb-\\ud7fb]?|[\\uac00-\\ud7a3][\\u11a8-\\u11ff]`;
const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
const BREAK = '[ \\t]*(?:\\r\\n|\\r|\\n)[ \\t]*(?![\\r\\n])';
const CHANGED = new RegExp(`${CLUSTER}|[\\uff01-\\uff5e]|[${INVISIBLE}]+|${BREAK}`, 'g');
const ANY_CHANGED = new RegExp(
  `[\\u1100-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7fb\\uff01-\\uff5e${INVISIBLE}\\r\\n]`,
);

const FULL_WIDTH = 0xfee0;

// A line that breaks off within a sentence goes on: no full stop, no ending, and no list or heading after it.
function goesOn(before: string, after: string): boolean {
  const last = before.slice(-1);
  return (
    /[가-힣,A-Za-z0-9]/.test(last) &&
    lastFinal(last) !== 'ㅁ' &&
    !/[다요죠까]/.test(last) &&
    /^["'‘“(]?[가-힣A-Za-z]/.test(after)
  );
}

function read(written: string, before: string, after: string): string {
  const code = written.charCodeAt(0);
  if (code > FULL_WIDTH) return code === 0xfeff ? '' : String.fromCharCode(code - FULL_WIDTH);
  if (/[\r\n]/.test(written)) return goesOn(before, after) ? ' ' : written;
  return new RegExp(`^[${INVISIBLE}]`).test(written) ? '' : written.normalize('NFC');
}

/**
 * Decomposed Hangul is composed, full-width letters and digits are plain, invisible characters are gone, and a line break
 * within a sentence is a space. Most texts are read as they are written.
 */
export function readAsPerson(written: string): Reading {
  if (!ANY_CHANGED.test(written)) return { text: written, written: (start, end) => ({ start, end }) };
  let text = '';
  /** Where each character of `text` begins and ends in what was written. */
  const begins: number[] = [];
  const ends: number[] = [];
  const take = (piece: string, from: number, to: number, same: boolean) => {
    for (let i = 0; i < piece.length; i += 1) {
      begins.push(same ? from + i : from);
      ends.push(same ? from + i + 1 : to);
    }
    text += piece;
  };
  let done = 0;
  for (const match of written.matchAll(CHANGED)) {
    take(written.slice(done, match.index), done, match.index, true);
    done = match.index + match[0].length;
    const piece = read(match[0], text.slice(-4), written.slice(done, done + 4));
    take(piece, match.index, done, piece === match[0]);
  }
  take(written.slice(done), done, written.length, true);
  return {
    text,
    written: (start, end) => ({
      start: begins[start] ?? written.length,
      end: end > start ? (ends[end - 1] ?? written.length) : (begins[start] ?? written.length),
    }),
  };
}
