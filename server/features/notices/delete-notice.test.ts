import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';

const school = useNoticeWorld();

describe('deleteNotice', () => {
  it('takes an own notice away for good', async () => {
    const { notice } = await school.admin.client.must('createNotice', LETTER);
    const { id } = notice;
    expect(await school.admin.client.must('deleteNotice', { id })).toEqual({});
    expect((await school.told()).some((one) => one.id === id)).toBe(false);
    expect((await school.admin.client.must('listNotices', {})).notices.some((one) => one.id === id)).toBe(
      false,
    );
    expect((await school.admin.client.call('deleteNotice', { id })).failure?.code).toBe('NOT_FOUND');
    expect((await auditOf(school.world, id)).at(-1)?.action).toBe('deleteNotice');
  });

  it('hides one that comes with the product, and keeps it for the administrator', async () => {
    await school.admin.client.must('deleteNotice', { id: 'autosave' });
    expect((await school.told()).some(({ id }) => id === 'autosave')).toBe(false);
    const { notices } = await school.admin.client.must('listNotices', {});
    expect(notices.find(({ id }) => id === 'autosave')?.state).toBe('hidden');
  });
});
