import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newDataDir } from '../../tests/support/data-dir.ts';
import { connect, copyFolderOf } from './connection.ts';
import { readBeside } from './embedded-copy.ts';
import { settings } from './schema.ts';

// An engine of its own, whatever the others of this run are on: once is enough.
it.runIf(process.env['GIROK_TEST_ENGINE'] === 'pglite')(
  'the embedded database is read as it stood, while others write, and no copy stays',
  async () => {
    const dataDir = newDataDir('copy');
    const connection = await connect({ dataDir, onIdleError: () => {} });
    const { db } = connection;
    const copy = copyFolderOf(join(dataDir, 'pglite'));
    const write = (value: string) =>
      db
        .insert(settings)
        .values({ key: 'siteName', value, updatedAt: new Date() })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    try {
      await write('앞');
      const read = await readBeside(db, (source) =>
        source.transaction(async (tx) => {
          // Without a copy this would wait for the transaction, and the transaction for this.
          await write('뒤');
          expect(existsSync(copy)).toBe(true);
          return tx.select({ value: settings.value }).from(settings).where(eq(settings.key, 'siteName'));
        }),
      );
      expect(read).toEqual([{ value: '앞' }]);
      expect(await db.select({ value: settings.value }).from(settings)).toEqual([{ value: '뒤' }]);
      expect(existsSync(copy)).toBe(false);
    } finally {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
