import { and, eq, isNull } from 'drizzle-orm';
import type { Teacher } from '../actor.ts';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { enrolments, evaluations, responses } from '../db/schema.ts';
import { UNOBSERVED } from '../features/jobs/open-job.ts';
import { markOf } from '../features/jobs/remark-mark.ts';
import { writeRemark } from '../features/remarks/write-remark.ts';
import { observeStudent } from '../features/responses/observe-student.ts';
import { findSeenElsewhere } from '../features/term/term-sheet.ts';
import { type Job, type JobItem, type Lease, settleItem } from './leases.ts';

const GONE = '수업에 없는 학생입니다.';
const CHANGED_SINCE = '기다리는 동안 기록문이 바뀌어 그대로 두었습니다.';
const REWRITTEN_WHILE = '초안을 쓰는 동안 기록문이 바뀌어 그대로 두었습니다.';
const CHANGED_WHILE = '초안을 쓰는 동안 응답이 바뀌었습니다. 다시 시도해 주세요.';
const FAILED = '기록문 초안을 만들지 못했습니다. 다시 시도해 주세요.';
const TOO_LONG = '시간이 너무 오래 걸려 멈췄습니다. 다시 시도해 주세요.';

/** The item, or the whole job, is no longer ours: nothing may be stored. */
class NotOurs extends Error {}

/** What a job stands still for when a writer neither answers nor fails, in ms, beyond the time that a model is given. */
const PATIENCE_MS = 120_000;

/** A model has its own deadline, after which the built-in writer answers: a job that gave up before it would fail a student for nothing. */
export function patienceMs({ env }: Pick<Context, 'env'>): number {
  return PATIENCE_MS + (env.model?.timeoutSeconds ?? 0) * 1000;
}

/**
 * One student's turn: writes the remark and notes that it is done, both in one transaction, or notes why not.
 * @throws whatever keeps the database from being reached: then the student still waits
 */
export async function writeItem(
  ctx: Context,
  teacher: Teacher,
  job: Job,
  item: JobItem,
  lease: Lease,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      write(ctx, teacher, job, item, lease),
      new Promise((_, reject) => {
        timer = setTimeout(
          () => reject(new CodedError('UNAVAILABLE', { message: TOO_LONG })),
          patienceMs(ctx),
        );
      }),
    ]);
  } catch (error) {
    if (error instanceof NotOurs) return;
    if (isDatabaseAway(error)) throw error;
    if (!(error instanceof CodedError)) ctx.log.error({ err: error, job: job.id }, 'remark of a job failed');
    await settleItem(ctx.db, item, lease, {
      state: 'failed',
      message: await sentenceFor(ctx, job, item, error),
      at: ctx.clock.now(),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** What became of it; to try again is advised only where another try would be one. */
async function sentenceFor(ctx: Context, job: Job, item: JobItem, error: unknown): Promise<string> {
  if (!(error instanceof CodedError)) return FAILED;
  if (error.code !== 'STALE') return error.message;
  const [row] = await ctx.db
    .select({ remark: responses.remark })
    .from(responses)
    .where(and(eq(responses.evaluationId, job.evaluationId), eq(responses.studentId, item.studentId)));
  return markOf(row?.remark) === item.replaces ? CHANGED_WHILE : REWRITTEN_WHILE;
}

async function write(ctx: Context, teacher: Teacher, job: Job, item: JobItem, lease: Lease): Promise<void> {
  const order = await prepare(ctx, teacher, job, item);
  if (!order) {
    const at = ctx.clock.now();
    await settleItem(ctx.db, item, lease, { state: 'skipped', message: UNOBSERVED, at });
    return;
  }
  await writeRemark(ctx, teacher, {
    ...order,
    alongside: async (tx, { fallback }) => {
      // Race: this server against the one that took its job over, and against a teacher who lost the right meanwhile.
      const done = await settleItem(tx, item, lease, {
        state: 'done',
        ...(fallback === undefined ? {} : { message: fallback }),
        at: ctx.clock.now(),
      });
      if (!done) throw new NotOurs();
    },
  });
}

/** From what the remark is written, as it stands at this student's turn; null where nothing was seen. */
async function prepare(ctx: Context, teacher: Teacher, job: Job, item: JobItem) {
  const [member] = await ctx.db
    .select({ response: responses, sheet: evaluations })
    .from(evaluations)
    .innerJoin(enrolments, eq(enrolments.classId, evaluations.classId))
    .leftJoin(
      responses,
      and(eq(responses.evaluationId, evaluations.id), eq(responses.studentId, enrolments.studentId)),
    )
    .where(
      and(
        eq(evaluations.id, job.evaluationId),
        eq(enrolments.studentId, item.studentId),
        isNull(enrolments.leftAt),
      ),
    );
  if (!member) throw new CodedError('NOT_FOUND', { message: GONE });
  const row = member.response;
  // What a person wrote after the order stays: nobody asked to replace it.
  if (markOf(row?.remark) !== item.replaces)
    throw new CodedError('ALREADY_EVALUATED', { message: CHANGED_SINCE });
  const elsewhere = (await findSeenElsewhere(ctx.db, member.sheet, item.studentId)).has(item.studentId);
  const observation = row?.observation?.trim() || (elsewhere ? '' : job.observation) || '';
  if (!observation && !elsewhere) return null;
  if (row) return { responseId: row.id, version: row.version, observation };
  const { response } = await observeStudent(ctx, teacher, {
    id: job.evaluationId,
    studentId: item.studentId,
    observation,
  });
  return { responseId: response.id, version: response.version, observation };
}
