import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/**
 * A statement for the busiest moments: its text is built once for the process, and each connection parses and plans it
 * once, under its name. Drizzle's own `prepare` binds a query to one connection, so it cannot serve transactions, which
 * take any. (docs/decisions/0006-submit-cost.md)
 * @param statement what differs from call to call stands in it as `sql.placeholder(name)`
 * @returns rows as the driver gives them: JSON parsed, moments as text
 */
export function hotStatement<Row>(name: string, statement: SQL) {
  const query = new PgDialect().sqlToQuery(statement);
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const result = (await prepared.execute(values)) as { rows: Row[] };
    return result.rows;
  };
}
