import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUpByDefault } from './backup/on-by-default.ts';
import { createContext } from './create-context.ts';
import type { Context } from './context.ts';
import { readEnv } from './env.ts';
import { ensureAdmin } from './features/users/ensure-admin.ts';
import { buildServer } from './http/server.ts';
import { startSchedule } from './jobs/schedule.ts';

/** SIGTERM: what is in flight may finish until then; whoever has said nothing by now is cut off, in ms. */
const PATIENCE_MS = 8_000;
/** The last word, should the database not let go, in ms. */
const STOP_MS = 9_500;

/**
 * Environment → context → listen → stop cleanly.
 * @param change parts of the context that stand in for the usual ones, such as a slow writer
 */
export async function runServer(change: Partial<Context> = {}): Promise<void> {
  const env = readEnv(process.env);
  const { ctx, connection } = await createContext(env);
  Object.assign(ctx, change);
  const admin = await ensureAdmin(ctx);
  if (connection.engine === 'pglite') await backUpByDefault(ctx);
  const webRoot = join(process.cwd(), 'dist/web');
  const app = await buildServer(ctx, existsSync(webRoot) ? webRoot : undefined);
  let stopping = false;
  let schedule: ReturnType<typeof startSchedule> | null = null;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    schedule?.stop();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // A browser keeps a connection open behind its answer: each is closed as soon as it has been served.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    await Promise.all([app.close(), ctx.jobs.stop()]);
    clearInterval(sweep);
    await connection.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ port: env.port, host: env.host });
  ctx.jobs.start();
  schedule = startSchedule(ctx);
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.port;
  const site = env.siteOrigin ?? `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`;
  process.stdout.write(`\n기록(Girok)이 열렸습니다: ${site}\n`);
  process.stdout.write(
    `데이터베이스: ${connection.engine === 'postgres' ? 'PostgreSQL' : `내장 (${env.dataDir})`}\n`,
  );
  if (admin)
    process.stdout.write(
      `첫 관리자: ${admin.email} / ${admin.password}  (이 비밀번호는 다시 보여 드리지 않습니다)\n`,
    );
  process.send?.({ listening: port });
}
