import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';

const school = useNoticeWorld();

const NOBODY = '0190a5d0-0000-7000-8000-000000000000';

describe('updateNotice', () => {
  it('changes an own notice and one that comes with the product', async () => {
    const { notice: own } = await school.admin.client.must('createNotice', LETTER);
    for (const id of [own.id, 'autosave']) {
      const { notice } = await school.admin.client.must('updateNotice', {
        id,
        ...LETTER,
        title: '고침',
        version: '2',
      });
      expect(notice).toMatchObject({ id, title: '고침', version: '2', is_builtin: id === 'autosave' });
      expect((await school.told()).find((one) => one.id === id)).toEqual({
        id,
        ...LETTER,
        title: '고침',
        version: '2',
      });
      expect((await auditOf(school.world, id)).at(-1)?.action).toBe('updateNotice');
    }
    expect((await school.told()).filter(({ id }) => id === 'autosave')).toHaveLength(1);
  });

  it('ends a notice with a last day that has passed', async () => {
    const { notice } = await school.admin.client.must('updateNotice', {
      id: 'release-1-6-0',
      ...LETTER,
      expiryDate: '2025-12-31',
    });
    expect(notice.state).toBe('expired');
    expect((await school.told()).some(({ id }) => id === 'release-1-6-0')).toBe(false);
  });

  it('does not know one that never was or was deleted', async () => {
    const { notice } = await school.admin.client.must('createNotice', LETTER);
    await school.admin.client.must('deleteNotice', { id: notice.id });
    for (const id of [NOBODY, notice.id, 'release-9']) {
      const reply = await school.admin.client.call('updateNotice', { id, ...LETTER });
      expect(reply.failure?.code).toBe('NOT_FOUND');
    }
  });
});
