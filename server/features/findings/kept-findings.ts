import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { CheckOptions } from '../../../record/types.ts';
import type { Teacher } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type ErrorSpan, remarkFindings } from '../../db/schema.ts';
import type { taughtResponse } from '../scope.ts';
import { checkOptionsOf } from './check-options.ts';
import { findErrors } from './error-findings.ts';
import { RULES_VERSION } from './rules-version.ts';

/** A statement names each remark, and statements have a limit of what they can name. */
const AT_ONCE = 500;

/** The stored text of a response. */
export interface Remark {
  id: string;
  text: string;
}

/**
 * Where each of these remarks breaks the record rules as they are now, by response. A text is looked at again only if it,
 * the rules, what a school added to them, the roster, the school's name or the limit is another than when it was looked
 * at last: that takes milliseconds for each, and an export holds hundreds. Not for inside a transaction.
 */
export async function errorsIn(
  db: Database,
  remarks: readonly Remark[],
  options: CheckOptions,
): Promise<Map<string, ErrorSpan[]>> {
  const rules = digest(JSON.stringify([RULES_VERSION, { ...options, names: options.names?.toSorted() }]));
  const errors = new Map<string, ErrorSpan[]>();
  // In one order, so that two who store the same rows at once do not wait for each other.
  const sorted = [...remarks].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const some = sorted.slice(from, from + AT_ONCE);
    const known = await findKept(db, some);
    const fresh: (typeof remarkFindings.$inferInsert)[] = [];
    for (const { id, text } of some) {
      const mark = digest(rules + text);
      const kept = known.get(id);
      if (kept?.mark === mark) {
        errors.set(id, kept.found);
        continue;
      }
      const found = findErrors(text, options);
      errors.set(id, found);
      fresh.push({ responseId: id, mark, found });
      // A class whose rules have changed takes a second in all: others have their turn.
      await setImmediate();
    }
    if (fresh.length > 0) await keep(db, fresh);
  }
  return errors;
}

const digest = (words: string) => createHash('sha256').update(words).digest('base64');

async function findKept(db: Database, remarks: readonly Remark[]) {
  const rows = await db
    .select()
    .from(remarkFindings)
    .where(
      inArray(
        remarkFindings.responseId,
        remarks.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.responseId, row]));
}

async function keep(db: Database, fresh: (typeof remarkFindings.$inferInsert)[]): Promise<void> {
  await db
    .insert(remarkFindings)
    .values(fresh)
    .onConflictDoUpdate({
      target: remarkFindings.responseId,
      set: { mark: sql`excluded.mark`, found: sql`excluded.found` },
    });
}

/**
 * Looks at a form's remark that has just been stored, so that an export finds it looked at. What the teacher did is done
 * already: whatever goes wrong here, the answer is no failure, and the export looks for itself. Not for inside a transaction.
 * @returns null where it could not be looked at
 */
export async function lookAhead(
  ctx: Context,
  teacher: Teacher,
  { id, evaluation }: Pick<Awaited<ReturnType<typeof taughtResponse>>, 'id' | 'evaluation'>,
  text: string,
): Promise<ErrorSpan[] | null> {
  // The sheet of the term says nothing of the rules.
  if (evaluation.kind === 'term') return null;
  try {
    const options = await checkOptionsOf(ctx, teacher, evaluation.class);
    return (await errorsIn(ctx.db, [{ id, text }], options)).get(id) ?? [];
  } catch (error) {
    ctx.log.warn({ err: error }, 'remark not looked at ahead');
    return null;
  }
}
