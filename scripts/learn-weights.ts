import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toldUnits } from '../record/compose/arranging/told-units.ts';
import { linesOf } from '../record/compose/learnt/line.ts';
import { pairsOf } from '../record/compose/learnt/pair-signs.ts';
import type { ReadSheet } from '../record/compose/learnt/read-sheet.ts';
import { lessonWords } from '../record/compose/learnt/standing.ts';
import { unfitSigns } from '../record/compose/learnt/unfit-signs.ts';
import type { ComposeInput } from '../record/types.ts';
import type { Example } from './learning/example.ts';
import { learn } from './learning/logistic-regression.ts';
import { precisionOf } from './learning/precision.ts';
import { written } from './learning/weights-file.ts';

/**
 * Learns from sheets that readers have read sentence by sentence (decision 0031) how much each sign speaks for it that a sentence
 * needs another, or is nothing for a record: `npx tsx scripts/learn-weights.ts`. Prints for each writer's sheets how well
 * the weights learnt from all others do on them.
 */

const SHEETS = new URL('../record/compose/cases/weighed/', import.meta.url);
const LEARNT = new URL('../record/compose/learnt/', import.meta.url);

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync(SHEETS).sort();
  const sheets = files.map((file): ReadSheet[] => JSON.parse(readFileSync(new URL(file, SHEETS), 'utf8')));
  for (const [name, file, says, examplesIn] of [
    ['NEED', 'need-weights.ts', 'the signs that a sentence needs another.', needsIn],
    ['UNFIT', 'unfit-weights.ts', 'the signs that a sentence is nothing for a record.', unfitIn],
  ] as const) {
    const examples = sheets.map((all) => all.flatMap(examplesIn));
    files.forEach((writer, at) => {
      const others = examples.filter((_, other) => other !== at).flat();
      const precision = precisionOf(examples[at] ?? [], learn(others));
      process.stdout.write(`${name} ${writer}: ${precision.toFixed(3)} by weights learnt from the others\n`);
    });
    writeFileSync(new URL(file, LEARNT), written(name, says, learn(examples.flat())));
  }
}
