import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contextOver } from '../server/create-context.ts';
import { connect } from '../server/db/connection.ts';
import { readEnv } from '../server/env.ts';
import { buildWhenStale } from './build.ts';
import { DemoClock, describeDemoSchool, loadDemoSchool } from './demo-school/load.ts';
import { serve } from './serve.ts';

/** A fresh school on the embedded database, whatever DATABASE_URL says: a demo must not touch real data. */
const DATA_DIR = join(process.env['DATA_DIR'] ?? './data', 'demo');

await buildWhenStale();
rmSync(DATA_DIR, { recursive: true, force: true });
const connection = await connect({ dataDir: DATA_DIR, onIdleError: () => {} });
const clock = new DemoClock();
const ctx = contextOver(readEnv({ DATA_DIR, LOG_LEVEL: 'warn' }), connection, clock);
process.stdout.write('예시 학교를 불러오고 있습니다…\n');
await loadDemoSchool(ctx, clock);
await connection.close();
process.stdout.write(describeDemoSchool());
process.exitCode = await serve({
  DATA_DIR,
  DATABASE_URL: '',
  SESSION_SECRET: '',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
});
