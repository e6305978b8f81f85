import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parseCases } from '../../record/style/cases/accepted.ts';

// What the first pass over the sentences costs in a fresh process, beside a warm one: on the first, patterns are compiled, needles read, word lists asked for the first time. In CPU of the process, all threads of it, so that other work on the machine tells less: `RUNS=15 npm run bench:first-pass`.

const RUNS = Number(process.env['RUNS'] ?? 7);
const PASSES = 15;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Measured {
  imported: number;
  first: number;
  warm: number;
}

/** Runs in a process of its own, plain JavaScript: what tsx takes is no matter of the converter. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
const sentences = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const start = spent();
const { toRecordStyle } = await import('./converter.mjs');
const imported = spent() - start;
const passes = Array.from({ length: ${PASSES} }, () => {
  const from = spent();
  for (const sentence of sentences) toRecordStyle(sentence);
  return spent() - from;
});
process.stdout.write(JSON.stringify({ imported, first: passes[0], warm: Math.min(...passes) }));
`;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'first-pass-'));
try {
  const sentences = ['given.tsv', 'own.tsv'].flatMap((file) =>
    parseCases(readFileSync(here(`../../record/style/cases/${file}`), 'utf8')).map(({ input }) => input),
  );
  writeFileSync(join(folder, 'sentences.json'), JSON.stringify(sentences));
  writeFileSync(join(folder, 'run.mjs'), PROGRAM);
  await build({
    entryPoints: [here('../../record/style/to-record-style.ts')],
    outfile: join(folder, 'converter.mjs'),
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  const runs = Array.from(
    { length: RUNS },
    () =>
      JSON.parse(
        execFileSync(process.execPath, [join(folder, 'run.mjs'), join(folder, 'sentences.json')], {
          encoding: 'utf8',
        }),
      ) as Measured,
  );
  const aSecond = (passes: readonly number[]) => Math.round((sentences.length * 1000) / median(passes));
  say(`${sentences.length} sentences, medians of ${RUNS} processes`);
  say(`import     ${median(runs.map(({ imported }) => imported)).toFixed(1)} ms`);
  say(`first pass ${aSecond(runs.map(({ first }) => first))} sentences for a second of CPU`);
  say(`warm pass  ${aSecond(runs.map(({ warm }) => warm))} sentences for a second of CPU`);
  say(`first : warm ${median(runs.map(({ first, warm }) => first / warm)).toFixed(1)} times`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
