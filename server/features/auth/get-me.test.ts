import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getMe', () => {
  it('is the signed-in person under the wire names', async () => {
    const student = await world.student({ name: '김하늘', studentNumber: '21305' });
    const { user } = await student.client.must('getMe', {});
    expect(user).toMatchObject({
      id: student.id,
      name: '김하늘',
      email: student.email,
      role: 'student',
      student_number: '21305',
      grade: 2,
      class_number: 13,
      is_active: true,
      last_login_at: null,
      consentRequired: false,
      passwordChangeRequired: false,
    });
  });

  it('says until when the access token holds, as the login did', async () => {
    const { email } = await world.teacher();
    const client = world.visitor();
    const { session } = await client.must('login', { email, password: PASSWORD });
    const me = await client.must('getMe', {});
    // To the second: a token's exp has no finer grain, and the two moments may fall on either side of one.
    expect(Math.abs(Date.parse(me.session.expiresAt) - Date.parse(session.expiresAt))).toBeLessThanOrEqual(
      1000,
    );
  });

  it('answers somebody who must first consent or change the password, and says so', async () => {
    const { client } = await world.person(null, { consentVersion: '2020-01-01', mustChangePassword: true });
    const { user } = await client.must('getMe', {});
    expect(user).toMatchObject({ role: null, consentRequired: true, passwordChangeRequired: true });
  });
});
