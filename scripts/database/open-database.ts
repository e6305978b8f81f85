import { DrizzleQueryError } from 'drizzle-orm';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '../../server/db/connection.ts';
import { type Env, readEnv } from '../../server/env.ts';

/** What the tools of the database work with. */
export interface Opened {
  env: Env;
  connection: Connection;
  /** The secret under which a server here seals secrets; null where it is not given to a tool. */
  secret: string | null;
}

/** Opens the database that the environment names, as a server would, for one long work. @throws RestoreUnderWay, DatabaseNewer */
export async function openDatabase(tool: 'backup' | 'restore'): Promise<Opened> {
  const { env: given } = process;
  // Tools sign nothing: where the secret is not given they only cannot tell whether it is the one of a backup.
  const env = readEnv({ ...given, SESSION_SECRET: given['SESSION_SECRET'] || 'unknown'.repeat(8) });
  const file = join(env.dataDir, 'session-secret');
  const kept = !env.databaseUrl && existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onIdleError: () => {},
    tool,
  });
  return { env, connection, secret: given['SESSION_SECRET'] || kept };
}

/** Says in the terminal how far a long work is, at most once a second. */
export function tellProgress(what: string): (done: number, total: number) => void {
  let told = Date.now();
  return (done, total) => {
    if (Date.now() - told < 1000) return;
    told = Date.now();
    process.stdout.write(`${what}: ${done.toLocaleString('ko-KR')} / ${total.toLocaleString('ko-KR')}행\n`);
  };
}

/** What went wrong, for a terminal: a failed query's own message would print the rows that it carried. */
export function toldError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const code = (error.cause as { code?: string } | undefined)?.code ?? '알 수 없음';
    return `데이터베이스 오류입니다(코드 ${code}). 바꾼 것은 없습니다.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Runs a tool: what it throws is told in its own words, and ends it with 1. */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    process.stderr.write(`${toldError(error)}\n`);
    process.exitCode = 1;
  }
}
