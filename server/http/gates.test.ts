import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, theWorld, type World } from '../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const OLD = { 'x-app-version': '0.9.0' };
const barred = { isActive: false, mustChangePassword: true, consentVersion: null };

function list(person: Person, headers: Record<string, string> = {}) {
  return person.client.raw('GET', '/api/teacher/classes', null, headers);
}

describe('the gates', () => {
  it('stand in the order of the decisions, each behind the one before it', async () => {
    await world.withSettings({ maintenanceMode: true }, async () => {
      const nobody = await world.visitor().raw('GET', '/api/teacher/classes', null, OLD);
      expect([nobody.status, nobody.failure?.code]).toEqual([401, 'UNAUTHENTICATED']);
      const disabled = await world.student(barred);
      expect((await list(disabled, OLD)).failure?.code).toBe('VERSION_MISMATCH');
      expect((await list(disabled)).failure?.code).toBe('ACCOUNT_DISABLED');
      const active = await world.student({ ...barred, isActive: true });
      expect((await list(active)).failure?.code).toBe('MAINTENANCE');
    });
    const hasToChange = await world.student({ ...barred, isActive: true });
    expect((await list(hasToChange)).failure?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const hasToConsent = await world.student({ consentVersion: null });
    expect((await list(hasToConsent)).failure?.code).toBe('CONSENT_REQUIRED');
    expect((await list(await world.student())).failure?.code).toBe('FORBIDDEN');
  });

  it('say nothing about what exists to somebody of the wrong role', async () => {
    const { classId } = await world.submission('draft');
    const { client } = await world.student();
    const codes = [];
    for (const id of [classId, '0190a5d0-0000-7000-8000-000000000000']) {
      codes.push((await client.call('getTaughtClass', { id })).failure?.code);
    }
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('let pass what somebody needs who stands before them', async () => {
    for (const call of ['getMe', 'getCurrentUser', 'getConsentStatus', 'refresh', 'logout'] as const) {
      const { client } = await world.student({ mustChangePassword: true, consentVersion: null });
      expect([call, (await client.call(call, {})).status]).toEqual([call, 200]);
    }
    const { client } = await world.student({ mustChangePassword: true, consentVersion: null });
    await client.must('giveConsent', { privacyConsent: true, termsConsent: true, ageConsent: true });
    await client.must('changePassword', {
      currentPassword: 'correct-horse-7',
      newPassword: 'another-horse-8',
    });
    await client.must('listJoinedClasses', {});
  });

  it('do not let maintenance pass for anybody but administrators', async () => {
    const [teacher, admin] = [await world.teacher(), await world.admin()];
    await world.withSettings({ maintenanceMode: true }, async () => {
      const reply = await list(teacher);
      expect([reply.status, reply.failure?.code]).toEqual([503, 'MAINTENANCE']);
      expect((await teacher.client.call('getMe', {})).failure?.code).toBe('MAINTENANCE');
      await admin.client.must('getAdminStats', {});
    });
    expect((await list(teacher)).status).toBe(200);
  });

  it.each([
    ['0.9.0', 401],
    ['0.10', 401],
    ['1.0.0', 200],
    ['1.0.3', 200],
    ['10.0', 200],
  ])('ask the version of a client that says one: %s → %i', async (version, status) => {
    const teacher = await world.teacher();
    const reply = await list(teacher, { 'x-app-version': version });
    expect(reply.status).toBe(status);
    expect(reply.failure?.code).toBe(status === 401 ? 'VERSION_MISMATCH' : undefined);
    const login = await world.visitor().raw('POST', '/api/auth/login', {}, { 'x-app-version': version });
    expect(login.failure?.code).toBe(status === 401 ? 'VERSION_MISMATCH' : 'VALIDATION');
  });
});
