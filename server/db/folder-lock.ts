import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest path a Unix socket may have on Linux and macOS, in bytes, with room for the terminator. */
const SOCKET_PATH_MAX = 103;
/** Two processes that both find a stale socket may both remove it; whoever still owns the path after this has won. */
const SETTLE_MS = 150;

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `다른 프로세스가 이 데이터 폴더를 쓰고 있습니다: ${folder}\n먼저 그 프로세스를 끝내거나 DATA_DIR을 다른 폴더로 지정해 주세요.`,
    );
  }
}

/**
 * Takes an embedded database's folder for this process alone. PGlite has no lock of its own, and two processes on one
 * folder lose each other's rows in silence. A listening socket is the lock: the kernel lets go of it when the process
 * dies, however it dies, so a stale file never needs a person.
 *
 * @throws {FolderInUse} when another living process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const absolute = join(folder, 'lock.sock');
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > SOCKET_PATH_MAX) {
    throw new Error(`DATA_DIR의 경로가 너무 깁니다(${SOCKET_PATH_MAX}바이트까지): ${folder}`);
  }
  const nonce = randomBytes(16).toString('hex');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const server = await listen(path, nonce);
    if (server) {
      if (attempt > 0) await wait(SETTLE_MS);
      if ((await ask(path)) === nonce) return () => release(server);
      server.close();
      throw new FolderInUse(folder);
    }
    if ((await ask(path)) !== null) throw new FolderInUse(folder);
    rmSync(path, { force: true });
  }
  throw new FolderInUse(folder);
}

function listen(path: string, nonce: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(nonce);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The holder's nonce, or null when nobody listens. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = createConnection(path);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', () => resolve(null));
    socket.on('end', () => resolve(heard));
  });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
