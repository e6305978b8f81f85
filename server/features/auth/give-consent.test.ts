import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { consents } from '../../db/schema.ts';
import { CONSENT_VERSION } from './consent.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const agreed = { privacyConsent: true, termsConsent: true, ageConsent: true };

describe('giveConsent', () => {
  it('opens the gate, and keeps each consent with version and time', async () => {
    const teacher = await world.teacher({ consentVersion: null });
    const before = world.clock.now().getTime();
    expect((await teacher.client.call('listTaughtClasses', {})).failure?.code).toBe('CONSENT_REQUIRED');
    expect(await teacher.client.must('giveConsent', { ...agreed, marketingConsent: true })).toEqual({});
    await teacher.client.must('listTaughtClasses', {});
    const rows = await world.ctx.db.select().from(consents).where(eq(consents.userId, teacher.id));
    expect(Object.fromEntries(rows.map((row) => [row.kind, [row.given, row.version]]))).toEqual({
      age: [true, CONSENT_VERSION],
      marketing: [true, CONSENT_VERSION],
      privacy: [true, CONSENT_VERSION],
      terms: [true, CONSENT_VERSION],
    });
    expect(rows.every((row) => row.at.getTime() >= before)).toBe(true);
    expect(await auditOf(world, teacher.id)).toMatchObject([{ actorId: teacher.id, action: 'giveConsent' }]);
  });

  it('adds to what was given before and overwrites nothing', async () => {
    const teacher = await world.teacher({ consentVersion: null });
    await teacher.client.must('giveConsent', { ...agreed, marketingConsent: true });
    await teacher.client.must('giveConsent', agreed);
    const rows = await world.ctx.db.select().from(consents).where(eq(consents.userId, teacher.id));
    const marketing = rows.filter((row) => row.kind === 'marketing').map((row) => row.given);
    expect(marketing).toHaveLength(2);
    expect(new Set(marketing)).toEqual(new Set([true, false]));
  });

  it.each([
    ['privacyConsent', '개인정보처리방침에 동의해 주세요.'],
    ['termsConsent', '이용약관에 동의해 주세요.'],
    ['ageConsent', '만 14세 이상인지 확인해 주세요.'],
  ])('needs %s', async (path, message) => {
    const { client } = await world.teacher({ consentVersion: null });
    for (const value of [false, undefined]) {
      const reply = await client.send('giveConsent', { ...agreed, [path]: value });
      expect(reply.failure?.details).toEqual([{ path, message }]);
    }
    expect((await client.must('getConsentStatus', {})).consentRequired).toBe(true);
  });
});
