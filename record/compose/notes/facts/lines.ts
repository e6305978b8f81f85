import type { Sentence } from '../../../sentences.ts';
import { ARROW } from '../arrow-sign.ts';
import { withoutArrows } from '../arrows.ts';
import { tidied } from '../careless.ts';
import { ENDED } from '../joined.ts';
import { hypothesisTold } from './designed.ts';
import { labelOf, questionOf, withoutLabel } from './label.ts';
import type { Line } from './line.ts';
import { listTold, withLists } from './lists.ts';
import { hasNoteSign } from './note-signs.ts';
import { splitOutside } from './phrases.ts';
import { QUANTITY } from './quantity.ts';
import { factTold, mayHoldFact } from './told-fact.ts';

/** Lines of an answer that are read whole before anything parts them, and lines that only make sense together. */

const BULLET = /^[\s\-–—•·*○●▶▪□■◦]+/;
/** One line told whole, or null where it is no fact; `first`: nothing of the answer stands before it. */
export function lineTold(text: string, question: string | null, first = true): string | null {
  const line = tidied(quiet(text));
  const hypothesis = hypothesisTold(line);
  if (hypothesis !== null || ENDED.test(text)) return hypothesis;
  const fact = factTold(line, question, first);
  const list = fact === null ? listTold(text, question) : null;
  return list === null ? fact : `${list}.`;
}
const isFact = (text: string, question: string | null, first = true) =>
  lineTold(text.replace(BULLET, ''), question, first) !== null;

/** 3개 → 8개 ㅋㅋㅋ: without what laughs behind it. */
const quiet = (text: string): string => text.replace(/[\sㄱ-ㅎㅏ-ㅣ~^;!♡♥]+$/u, '');

const ARROW_FIRST = new RegExp(`^(?:${ARROW.source})`);

/** 전: … 후: … on two lines, and a line that begins with an arrow, belong to the line before. */
function together(one: Sentence, other: Sentence, text: string, question: string | null): Sentence | null {
  const both = { text: text.slice(one.start, other.end), start: one.start, end: other.end };
  const goesOn = ARROW_FIRST.test(other.text);
  if (!goesOn && !(other.text.includes(':') && labelOf(one.text) && labelOf(other.text))) return null;
  if (goesOn) {
    const told = withoutArrows(both.text.replace(/\s+/g, ' '), question);
    return !hasNoteSign(told) || isFact(both.text, question) ? both : null;
  }
  return isFact(both.text, question) ? both : null;
}

/** Where a line names several facts (버블 9.8초 / 함수로 각각 따로): each that is whole, and what is left between. */
function factsOf(line: Sentence, question: string | null, first: boolean): Line[] {
  if (!mayHoldFact(line.text)) return [line];
  const bare = line.text.replace(BULLET, '');
  if (isFact(withoutLabel(bare), questionOf(bare) ?? question, first)) return [{ ...line, fact: true }];
  if (ENDED.test(line.text)) return [line];
  const parts = at(line, / \/ /).flatMap((part, nth) => commaFacts(part, question, first && nth === 0));
  return parts.some(({ fact }) => fact) ? parts : [line];
}

/** The parts between the marks, each with its place. */
function at(line: Sentence, mark: RegExp): Sentence[] {
  let from = 0;
  return splitOutside(line.text, mark).map((text) => {
    const start = line.text.indexOf(text, from);
    from = start + text.length;
    return { text, start: line.start + start, end: line.start + start + text.length };
  });
}

/** 쓰레기 14kg → 9kg, 재활용 3kg, 종이 2kg: what is whole, and what is left between told together. */
function commaFacts(part: Sentence, question: string | null, first: boolean): Line[] {
  if (isFact(part.text, question, first)) return [{ ...part, fact: true }];
  const told: Line[] = [];
  for (const piece of at(part, /,(?!\d) ?/)) {
    const before = told.at(-1);
    if (isFact(piece.text, question, false)) told.push({ ...piece, fact: true });
    else if (before && !before.fact) {
      const text = part.text.slice(before.start - part.start, piece.end - part.start);
      told[told.length - 1] = { text, start: before.start, end: piece.end };
    } else told.push({ ...piece });
  }
  for (const one of told) if (!one.fact && isFact(one.text, question, false)) one.fact = true;
  // 철거 찬성 → 토론 20분, 결론 X: the end of a story is no fact of its own.
  const torn = told.some(({ text, fact }) => !fact && (ARROW.test(text) || text.includes('=')));
  return torn || !told.some(({ fact }) => fact) ? [part] : told;
}

/** 5도 0.8cm, 20도 2.1cm, 40도 3.4cm 가설 틀림: a row of figures, and what is noted right behind it. */
const FIGURES_FIRST = new RegExp(
  `^((?:[^,]{1,16} ${QUANTITY}, ?){2,}[^,]{1,16}? ${QUANTITY}) (?=[가-힣A-Za-z][^,]{3,}$)`,
);
function behindFigures(line: Sentence): Sentence[] {
  const row = ENDED.test(line.text) ? undefined : FIGURES_FIRST.exec(line.text);
  if (!row?.[1]) return [line];
  const [end, next] = [line.start + row[1].length, line.start + row[0].length];
  return [
    { text: row[1], start: line.start, end },
    { text: line.text.slice(row[0].length), start: next, end: line.end },
  ];
}

export function withFacts(sentences: readonly Sentence[], text: string, question: string | null): Line[] {
  const lines: Line[] = [];
  const listed: Line[] = withLists(sentences, text, question).flatMap((line): Line[] =>
    line.fact ? [line] : behindFigures(line),
  );
  for (const sentence of listed) {
    const before: Line | undefined = lines.at(-1);
    const both = before && !before.fact && !sentence.fact ? together(before, sentence, text, question) : null;
    if (both) lines[lines.length - 1] = both;
    else lines.push(sentence);
  }
  return lines.flatMap((line, nth) => (line.fact ? [line] : factsOf(line, question, nth === 0)));
}
