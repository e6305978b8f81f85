import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toldUnits } from '../record/compose/arranging/told-units.ts';
import { faultSigns } from '../record/compose/learnt/fault-signs.ts';
import { linesOf } from '../record/compose/learnt/line.ts';
import { pairsOf } from '../record/compose/learnt/pair-signs.ts';
import type { ReadSheet } from '../record/compose/learnt/read-sheet.ts';
import { lessonWords } from '../record/compose/learnt/standing.ts';
import { sentencesOf } from '../record/compose/learnt/letter-signs.ts';
import { unfitSigns } from '../record/compose/learnt/unfit-signs.ts';
import { confidedSigns } from '../record/compose/confided/confided-signs.ts';
import { plainlyConfided } from '../record/compose/confided/why-confided.ts';
import { isDisguised } from '../record/compose/to-a-writer/disguised.ts';
import { talkSigns } from '../record/compose/to-a-writer/talk-signs.ts';
import type { ComposeInput } from '../record/types.ts';
import type { Example } from './learning/example.ts';
import { type JudgedSentence, judgedIn } from '../record/compose/learnt/judged.ts';
import { type MarkedSentence, markedIn } from '../record/compose/learnt/marked.ts';
import { type Caution, learn } from './learning/logistic-regression.ts';
import { precisionOf } from './learning/precision.ts';
import { byOthers, learnTexts, signedText } from './learning/texts.ts';
import { written } from './learning/weights-file.ts';

/**
 * Learns from what readers and teachers judged and strangers wrote how much each sign speaks for it that a sentence needs another or is nothing for a
 * record (decision 0031), would be mended or struck (0036), is meant for whoever writes (0037) or was told in confidence (0038):
 * `npx tsx scripts/learn-weights.ts`, or only some of them by their names (`… TALK CONFIDED`). Prints for each writer how well the weights learnt from all others do on theirs.
 */

const SHEETS = new URL('../record/compose/cases/weighed/', import.meta.url);
const LACKING = new URL('../record/compose/cases/lacking/', import.meta.url);
const JUDGED = new URL('../record/compose/cases/judged/', import.meta.url);
const TALK = new URL('../record/compose/cases/talk/', import.meta.url);
const CONFIDED = new URL('../record/compose/cases/confided/', import.meta.url);
const STYLE = new URL('../record/style/cases/', import.meta.url);
const LEARNT = new URL('../record/compose/learnt/', import.meta.url);

/** Kept to see how well what was learnt does. */
const UNSEEN = /^unseen/;

/** Of each severity, from 0 (stays) to 3 (wrong), how much it speaks for a fault. */
const FAULTY = [0, 0.15, 0.85, 1];
/** A request or a greeting among the sentences that the converter is tried with is no lesson's. */
const ASKED = /주세요|주시면|줘요|안녕하세요|감사합니다|바랍니다|@|아이디|부탁/;

/** What of a sheet may be told, for readers and for weights alike. */
function linesIn(sheet: ReadSheet) {
  const input: ComposeInput = { ...sheet, limit: 1500, seed: '1' };
  const { units, gone } = toldUnits(input);
  const read = new Map(sheet.needs.map((one) => [one[0], one]));
  const readOf = (line: { answer: number; start: number }) => read.get(`A${line.answer}@${line.start}`);
  return { units, lines: linesOf(units, gone, input.questions), lesson: lessonWords(input), readOf };
}

/** Every pair of sentences whose later one was read: whether it needs the other. */
function needsIn(sheet: ReadSheet): Example[] {
  const { lines, lesson, readOf } = linesIn(sheet);
  return [...pairsOf(lines, lesson)].flatMap(({ line, before, signs }) => {
    const read = readOf(line);
    if (!read) return [];
    const [, , , ...needs] = read;
    const other = `A${before.answer}@${before.start}`;
    return [
      { signs, share: needs.filter((places) => places.split(' ').includes(other)).length / needs.length },
    ];
  });
}

/** Every sentence that was read: whether it is nothing for a record. */
function unfitIn(sheet: ReadSheet): Example[] {
  const { units, lines, lesson, readOf } = linesIn(sheet);
  return lines.flatMap((line) => {
    const read = readOf(line);
    const unit = units[line.unit ?? -1];
    return read && unit ? [{ signs: unfitSigns(line, unit, lesson), share: Number(read[1] === 0) }] : [];
  });
}

/** Every sentence of drafts that a teacher judged: whether it is to be mended or struck. */
function faultsIn(sentences: readonly JudgedSentence[]): Example[] {
  return sentences.map(({ severity, spoken, told }) => ({
    signs: faultSigns(spoken, told),
    share: FAULTY[severity] ?? 1,
  }));
}

/** The rows of a file below its heading, cell by cell. */
function rowsOf(file: string): string[][] {
  return file
    .trimEnd()
    .split('\n')
    .slice(1)
    .filter((row) => !row.startsWith('#'))
    .map((row) => row.split('\t'));
}

/** What students write: the converter's cases, judged drafts and whole sheets. */
const SPOKEN: readonly string[] = [
  ...filesIn(STYLE, rowsOf).flatMap(([, rows]) => rows.map(([spoken = '']) => spoken)),
  ...filesIn(JUDGED, judgedIn).flatMap(([, all]) => all.map(({ spoken }) => spoken)),
  ...[SHEETS, LACKING].flatMap((folder) =>
    filesIn(folder, (text): Pick<ReadSheet, 'answers'>[] => JSON.parse(text)).flatMap(([, all]) =>
      all.flatMap(({ answers }) => answers),
    ),
  ),
].flatMap(sentencesOf);
/** The same as a record has it: some students write so. */
const TOLD: readonly string[] = [
  ...filesIn(STYLE, rowsOf).flatMap(([, rows]) =>
    rows.map(([, told = '']) => told.split('||')[0]?.trim() ?? ''),
  ),
  ...filesIn(JUDGED, judgedIn).flatMap(([, all]) => all.map(({ told }) => told)),
].flatMap(sentencesOf);

/** Chances between which the limits of what is left out and of what is shown are chosen. */
const CHANCES = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];
const BY_KINDS: Caution = { seldom: 10, ridge: 3, least: 0.05, usual: 100, rounds: 100 };

/** Learns from all writers what has to be noticed beside the lessons' sentences, and writes the weights; prints for each how well those do that are learnt from the others. */
function learnMarked(
  folder: URL,
  lessons: readonly string[],
  to: {
    name: string;
    file: string;
    says: string;
    signsOf: (sentence: string) => string[];
    isPlain: (text: string) => boolean;
  },
): void {
  const signed = (all: readonly MarkedSentence[]) =>
    all.map((one) => signedText(one, to.signsOf, to.isPlain(one.text)));
  const writers = new Map(filesIn(folder, markedIn).map(([file, all]) => [file, signed(all)]));
  const plain = [...new Set(lessons)].map((sentence) => ({ signs: to.signsOf(sentence), share: 0 }));
  for (const line of byOthers(writers, plain, BY_KINDS, CHANCES))
    process.stdout.write(`${to.name} ${line}\n`);
  const weighing = learnTexts([...writers.values()].flat(), plain, BY_KINDS);
  writeFileSync(new URL(to.file, LEARNT), written(to.name, to.says, weighing));
}

/** Learns from all writers and writes the weights; prints for each how well those do that are learnt from the others. */
function learnFrom(
  writers: ReadonlyMap<string, Example[]>,
  { name, file, says, caution }: { name: string; file: string; says: string; caution?: Caution },
): void {
  for (const [writer, examples] of writers) {
    if (examples.every(({ share }) => share < 0.5)) continue;
    const others = [...writers].flatMap(([other, theirs]) => (other === writer ? [] : theirs));
    const precision = precisionOf(examples, learn(others, caution));
    process.stdout.write(`${name} ${writer}: ${precision.toFixed(3)} by weights learnt from the others\n`);
  }
  writeFileSync(new URL(file, LEARNT), written(name, says, learn([...writers.values()].flat(), caution)));
}

/** What is in each file of a folder. */
function filesIn<T>(folder: URL, read: (text: string) => T): [file: string, content: T][] {
  return readdirSync(folder)
    .filter((file) => /\.(?:tsv|json)$/.test(file) && !UNSEEN.test(file))
    .sort()
    .map((file) => [file, read(readFileSync(new URL(file, folder), 'utf8'))]);
}

const ofSheets = (examplesIn: (sheet: ReadSheet) => Example[]): Map<string, Example[]> =>
  new Map(
    filesIn(SHEETS, (text): ReadSheet[] => JSON.parse(text)).map(([file, all]) => [
      file,
      all.flatMap(examplesIn),
    ]),
  );

const TO_LEARN: Readonly<Record<string, () => void>> = {
  NEED: () =>
    learnFrom(ofSheets(needsIn), {
      name: 'NEED',
      file: 'need-weights.ts',
      says: 'the signs that a sentence needs another.',
    }),
  UNFIT: () =>
    learnFrom(ofSheets(unfitIn), {
      name: 'UNFIT',
      file: 'unfit-weights.ts',
      says: 'the signs that a sentence is nothing for a record.',
    }),
  TALK: () =>
    learnMarked(
      TALK,
      [...SPOKEN, ...TOLD].filter((one) => !ASKED.test(one)),
      {
        name: 'TALK',
        file: 'talk-weights.ts',
        says: 'the signs that a sentence is meant for whoever writes.',
        signsOf: talkSigns,
        isPlain: isDisguised,
      },
    ),
  CONFIDED: () =>
    learnMarked(
      CONFIDED,
      [...SPOKEN, ...TOLD].filter((sentence) => plainlyConfided(sentence, '') === null),
      {
        name: 'CONFIDED',
        file: 'confided-weights.ts',
        says: 'the signs that a sentence tells what is nobody’s but the student’s or the home’s.',
        signsOf: confidedSigns,
        isPlain: (text) => plainlyConfided(text, '') !== null,
      },
    ),
  FAULT: () =>
    learnFrom(new Map(filesIn(JUDGED, (text) => faultsIn(judgedIn(text)))), {
      name: 'FAULT',
      file: 'fault-weights.ts',
      says: 'the signs that a teacher would mend or strike a sentence.',
      caution: { seldom: 8, ridge: 30 },
    }),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = process.argv.slice(2);
  for (const [name, learnIt] of Object.entries(TO_LEARN))
    if (asked.length === 0 || asked.includes(name)) learnIt();
}
