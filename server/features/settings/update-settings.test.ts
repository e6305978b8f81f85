import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownSettings } from '../../../contract/settings.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { meetAtSaving } from '../../../tests/support/two-admins.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { contextOver } from '../../create-context.ts';
import { settings as table } from '../../db/schema.ts';
import { writeSettings } from './write-settings.ts';
import { buildServer } from '../../http/server.ts';
import { TestClient } from '../../../tests/support/client.ts';

// A world of its own: what is saved here holds for everybody in it.
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

type Groups = { [G in keyof ShownSettings]?: Partial<ShownSettings[G]> & Record<string, unknown> };

/** What is stored now with a few fields changed, whatever they are. */
async function changed(groups: Groups): Promise<Record<string, unknown>> {
  const { settings } = await admin.client.must('getSettings', {});
  const names = ['general', 'email', 'security', 'backup'] as const;
  return {
    settings: Object.fromEntries(names.map((name) => [name, { ...settings[name], ...groups[name] }])),
  };
}

async function save(groups: Groups) {
  return admin.client.send('updateSettings', await changed(groups));
}

describe('updateSettings', () => {
  it('takes back the whole object as it was read, and puts the policy in force', async () => {
    expect((await admin.client.must('getSettings', {})).passwordPolicySaved).toBe(false);
    const reply = await save({});
    expect(reply.status).toBe(200);
    expect(reply.data).toMatchObject({ passwordPolicySaved: true, smtpPasswordSet: false });
    expect((await world.visitor().must('getSite', {})).passwordPolicy).toEqual({
      minLength: 8,
      requireUppercase: true,
      requireLowercase: true,
      requireNumbers: true,
      requireSpecial: true,
    });
  });

  it('writes down which settings changed, and nothing where nothing did', async () => {
    const count = async (key: string) => (await auditOf(world, key)).length;
    const [name, mail] = [await count('siteName'), await count('email')];
    await save({ general: { siteName: '  새솔고   기록 ' }, email: { smtpPort: 2525 } });
    await save({});
    expect([(await count('siteName')) - name, (await count('email')) - mail]).toEqual([1, 1]);
    expect((await auditOf(world, 'siteName')).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'updateSettings',
      subjectType: 'settings',
    });
    expect((await world.visitor().must('getSite', {})).siteName).toBe('새솔고 기록');
  });

  it('keeps the mail password sealed and to itself; absent and empty keep it, another replaces it', async () => {
    const stored = async () => {
      const [row] = await world.ctx.db.select().from(table).where(eq(table.key, 'email'));
      const email = row?.value as { smtpPassword: string } | undefined;
      return world.ctx.vault.open(email?.smtpPassword ?? '');
    };
    const first = await save({ email: { smtpPassword: 'secret-1' } });
    expect(first.data).toMatchObject({ smtpPasswordSet: true });
    expect(JSON.stringify(first.data)).not.toContain('smtpPassword"');
    const rows = await world.ctx.db.select().from(table);
    expect(JSON.stringify(rows)).not.toContain('secret-1');
    await save({ email: { smtpPassword: '' } });
    await save({ general: { siteName: '이름만' } });
    expect(await stored()).toBe('secret-1');
    await save({ email: { smtpPassword: 'secret-2' } });
    expect(await stored()).toBe('secret-2');
    // The very same once more is no change, though it would be sealed into other letters.
    const noted = (await auditOf(world, 'email')).length;
    await save({ email: { smtpPassword: 'secret-2' } });
    expect(await auditOf(world, 'email')).toHaveLength(noted);
    expect(JSON.stringify(await admin.client.must('getSettings', {}))).not.toContain('secret-2');
  });

  it('never sends the stored mail password to another server than it was given for', async () => {
    await save({ email: { smtpHost: 'smtp.school.example', smtpUser: 'girok', smtpPassword: 'secret-3' } });
    expect((await save({ email: { smtpUser: 'other' } })).data).toMatchObject({ smtpPasswordSet: true });
    const moved = await save({ email: { smtpHost: 'elsewhere.example' } });
    expect(moved.data).toMatchObject({ smtpPasswordSet: false });
    const back = await save({ email: { smtpHost: 'smtp.school.example' } });
    expect(back.data).toMatchObject({ smtpPasswordSet: false });
    await save({ email: { smtpHost: '', smtpUser: '' } });
  });

  it('cannot be told when the last backup was', async () => {
    const reply = await save({ backup: { lastBackupDate: '2020-01-01T00:00:00.000Z' } });
    expect(reply.data).toMatchObject({ settings: { backup: { lastBackupDate: null } } });
  });

  it('reaches every other server within five seconds', async () => {
    const ctx = contextOver(world.ctx.env, world.connection, world.clock);
    const other = await buildServer(ctx);
    try {
      const elsewhere = new TestClient(other);
      await elsewhere.must('getSite', {});
      await save({ general: { siteName: '두 서버' } });
      expect((await world.visitor().must('getSite', {})).siteName).toBe('두 서버');
      world.clock.advance(5000);
      expect((await elsewhere.must('getSite', {})).siteName).toBe('두 서버');
    } finally {
      await other.close();
    }
  });

  it.each<[string, Groups, string]>([
    ['no name', { general: { siteName: ' \u200b' } }, 'general.siteName'],
    ['a name too long', { general: { siteName: '가'.repeat(61) } }, 'general.siteName'],
    ['no address', { general: { adminEmail: 'head' } }, 'general.adminEmail'],
    [
      'a role that nobody registers with',
      { general: { defaultUserRole: 'admin' as never } },
      'general.defaultUserRole',
    ],
    ['a session shorter than its warning', { general: { sessionTimeout: 4 } }, 'general.sessionTimeout'],
    ['a session longer than a day at work', { general: { sessionTimeout: 721 } }, 'general.sessionTimeout'],
    ['half a minute', { general: { sessionTimeout: 30.5 } }, 'general.sessionTimeout'],
    ['a number in words', { general: { sessionTimeout: '60' as never } }, 'general.sessionTimeout'],
    ['nothing at all', { general: { sessionTimeout: null as never } }, 'general.sessionTimeout'],
    ['too few attempts', { general: { maxLoginAttempts: 2 } }, 'general.maxLoginAttempts'],
    ['too many attempts', { general: { maxLoginAttempts: 21 } }, 'general.maxLoginAttempts'],
    ['a switch in words', { general: { maintenanceMode: 'yes' as never } }, 'general.maintenanceMode'],
    ['passwords below the floor', { security: { passwordMinLength: 5 } }, 'security.passwordMinLength'],
    ['passwords nobody types', { security: { passwordMinLength: 65 } }, 'security.passwordMinLength'],
    [
      'a range that is none',
      { security: { ipWhitelist: ['10.0.0.1', '10.0.0.0/33'] } },
      'security.ipWhitelist.1',
    ],
    [
      'too many ranges',
      { security: { ipWhitelist: Array.from({ length: 101 }, (_, i) => `10.0.0.${i}`) } },
      'security.ipWhitelist',
    ],
    ['a log shorter than promised', { security: { auditRetentionYears: 2 } }, 'security.auditRetentionYears'],
    ['a log without end', { security: { auditRetentionYears: 11 } }, 'security.auditRetentionYears'],
    ['a port that is none', { email: { smtpPort: 65_536 } }, 'email.smtpPort'],
    ['a server with a scheme', { email: { smtpHost: 'smtp://mail' } }, 'email.smtpHost'],
    ['no sender', { email: { fromEmail: 'nobody' } }, 'email.fromEmail'],
    [
      'a schedule that there is not',
      { backup: { backupSchedule: 'hourly' as never } },
      'backup.backupSchedule',
    ],
    ['copies for no day', { backup: { backupRetentionDays: 0 } }, 'backup.backupRetentionDays'],
    ['a field that nobody knows', { general: { theme: 'dark' } }, 'general.theme'],
  ])('refuses %s, at its field, and saves nothing', async (_, groups, path) => {
    const before = await admin.client.must('getSettings', {});
    const reply = await save({ ...groups, backup: { backupRetentionDays: 99, ...groups.backup } });
    expect(reply.status).toBe(400);
    expect(reply.failure?.details?.[0]?.path).toBe(`settings.${path}`);
    expect(reply.failure?.message).toMatch(/[가-힣].*\.$|[가-힣]/);
    expect(await admin.client.must('getSettings', {})).toEqual(before);
  });

  it('refuses half of the object', async () => {
    const { settings } = await admin.client.must('getSettings', {});
    const reply = await admin.client.send('updateSettings', { settings: { general: settings.general } });
    expect(reply.failure?.details?.map(({ path }) => path)).toEqual([
      'settings.email',
      'settings.security',
      'settings.backup',
    ]);
  });

  it('never shuts out the saver, and says which address to add', async () => {
    const reply = await save({ security: { ipWhitelist: ['192.0.2.0/24'] } });
    expect(reply.failure?.details).toEqual([
      { path: 'settings.security.ipWhitelist', message: expect.stringContaining('10.0.0.1') },
    ]);
    const within = await save({
      security: { ipWhitelist: [' ::FFFF:10.0.0.0/120', '192.0.2.7', '192.0.2.7'] },
    });
    expect(within.data).toMatchObject({
      settings: { security: { ipWhitelist: ['::ffff:10.0.0.0/120', '192.0.2.7'] } },
    });
    await save({ security: { ipWhitelist: [] } });
  });
});

describe('two administrators', () => {
  const read = (person: Person) => person.client.must('getSettings', {});
  const put = (person: Person, seen: Awaited<ReturnType<typeof read>>, groups: Groups) => {
    const { settings, versions } = seen;
    const named = Object.keys(groups) as (keyof Groups)[];
    return person.client.send('updateSettings', {
      settings: {
        ...settings,
        ...Object.fromEntries(named.map((name) => [name, { ...settings[name], ...groups[name] }])),
      },
      versions: Object.fromEntries(named.map((name) => [name, versions[name]])),
    });
  };

  it('cannot put back what the other has changed, and are told who that was', async () => {
    await save({ general: { maxLoginAttempts: 5, sessionTimeout: 60 } });
    const other = await world.admin({ name: '이부장' });
    const [mine, theirs] = [await read(admin), await read(other)];
    expect((await put(other, theirs, { general: { maxLoginAttempts: 7 } })).status).toBe(200);
    const late = await put(admin, mine, { general: { sessionTimeout: 30 } });
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    const now = await read(admin);
    expect(now.settings.general).toMatchObject({ maxLoginAttempts: 7, sessionTimeout: 60 });
    expect(now.changes.find(({ setting }) => setting === 'maxLoginAttempts')?.by).toBe('이부장');
    expect((await put(admin, now, { general: { sessionTimeout: 30 } })).status).toBe(200);
    expect((await read(other)).settings.general).toMatchObject({ maxLoginAttempts: 7, sessionTimeout: 30 });
  });

  it('do not meet in sections that they leave alone', async () => {
    const other = await world.admin();
    const [mine, theirs] = [await read(admin), await read(other)];
    expect((await put(other, theirs, { general: { siteName: '먼저' } })).status).toBe(200);
    const saved = await put(admin, mine, { backup: { backupRetentionDays: 31 } });
    expect(saved.data).toMatchObject({
      settings: { general: { siteName: '먼저' }, backup: { backupRetentionDays: 31 } },
    });
    // Nor does what only lies beside them stand in the way: a list from which one would be shut out is not being saved.
    const elsewhere = { ...mine, settings: structuredClone(mine.settings) };
    elsewhere.settings.security.ipWhitelist = ['192.0.2.1'];
    const fresh = { ...elsewhere, versions: (await read(admin)).versions };
    expect((await put(admin, fresh, { general: { siteName: '다음' } })).status).toBe(200);
    expect((await read(admin)).settings.security.ipWhitelist).toEqual([]);
  });

  it('are not stopped by what stands as it was read, nor without a version', async () => {
    const seen = await read(admin);
    const { siteName } = seen.settings.general;
    await save({ general: { siteName: '잠깐' } });
    await save({ general: { siteName } });
    // What the program writes beside what administrators save is no change of theirs.
    await writeSettings(world.ctx, world.ctx.db, { lastBackupDate: '2026-11-01T00:00:00.000Z' });
    expect((await put(admin, seen, { general: { siteName: '이어서' } })).status).toBe(200);
    const blind = await admin.client.send('updateSettings', { settings: seen.settings });
    expect(blind.data).toMatchObject({ settings: { general: { siteName } } });
  });

  it('save at the same moment: one is in, the other is told', async () => {
    await meetAtSaving(
      world,
      read,
      (person, seen, mine) => put(person, seen, { general: { sessionTimeout: mine } }),
      async (person) => (await read(person)).settings.general.sessionTimeout,
    );
  });
});
