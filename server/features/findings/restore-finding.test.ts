import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('restoreFinding', () => {
  it('takes one dismissal back, whatever letters its words are of', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const one = { rule: 'NEWLINE', text: '\n' };
    const other = { rule: 'SPECIAL', text: '&가 나?=%' };
    for (const words of [one, other])
      await teacher.client.must('dismissFinding', { id, ...words, reason: '그대로 둡니다.' });
    const { dismissals } = await teacher.client.must('restoreFinding', { id, ...other });
    expect(dismissals.map(({ rule, text }) => ({ rule, text }))).toEqual([one]);
    expect((await teacher.client.must('restoreFinding', { id, ...one })).dismissals).toEqual([]);
    expect((await auditOf(world, id)).slice(-2).map((row) => row.action)).toEqual([
      'restoreFinding',
      'restoreFinding',
    ]);
  });

  it('answers the same when it was taken back before, and writes down nothing', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const before = await auditOf(world, id);
    expect(await teacher.client.must('restoreFinding', { id, rule: 'ORG', text: '사과' })).toEqual({
      dismissals: [],
    });
    expect(await auditOf(world, id)).toEqual(before);
  });

  it('touches no other response', async () => {
    const first = await world.submission('evaluated');
    const second = await world.submission('evaluated', { teacher: first.teacher });
    const { client } = first.teacher;
    const apple = { rule: 'ORG', text: '사과' };
    await client.must('dismissFinding', { id: second.responseId ?? '', ...apple, reason: '과일임.' });
    await client.must('restoreFinding', { id: first.responseId ?? '', ...apple });
    const { response } = await client.must('confirmRemark', { id: second.responseId ?? '' });
    expect(response.dismissals).toHaveLength(1);
  });
});
