import { beforeAll, describe, expect, it } from 'vitest';
import type { FileData } from '../../../contract/operation.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const read = (file: FileData) =>
  JSON.parse(Buffer.from(file.bytes).toString()) as Record<string, unknown> & {
    users: { id: string }[];
    activities: { user_id: string }[];
  };

describe('exportAnalytics', () => {
  it('names the file by what it holds and the day, and is written down with the people in it', async () => {
    const admin = await world.admin();
    const { teacher, student } = await world.submission('submitted');
    const today = seoulDay(world.clock.now());
    for (const type of ['overview', 'users', 'activities'] as const) {
      const file = await admin.client.must('exportAnalytics', { type, format: 'json', days: '1' });
      expect(file.name).toBe(`analytics_${type}_${today}.json`);
      const content = read(file);
      expect(content).toMatchObject({ type, days: 1, exportedAt: expect.any(String) });
      const text = JSON.stringify(content);
      for (const secret of ['password', 'argon2', 'totp', teacher.email]) expect(text).not.toContain(secret);
      const [noted] = (await auditOf(world, `analytics:${type}:1`)).filter((row) => row.actorId === admin.id);
      expect(noted).toMatchObject({ action: 'exportAnalytics', people: peopleIn(content) });
    }
    const { users } = read(await admin.client.must('exportAnalytics', { type: 'users', days: '1' }));
    expect(users.find(({ id }) => id === student.id)).toMatchObject({ role: 'student', actionCount: 2 });
    const log = read(await admin.client.must('exportAnalytics', { type: 'activities', days: '1' }));
    expect(log).toMatchObject({ truncated: false, total: log.activities.length });
    expect(log.activities.filter(({ user_id }) => user_id === teacher.id)).toMatchObject([
      { action: 'GENERATE_QUESTIONS', userRole: 'teacher' },
      { action: 'CREATE_CLASS', userRole: 'teacher' },
    ]);
  });

  function peopleIn(content: ReturnType<typeof read>): number {
    if (content.users) return content.users.length;
    return new Set((content.activities ?? []).map(({ user_id }) => user_id)).size;
  }

  it.each([
    [{ type: 'everything' }, 'type'],
    [{ type: 'users', format: 'csv' }, 'format'],
    [{ type: 'users', days: '366' }, 'days'],
    [{}, 'type'],
  ])('refuses %j', async (input, path) => {
    const admin = await world.admin();
    const reply = await admin.client.send('exportAnalytics', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });
});
