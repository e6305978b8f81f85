import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listAllEvaluations', () => {
  it('lists everybody’s forms by state, with whose they are and what an administrator may do', async () => {
    const { client } = await world.admin();
    const teacher = await world.teacher();
    const student = await world.student();
    const made = [];
    for (const state of ['draft', 'active', 'submitted', 'closed'] as const) {
      world.clock.advance(1);
      made.unshift(await world.submission(state, { teacher, student }));
    }
    // One whose date has passed is closed, whether a server has noted so or not.
    const due = made[2];
    const at = world.clock.now().getTime() + 60_000;
    await teacher.client.must('setDueDate', {
      id: due?.evaluationId ?? '',
      due_at: new Date(at).toISOString(),
    });
    const idsIn = async (query: Record<string, unknown>) => {
      const reply = (await client.send('listAllEvaluations', { search: teacher.email, ...query })).data;
      return (reply as { evaluations: { id: string }[] }).evaluations.map(({ id }) => id);
    };
    const [closed, submitted, active, draft] = made.map(({ evaluationId }) => evaluationId);
    expect(await idsIn({})).toEqual([closed, submitted, active, draft]);
    expect(await idsIn({ status: 'active' })).toEqual([submitted, active]);
    world.clock.advance(61_000);
    expect(await idsIn({ status: 'draft' })).toEqual([draft]);
    expect(await idsIn({ status: 'active' })).toEqual([submitted]);
    expect(await idsIn({ status: 'closed' })).toEqual([closed, active]);
    expect(await idsIn({ classId: made[3]?.classId })).toEqual([draft]);
    expect(await idsIn({ limit: 2, page: 2 })).toEqual([active, draft]);
    expect(await idsIn({ search: '없는 자기평가지' })).toEqual([]);
    const { evaluations, pagination } = await client.must('listAllEvaluations', { search: teacher.email });
    expect(pagination).toEqual({ page: 1, limit: 20, total: 4, totalPages: 1 });
    expect(evaluations[1]).toMatchObject({
      id: submitted,
      teacher: { id: teacher.id, name: teacher.name },
      class: { name: '통합사회 2반' },
      responseCount: 1,
      studentCount: 1,
      can: { edit: false, distribute: false, close: true, reopen: false },
    });
    const wrong = await client.send('listAllEvaluations', { status: 'open' });
    expect(wrong.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'status' }] });
  });

  it('notes whose forms were seen: the first sight once an hour, each class, state and search', async () => {
    const { client, id } = await world.admin();
    const { teacher, classId } = await world.submission('active');
    for (const input of [
      {},
      {},
      { classId },
      { search: teacher.email },
      { search: teacher.email, status: 'active' as const },
    ])
      await client.must('listAllEvaluations', input);
    const noted = (await auditOf(world, 'evaluations')).filter(({ actorId }) => actorId === id);
    expect(noted).toHaveLength(4);
    expect(noted.slice(1).map(({ people }) => people)).toEqual([1, 1, 1]);
  });
});
