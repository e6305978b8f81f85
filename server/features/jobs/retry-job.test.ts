import { beforeAll, describe, expect, it } from 'vitest';
import {
  classroom,
  generate,
  jobUntil,
  OBSERVATION,
  versionsOf,
  startOnly,
} from '../../../tests/support/classroom.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('retryJob', () => {
  it('writes for whoever failed, with the same shared observation', async () => {
    const room = await classroom(world, 3, false);
    const { teacher, evaluationId: id, studentIds } = room;
    const { writer } = world.ctx;
    let turn = 0;
    world.ctx.writer = {
      ...writer,
      write: async (input, occasion) => {
        turn += 1;
        if (turn === 2) throw new Error('the writer broke');
        return writer.write(input, occasion);
      },
    };
    const failed = await generate(world, teacher, { id, studentIds, observation: OBSERVATION }).finally(
      () => {
        world.ctx.writer = writer;
      },
    );
    expect(failed).toMatchObject({
      done: 2,
      failed: [{ student_id: studentIds[1] }],
      again: [studentIds[1]],
    });
    const again = await teacher.client.call('retryJob', { id: failed.id });
    expect([again.status, again.data.job]).toMatchObject([202, { total: 1, done: 0, failed: [] }]);
    expect(again.data.job.id).not.toBe(failed.id);
    await startOnly(world, again.data.job.id);
    const ended = await jobUntil(teacher, again.data.job.id, (now) => now.finished_at !== null);
    await world.ctx.jobs.stop();
    expect(ended).toMatchObject({ state: 'done', done: 1, failed: [], again: [] });
    expect(await versionsOf(world, room)).toEqual([1, 1, 1]);
    // Everybody has a text by now.
    expect((await teacher.client.call('retryJob', { id: failed.id })).failure?.code).toBe(
      'ALREADY_EVALUATED',
    );
    expect((await teacher.client.call('retryJob', { id: ended.id })).failure?.code).toBe('ALREADY_EVALUATED');
  });

  it('goes on with whoever a stopped job did not reach, but not with one that still runs', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 2);
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    expect((await teacher.client.call('retryJob', { id: job.id })).failure?.code).toBe('BUSY');
    expect(job.again).toEqual([]);
    const { job: stopped } = await teacher.client.must('stopJob', { id: job.id });
    expect(stopped.again).toEqual(studentIds);
    const { job: next } = await teacher.client.must('retryJob', { id: job.id });
    expect(next).toMatchObject({ total: 2, done: 0, state: 'waiting' });
  });

  it('tells a teacher beforehand whom it would take: not who left, was written for since or was never seen', async () => {
    const room = await classroom(world, 5, false);
    const { teacher, evaluationId: id, classId, studentIds } = room;
    const [waits = '', ends = '', left = '', wrote = ''] = studentIds;
    for (const studentId of [waits, left, wrote])
      await teacher.client.must('observeStudent', { id, studentId, observation: OBSERVATION });
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    await teacher.client.must('stopJob', { id: job.id });
    await teacher.client.must('removeStudent', { id: classId, studentId: left });
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    const row = studentResponses.find((one) => one.student_id === wrote);
    await teacher.client.must('editResponse', {
      ...{ id: row?.id ?? '', version: row?.version ?? 0, final_evaluation: '손으로 쓴 글임.' },
    });
    const { job: stopped } = await teacher.client.must('getJob', { id: job.id });
    expect(stopped.failed.map((one) => one.student_id)).toContain(ends);
    expect(stopped.again).toEqual([waits]);
    // Whoever was not seen is looked at once more.
    const { job: next } = await teacher.client.must('retryJob', { id: job.id });
    expect([next.total, next.failed.map((one) => one.student_id)]).toEqual([3, [ends, studentIds[4]]]);
  });
});
