import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { distributeEvaluation } from './distribute-evaluation.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('distributeEvaluation', () => {
  it('hands the form out to the class', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('draft');
    expect((await student.client.must('listMyEvaluations', {})).evaluations).toEqual([]);
    expect((await student.client.call('getAnswerSheet', { id })).failure?.code).toBe('NOT_FOUND');

    const { evaluation } = await teacher.client.must('distributeEvaluation', { id });
    expect(evaluation).toMatchObject({
      is_distributed: true,
      is_closed: false,
      can: { edit: false, distribute: false, close: true, reopen: false },
    });
    const { evaluations } = await student.client.must('listAvailableEvaluations', {});
    expect(evaluations.map((form) => form.id)).toEqual([id]);
  });

  it('leaves no open form behind somebody who left while the call was under way', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    await teacher.client.must('withdraw', { password: PASSWORD });
    // The gates let it in before; the transaction waited for the one that ended the account.
    const caller = { sessionId: '', accessUntil: null, address: '', device: '', agent: null };
    const under = { ...caller, userId: teacher.id, name: teacher.name, role: 'teacher' as const };
    await expect(distributeEvaluation(world.ctx, under, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('takes a due date with it, and refuses one that has passed', async () => {
    const { teacher, evaluationId: id, classId } = await world.submission('draft');
    const at = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString();
    const past = await teacher.client.call('distributeEvaluation', { id, due_at: at(-1) });
    expect(past.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'due_at', message: '마감 일시는 지금보다 뒤로 정해 주세요.' }],
    });
    const due_at = at(60_000);
    const { evaluation } = await teacher.client.must('distributeEvaluation', { id, due_at });
    expect(evaluation).toMatchObject({ is_distributed: true, is_closed: false, due_at });
    const copies = await teacher.client.must('duplicateEvaluation', { id, targetClassIds: [classId] });
    expect(copies.evaluations).toMatchObject([{ is_distributed: false, due_at: null }]);
  });

  it.each(['active', 'closed'] as const)('refuses a form that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('distributeEvaluation', { id });
    const { code, message } = reply.failure ?? {};
    // A screen that is not up to date: nobody wanted to change or delete anything.
    expect([reply.status, code, message]).toEqual([409, 'NOT_DRAFT', '이미 배포한 자기평가지입니다.']);
  });

  it('is written down', async () => {
    const { teacher, evaluationId } = await world.submission('active');
    expect((await auditOf(world, evaluationId)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'distributeEvaluation',
    });
  });
});
