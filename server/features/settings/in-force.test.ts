import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownSettings } from '../../../contract/settings.ts';
import { openPostbox } from '../../../tests/support/smtp.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/world.ts';
import { keepBackupFolder } from '../../backup/folder.ts';
import { seoulDay } from '../../clock.ts';
import { backUpIfDue } from '../../jobs/scheduled-backup.ts';

/** Each setting changes what the server does: saved through the API, met by somebody else. */
let world: World;
let admin: Person;
let opening: ShownSettings;
beforeAll(async () => {
  world = await createWorld(undefined, { TRUST_PROXY: '10.0.0.1' });
  admin = await world.admin();
  // One of the settings shuts the administration to whoever has no second factor.
  await admin.client.must('confirmTotp', { code: world.totpCode() });
  opening = (await admin.client.must('getSettings', {})).settings;
  opening.security = {
    ...opening.security,
    passwordMinLength: 6,
    passwordRequireUppercase: false,
    passwordRequireLowercase: false,
    passwordRequireNumbers: false,
    passwordRequireSpecial: false,
  };
});
afterAll(() => world.close());

/** Saves what the site opened with and these fields; nothing of an earlier test holds any more. */
async function save(group: keyof ShownSettings, fields: Record<string, unknown>): Promise<void> {
  const settings = { ...opening, [group]: { ...opening[group], ...fields } };
  const reply = await admin.client.send('updateSettings', { settings });
  expect(reply.failure).toBeUndefined();
}

let registered = 0;
function register(password = PASSWORD) {
  registered += 1;
  return world.visitor().call('register', {
    name: '새사람',
    email: `new-${registered}@example.com`,
    password,
    role: 'teacher',
    school: '시험학교',
    privacyConsent: true,
    termsConsent: true,
    ageConsent: true,
  });
}

describe('what an administrator saves', () => {
  it('siteName, adminEmail, defaultUserRole, sessionTimeout, twoFactorEnabled, auditRetentionYears: everybody is told', async () => {
    const told = {
      siteName: '한빛고 기록',
      adminEmail: 'help@school.example',
      defaultUserRole: 'teacher',
      sessionTimeout: 25,
    };
    await save('general', told);
    expect(await world.visitor().must('getSite', {})).toMatchObject({ ...told, twoFactorEnabled: false });
    await save('security', { twoFactorEnabled: true });
    expect(await world.visitor().must('getSite', {})).toMatchObject({
      twoFactorEnabled: true,
      siteName: opening.general.siteName,
      sessionTimeout: 60,
    });
    await save('security', { auditRetentionYears: 7 });
    // The specification's object does not name it: absent, it stays.
    await save('security', { auditRetentionYears: undefined });
    expect(await world.visitor().must('getSite', {})).toMatchObject({ auditRetentionYears: 7 });
    // Nobody can write to the name that a first administrator signs in with.
    await save('general', { adminEmail: 'admin@localhost' });
    expect((await world.visitor().must('getSite', {})).adminEmail).toBeNull();
  });

  it('maintenanceMode: only administrators get in, and can end it', async () => {
    const teacher = await world.teacher();
    await save('general', { maintenanceMode: true });
    expect((await teacher.client.call('listTaughtClasses', {})).failure?.code).toBe('MAINTENANCE');
    expect((await register()).failure?.code).toBe('MAINTENANCE');
    const login = (email: string) =>
      world.visitor().call('login', { email, password: PASSWORD, totp: world.totpCode(undefined, 1) });
    expect((await login(teacher.email)).failure?.code).toBe('MAINTENANCE');
    expect((await login(admin.email)).status).toBe(200);
    await save('general', { maintenanceMode: false });
    expect((await teacher.client.call('listTaughtClasses', {})).status).toBe(200);
  });

  it('registrationEnabled: nobody registers while it is off', async () => {
    await save('general', { registrationEnabled: false });
    expect((await register()).failure?.code).toBe('REGISTRATION_CLOSED');
    await save('general', { registrationEnabled: true });
    expect((await register()).status).toBe(201);
  });

  it('sessionTimeout: ends a session that was idle for longer', async () => {
    const teacher = await world.teacher();
    await save('general', { sessionTimeout: 10 });
    world.clock.advance(9 * 60_000);
    expect((await teacher.client.call('listTaughtClasses', {})).status).toBe(200);
    const { client } = await world.admin();
    world.clock.advance(10 * 60_000 + 1000);
    expect((await teacher.client.call('listTaughtClasses', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect((await client.call('getSettings', {})).failure?.code).toBe('UNAUTHENTICATED');
    admin = await world.admin();
  });

  it.each([3, 6])('maxLoginAttempts: locks after %i failures', async (maxLoginAttempts) => {
    await save('general', { maxLoginAttempts });
    const { email } = await world.teacher();
    const visitor = world.visitor();
    const codes = [];
    for (let tries = 0; tries <= maxLoginAttempts; tries += 1)
      codes.push((await visitor.call('login', { email, password: 'wrong-wrong-1' })).failure?.code);
    expect(codes.indexOf('LOCKED')).toBe(maxLoginAttempts);
  });

  it.each([
    ['passwordMinLength', { passwordMinLength: 12 }, 'abcdefghi-1', 'abcdefghij-1'],
    ['passwordRequireUppercase', { passwordRequireUppercase: true }, 'plum-tree-7', 'Plum-tree-7'],
    ['passwordRequireLowercase', { passwordRequireLowercase: true }, 'PLUM-TREE-7', 'PLUM-TREe-7'],
    ['passwordRequireNumbers', { passwordRequireNumbers: true }, 'plum-tree-x', 'plum-tree-7'],
    ['passwordRequireSpecial', { passwordRequireSpecial: true }, 'plumtree7', 'plum-tree7'],
  ])('%s: asked of every new password, and of those alone', async (_, policy, refused, taken) => {
    const teacher = await world.teacher();
    await save('security', {});
    expect((await register(refused)).status).toBe(201);
    await save('security', policy);
    expect((await register(refused)).failure).toMatchObject({ details: [{ path: 'password' }] });
    expect((await register(taken)).status).toBe(201);
    const change = (newPassword: string) =>
      teacher.client.call('changePassword', { currentPassword: PASSWORD, newPassword });
    expect((await change(refused)).failure).toMatchObject({ details: [{ path: 'newPassword' }] });
    const signIn = { email: teacher.email, password: PASSWORD };
    expect((await world.visitor().call('login', signIn)).status).toBe(200);
    expect((await change(taken)).status).toBe(200);
  });

  it('ipWhitelist: the administration opens from the listed addresses only', async () => {
    await save('security', { ipWhitelist: ['10.0.0.1', '192.0.2.0/24', '2001:db8::/32'] });
    const { client } = await world.admin();
    const teacher = await world.teacher();
    const from = async (address: string, headers: Record<string, string> = {}) => {
      client.address = address;
      client.headers = headers;
      return (await client.call('getSettings', {})).failure?.code ?? 'in';
    };
    expect(await from('192.0.2.200')).toBe('in');
    expect(await from('::ffff:192.0.2.200')).toBe('in');
    expect(await from('2001:db8:1::9')).toBe('in');
    expect(await from('198.51.100.1')).toBe('IP_NOT_ALLOWED');
    expect(await from('2001:db9::9')).toBe('IP_NOT_ALLOWED');
    // Only the proxy that the environment names may speak for somebody else.
    expect(await from('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).toBe('IP_NOT_ALLOWED');
    expect(await from('198.51.100.1', { 'x-forwarded-for': '192.0.2.1' })).toBe('IP_NOT_ALLOWED');
    // The own account and everybody else's work stay open.
    expect((await client.call('getMe', {})).status).toBe(200);
    teacher.client.address = '198.51.100.1';
    expect((await teacher.client.call('listTaughtClasses', {})).status).toBe(200);
    await save('security', { ipWhitelist: [] });
    expect(await from('198.51.100.1')).toBe('in');
  });

  it('smtpHost, smtpPort, smtpUser, smtpPassword, fromEmail, fromName: letters leave by them', async () => {
    const postbox = await openPostbox({ user: 'girok', pass: 'p@ss:word' });
    try {
      const email = {
        smtpHost: '127.0.0.1',
        smtpPort: postbox.port,
        smtpUser: 'girok',
        smtpPassword: 'p@ss:word',
        fromEmail: 'records@school.example',
        fromName: 'Hanbit High',
      };
      await save('email', email);
      const { client } = await world.admin();
      expect(await client.must('sendTestMail', { to: 'head@school.example' })).toMatchObject({ sent: true });
      expect(postbox.letters).toMatchObject([
        {
          from: 'records@school.example',
          raw: expect.stringMatching(/^From: "?Hanbit High"? <records@school\.example>\r$/m),
        },
      ]);
      await save('email', {});
      expect((await world.visitor().must('getSite', {})).mailConfigured).toBe(false);
    } finally {
      await postbox.close();
    }
  });

  it('autoBackupEnabled, backupSchedule, backupRetentionDays: the server makes backups by them and throws them away', async () => {
    // Days pass here, and no session outlives them.
    const freshAdmin = async () => (admin = await world.admin());
    const count = async () => (await (await freshAdmin()).client.must('listBackups', {})).backups.length;
    const pass = async (days: number) => {
      world.clock.advance(days * 86_400_000);
      await backUpIfDue(world.ctx);
      await keepBackupFolder(world.ctx);
      return count();
    };
    await save('backup', { autoBackupEnabled: false });
    expect(await pass(2)).toBe(0);
    await save('backup', { autoBackupEnabled: true, backupSchedule: 'daily', backupRetentionDays: 5 });
    expect([await pass(2), await pass(2), await pass(2), await pass(2)]).toEqual([1, 2, 3, 3]);
    await save('backup', { autoBackupEnabled: true, backupSchedule: 'monthly', backupRetentionDays: 365 });
    // No first of a month lies in the two days after, and one in the thirty-one.
    while (!seoulDay(world.clock.now()).endsWith('-10')) await pass(1);
    const before = await count();
    expect([await pass(2), await pass(31)]).toEqual([before, before + 1]);
    await freshAdmin();
    await save('backup', { autoBackupEnabled: false });
  });
});
