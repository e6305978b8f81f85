import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = join(fileURLToPath(import.meta.url), '../../..');

export interface ServerProcess {
  origin: string;
  /** What it wrote to standard output so far. */
  output(): string;
  /** SIGKILL: no goodbye, as when the power fails. */
  kill(): Promise<void>;
  /** SIGTERM, and how it ended. */
  stop(): Promise<number | null>;
}

/**
 * Starts the real server from its source as a process of its own, and waits until it listens.
 * @param entry another main file, such as that of a server with a slow writer
 */
export function startServer(env: Record<string, string>, entry = 'server/main.ts'): Promise<ServerProcess> {
  const child = fork(join(root, entry), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'production', ...env },
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${err}`)));
    child.once('message', (message: { listening: number }) => {
      resolve({
        origin: `http://127.0.0.1:${message.listening}`,
        output: () => out,
        kill: () => end(child, 'SIGKILL').then(() => undefined),
        stop: () => end(child, 'SIGTERM'),
      });
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.removeAllListeners('exit');
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
