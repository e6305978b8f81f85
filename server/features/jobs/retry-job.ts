import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';
import { taughtJob } from '../scope.ts';
import { openJob } from './open-job.ts';
import { findItems } from './queries.ts';

/** A new job for whoever has no text from this one, with the same shared observation. */
export const retryJob: Handler<'retryJob'> = async (ctx, actor, input) => {
  const reply = await ctx.db.transaction(async (tx) => {
    const job = await taughtJob(tx, actor, input.id, 'update');
    if (!job.finishedAt) throw new CodedError('BUSY', { message: '아직 초안을 만들고 있습니다.' });
    const items = await findItems(tx, [job.id]);
    const studentIds = items.filter(({ open }) => open).map(({ item }) => item.studentId);
    if (studentIds.length === 0) {
      throw new CodedError('ALREADY_EVALUATED', { message: '초안을 다시 만들 학생이 없습니다.' });
    }
    const opened = await openJob(ctx, tx, actor, {
      sheet: job.evaluation,
      studentIds,
      observation: job.observation,
    });
    await audit(ctx, tx, actor, {
      action: 'retryJob',
      subjectType: 'evaluation',
      subjectId: job.evaluation.id,
      people: studentIds.length,
    });
    return opened;
  });
  ctx.jobs.wake();
  return reply;
};
