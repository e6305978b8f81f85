import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const APPLE = { rule: 'ORG', text: '사과', reason: '과일 이름이라 상표가 아닙니다.' };

describe('dismissFinding', () => {
  it('keeps the reason, who gave it and when, and shows it with the response', async () => {
    const { teacher, evaluationId, classId, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { dismissals } = await teacher.client.must('dismissFinding', { id, ...APPLE });
    expect(dismissals).toEqual([
      { ...APPLE, created_by: teacher.name, created_at: expect.stringMatching(/Z$/) },
    ]);
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(studentResponses[0]?.dismissals).toEqual(dismissals);
    const { responses } = await teacher.client.must('listClassResponses', { classId });
    expect(responses[0]?.dismissals).toEqual(dismissals);
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'dismissFinding',
    });
  });

  it('replaces the reason of the same words, and keeps other words and rules apart', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    for (const one of [
      APPLE,
      { ...APPLE, text: '배' },
      { ...APPLE, rule: 'UNIV' },
      { ...APPLE, reason: ' 다시 봄. ' },
    ]) {
      await teacher.client.must('dismissFinding', { id, ...one });
      world.clock.advance(1000);
    }
    const { response } = await teacher.client.must('confirmRemark', { id });
    expect(response.dismissals.map(({ rule, text, reason }) => [rule, text, reason])).toEqual([
      ['ORG', '사과', '다시 봄.'],
      ['UNIV', '사과', APPLE.reason],
      ['ORG', '배', APPLE.reason],
    ]);
  });

  it('leaves the text, its version and its being public alone', async () => {
    const { teacher, responseId } = await world.submission('published');
    const id = responseId ?? '';
    const { response: before } = await teacher.client.must('publishRemark', { id });
    const { dismissals } = await teacher.client.must('dismissFinding', { id, ...APPLE });
    const { response: after } = await teacher.client.must('editResponse', {
      id,
      version: before.version,
      final_evaluation: before.final_evaluation ?? '',
    });
    expect(after).toEqual({ ...before, version: before.version + 1, dismissals });
  });

  it.each([
    ['no reason', { ...APPLE, reason: ' ' }, 'reason', '해당 없는 까닭을 적어 주세요.'],
    ['a rule that there is not', { ...APPLE, rule: 'NOTHING' }, 'rule', '올바른 규칙이 아닙니다.'],
  ])('refuses %s', async (_, input, path, message) => {
    const { teacher, responseId } = await world.submission('evaluated');
    const reply = await teacher.client.call('dismissFinding', { id: responseId ?? '', ...input });
    expect([reply.status, reply.failure?.details]).toEqual([400, [{ path, message }]]);
  });

  it('has nothing to judge before there is a text', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.call('dismissFinding', { id: responseId ?? '', ...APPLE });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_EVALUATED']);
  });

  it('never shows the student', async () => {
    const { teacher, student, responseId } = await world.submission('published');
    await teacher.client.must('dismissFinding', { id: responseId ?? '', ...APPLE });
    const reply = await student.client.must('getResult', { responseId: responseId ?? '' });
    expect(JSON.stringify(reply)).not.toContain(APPLE.reason);
  });
});
