import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';

const school = useNoticeWorld();

describe('createNotice', () => {
  it('tells everybody, and writes down who made it', async () => {
    const { notice } = await school.admin.client.must('createNotice', LETTER);
    expect(notice).toMatchObject({ ...LETTER, is_builtin: false, state: 'active' });
    const { id } = notice;
    expect((await school.told()).find((one) => one.id === id)).toEqual({ id, ...LETTER });
    expect(await auditOf(school.world, id)).toMatchObject([
      { actorId: school.admin.id, action: 'createNotice', subjectType: 'notice' },
    ]);
  });

  it('lasts until midnight in Seoul of its last day', async () => {
    const tomorrow = new Date(school.world.clock.now().getTime() + 33 * 3600_000).toISOString().slice(0, 10);
    const { notice } = await school.admin.client.must('createNotice', { ...LETTER, expiryDate: tomorrow });
    const midnight = new Date(`${tomorrow}T00:00:00+09:00`).getTime() + 24 * 3600_000;
    const shows = async () => (await school.told()).some(({ id }) => id === notice.id);
    school.world.clock.advance(midnight - school.world.clock.now().getTime() - 60_000);
    expect(await shows()).toBe(true);
    school.world.clock.advance(61_000);
    expect(await shows()).toBe(false);
    school.admin = await school.world.admin();
    const { notices } = await school.admin.client.must('listNotices', {});
    expect(notices.find(({ id }) => id === notice.id)?.state).toBe('expired');
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title too long', { title: '가'.repeat(101) }, 'title'],
    ['no line', { content: [] }, 'content'],
    ['an empty line', { content: ['가', '\u200b'] }, 'content.1'],
    ['too many lines', { content: Array.from({ length: 31 }, () => '줄') }, 'content'],
    ['a priority that nobody knows', { priority: 'loud' }, 'priority'],
    ['no version', { version: '' }, 'version'],
    ['a day that there is not', { expiryDate: '2026-02-30' }, 'expiryDate'],
    ['a day in words', { expiryDate: 'tomorrow' }, 'expiryDate'],
    ['a moment', { expiryDate: '2026-12-31T00:00:00Z' }, 'expiryDate'],
  ])('refuses %s', async (_, wrong, path) => {
    const reply = await school.admin.client.send('createNotice', { ...LETTER, ...wrong });
    expect([reply.status, reply.failure?.details?.map((one) => one.path)]).toEqual([400, [path]]);
  });
});
