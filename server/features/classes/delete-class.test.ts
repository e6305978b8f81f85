import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { responses } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('deleteClass', () => {
  it('hides the class, its forms and its answers from everybody, and keeps them', async () => {
    const { teacher, student, classId, evaluationId, responseId } = await world.submission('submitted');
    const id = responseId ?? '';
    expect(await teacher.client.must('deleteClass', { id: classId })).toEqual({});

    expect((await teacher.client.must('listTaughtClasses', {})).classes).toEqual([]);
    expect((await teacher.client.must('listTaughtEvaluations', {})).evaluations).toEqual([]);
    expect((await student.client.must('listJoinedClasses', {})).classes).toEqual([]);
    expect((await student.client.must('listMyEvaluations', {})).evaluations).toEqual([]);
    const gone = [
      await teacher.client.call('getTaughtClass', { id: classId }),
      await teacher.client.call('getTaughtEvaluation', { id: evaluationId }),
      await teacher.client.call('listVersions', { id }),
      await student.client.call('getJoinedClass', { id: classId }),
      await student.client.call('getResult', { responseId: id }),
    ];
    expect(gone.map((reply) => reply.failure?.code)).toEqual(gone.map(() => 'NOT_FOUND'));

    const kept = await world.ctx.db.select().from(responses).where(eq(responses.id, id));
    expect(kept[0]?.answers).toHaveLength(5);
  });

  it('ends its code', async () => {
    const { teacher, classId, code } = await world.submission('draft');
    await teacher.client.must('deleteClass', { id: classId });
    const late = await world.student();
    const reply = await late.client.call('joinClass', { classCode: code });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });

  it('cannot be done twice, and is written down once', async () => {
    const { teacher, classId } = await world.submission('draft');
    await teacher.client.must('deleteClass', { id: classId });
    expect((await teacher.client.call('deleteClass', { id: classId })).failure?.code).toBe('NOT_FOUND');
    const lines = await auditOf(world, classId);
    expect(lines.filter((line) => line.action === 'deleteClass')).toHaveLength(1);
  });
});
