import { eq } from 'drizzle-orm';
import { RETENTION } from '../../../contract/retention.ts';
import { seoulDay } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import type { UserRow } from '../users/present.ts';
import { isTaken } from '../users/queries.ts';

/** Specification 1, section 8. */
const REGISTERED = '이미 등록된 사용자입니다.';

/** What to say of an address that somebody has; whoever left keeps it for a while, and no list shows them. */
export function whyEmailTaken(holder: Pick<UserRow, 'withdrawnAt'> | undefined): string {
  if (!holder?.withdrawnAt) return REGISTERED;
  const free = new Date(holder.withdrawnAt.getTime() + (RETENTION.withdrawnAccountDays + 1) * 86_400_000);
  return `탈퇴한 사용자의 이메일입니다. ${seoulDay(free)}부터 다시 쓸 수 있습니다.`;
}

/** Runs a change of one user; two people can have neither the same address nor the same number. @throws EMAIL_TAKEN, STUDENT_NUMBER_TAKEN */
export async function refusingTaken<T>(db: Database, email: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isTaken(error, 'users_student_number')) throw new CodedError('STUDENT_NUMBER_TAKEN');
    if (!isTaken(error, 'users_email_unique')) throw error;
    const [holder] = await db
      .select({ withdrawnAt: users.withdrawnAt })
      .from(users)
      .where(eq(users.email, email));
    throw new CodedError('EMAIL_TAKEN', { message: whyEmailTaken(holder) });
  }
}
