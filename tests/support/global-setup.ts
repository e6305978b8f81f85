import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/db/connection.ts';
import { makeTemplate } from './data-dir.ts';
import { administer, databasesLike, findPostgres, withDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database as an archive, to be copied per worker. */
    pgliteArchive: string;
    /** The administrative URL and a migrated template; null where there is no PostgreSQL. */
    postgres: { url: string; template: string } | null;
  }
}

/** Migrates once for each engine; tests copy the result. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Each project of the runner asks, all in one process: the first makes what the others find here.
  const shared = project.vitest.getRootProject();
  if (shared.getProvidedContext().pgliteArchive) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'girok-test-'));
  const archive = join(folder, 'template.tar');
  writeFileSync(archive, Buffer.from(await (await makeTemplate(folder)).arrayBuffer()));
  shared.provide('pgliteArchive', archive);

  const postgres = await findPostgres();
  const template = `girok_template_${process.pid}`;
  if (postgres) {
    await administer(postgres.url, `CREATE DATABASE ${template}`);
    const url = withDatabase(postgres.url, template);
    const connection = await connect({ databaseUrl: url, dataDir: folder, onIdleError: () => {} });
    await connection.close();
  }
  shared.provide('postgres', postgres ? { url: postgres.url, template } : null);
  return async () => {
    if (postgres) {
      // The template, and what workers copied from it and never closed: they end with the run, not with a test.
      for (const name of await databasesLike(postgres.url, template)) {
        await administer(postgres.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }
      await postgres.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
