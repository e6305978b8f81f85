import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countStage } from './counts.ts';

/** Whatever hangs is given up after this long, in ms: a gate that never answers says nothing. Four times what the longest takes. */
const LONGEST_MS = 40 * 60_000;

export interface Stage {
  name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Where its runner leaves a report, and how to read it; absent: the stage counts as one. */
  report?: { file: string; count: (report: never) => Counts };
}

/** Runs one stage to its end and says how it went; what it said is shown only when it failed. */
export async function runStage(root: string, stage: Stage): Promise<Counts> {
  process.stdout.write(`▶ ${stage.name} … `);
  const began = Date.now();
  const { exitCode, output } = await run(root, stage);
  const counts = countStage(exitCode, readReport(stage));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const verdict = counts.failed === 0 ? '통과' : '실패';
  const tests = stage.report ? `, 시험 ${counts.passed}개 통과 ${counts.failed}개 실패` : '';
  process.stdout.write(`${verdict} (${seconds}초${tests})\n`);
  if (counts.failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
  return counts;
}

function run(root: string, { command, env }: Stage): Promise<{ exitCode: number; output: string }> {
  const [program, ...args] = command;
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (exitCode: number, more = '') =>
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') + more });
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

function readReport({ report }: Stage): Counts | null {
  if (!report || !existsSync(report.file)) return null;
  return report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never);
}
