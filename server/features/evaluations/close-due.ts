import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { auditLog, evaluations } from '../../db/schema.ts';

/**
 * Notes that forms were closed by their date: nobody did it, so the audit log names nobody. It changes no state that
 * anybody sees, for that is judged by the date itself (rules.ts, `isClosed`); so it may come late, or twice at once.
 * @param which absent: all that are due
 * @returns how many were noted
 */
export async function noteClosedByDate(tx: Database, now: Date, which?: SQL): Promise<number> {
  // Race: two servers, or a server and somebody who reopens; whoever comes second finds nothing left to note.
  const closed = await tx
    .update(evaluations)
    .set({ markedClosed: true, closedAt: evaluations.dueAt })
    .where(
      and(
        eq(evaluations.isDistributed, true),
        eq(evaluations.markedClosed, false),
        lte(evaluations.dueAt, now),
        which,
      ),
    )
    .returning({ id: evaluations.id });
  if (closed.length > 0)
    await tx.insert(auditLog).values(
      closed.map(({ id }) => ({
        at: now,
        actorId: null,
        action: 'closeEvaluation',
        subjectType: 'evaluation',
        subjectId: id,
      })),
    );
  return closed.length;
}
