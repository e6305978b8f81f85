import { eq } from 'drizzle-orm';
import type { Teacher } from '../../actor.ts';
import { seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { countAttempt } from '../../db/limits.ts';
import { modelLedger, users } from '../../db/schema.ts';
import { FALLBACKS, type FallbackReason } from '../../writers/fallback.ts';
import type { LedgerEntry } from '../../writers/record-writer.ts';
import { assertVersion } from '../responses/rules.ts';
import { type TaughtResponseId, taughtResponse } from '../scope.ts';

/** The key names the day, so the count begins anew with it; what is over is swept away a day later. */
const KEPT_SECONDS = 48 * 3600;

const USED = '이 답으로 초안을 썼어요.';
const GIVEN_UP = '그사이 글이 바뀌었거나 초안 만들기를 멈춰 이 답을 쓰지 않았어요.';

/** Under which a teacher's questions of today are counted. */
export function quotaKeyOf(ctx: Context, teacher: Teacher): string {
  return `model:${teacher.userId}:${seoulDay(ctx.clock.now())}`;
}

/**
 * Writes down what is about to go to the model. Whatever leaves stands in the ledger already: a server that dies
 * while it sends leaves an entry without an outcome, never a text without an entry. Nothing of somebody whose account has ended
 * leaves, though the class still has them.
 * @throws NOT_FOUND, STALE when the response is no longer what the text was made from: then nothing is sent
 */
export async function openLedgerEntry(
  ctx: Context,
  teacher: Teacher,
  before: { id: TaughtResponseId; version: number; studentId: string },
  sent: { model: string; text: string },
): Promise<LedgerEntry | 'quota' | 'departed'> {
  if (await hasDeparted(ctx.db, before.studentId)) return 'departed';
  const most = ctx.env.model?.dailyLimit ?? 0;
  if ((await countAttempt(ctx, quotaKeyOf(ctx, teacher), { most, seconds: KEPT_SECONDS })) > 0)
    return 'quota';
  const id = newId();
  const stands = await ctx.db.transaction(async (tx) => {
    // Race: sending against cancelling and editing; a response that is gone or changed sends nothing.
    const row = await taughtResponse(tx, teacher, before.id, 'update');
    assertVersion(row, before.version);
    // Race: sending against the end of the account, which waits for this or comes first.
    if (await hasDeparted(tx, row.studentId, 'share')) return false;
    await tx
      .insert(modelLedger)
      .values({ id, responseId: row.id, createdBy: teacher.userId, ...sent, sentAt: ctx.clock.now() });
    return true;
  });
  if (!stands) return 'departed';
  return {
    close: async (outcome) => {
      await ctx.db.update(modelLedger).set({ outcome }).where(eq(modelLedger.id, id));
    },
  };
}

/** Whether somebody has left or was deleted: what they wrote is only kept until it is erased. */
async function hasDeparted(db: Database, studentId: string, lock?: 'share'): Promise<boolean> {
  const query = db.select({ withdrawnAt: users.withdrawnAt }).from(users).where(eq(users.id, studentId));
  const [row] = await (lock ? query.for(lock) : query);
  return !row || row.withdrawnAt !== null;
}

/** What the ledger tells of an outcome, as a Korean sentence. */
export function outcomeSentence(outcome: string | null): string | null {
  if (outcome === null) return null;
  if (outcome === 'unused') return GIVEN_UP;
  return outcome in FALLBACKS ? FALLBACKS[outcome as FallbackReason] : USED;
}
