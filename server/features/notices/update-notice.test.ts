import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../contract/notices.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';
import { meetAtSaving } from '../../../tests/support/two-admins.ts';
import type { Person } from '../../../tests/world.ts';
import { notices } from '../../db/schema.ts';

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

  it('is made over what was read, or refused: two administrators keep what either saved', async () => {
    const { notice: own } = await school.admin.client.must('createNotice', LETTER);
    const other = await school.world.admin({ name: '이부장' });
    for (const id of [own.id, 'autosave']) {
      const read = async (person: Person) => {
        const { notices } = await person.client.must('listNotices', {});
        return notices.find((one) => one.id === id) as Notice;
      };
      const put = (person: Person, { updated_at }: Notice, title: string) =>
        person.client.send('updateNotice', { id, ...LETTER, title, basedOn: updated_at });
      const mine = await read(school.admin);
      expect((await put(other, mine, '먼저')).status).toBe(200);
      const late = await put(school.admin, mine, '나중');
      expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
      const now = await read(school.admin);
      expect(now).toMatchObject({ title: '먼저', changed_by: '이부장' });
      // The clock of this world stands still: moments that tell states apart still go on.
      expect((await put(school.admin, now, '이어서')).status).toBe(200);
      expect((await put(other, now, '다시')).failure?.code).toBe('STALE');
      await meetAtSaving(
        school.world,
        read,
        (person, seen, ours) => put(person, seen, `제목 ${ours}`),
        async (person) => Number((await read(person)).title.split(' ')[1]),
      );
    }
  });

  it('two who are the first to touch one that comes with the product: one is told', async () => {
    const id = 'release-1-6-0';
    await school.world.ctx.db.delete(notices).where(eq(notices.id, id));
    const other = await school.world.admin();
    const replies = await Promise.all(
      [school.admin, other].map((person) =>
        person.client.send('updateNotice', { id, ...LETTER, basedOn: null }),
      ),
    );
    expect(replies.map((reply) => reply.failure?.code ?? 'ok').sort()).toEqual(['STALE', 'ok']);
  });
});
