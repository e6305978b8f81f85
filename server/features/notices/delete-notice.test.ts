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

describe('deleteNotice', () => {
  it('takes an own notice away for good', async () => {
    const { notice } = await admin.client.must('createNotice', LETTER);
    const { id } = notice;
    expect(await admin.client.must('deleteNotice', { id })).toEqual({});
    expect((await told()).some((one) => one.id === id)).toBe(false);
    expect((await admin.client.must('listNotices', {})).notices.some((one) => one.id === id)).toBe(false);
    expect((await admin.client.call('deleteNotice', { id })).failure?.code).toBe('NOT_FOUND');
    expect((await auditOf(world, id)).at(-1)?.action).toBe('deleteNotice');
  });

  it('hides one that comes with the product, and keeps it for the administrator', async () => {
    await admin.client.must('deleteNotice', { id: 'autosave' });
    expect((await told()).some(({ id }) => id === 'autosave')).toBe(false);
    const { notices } = await admin.client.must('listNotices', {});
    expect(notices.find(({ id }) => id === 'autosave')?.state).toBe('hidden');
  });
});
