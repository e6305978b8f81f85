import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';
import { consents } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const agreed = { privacyConsent: true, termsConsent: true, ageConsent: true, googleConsent: true };
const newcomer = () => world.person(null, { school: null, consentVersion: null });

describe('selectRole', () => {
  it('makes a newcomer a student and keeps all consents with their version', async () => {
    const person = await newcomer();
    const school = `새학교 ${newId()}`;
    const { user } = await person.client.must('selectRole', {
      role: 'student',
      school,
      student_number: '20110',
      grade: 2,
      class_number: 1,
      ...agreed,
      marketingConsent: true,
    });
    expect(user).toMatchObject({ role: 'student', school, student_number: '20110', consentRequired: false });
    const kept = await world.ctx.db.select().from(consents).where(eq(consents.userId, person.id));
    expect(kept.map(({ kind, given }) => `${kind} ${given}`).sort()).toEqual([
      'age true',
      'google true',
      'marketing true',
      'privacy true',
      'terms true',
    ]);
    expect(await auditOf(world, person.id)).toMatchObject([{ action: 'selectRole' }]);
    // From here on the account is like any other.
    expect((await person.client.must('listJoinedClasses', {})).classes).toEqual([]);
  });

  it.each(['privacyConsent', 'termsConsent', 'ageConsent', 'googleConsent'])(
    'is refused without %s, at that field',
    async (missing) => {
      const person = await newcomer();
      const reply = await person.client.send('selectRole', {
        role: 'teacher',
        school: '새학교',
        ...agreed,
        [missing]: false,
      });
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: missing }] });
    },
  );

  it('is refused to a student without a number, and for a number that is taken in that school', async () => {
    const school = `새학교 ${newId()}`;
    await world.student({ school, studentNumber: '20110' });
    const person = await newcomer();
    const asStudent = { role: 'student', school, ...agreed };
    const without = await person.client.send('selectRole', asStudent);
    expect(without.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'student_number' }] });
    const taken = await person.client.send('selectRole', { ...asStudent, student_number: '20110' });
    expect(taken.failure?.code).toBe('STUDENT_NUMBER_TAKEN');
    expect((await person.client.must('getMe', {})).user.role).toBeNull();
  });

  it('works once: whoever has a role changes it in the profile', async () => {
    const person = await newcomer();
    await person.client.must('selectRole', { role: 'teacher', school: '새학교', ...agreed });
    const again = await person.client.send('selectRole', { role: 'teacher', school: '새학교', ...agreed });
    expect(again.failure?.code).toBe('FORBIDDEN');
  });
});
