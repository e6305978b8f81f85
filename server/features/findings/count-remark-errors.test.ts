import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';
import { remarkFindings } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

async function remarkWith(final_evaluation: string) {
  const things = await world.submission('evaluated');
  const { teacher, evaluationId: form, responseId } = things;
  const id = responseId ?? '';
  const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: form });
  const version = studentResponses[0]?.version ?? 0;
  await teacher.client.must('editResponse', { id, version, final_evaluation });
  const counts = async () => (await teacher.client.must('countRemarkErrors', { id: form })).counts;
  return { ...things, id, counts };
}

describe('countRemarkErrors', () => {
  it('counts each place in the remarks that have any, and says nothing of the others', async () => {
    const dirty = await remarkWith('토익 900점을 받음. 유튜브 영상을 정리함. 다시 토익 900점을 받음.');
    const findings = ['공인어학시험 ‘토익’', '기업·상표 ‘유튜브’'];
    expect(await dirty.counts()).toEqual([{ response_id: dirty.id, errors: 3, findings }]);
    const clean = await remarkWith('자료를 모아 비교하고 원인을 설명함.');
    expect(await clean.counts()).toEqual([]);
  });

  it('leaves the length to who counts it', async () => {
    const long = await remarkWith('자료를 모아 비교함. '.repeat(60).trim());
    expect(await long.counts()).toEqual([]);
  });

  it('leaves out what the teacher has judged not to apply', async () => {
    const { teacher, id, counts } = await remarkWith('유튜브 영상을 정리함. 토익 900점을 받음.');
    const before = await counts();
    await teacher.client.must('dismissFinding', {
      id,
      rule: 'ORG',
      text: '유튜브',
      reason: '과제의 자료임.',
    });
    expect(await counts()).toEqual([
      { response_id: id, errors: (before[0]?.errors ?? 0) - 1, findings: ['공인어학시험 ‘토익’'] },
    ]);
  });

  it('does not look again at what was looked at when it was written', async () => {
    const { id, counts } = await remarkWith('자료를 모아 비교하고 원인을 설명함.');
    // What nobody finds in this text: where it is counted, what was kept is believed.
    const found = [{ rule: 'AWARD', start: 0, end: 2 }];
    await world.ctx.db.update(remarkFindings).set({ found }).where(eq(remarkFindings.responseId, id));
    expect(await counts()).toMatchObject([{ response_id: id, errors: 1 }]);
  });
});
