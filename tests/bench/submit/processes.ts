import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../../scripts/build/bundle-server.ts';

const DEBIAN = '/usr/lib/postgresql';
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of CPU that a process has used so far, or null once it has ended. */
export function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/**
 * Seconds of CPU by process id: the backends of one database, and what PostgreSQL does behind them for all of its
 * databases (checkpoints, writing the log). Those make the figure a little too high where others use the same server.
 */
export function postgresCpu(database: string): Map<number, number> {
  const used = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const title = titleOf(entry);
    if (!title.startsWith('postgres:')) continue;
    if (!title.includes(` ${database} `) && !/checkpointer|walwriter|background writer/.test(title)) continue;
    const seconds = cpuOf(Number(entry));
    if (seconds !== null) used.set(Number(entry), seconds);
  }
  return used;
}

function titleOf(pid: string): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ')} `;
  } catch {
    return '';
  }
}

/** What was used between two looks; a process that came in between counts from its start. */
export function spent(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

/** The newest pgbench there is, or null. */
export function findPgbench(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...(process.env['PATH'] ?? '').split(':'), ...versions.map((v) => join(DEBIAN, v, 'bin'))];
  return places.map((folder) => join(folder, 'pgbench')).find(existsSync) ?? null;
}

/** Starts the server as `npm start` does: bundled, since the development loader wraps every function it meets. */
export async function startBuiltServer(
  root: string,
  folder: string,
  env: Record<string, string>,
  execArgv: string[],
): Promise<{ child: ChildProcess; port: number }> {
  const outfile = await bundleServer(root, 'server/main.ts', folder);
  const child = fork(outfile, [], {
    cwd: folder,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: '0', NODE_ENV: 'production', ...env },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.once('message', (message: { listening: number }) => resolve(message.listening));
  });
  return { child, port };
}
