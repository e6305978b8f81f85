import { questionOf } from './facts/label.ts';
import { withFacts } from './facts/lines.ts';
import { ENDED } from './joined.ts';
import { atMarks } from './note-marks.ts';
import { numbered } from './numbered.ts';
import { runOns } from './run-ons.ts';
import { stepByStep } from './steps.ts';

/** Marks of a list, as teachers put before their notes. */
export const BULLET = /^(?:[\s+,\-–—•·*○●▶▪□■◦]+|\d{1,2}[.)]\s+|[①-⑳]\s*)+/;

/** The question that the label of a note asks (- 다음: 온도 비교), or null. */
export const labelledQuestion = (note: string): string | null =>
  note.includes(':') || note.includes(' - ') || note.includes(' – ')
    ? questionOf(note.replace(BULLET, ''))
    : null;

/** What no period ends as a sentence may hold several notes. */
export const notesOf = (text: string, question: string | null) =>
  withFacts(numbered(text), text, question).flatMap(({ fact, ...line }) =>
    fact
      ? [line]
      : (ENDED.test(line.text) ? [line] : atMarks(line))
          .flatMap((sentence) => stepByStep(sentence, labelledQuestion(sentence.text) ?? question))
          .flatMap(runOns),
  );
