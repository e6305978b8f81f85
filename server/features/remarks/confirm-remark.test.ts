import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('confirmRemark', () => {
  it('stamps the text as it stands, without publishing it', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const { response } = await teacher.client.must('confirmRemark', { id: responseId ?? '' });
    expect(response).toMatchObject({
      confirmed_at: expect.stringMatching(/Z$/),
      is_published: false,
      version: 3,
    });
    expect((await auditOf(world, responseId ?? '')).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'confirmRemark',
    });
  });

  it.each(['editing', 'writing again', 'restoring'] as const)('is undone by %s', async (change) => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { response } = await teacher.client.must('confirmRemark', { id });
    const { versions } = await teacher.client.must('listVersions', { id });
    const { response: changed } = await {
      editing: () =>
        teacher.client.must('editResponse', {
          id,
          version: response.version,
          final_evaluation: '다른 글임.',
        }),
      'writing again': () => teacher.client.must('evaluateResponse', { id, observation: '새 관찰을 적음.' }),
      restoring: () => teacher.client.must('restoreVersion', { id, versionId: versions[0]?.id ?? '' }),
    }[change]();
    expect(changed.confirmed_at).toBeNull();
  });

  it('survives a change of the observation', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { response } = await teacher.client.must('confirmRemark', { id });
    const { response: changed } = await teacher.client.must('editResponse', {
      id,
      version: response.version,
      observation: '덧붙임',
    });
    expect(changed.confirmed_at).toBe(response.confirmed_at);
  });

  it('has nothing to confirm before there is a text', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.call('confirmRemark', { id: responseId ?? '' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_EVALUATED']);
  });

  it('never stamps a text that came after the one that was read', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    // Read at version 2; then another draft came.
    const { response } = await teacher.client.must('evaluateResponse', {
      id,
      observation: '새 관찰을 적음.',
    });
    const late = await teacher.client.call('confirmRemark', { id, version: 2 });
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    const { response: stamped } = await teacher.client.must('confirmRemark', {
      id,
      version: response.version,
    });
    expect(stamped).toMatchObject({ confirmed_at: expect.stringMatching(/Z$/), version: 4 });
  });
});
