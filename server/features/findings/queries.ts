import { desc, eq, type SQL } from 'drizzle-orm';
import type { Dismissal } from '../../../contract/findings.ts';
import type { Database } from '../../db/connection.ts';
import { dismissals, evaluations, responses, users } from '../../db/schema.ts';

/** The dismissals of the responses that `which` selects (over `responses` and `evaluations`), by response, newest first. */
export async function findDismissals(
  db: Database,
  which: SQL | undefined,
): Promise<Map<string, Dismissal[]>> {
  const rows = await db
    .select({ dismissal: dismissals, createdBy: users.name })
    .from(dismissals)
    .innerJoin(responses, eq(responses.id, dismissals.responseId))
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(users, eq(users.id, dismissals.createdBy))
    .where(which)
    .orderBy(desc(dismissals.createdAt), dismissals.rule, dismissals.text);
  const byResponse = new Map<string, Dismissal[]>();
  for (const { dismissal, createdBy } of rows) {
    const of = byResponse.get(dismissal.responseId) ?? [];
    byResponse.set(dismissal.responseId, of);
    of.push({
      rule: dismissal.rule,
      text: dismissal.text,
      reason: dismissal.reason,
      created_by: createdBy,
      created_at: dismissal.createdAt.toISOString(),
    });
  }
  return byResponse;
}
