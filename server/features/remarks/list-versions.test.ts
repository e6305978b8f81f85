import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Submission, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

async function write({ teacher, evaluationId, responseId }: Submission, text: string) {
  const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
  const [row] = studentResponses.filter(({ id }) => id === responseId);
  await teacher.client.must('editResponse', {
    ...{ id: responseId ?? '', version: row?.version ?? 0, final_evaluation: text },
  });
}
async function versionsOf({ teacher, responseId }: Submission) {
  return (await teacher.client.must('listVersions', { id: responseId ?? '' })).versions;
}

describe('listVersions', () => {
  it('begins with what was generated, and who asked for it', async () => {
    const things = await world.submission('evaluated');
    expect(await versionsOf(things)).toEqual([
      {
        id: expect.any(String),
        text: expect.stringMatching(/\S/),
        writer: 'builtin',
        provenance: expect.objectContaining({ writer: 'builtin' }),
        created_by: things.teacher.name,
        created_at: expect.stringMatching(/Z$/),
        restored_from: null,
      },
    ]);
  });

  it('makes one version of one sitting', async () => {
    const things = await world.submission('evaluated');
    for (const text of ['첫 글임.', '둘째 글임.', '셋째 글임.']) {
      await write(things, text);
      world.clock.advance(60_000);
    }
    expect((await versionsOf(things)).map((version) => [version.writer, version.text])).toEqual([
      ['hand', '셋째 글임.'],
      ['builtin', expect.any(String)],
    ]);
  });

  it('tells a teacher when the words of a sitting were saved, not when it began', async () => {
    const things = await world.submission('evaluated');
    await write(things, '첫 글임.');
    world.clock.advance(2 * 60_000);
    const before = world.clock.now().toISOString();
    await write(things, '둘째 글임.');
    const [newest] = await versionsOf(things);
    expect(newest?.text).toBe('둘째 글임.');
    expect((newest?.created_at ?? '') >= before).toBe(true);
  });

  it('begins another after five minutes, however short the pauses were', async () => {
    const things = await world.submission('evaluated');
    for (const text of ['첫 글임.', '둘째 글임.', '셋째 글임.', '넷째 글임.']) {
      await write(things, text);
      world.clock.advance(2 * 60_000);
    }
    expect((await versionsOf(things)).map((version) => version.text).slice(0, 2)).toEqual([
      '넷째 글임.',
      '셋째 글임.',
    ]);
  });

  it.each([
    ['confirmed', ['confirmRemark']],
    ['shown to the student', ['publishRemark']],
    ['shown to the student and hidden again', ['publishRemark', 'unpublishRemark']],
  ] as const)('keeps for a teacher what was %s, however soon it is changed', async (_, steps) => {
    const things = await world.submission('closed');
    await write(things, '다 된 글임.');
    for (const step of steps) await things.teacher.client.must(step, { id: things.responseId ?? '' });
    world.clock.advance(60_000);
    await write(things, '다시 고친 글임.');
    world.clock.advance(60_000);
    await write(things, '또 고친 글임.');
    expect((await versionsOf(things)).map((version) => version.text)).toEqual([
      '또 고친 글임.',
      '다 된 글임.',
      expect.any(String),
    ]);
  });

  it('keeps what was written by hand when the text is generated again', async () => {
    const things = await world.submission('evaluated');
    await write(things, '손으로 쓴 글임.');
    world.clock.advance(1);
    await things.teacher.client.must('evaluateResponse', {
      id: things.responseId ?? '',
      observation: '새 관찰을 적음.',
    });
    world.clock.advance(1);
    await write(things, '다시 쓴 글임.');
    expect((await versionsOf(things)).map((version) => version.writer)).toEqual([
      'hand',
      'builtin',
      'hand',
      'builtin',
    ]);
  });

  it('adds none when the text did not change', async () => {
    const things = await world.submission('evaluated');
    const [first] = await versionsOf(things);
    await write(things, first?.text ?? '');
    expect(await versionsOf(things)).toHaveLength(1);
  });

  it('is noted: the texts of somebody’s record were read', async () => {
    const things = await world.submission('evaluated');
    await versionsOf(things);
    expect((await auditOf(world, things.responseId ?? '')).at(-1)).toEqual({
      actorId: things.teacher.id,
      action: 'listVersions',
      subjectType: 'response',
      people: 1,
    });
  });
});
