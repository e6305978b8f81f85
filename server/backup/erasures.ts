import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { users } from '../db/schema.ts';

/**
 * Who has left, beside the backups and outside the database: a backup from before that day brings a person back, and the
 * restored system must know better. Ids and times only, one line of JSON each. Nobody comes back: a database in which
 * somebody noted here is active is an older one that was put in place, and says nothing against the record.
 */
const FILE = 'erasures.ndjson';

export interface Erasure {
  id: string;
  /** When the person left. */
  withdrawn_at: string;
}

/** What the record in a folder says, by id; empty where there is none. */
export function readErasures(folder: string): Map<string, Erasure> {
  const file = join(folder, FILE);
  const found = new Map<string, Erasure>();
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const entry = entryIn(line);
    if (entry) found.set(entry.id, entry);
  }
  return found;
}

/** A line that a crash has cut short, or that holds no time, says nothing. */
function entryIn(line: string): Erasure | null {
  try {
    const { id, withdrawn_at } = JSON.parse(line) as Partial<Erasure>;
    const isTime = typeof withdrawn_at === 'string' && !Number.isNaN(Date.parse(withdrawn_at));
    return typeof id === 'string' && isTime ? { id, withdrawn_at } : null;
  } catch {
    return null;
  }
}

/** Who has left, as the database has it now. */
export async function findErasures(db: Database): Promise<Erasure[]> {
  const rows = await db
    .select({ id: users.id, at: users.withdrawnAt })
    .from(users)
    .where(isNotNull(users.withdrawnAt));
  return rows.flatMap(({ id, at }) => (at ? [{ id, withdrawn_at: at.toISOString() }] : []));
}

/** Brings the record in a folder up to what the database has now. It only ever grows. */
export async function noteErasures(db: Database, folder: string): Promise<number> {
  const noted = readErasures(folder);
  const lines = (await findErasures(db)).filter(
    ({ id, withdrawn_at }) => noted.get(id)?.withdrawn_at !== withdrawn_at,
  );
  if (lines.length === 0) return 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  appendFileSync(join(folder, FILE), lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  return lines.length;
}
