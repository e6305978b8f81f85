import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';

// A world of its own: everybody in it is told the same notices.
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

const told = async () => (await world.visitor().must('getSite', {})).notices;
const LETTER = {
  title: '점검 안내',
  content: ['토요일 오전에 점검합니다.', '불편을 드려 죄송합니다.'],
  showOnLogin: true,
  priority: 'high' as const,
  version: '1',
  expiryDate: null,
};

const NOBODY = '0190a5d0-0000-7000-8000-000000000000';

describe('updateNotice', () => {
  it('changes an own notice and one that comes with the product', async () => {
    const { notice: own } = await admin.client.must('createNotice', LETTER);
    for (const id of [own.id, 'autosave']) {
      const { notice } = await admin.client.must('updateNotice', {
        id,
        ...LETTER,
        title: '고침',
        version: '2',
      });
      expect(notice).toMatchObject({ id, title: '고침', version: '2', is_builtin: id === 'autosave' });
      expect((await told()).find((one) => one.id === id)).toEqual({
        id,
        ...LETTER,
        title: '고침',
        version: '2',
      });
      expect((await auditOf(world, id)).at(-1)?.action).toBe('updateNotice');
    }
    expect((await told()).filter(({ id }) => id === 'autosave')).toHaveLength(1);
  });

  it('ends a notice with a last day that has passed', async () => {
    const { notice } = await admin.client.must('updateNotice', {
      id: 'release-1-6-0',
      ...LETTER,
      expiryDate: '2025-12-31',
    });
    expect(notice.state).toBe('expired');
    expect((await told()).some(({ id }) => id === 'release-1-6-0')).toBe(false);
  });

  it('does not know one that never was or was deleted', async () => {
    const { notice } = await admin.client.must('createNotice', LETTER);
    await admin.client.must('deleteNotice', { id: notice.id });
    for (const id of [NOBODY, notice.id, 'release-9']) {
      const reply = await admin.client.call('updateNotice', { id, ...LETTER });
      expect(reply.failure?.code).toBe('NOT_FOUND');
    }
  });
});
