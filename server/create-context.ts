import { type Clock, systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { type Connection, connect } from './db/connection.ts';
import type { Env } from './env.ts';
import { createGoogle } from './features/google/identity.ts';
import { createTokens } from './features/auth/tokens.ts';
import { createSettingsReader } from './features/settings/read-settings.ts';
import { createMail } from './mail/mail.ts';
import { createJobs } from './jobs/runner.ts';
import { createLog } from './log.ts';
import { sessionSecret } from './secrets.ts';
import { createVault } from './vault.ts';
import { builtinWriter } from './writers/builtin-writer.ts';
import { createModelWriter } from './writers/model-writer.ts';

/** Everything a handler may reach, over a connection that is open. */
export function contextOver(env: Env, connection: Connection, clock: Clock = systemClock): Context {
  const secret = sessionSecret(env);
  const settings = createSettingsReader(connection.db, clock);
  const vault = createVault(secret);
  const log = createLog(env.logLevel);
  const ctx: Context = {
    db: connection.db,
    clock,
    log,
    env,
    tokens: createTokens(secret),
    settings,
    vault,
    mail: createMail(env, settings, vault),
    google: createGoogle(env),
    writer: env.model ? createModelWriter(env.model, { log, clock }) : builtinWriter,
    jobs: createJobs(() => ctx, { alone: connection.engine === 'pglite' }),
  };
  return ctx;
}

/** Opens the database that the environment names and builds the context over it. */
export async function createContext(env: Env): Promise<{ ctx: Context; connection: Connection }> {
  const log = createLog(env.logLevel);
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  return { ctx: contextOver(env, connection), connection };
}
