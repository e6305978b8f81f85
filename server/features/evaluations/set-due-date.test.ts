import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

const HOUR = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await theWorld();
});
const inHours = (n: number) => new Date(world.clock.now().getTime() + n * HOUR).toISOString();

describe('setDueDate', () => {
  it('sets, moves and removes the date of a form in progress; students read it', async () => {
    const { teacher, student, classId, evaluationId: id } = await world.submission('active');
    for (const due_at of [inHours(1), inHours(48), null]) {
      const { evaluation } = await teacher.client.must('setDueDate', { id, due_at });
      expect(evaluation).toMatchObject({ due_at, is_closed: false });
      const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
      expect(evaluations).toMatchObject([{ due_at, status: 'not_submitted' }]);
      const sheet = await student.client.must('getAnswerSheet', { id });
      expect(sheet.evaluation).toMatchObject({ due_at, is_closed: false });
    }
    const lines = (await auditOf(world, id)).filter((line) => line.action === 'setDueDate');
    expect(lines.map((line) => line.actorId)).toEqual([teacher.id, teacher.id, teacher.id]);
  });

  it('moves a date before it comes, and answering goes on', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    await teacher.client.must('setDueDate', { id, due_at: inHours(0.5) });
    await teacher.client.must('setDueDate', { id, due_at: inHours(1) });
    world.clock.advance(0.75 * HOUR);
    expect((await student.client.call('submitAnswers', { id, responses: answers })).status).toBe(201);
  });

  it.each([
    ['the past', () => inHours(-1)],
    ['more than a year ahead', () => inHours(24 * 367)],
    ['no date', () => '2026-02-31T25:00:00.000Z'],
    ['another spelling', () => '2026-11-28 18:00'],
  ])('refuses %s', async (_, due) => {
    const { teacher, evaluationId: id } = await world.submission('active');
    const reply = await teacher.client.call('setDueDate', { id, due_at: due() });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'due_at' }] });
  });

  it.each(['draft', 'closed'] as const)('refuses a form that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('setDueDate', { id, due_at: inHours(1) });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
  });
});
