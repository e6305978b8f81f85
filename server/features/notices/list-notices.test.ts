import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { LETTER, useNoticeWorld } from '../../../tests/support/notice-world.ts';

const school = useNoticeWorld();

describe('listNotices', () => {
  it('knows the two that come with the product, and everybody is told them', async () => {
    const { notices } = await school.admin.client.must('listNotices', {});
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
    expect((await school.told()).map(({ id }) => id)).toEqual(['release-1-6-0', 'autosave']);
    // The wire carries what the specification lists, and no more.
    expect(Object.keys((await school.told())[0] ?? {}).sort()).toEqual([
      'content',
      'expiryDate',
      'id',
      'priority',
      'showOnLogin',
      'title',
      'version',
    ]);
    expect(await auditOf(school.world, 'autosave')).toEqual([]);
  });

  it('puts the most urgent first, and of equal ones the newest', async () => {
    for (const [title, priority] of [
      ['낮음', 'low'],
      ['보통 1', 'normal'],
      ['높음', 'high'],
      ['보통 2', 'normal'],
    ] as const) {
      await school.admin.client.must('createNotice', { ...LETTER, title, priority });
      school.world.clock.advance(1000);
    }
    const titles = (await school.told()).map(({ title }) => title);
    expect(titles.filter((title) => /낮음|보통|높음/.test(title))).toEqual([
      '높음',
      '보통 2',
      '보통 1',
      '낮음',
    ]);
    expect(titles[0]).toContain('1.6.0');
  });
});
