import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../db/connection.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';

/**
 * Where no backup reaches: counters of attempts and links to a new password mean nothing later and would only open doors
 * again, and which backups there are is a matter of this machine, not of the day to which it goes back.
 */
const LEFT_OUT = new Set(['limits', 'password_resets', 'backups']);

export interface Column {
  name: string;
  /** As the database writes it, e.g. `timestamp(3) with time zone`. */
  type: string;
  /** Numbered by a sequence of its own. */
  isNumbered: boolean;
}
export interface Table {
  name: string;
  columns: Column[];
  /** What tells rows apart, for an order that is always the same. */
  key: string[];
}

/** Migrations in order. `folderMillis` is when each was made, and the name by which the journal and a backup know it. */
export const migrations = () => readMigrationFiles({ migrationsFolder });

/** Everything of a kind that the migrations have ever made in this database, whether or not it is still there. */
export function madeByMigrations(
  kind: 'TABLE' | 'FUNCTION' | 'VIEW' | 'MATERIALIZED VIEW' | 'TYPE',
): string[] {
  const made = new RegExp(
    `CREATE (?:OR REPLACE )?${kind} (?:IF NOT EXISTS )?(?:"public"\\.)?"?(\\w+)"?`,
    'gi',
  );
  const names = migrations()
    .flatMap(({ sql: statements }) => statements)
    .flatMap((statement) => [...statement.matchAll(made)].map((match) => match[1] ?? ''));
  return [...new Set(names)];
}

export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

/** A name as the database quotes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The tables of ours that a backup holds, as the database itself describes them. */
export async function findTables(db: Database): Promise<Table[]> {
  const ours = madeByMigrations('TABLE').filter((name) => !LEFT_OUT.has(name));
  const rows = await rowsOf<{
    table: string;
    name: string;
    type: string;
    numbered: boolean;
    position: number | null;
  }>(
    db,
    sql`SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
          pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL AS numbered, array_position(i.indkey::int2[], a.attnum)::int AS position
        FROM pg_class c
        JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
        WHERE c.relkind = 'r' AND c.relname IN ${ours}
        ORDER BY c.relname COLLATE "C", a.attnum`,
  );
  const tables = new Map<string, Table & { order: { name: string; position: number }[] }>();
  for (const row of rows) {
    const table = tables.get(row.table) ?? { name: row.table, columns: [], key: [], order: [] };
    tables.set(row.table, table);
    table.columns.push({ name: row.name, type: row.type, isNumbered: row.numbered });
    if (row.position !== null) table.order.push({ name: row.name, position: row.position });
  }
  return [...tables.values()].map(({ order, ...table }) => ({
    ...table,
    key: order.sort((a, b) => a.position - b.position).map(({ name }) => name),
  }));
}

/** The last migration that this database has. */
export async function lastMigration(db: Database): Promise<number> {
  const [row] = await rowsOf<{ at: string | number | null }>(
    db,
    sql`SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations`,
  );
  return Number(row?.at ?? 0);
}
