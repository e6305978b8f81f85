import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('restoreVersion', () => {
  it('brings an earlier text back as the newest version, private and unconfirmed', async () => {
    const { teacher, responseId } = await world.submission('published');
    const id = responseId ?? '';
    const [generated] = (await teacher.client.must('listVersions', { id })).versions;
    const { response: before } = await teacher.client.must('confirmRemark', { id });
    world.clock.advance(1);
    await teacher.client.must('editResponse', {
      id,
      version: before.version,
      final_evaluation: '손으로 쓴 글임.',
    });
    world.clock.advance(1);
    const { response } = await teacher.client.must('restoreVersion', {
      id,
      versionId: generated?.id ?? '',
    });
    expect(response).toMatchObject({
      final_evaluation: generated?.text,
      provenance: generated?.provenance,
      is_published: false,
      confirmed_at: null,
    });
    const { versions } = await teacher.client.must('listVersions', { id });
    expect(versions.map((version) => version.text)).toEqual([
      generated?.text,
      '손으로 쓴 글임.',
      generated?.text,
    ]);
    expect(await auditOf(world, id)).toContainEqual(
      expect.objectContaining({ actorId: teacher.id, action: 'restoreVersion' }),
    );
  });

  it('brings a text written by hand back with the sources of the draft it was made from', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { response: drafted } = await teacher.client.must('confirmRemark', { id });
    world.clock.advance(1);
    const { response: edited } = await teacher.client.must('editResponse', {
      id,
      version: drafted.version,
      final_evaluation: `${drafted.final_evaluation} 손으로 더한 문장임.`,
    });
    const [hand] = (await teacher.client.must('listVersions', { id })).versions;
    world.clock.advance(1);
    await teacher.client.must('evaluateResponse', { id, observation: '다른 관찰을 적음.' });
    const { response } = await teacher.client.must('restoreVersion', { id, versionId: hand?.id ?? '' });
    expect(hand).toMatchObject({ writer: 'hand', text: edited.final_evaluation });
    expect(drafted.provenance).not.toBeNull();
    expect(response.provenance).toEqual(drafted.provenance);
  });

  it('knows no version of another response, even of the same teacher', async () => {
    const first = await world.submission('evaluated');
    const second = await world.submission('evaluated', { teacher: first.teacher });
    const { versions } = await first.teacher.client.must('listVersions', { id: second.responseId ?? '' });
    const reply = await first.teacher.client.call('restoreVersion', {
      id: first.responseId ?? '',
      versionId: versions[0]?.id ?? '',
    });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
