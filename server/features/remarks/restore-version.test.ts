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

  it('tells the next teacher who brought which version back, and when, and leaves it its writer', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const versions = async () => (await teacher.client.must('listVersions', { id })).versions;
    const [generated] = await versions();
    let since = '';
    const restore = async (versionId: string) => {
      world.clock.advance(60_000);
      since = world.clock.now().toISOString();
      return (await teacher.client.must('restoreVersion', { id, versionId })).response;
    };
    const { version } = await restore(generated?.id ?? '');
    const [restored] = await versions();
    const told = {
      ...{ text: generated?.text, writer: 'builtin', created_by: teacher.name },
      restored_from: generated?.created_at,
    };
    expect(restored).toMatchObject(told);
    expect((restored?.created_at ?? '') >= since).toBe(true);
    await teacher.client.must('editResponse', { id, version, final_evaluation: '손으로 쓴 글임.' });
    await restore(restored?.id ?? '');
    expect(await versions()).toMatchObject([
      // As old as its words are.
      told,
      { writer: 'hand', restored_from: null },
      told,
      { writer: 'builtin', restored_from: null },
    ]);
  });

  it('is not written over by what a teacher changes in it next', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { version: first } = (await teacher.client.must('confirmRemark', { id })).response;
    await teacher.client.must('editResponse', { id, version: first, final_evaluation: '손으로 쓴 글임.' });
    const [hand] = (await teacher.client.must('listVersions', { id })).versions;
    world.clock.advance(1);
    const { version } = (await teacher.client.must('restoreVersion', { id, versionId: hand?.id ?? '' }))
      .response;
    world.clock.advance(1);
    await teacher.client.must('editResponse', { id, version, final_evaluation: '되돌려 고친 글임.' });
    const { versions } = await teacher.client.must('listVersions', { id });
    expect(versions.map((one) => [one.text, one.restored_from])).toMatchObject([
      ['되돌려 고친 글임.', null],
      ['손으로 쓴 글임.', hand?.created_at],
      ['손으로 쓴 글임.', null],
      [expect.any(String), null],
    ]);
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
