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

describe('restoreNotice', () => {
  it('shows a hidden one again as it was changed', async () => {
    const id = 'release-1-6-0';
    await admin.client.must('updateNotice', { id, ...LETTER, title: '우리 학교 안내' });
    await admin.client.must('deleteNotice', { id });
    await admin.client.must('updateNotice', { id, ...LETTER, title: '숨은 채로 고침' });
    expect((await told()).some((one) => one.id === id)).toBe(false);
    const { notice } = await admin.client.must('restoreNotice', { id });
    expect(notice).toMatchObject({ title: '숨은 채로 고침', state: 'active' });
    expect((await told()).find((one) => one.id === id)?.title).toBe('숨은 채로 고침');
    expect((await auditOf(world, id)).at(-1)?.action).toBe('restoreNotice');
  });

  it('does not bring back what was deleted', async () => {
    const { notice } = await admin.client.must('createNotice', LETTER);
    await admin.client.must('deleteNotice', { id: notice.id });
    const reply = await admin.client.call('restoreNotice', { id: notice.id });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
