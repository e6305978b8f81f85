import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';
import { assertDistributed } from '../evaluations/rules.ts';
import { taughtSheet } from '../scope.ts';
import { findMembers, openJob } from './open-job.ts';

/** Orders first drafts for many students; a server writes them one after another (server/jobs). */
export const generateRemarks: Handler<'generateRemarks'> = async (ctx, actor, input) => {
  const reply = await ctx.db.transaction(async (tx) => {
    const form = await taughtSheet(tx, actor, input.id, 'share');
    assertDistributed(form);
    const studentIds = await findMembers(tx, form.class.id, input.studentIds);
    if (studentIds.length < new Set(input.studentIds).size) throw new CodedError('NOT_FOUND');
    const opened = await openJob(ctx, tx, actor, {
      sheet: form,
      studentIds,
      observation: input.observation?.trim() || null,
    });
    await audit(ctx, tx, actor, {
      action: 'generateRemarks',
      subjectType: 'evaluation',
      subjectId: form.id,
      people: studentIds.length,
    });
    return opened;
  });
  ctx.jobs.wake();
  return reply;
};
