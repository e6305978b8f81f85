import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import {
  classroom,
  generate,
  jobUntil,
  OBSERVATION,
  versionsOf,
  startOnly,
} from '../../../tests/support/classroom.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { jobs, users } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** Runs with a writer that first does something else. */
async function withWriter(before: () => Promise<unknown>, run: () => Promise<void>) {
  const { writer } = world.ctx;
  world.ctx.writer = {
    ...writer,
    write: async (input, occasion) => {
      await before();
      return writer.write(input, occasion);
    },
  };
  await run().finally(() => {
    world.ctx.writer = writer;
  });
}

const listed = async (room: { teacher: Awaited<ReturnType<World['teacher']>>; evaluationId: string }) =>
  (await room.teacher.client.must('listEvaluationResponses', { id: room.evaluationId })).studentResponses;

describe('generateRemarks', () => {
  it('writes one private, unconfirmed remark for each selected student', async () => {
    const room = await classroom(world, 3);
    const { teacher, evaluationId: id, studentIds } = room;
    const [first, second] = studentIds as [string, string];
    const ordered = await teacher.client.call('generateRemarks', { id, studentIds: [second, first, second] });
    expect([ordered.status, ordered.data.job]).toMatchObject([
      202,
      { evaluation_id: id, total: 2, done: 0, failed: [], state: 'waiting', finished_at: null },
    ]);
    await startOnly(world, ordered.data.job.id);
    const job = await jobUntil(teacher, ordered.data.job.id, (now) => now.finished_at !== null);
    await world.ctx.jobs.stop();
    expect(job).toMatchObject({ total: 2, done: 2, failed: [], state: 'done', remainingSeconds: null });
    expect(await versionsOf(world, room)).toEqual([1, 1, 0]);
    const written = (await listed(room)).filter((one) => one.final_evaluation !== null);
    expect(written).toHaveLength(2);
    for (const one of written) {
      expect(one).toMatchObject({
        status: 'evaluated',
        confirmed_at: null,
        teacher_observation: OBSERVATION,
      });
    }
    expect((await auditOf(world, id)).filter((line) => line.action === 'generateRemarks')).toEqual([
      { actorId: teacher.id, action: 'generateRemarks', subjectType: 'evaluation', people: 2 },
    ]);
  });

  it('names and skips students of whom nothing was seen', async () => {
    const room = await classroom(world, 2, false);
    const { teacher, students, evaluationId: id, studentIds } = room;
    const [seen, unseen] = students as [(typeof students)[0], (typeof students)[0]];
    await teacher.client.must('observeStudent', { id, studentId: seen.id, observation: OBSERVATION });
    const job = await generate(world, teacher, { id, studentIds, observation: ' \n' });
    const message = '교사 관찰이 없어 건너뛰었습니다.';
    expect(job).toMatchObject({
      state: 'done',
      total: 2,
      done: 1,
      failed: [{ student_id: unseen.id, name: unseen.name, message, skipped: true }],
    });
    expect(await versionsOf(world, room)).toEqual([1, 0]);
  });

  it('has ended at once when there is nothing to write from', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 1, false);
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    expect(job).toMatchObject({ state: 'done', done: 0, failed: [{ skipped: true }] });
    expect(job.finished_at).not.toBeNull();
  });

  it('gives the shared observation to whoever has none of their own, submitted or not', async () => {
    const room = await classroom(world, 2, false);
    const { teacher, evaluationId: id, code, studentIds } = room;
    await teacher.client.must('observeStudent', {
      id,
      studentId: studentIds[0] ?? '',
      observation: OBSERVATION,
    });
    const absent = await world.student();
    await absent.client.must('joinClass', { classCode: code });
    const shared = '조별 실험의 순서를 지켜 자료를 모음.';
    const job = await generate(world, teacher, {
      id,
      studentIds: [...studentIds, absent.id],
      observation: shared,
    });
    expect(job).toMatchObject({ total: 3, done: 3, failed: [] });
    const seen = new Map((await listed(room)).map((one) => [one.student_id, one]));
    expect(seen.get(studentIds[0] ?? '')?.teacher_observation).toBe(OBSERVATION);
    expect(seen.get(studentIds[1] ?? '')?.teacher_observation).toBe(shared);
    expect(seen.get(absent.id)).toMatchObject({
      teacher_observation: shared,
      created_at: null,
      responses: null,
    });
    expect(seen.get(absent.id)?.final_evaluation).toMatch(/\S/);
  });

  it('writes anew on a closed form, keeps the old text and hides what was published', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('published');
    const versions = async () =>
      (await teacher.client.must('listVersions', { id: responseId ?? '' })).versions.length;
    expect(await versions()).toBe(1);
    const job = await generate(world, teacher, { id, studentIds: [student.id] });
    expect(job).toMatchObject({ done: 1, failed: [] });
    expect(await versions()).toBe(2);
    const { result } = await student.client.must('getResult', { responseId: responseId ?? '' });
    expect(result).toMatchObject({ is_published: false, final_evaluation: null });
  });

  it('leaves alone what somebody wrote after the order', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('submitted');
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: OBSERVATION });
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds: [student.id] });
    const text = '손으로 쓴 기록문을 그대로 둠.';
    await teacher.client.must('editResponse', { id: responseId ?? '', version: 2, final_evaluation: text });
    await startOnly(world, job.id);
    const ended = await jobUntil(teacher, job.id, (now) => now.finished_at !== null);
    await world.ctx.jobs.stop();
    expect(ended.failed).toEqual([
      {
        student_id: student.id,
        name: student.name,
        message: '기다리는 동안 기록문이 바뀌어 그대로 두었습니다.',
        skipped: false,
      },
    ]);
    expect(ended.again).toEqual([]);
    const again = await teacher.client.call('retryJob', { id: job.id });
    expect(again.failure?.code).toBe('ALREADY_EVALUATED');
    const { versions } = await teacher.client.must('listVersions', { id: responseId ?? '' });
    expect(versions.map((version) => version.text)).toEqual([text]);
  });

  it('names who failed and goes on with the others', async () => {
    const room = await classroom(world, 3);
    const { teacher, evaluationId: id, studentIds, students } = room;
    let turn = 0;
    await withWriter(
      async () => {
        turn += 1;
        if (turn === 2) throw new Error('the writer broke');
      },
      async () => {
        const job = await generate(world, teacher, { id, studentIds });
        expect(job).toMatchObject({ state: 'done', total: 3, done: 2 });
        expect(job.failed).toEqual([
          {
            student_id: students[1]?.id,
            name: students[1]?.name,
            message: '기록문 초안을 만들지 못했습니다. 다시 시도해 주세요.',
            skipped: false,
          },
        ]);
      },
    );
    expect(await versionsOf(world, room)).toEqual([1, 0, 1]);
  });

  it('stores nothing over a text that the teacher wrote meanwhile, and offers no other try', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('evaluated');
    const edit = { id: responseId ?? '', version: 2, final_evaluation: '그 사이에 고침.' };
    await withWriter(
      () => teacher.client.must('editResponse', edit),
      async () => {
        const job = await generate(world, teacher, { id, studentIds: [student.id] });
        const message = '초안을 쓰는 동안 기록문이 바뀌어 그대로 두었습니다.';
        expect(job).toMatchObject({ failed: [{ message }], again: [] });
      },
    );
    const { response } = await teacher.client.must('editResponse', { id: responseId ?? '', version: 3 });
    expect(response.final_evaluation).toBe(edit.final_evaluation);
  });

  it('stores nothing that was written from less than the teacher has seen by then, and can be tried again', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('evaluated');
    const edit = { id: responseId ?? '', version: 2, observation: '그 사이에 더 본 것을 적음.' };
    await withWriter(
      () => teacher.client.must('editResponse', edit),
      async () => {
        const job = await generate(world, teacher, { id, studentIds: [student.id] });
        const message = '초안을 쓰는 동안 응답이 바뀌었습니다. 다시 시도해 주세요.';
        expect(job).toMatchObject({ failed: [{ message }], again: [student.id] });
      },
    );
  });

  it('does not write for a student who has left meanwhile', async () => {
    const { teacher, students, classId, evaluationId: id, studentIds } = await classroom(world, 2);
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    await students[0]?.client.must('leaveClass', { id: classId });
    await startOnly(world, job.id);
    const ended = await jobUntil(teacher, job.id, (now) => now.finished_at !== null);
    await world.ctx.jobs.stop();
    expect(ended).toMatchObject({
      done: 1,
      failed: [{ student_id: studentIds[0], message: '수업에 없는 학생입니다.' }],
    });
  });

  it.each([
    [
      'the teacher was deactivated',
      (teacherId: string) =>
        world.ctx.db.update(users).set({ isActive: false }).where(eq(users.id, teacherId)),
    ],
    [
      'the teacher became a student',
      (teacherId: string) =>
        world.ctx.db.update(users).set({ role: 'student' }).where(eq(users.id, teacherId)),
    ],
    [
      'the class was deleted',
      async (_: string, room: Awaited<ReturnType<typeof classroom>>) =>
        room.teacher.client.must('deleteClass', { id: room.classId }),
    ],
  ])('stops when %s, and stores nothing more', async (_, lose) => {
    const room = await classroom(world, 3);
    const { teacher, evaluationId: id, studentIds } = room;
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    let turn = 0;
    const state = async () => (await world.ctx.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]?.state;
    await withWriter(
      async () => {
        turn += 1;
        // While the second is being written: that text may not be stored any more either.
        if (turn === 2) await lose(teacher.id, room);
      },
      async () => {
        await startOnly(world, job.id);
        while ((await state()) !== 'stopped') await new Promise((resolve) => setTimeout(resolve, 5));
        await world.ctx.jobs.stop();
      },
    );
    expect(await versionsOf(world, room)).toEqual([1, 0, 0]);
  });

  it('has one job for a form at a time', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 2);
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds: studentIds.slice(0, 1) });
    const second = await teacher.client.call('generateRemarks', { id, studentIds });
    expect([second.status, second.failure?.code]).toEqual([409, 'BUSY']);
    await teacher.client.must('stopJob', { id: job.id });
    expect((await teacher.client.call('generateRemarks', { id, studentIds })).status).toBe(202);
  });

  it('needs somebody selected', async () => {
    const { teacher, evaluationId: id } = await world.submission('submitted');
    const reply = await teacher.client.call('generateRemarks', { id, studentIds: [] });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'studentIds', message: '학생을 선택해 주세요.' }],
    });
  });

  it('writes for nobody when one of them is not in the class', async () => {
    const { teacher, student, classId, code, evaluationId: id } = await world.submission('submitted');
    const leaver = await world.student();
    await leaver.client.must('joinClass', { classCode: code });
    await leaver.client.must('leaveClass', { id: classId });
    const stranger = await world.student();
    for (const other of [stranger, leaver]) {
      const reply = await teacher.client.call('generateRemarks', {
        id,
        studentIds: [student.id, other.id],
        observation: OBSERVATION,
      });
      expect(reply.failure?.code).toBe('NOT_FOUND');
    }
    expect((await teacher.client.must('listJobs', { id })).jobs).toEqual([]);
  });

  it('waits for the form to be handed out', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('draft');
    const reply = await teacher.client.call('generateRemarks', { id, studentIds: [student.id] });
    expect(reply.failure?.code).toBe('NOT_ACTIVE');
  });
});
