import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { findTables, lastMigration, quoted, rowsOf, type Table } from './tables.ts';

/** Rows that are in memory at a time; the longest are answers of some 25 kB. */
const ROWS_AT_ONCE = 500;

/** What a backup is about to hold, counted inside its snapshot. */
export interface Snapshot {
  tables: Table[];
  /** Rows by table. */
  counts: Record<string, number>;
  people: number;
  migration: number;
}

/** Runs on the database as it stands at one moment, whatever others write meanwhile. */
export function withSnapshot<T>(
  db: Database,
  run: (tx: Database, snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Values leave as text: the same on both engines, and to the last digit.
      await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
      await tx.execute(sql`SET LOCAL DateStyle = 'ISO, YMD'`);
      const tables = await findTables(tx);
      const counts: Record<string, number> = {};
      for (const { name } of tables) {
        const query = sql.raw(`SELECT count(*)::int AS n FROM ${quoted(name)}`);
        counts[name] = (await rowsOf<{ n: number }>(tx, query))[0]?.n ?? 0;
      }
      const snapshot = {
        tables,
        counts,
        people: counts['users'] ?? 0,
        migration: await lastMigration(tx),
      };
      return run(tx, snapshot);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * All rows of a snapshot as lines of JSON: a line that opens a table with its columns, one array of texts for each row, and
 * a line that closes it with their number; a last line with the number of tables.
 * @param onRows called with the rows written since the last call
 */
export async function* dumpLines(
  tx: Database,
  { tables }: Snapshot,
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  for (const { name, columns, key } of tables) {
    yield `${JSON.stringify({ table: name, columns: columns.map((column) => column.name) })}\n`;
    const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    const order = key.length > 0 ? ` ORDER BY ${key.map(quoted).join(', ')}` : '';
    // A cursor: a page is made when it is asked for, and the table is never in memory.
    await tx.execute(
      sql.raw(
        `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS line FROM ${quoted(name)}${order}`,
      ),
    );
    let total = 0;
    for (;;) {
      const page = await rowsOf<{ line: string }>(tx, sql.raw(`FETCH ${ROWS_AT_ONCE} FROM backup_rows`));
      if (page.length > 0) yield page.map(({ line }) => `${line}\n`).join('');
      total += page.length;
      onRows(page.length);
      if (page.length < ROWS_AT_ONCE) break;
    }
    await tx.execute(sql`CLOSE backup_rows`);
    yield `${JSON.stringify({ rows: total })}\n`;
  }
  yield `${JSON.stringify({ tables: tables.length })}\n`;
}
