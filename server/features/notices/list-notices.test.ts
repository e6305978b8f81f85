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

describe('listNotices', () => {
  it('knows the two that come with the product, and everybody is told them', async () => {
    const { notices } = await admin.client.must('listNotices', {});
    expect(notices).toMatchObject([
      {
        id: 'release-1-6-0',
        version: '1.6.0',
        showOnLogin: true,
        priority: 'urgent',
        expiryDate: null,
        is_builtin: true,
        state: 'active',
        updated_at: null,
      },
      { id: 'autosave', showOnLogin: false, is_builtin: true, state: 'active' },
    ]);
    expect((await told()).map(({ id }) => id)).toEqual(['release-1-6-0', 'autosave']);
    // The wire carries what the specification lists, and no more.
    expect(Object.keys((await told())[0] ?? {}).sort()).toEqual([
      'content',
      'expiryDate',
      'id',
      'priority',
      'showOnLogin',
      'title',
      'version',
    ]);
    expect(await auditOf(world, 'autosave')).toEqual([]);
  });

  it('puts the most urgent first, and of equal ones the newest', async () => {
    for (const [title, priority] of [
      ['낮음', 'low'],
      ['보통 1', 'normal'],
      ['높음', 'high'],
      ['보통 2', 'normal'],
    ] as const) {
      await admin.client.must('createNotice', { ...LETTER, title, priority });
      world.clock.advance(1000);
    }
    const titles = (await told()).map(({ title }) => title);
    expect(titles.filter((title) => /낮음|보통|높음/.test(title))).toEqual([
      '높음',
      '보통 2',
      '보통 1',
      '낮음',
    ]);
    expect(titles[0]).toContain('1.6.0');
  });
});
