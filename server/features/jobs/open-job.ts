import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { JobReply } from '../../../contract/jobs.ts';
import type { Teacher } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { enrolments, jobItems, jobs, responses } from '../../db/schema.ts';
import type { TaughtClassId, TaughtSheetId, TaughtJobId } from '../scope.ts';
import { findSeenElsewhere } from '../term/term-sheet.ts';
import { replyJob } from './queries.ts';
import { markOf } from './remark-mark.ts';

export const UNOBSERVED = '교사 관찰이 없어 건너뛰었습니다.';

/** Those of `ids` that are in the class now, each once, in their order. */
export async function findMembers(db: Database, classId: TaughtClassId, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(
      and(eq(enrolments.classId, classId), inArray(enrolments.studentId, ids), isNull(enrolments.leftAt)),
    );
  const members = new Set(rows.map((row) => row.id));
  return [...new Set(ids)].filter((id) => members.has(id));
}

/** What is stored about these students, by student. */
async function findResponses(db: Database, evaluationId: string, studentIds: string[]) {
  const rows = await db
    .select()
    .from(responses)
    .where(and(eq(responses.evaluationId, evaluationId), inArray(responses.studentId, studentIds)));
  return new Map(rows.map((row) => [row.studentId, row]));
}

type Sheet = { id: TaughtSheetId; kind: 'form' | 'term'; classId: string };

/**
 * Notes down whom to write for; whoever there is nothing seen of is set aside at once, by name.
 * @param observation what stands in for a missing one; null for nothing
 * @throws BUSY while another job writes for this form or term sheet
 */
export async function openJob(
  ctx: Context,
  tx: Database,
  teacher: Teacher,
  order: { sheet: Sheet; studentIds: string[]; observation: string | null },
): Promise<{ job: JobReply }> {
  const now = ctx.clock.now();
  const stored = await findResponses(tx, order.sheet.id, order.studentIds);
  const elsewhere = await findSeenElsewhere(tx, order.sheet);
  const items = order.studentIds.map((studentId, position) => {
    const row = stored.get(studentId);
    const seen = Boolean(row?.observation?.trim() || order.observation) || elsewhere.has(studentId);
    return {
      studentId,
      position,
      replaces: markOf(row?.remark),
      ...(seen
        ? { state: 'waiting' as const }
        : { state: 'skipped' as const, message: UNOBSERVED, finishedAt: now }),
    };
  });
  const work = items.some((item) => item.state === 'waiting');
  const jobId = newId();
  // Race: two presses of one button; the index lets only one open job of a form in.
  const opened = await tx
    .insert(jobs)
    .values({
      id: jobId,
      evaluationId: order.sheet.id,
      createdBy: teacher.userId,
      observation: order.observation,
      createdAt: now,
      ...(work ? { state: 'waiting' as const } : { state: 'done' as const, finishedAt: now }),
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (opened.length === 0) {
    throw new CodedError('BUSY', { message: '초안을 이미 만들고 있습니다.' });
  }
  await tx.insert(jobItems).values(items.map((item) => ({ jobId, ...item })));
  return replyJob(tx, jobId as TaughtJobId);
}
