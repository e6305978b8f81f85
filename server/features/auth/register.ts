import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit, recordActivity } from '../../audit.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { assertWithinLimit } from '../../db/limits.ts';
import { knownDevices, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { isTaken } from '../users/queries.ts';
import { assertStudentFields } from '../users/rules.ts';
import { CONSENT_VERSION, recordConsents } from './consent.ts';
import { atTheDoor } from './door.ts';
import { assertPasswordAllowed, hashPassword } from './passwords.ts';
import { issueTokens, openSession } from './sessions.ts';

/** A whole school registers from one address in one lesson: 1,000 within five minutes must pass. */
const PER_ADDRESS = { most: 2000, seconds: 600 };

/** Makes an account with its consents and signs it in: all of it or nothing. */
export const register: Handler<'register'> = (ctx, caller, input) =>
  atTheDoor(() => enrol(ctx, caller, input));

const enrol: Handler<'register'> = async (ctx, caller, input) => {
  const settings = await ctx.settings.read();
  if (settings.maintenanceMode) throw new CodedError('MAINTENANCE');
  if (!settings.registrationEnabled) throw new CodedError('REGISTRATION_CLOSED');
  await assertWithinLimit(ctx, `register:${networkOf(caller.address)}`, PER_ADDRESS);
  const isStudent = input.role === 'student';
  const studentNumber = isStudent ? assertStudentFields(input) : null;
  assertPasswordAllowed(input.password, settings.passwordPolicy, 'password');
  const passwordHash = await hashPassword(input.password);
  const now = ctx.clock.now();
  const id = newId();
  try {
    const opened = await ctx.db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          id,
          email: input.email,
          name: input.name,
          role: input.role,
          school: input.school,
          studentNumber,
          studentYear: isStudent ? schoolYear(now) : null,
          subject: isStudent ? null : input.subject || null,
          passwordHash,
          consentVersion: CONSENT_VERSION,
          createdAt: now,
          lastLoginAt: now,
        })
        .returning();
      if (!user) throw new CodedError('INTERNAL');
      await recordConsents(tx, id, input, now);
      const session = await openSession(ctx, tx, id, { remember: false, agent: caller.agent });
      await tx.insert(knownDevices).values({ userId: id, device: caller.device, lastUsedAt: now });
      await audit(ctx, tx, { userId: id }, { action: 'register', subjectType: 'user', subjectId: id });
      await recordActivity(ctx, tx, id, 'USER_REGISTRATION');
      return { user, session };
    });
    return { user: presentUser(opened.user), ...(await issueTokens(ctx, opened.session)) };
  } catch (error) {
    if (isTaken(error, 'users_email_unique')) throw new CodedError('EMAIL_TAKEN');
    if (isTaken(error, 'users_student_number')) throw new CodedError('STUDENT_NUMBER_TAKEN');
    throw error;
  }
};
