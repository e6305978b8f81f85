import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';

const school = useNoticeWorld();

describe('restoreNotice', () => {
  it('shows a hidden one again as it was changed', async () => {
    const id = 'release-1-6-0';
    await school.admin.client.must('updateNotice', { id, ...LETTER, title: '우리 학교 안내' });
    await school.admin.client.must('deleteNotice', { id });
    await school.admin.client.must('updateNotice', { id, ...LETTER, title: '숨은 채로 고침' });
    expect((await school.told()).some((one) => one.id === id)).toBe(false);
    const { notice } = await school.admin.client.must('restoreNotice', { id });
    expect(notice).toMatchObject({ title: '숨은 채로 고침', state: 'active' });
    expect((await school.told()).find((one) => one.id === id)?.title).toBe('숨은 채로 고침');
    expect((await auditOf(school.world, id)).at(-1)?.action).toBe('restoreNotice');
  });

  it('does not bring back what was deleted', async () => {
    const { notice } = await school.admin.client.must('createNotice', LETTER);
    await school.admin.client.must('deleteNotice', { id: notice.id });
    const reply = await school.admin.client.call('restoreNotice', { id: notice.id });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
