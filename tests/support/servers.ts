import { type ChildProcess, execFile, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../../scripts/build/bundle-server.ts';

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

const bundles = new Map<string, Promise<string>>();

/** Bundled once for each process of the runner: reading the source through a loader takes longer than the server's start. */
function bundled(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  // Within the repository, where the packages are found.
  const folder = join(root, `node_modules/.cache/girok-servers/${process.pid}-${bundles.size}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const made = bundleServer(root, entry, folder);
  bundles.set(entry, made);
  return made;
}

/**
 * Starts the real server as a process of its own, and waits until it listens.
 * @param entry another main file, such as that of a server with a slow writer
 */
export async function startServer(
  env: Record<string, string>,
  entry = 'server/main.ts',
): Promise<ServerProcess> {
  const child = fork(await bundled(entry), [], {
    cwd: root,
    // The embedded engine is compiled once, not a second time for speed: few of these servers live long enough to win by it.
    execArgv: ['--enable-source-maps', '--liftoff-only'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      OVERLOADED_SECONDS: '60',
      ...env,
    },
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

/** `npm run …` as a process of its own, without npm and without reading the source through a loader. */
export async function runTool(
  entry: `scripts/${string}.ts`,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; out: string; err: string }> {
  const file = await bundled(entry);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      { cwd: root, env: { PATH: process.env['PATH'], ...env } },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
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
