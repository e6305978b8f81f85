import type { Sentence } from '../../../sentences.ts';
import { ARROW, withoutArrows } from '../arrows.ts';
import { tidied } from '../careless.ts';
import { ENDED } from '../joined.ts';
import { labelOf, questionOf } from './labels.ts';
import { splitOutside } from './phrases.ts';
import { factTold, mayHoldFact } from './told-fact.ts';

/** Lines of an answer that are read whole before anything parts them, and lines that only make sense together. */

export interface Line extends Sentence {
  /** The line is told as one fact. */
  fact?: true;
}

const BULLET = /^[\s\-–—•·*○●▶▪□■◦]+/;
const isFact = (text: string, question: string | null) =>
  !ENDED.test(text) && factTold(tidied(text.replace(BULLET, '')), question) !== null;

const ARROWS = ['→', '⇒', '➡', '=>', '->', '>>'];
/** Signs at which a line holds several facts. */
const AT_FACTS = / \/ |,(?!\d) ?/;

/** 전: … 후: … on two lines, and a line that begins with an arrow, belong to the line before. */
function together(one: Sentence, other: Sentence, text: string, question: string | null): Sentence | null {
  const both = { text: text.slice(one.start, other.end), start: one.start, end: other.end };
  const goesOn = ARROWS.some((arrow) => other.text.startsWith(arrow));
  if (!goesOn && !(other.text.includes(':') && labelOf(one.text) && labelOf(other.text))) return null;
  if (goesOn) {
    const told = withoutArrows(both.text.replace(/\s+/g, ' '), question);
    return !ARROW.test(told) || isFact(both.text, question) ? both : null;
  }
  return isFact(both.text, question) ? both : null;
}

/** Where a line names several facts (버블 9.8초 / 함수로 각각 따로): each that is whole, and what is left between. */
function factsOf(line: Sentence, question: string | null): Line[] {
  const asked = questionOf(line.text.replace(BULLET, '')) ?? question;
  const body = questionOf(line.text.replace(BULLET, ''))
    ? (labelOf(line.text.replace(BULLET, ''))?.body ?? '')
    : line.text;
  if (isFact(body, asked)) return [{ ...line, fact: true }];
  const parts = splitOutside(line.text, AT_FACTS);
  if (parts.length < 2 || ENDED.test(line.text) || !parts.some((part) => isFact(part, question)))
    return [line];
  let from = 0;
  return parts.map((text): Line => {
    const at = line.text.indexOf(text, from);
    from = at + text.length;
    const part = { text, start: line.start + at, end: line.start + at + text.length };
    return isFact(text, question) ? { ...part, fact: true } : part;
  });
}

export function withFacts(sentences: readonly Sentence[], text: string, question: string | null): Line[] {
  const lines: Sentence[] = [];
  for (const sentence of sentences) {
    const before = lines.at(-1);
    const both = before ? together(before, sentence, text, question) : null;
    if (both) lines[lines.length - 1] = both;
    else lines.push(sentence);
  }
  return lines.flatMap((line) => factsOf(line, question));
}
