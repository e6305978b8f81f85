import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { OpenBackup } from './container.ts';
import { BackupRefused } from './refused.ts';
import { findTables, madeByMigrations, migrations, quoted, rowsOf, type Table } from './tables.ts';

/** One statement inserts so many rows, or so many characters of them, whichever comes first. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Puts a backup in the place of everything that the database holds, in the caller's transaction: the tables are made anew
 * as they were when the backup was made, filled, and brought up to date by the migrations that came since. What other
 * programs keep in the same database stays.
 * @throws BackupRefused for a file that does not hold what it says
 */
export async function replaceDatabase(
  tx: Database,
  backup: OpenBackup,
  onRows: (rows: number) => void,
): Promise<void> {
  const known = assertKnownSchema(backup.header.migration);
  const keptBackups = await backupsOf(tx);
  await makeSchema(tx, known);
  const constraints = await liftConstraints(tx);
  await fill(tx, backup, onRows);
  for (const { table, name, definition } of constraints)
    await tx.execute(sql.raw(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`));
  await migrate(tx, known, migrations().length);
  for (const view of madeByMigrations('MATERIALIZED VIEW'))
    await tx.execute(sql.raw(`REFRESH MATERIALIZED VIEW ${quoted(view)}`));
  if (keptBackups.length > 0)
    await tx.execute(
      sql`INSERT INTO backups SELECT * FROM json_populate_recordset(NULL::backups, ${JSON.stringify(keptBackups)}::json)`,
    );
}

/**
 * How many of our migrations the backup's database had. @throws BackupRefused when it had one that we do not have
 */
export function assertKnownSchema(migration: number): number {
  const ours = migrations();
  const index = ours.findIndex(({ folderMillis }) => folderMillis === migration);
  if (index >= 0) return index + 1;
  throw new BackupRefused(migration > (ours.at(-1)?.folderMillis ?? 0) ? 'newer' : 'otherSchema');
}

/** Which backups there are does not go back in time with the rest. */
async function backupsOf(tx: Database): Promise<unknown[]> {
  const rows = await rowsOf<{ row: unknown }>(
    tx,
    sql`SELECT to_json(b) AS row FROM backups b WHERE finished_at IS NOT NULL`,
  );
  return rows.map(({ row }) => row);
}

/** Empty tables as they stood after so many of our migrations, in the place of what there is. */
export async function makeSchema(tx: Database, known: number): Promise<void> {
  await dropOurs(tx);
  await migrate(tx, 0, known);
}

/** Takes away what our migrations have made, and nothing else. */
async function dropOurs(tx: Database): Promise<void> {
  const drop = (what: string, name: string) =>
    tx.execute(sql.raw(`DROP ${what} IF EXISTS ${quoted(name)} CASCADE`));
  for (const kind of ['MATERIALIZED VIEW', 'VIEW', 'TABLE', 'FUNCTION', 'TYPE'] as const)
    for (const name of madeByMigrations(kind)) await drop(kind, name);
  await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
}

async function migrate(tx: Database, from: number, to: number): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations().slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations ("hash", "created_at") VALUES (${hash}, ${folderMillis})`,
    );
  }
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Takes foreign keys away until every table is filled: they point in all directions. */
async function liftConstraints(tx: Database): Promise<Constraint[]> {
  const found = await rowsOf<Constraint>(
    tx,
    sql`SELECT c.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
        FROM pg_constraint k
        JOIN pg_class c ON c.oid = k.conrelid
        JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
        WHERE k.contype = 'f' AND c.relname IN ${madeByMigrations('TABLE')}
        ORDER BY k.conname`,
  );
  for (const { table, name } of found)
    await tx.execute(sql.raw(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`));
  return found;
}

/** Reads the backup's lines into the tables, which stand as they did when it was made. */
async function fill(tx: Database, backup: OpenBackup, onRows: (rows: number) => void): Promise<void> {
  await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
  const tables = new Map((await findTables(tx)).map((table) => [table.name, table]));
  for (const name of tables.keys()) {
    // What a migration sowed stands in the backup too; and a trigger would judge the past by the rules of today.
    await tx.execute(sql.raw(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`));
    await tx.execute(sql.raw(`DELETE FROM ${quoted(name)}`));
  }
  const filled = new Set<string>();
  let open: { table: Table; insert: string; lines: string[]; length: number; rows: number } | null = null;
  let ended = false;
  const flush = async () => {
    if (!open || open.lines.length === 0) return;
    await tx.execute(
      sql`${sql.raw(open.insert)} json_array_elements(${`[${open.lines.join(',')}]`}::json) AS j`,
    );
    onRows(open.lines.length);
    open.lines = [];
    open.length = 0;
  };
  for await (const line of backup.lines()) {
    if (ended) throw new BackupRefused('damaged');
    if (line.startsWith('[')) {
      if (!open) throw new BackupRefused('damaged');
      open.lines.push(line);
      open.length += line.length;
      open.rows += 1;
      if (open.lines.length >= ROWS_AT_ONCE || open.length >= CHARACTERS_AT_ONCE) await flush();
      continue;
    }
    const mark = JSON.parse(line) as { table?: string; columns?: string[]; rows?: number; tables?: number };
    if (open) {
      await flush();
      const { name } = open.table;
      if (mark.rows !== open.rows || backup.header.tables[name] !== open.rows)
        throw new BackupRefused('damaged');
      await afterFilling(tx, open.table);
      open = null;
    } else if (mark.table === undefined) {
      ended = true;
      if (mark.tables !== filled.size || tables.size !== filled.size) throw new BackupRefused('damaged');
    } else {
      const table = tables.get(mark.table);
      const columns = mark.columns?.join('\n');
      if (!table || filled.has(table.name) || columns !== table.columns.map(({ name }) => name).join('\n'))
        throw new BackupRefused('otherSchema');
      filled.add(table.name);
      open = { table, insert: insertInto(table), lines: [], length: 0, rows: 0 };
    }
  }
  if (!ended) throw new BackupRefused('damaged');
}

/** Up to the rows, which follow as JSON arrays of texts; the database itself reads each text as its column's type. */
function insertInto({ name, columns }: Table): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `(j->>${index})::${column.type}`).join(', ');
  return `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM`;
}

/** Numbers go on behind the last one, and the table guards itself again. */
async function afterFilling(tx: Database, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isNumbered }) => isNumbered)) {
    const most = `(SELECT max(${quoted(column.name)}) FROM ${quoted(name)})`;
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence(${quoted(name)}, ${column.name}), coalesce(${sql.raw(most)}, 1), ${sql.raw(most)} IS NOT NULL)`,
    );
  }
  await tx.execute(sql.raw(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`));
}
