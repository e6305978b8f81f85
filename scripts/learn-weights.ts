import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toldUnits } from '../record/compose/arranging/told-units.ts';
import { chanceOf, type Weighing } from '../record/compose/learnt/chance.ts';
import { linesOf } from '../record/compose/learnt/line.ts';
import { pairsOf } from '../record/compose/learnt/pair-signs.ts';
import { lessonWords } from '../record/compose/learnt/standing.ts';
import { unfitSigns } from '../record/compose/learnt/unfit-signs.ts';
import type { ComposeInput } from '../record/types.ts';

/**
 * Learns from sheets that readers have read sentence by sentence (decision 0031) how much each sign speaks for it that a sentence
 * needs another, or is nothing for a record: `npx tsx scripts/learn-weights.ts`. Prints for each writer's sheets how well
 * the weights learnt from all others do on them.
 */

const SHEETS = new URL('../record/compose/cases/weighed/', import.meta.url);
const LEARNT = new URL('../record/compose/learnt/', import.meta.url);

/** Of a sentence its place (A0@36), how fit it is for a record (0: not at all), what it is worth there, and by each reader what it needs. */
type Read = [place: string, fit: number, worth: number, ...needs: string[]];
interface ReadSheet extends Omit<ComposeInput, 'limit' | 'seed'> {
  needs: Read[];
}

/** The signs of what readers were asked, and the share of them that said yes. */
interface Example {
  signs: string[];
  share: number;
}

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

/** Signs seen less often than this say nothing. */
const SELDOM = 4;
const ROUNDS = 300;
const RATE = 0.3;
/** How strongly weights are held near nothing, so that a rare sign is not believed too much. */
const RIDGE = 8;
const FIRST_BIAS = -3;

/** The weights that make the examples likeliest: logistic regression with a ridge, by adaptive gradient descent. */
function learn(examples: readonly Example[]): Weighing {
  const seen = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= SELDOM).map(([sign]) => sign);
  const placeOf = new Map(names.map((sign, place) => [sign, place]));
  // The last one is the bias, which no ridge holds.
  const rows = examples.map(({ signs }) => [
    ...signs.flatMap((sign) => placeOf.get(sign) ?? []),
    names.length,
  ]);
  const weights = new Float64Array(names.length + 1);
  weights[names.length] = FIRST_BIAS;
  const squares = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, place) => (place === names.length ? 0 : RIDGE * weight));
    rows.forEach((row, at) => {
      const sum = row.reduce((all, place) => all + (weights[place] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-sum)) - (examples[at]?.share ?? 0);
      for (const place of row) slope[place] = (slope[place] ?? 0) + miss;
    });
    slope.forEach((by, place) => {
      squares[place] = (squares[place] ?? 0) + by * by;
      weights[place] = (weights[place] ?? 0) - (RATE * by) / Math.sqrt(squares[place] ?? 1);
    });
  }
  const rounded = (weight = 0) => Math.round(weight * 100) / 100;
  const kept = names
    .map((sign, place) => [sign, rounded(weights[place])] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { weights: Object.fromEntries(kept), bias: rounded(weights[names.length]) };
}

/** Mean precision from 0 to 1 over all that readers said yes to, the likeliest first. */
function precisionOf(examples: readonly Example[], weighing: Weighing): number {
  const ranked = examples
    .map(({ signs, share }) => ({ chance: chanceOf(signs, weighing), isSo: share >= 0.5 }))
    .sort((a, b) => b.chance - a.chance);
  let found = 0;
  let sum = 0;
  ranked.forEach(({ isSo }, at) => {
    if (!isSo) return;
    found += 1;
    sum += found / (at + 1);
  });
  return sum / Math.max(1, found);
}

/** The file of a weighing, in lines that the formatter leaves as they are. */
function written(name: string, says: string, { weights, bias }: Weighing): string {
  const lines = Object.entries(weights).map(([sign, weight]) => {
    const key = /^[a-z가-힣]+$/i.test(sign) ? sign : `'${sign}'`;
    return `    ${key}: ${weight},`;
  });
  return `import type { Weighing } from './chance.ts';

/** Generated by scripts/learn-weights.ts: ${says} */
export const ${name}: Weighing = {
  bias: ${bias},
  weights: {
${lines.join('\n')}
  },
};
`;
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
