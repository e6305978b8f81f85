import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('publishRemark', () => {
  it('shows the text to the student and stamps it as confirmed', async () => {
    const { teacher, student, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const { response } = await teacher.client.must('publishRemark', { id });
    expect(response).toMatchObject({
      status: 'published',
      is_published: true,
      confirmed_at: expect.stringMatching(/Z$/),
    });
    const { result } = await student.client.must('getResult', { responseId: id });
    expect(result.final_evaluation).toBe(response.final_evaluation);
    expect((await auditOf(world, id)).at(-1)).toMatchObject({ actorId: teacher.id, action: 'publishRemark' });
  });

  it('keeps the stamp that was there', async () => {
    const { teacher, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const { response: confirmed } = await teacher.client.must('confirmRemark', { id });
    world.clock.advance(1000);
    const { response } = await teacher.client.must('publishRemark', { id });
    expect(response.confirmed_at).toBe(confirmed.confirmed_at);
  });

  it('never lets a text out that came after the one that was read', async () => {
    const { teacher, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const { response } = await teacher.client.must('evaluateResponse', {
      id,
      observation: '새 관찰을 적음.',
    });
    const late = await teacher.client.call('publishRemark', { id, version: response.version - 1 });
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    const { response: out } = await teacher.client.must('publishRemark', { id, version: response.version });
    expect(out.is_published).toBe(true);
  });

  it('is possible only when the form is closed', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const reply = await teacher.client.call('publishRemark', { id: responseId ?? '' });
    expect([reply.status, reply.failure]).toEqual([
      409,
      {
        success: false,
        code: 'NOT_CLOSED',
        message: '자기평가지를 먼저 마감해 주세요. 공개는 마감한 뒤에 할 수 있습니다.',
        error: '자기평가지를 먼저 마감해 주세요. 공개는 마감한 뒤에 할 수 있습니다.',
      },
    ]);
  });

  it('has nothing to publish before there is a text', async () => {
    const { teacher, evaluationId, responseId } = await world.submission('submitted');
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    const reply = await teacher.client.call('publishRemark', { id: responseId ?? '' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_EVALUATED']);
  });

  it('names the expressions that are left, and does not call a length one of them', async () => {
    const { teacher, evaluationId, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    await teacher.client.must('editResponse', {
      id,
      version: studentResponses[0]?.version ?? 0,
      final_evaluation: `${'자료를 모아 비교함. '.repeat(60)}유튜브 영상을 정리함.`,
    });
    const { findings } = await teacher.client.must('publishRemark', { id });
    expect(findings).toEqual(['기업·상표 ‘유튜브’']);
  });

  it('may be asked again', async () => {
    const { teacher, responseId } = await world.submission('published');
    const { response } = await teacher.client.must('publishRemark', { id: responseId ?? '' });
    expect(response.is_published).toBe(true);
  });
});
