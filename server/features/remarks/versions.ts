import { desc, eq } from 'drizzle-orm';
import type { Provenance } from '../../../contract/provenance.ts';
import type { Teacher } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { remarkVersions } from '../../db/schema.ts';
import type { TaughtResponseId } from '../scope.ts';

/** Edits of one person within this time are one version, in ms: saving while typing is not a history. */
const ONE_SITTING_MS = 5 * 60 * 1000;

interface NewVersion {
  text: string;
  writer: 'builtin' | 'model' | 'hand' | 'sheet';
  provenance: Provenance | null;
  /** When the version was saved that this one brings back. */
  restoredFrom?: Date;
}

/** A response as it stood before its text changed. */
interface Before {
  id: TaughtResponseId;
  confirmedAt: Date | null;
  publishedAt: Date | null;
}

export async function keepVersion(
  ctx: Context,
  tx: Database,
  teacher: Teacher,
  responseId: TaughtResponseId,
  version: NewVersion,
): Promise<void> {
  await tx
    .insert(remarkVersions)
    .values({ id: newId(), responseId, ...version, createdBy: teacher.userId, createdAt: ctx.clock.now() });
}

/**
 * Keeps a text written by hand, with the provenance of the draft it was made from: restored, its untouched sentences
 * know their sources again. Within one sitting it replaces the last one of the same hand; a sitting ends where its text was
 * confirmed, published or restored, for that text is what somebody will look for.
 */
export async function keepHandVersion(
  ctx: Context,
  tx: Database,
  teacher: Teacher,
  before: Before,
  { text, provenance }: Pick<NewVersion, 'text' | 'provenance'>,
): Promise<void> {
  const [last] = await tx
    .select()
    .from(remarkVersions)
    .where(eq(remarkVersions.responseId, before.id))
    .orderBy(desc(remarkVersions.createdAt), desc(remarkVersions.id))
    .limit(1);
  const settled = before.confirmedAt !== null || before.publishedAt !== null;
  if (last && !settled && isOpenTo(teacher, last)) {
    const now = ctx.clock.now();
    const begunAt = last.begunAt ?? last.createdAt;
    if (now.getTime() - begunAt.getTime() < ONE_SITTING_MS) {
      await tx
        .update(remarkVersions)
        .set({ text, provenance, createdAt: now, begunAt })
        .where(eq(remarkVersions.id, last.id));
      return;
    }
  }
  await keepVersion(ctx, tx, teacher, before.id, { text, writer: 'hand', provenance });
}

/** Whether a version is of this teacher's hand, and no earlier text brought back. */
function isOpenTo(teacher: Teacher, last: typeof remarkVersions.$inferSelect): boolean {
  return last.writer === 'hand' && last.createdBy === teacher.userId && last.restoredFrom === null;
}
