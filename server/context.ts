import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './db/connection.ts';
import type { Env } from './env.ts';
import type { Google } from './features/google/identity.ts';
import type { Tokens } from './features/auth/tokens.ts';
import type { SettingsReader } from './features/settings/read-settings.ts';
import type { Mail } from './mail/mail.ts';
import type { Vault } from './vault.ts';
import type { Jobs } from './jobs/runner.ts';
import type { RecordWriter } from './writers/record-writer.ts';

/** Everything a handler may reach: built once at start, passed in, never imported. */
export interface Context {
  db: Database;
  clock: Clock;
  log: Logger;
  env: Env;
  tokens: Tokens;
  settings: SettingsReader;
  vault: Vault;
  mail: Mail;
  /** Null where no client id is configured. */
  google: Google | null;
  writer: RecordWriter;
  /** What this server does without a request; it does nothing until it is started. */
  jobs: Jobs;
}
