import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('unpublishRemark', () => {
  it('hides the text again, and keeps it and its confirmation', async () => {
    const { teacher, student, responseId } = await world.submission('published');
    const id = responseId ?? '';
    const { result: before } = await student.client.must('getResult', { responseId: id });
    const { response } = await teacher.client.must('unpublishRemark', { id });
    expect(response).toMatchObject({
      status: 'evaluated',
      is_published: false,
      final_evaluation: before.final_evaluation,
      confirmed_at: expect.stringMatching(/Z$/),
    });
    const { result } = await student.client.must('getResult', { responseId: id });
    expect(result.final_evaluation).toBeNull();
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'unpublishRemark',
    });
  });

  it('has nothing to hide before there is a text', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.call('unpublishRemark', { id: responseId ?? '' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_EVALUATED']);
  });
});
