import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditLog, recoveryCodes, users } from '../../db/schema.ts';
import { forgetFailures } from '../auth/login.ts';
import { hashPassword } from '../auth/passwords.ts';
import { temporaryPassword } from '../auth/temporary-password.ts';
import { replacePassword } from './replace-password.ts';
import type { UserRow } from './present.ts';

export interface Rescued {
  user: Pick<UserRow, 'name' | 'email' | 'role'>;
  tempPassword: string;
  /** What else stood in the way and is gone now. */
  wasInactive: boolean;
  /** Still asked for at the sign-in. */
  hasSecondFactor: boolean;
}

/**
 * Lets somebody in again when no administrator can help: whoever may run commands on the server's machine asks for it
 * there. A password for the next sign-in, every session ended, the account active, no lock of earlier failures.
 * @param secondFactor `remove` for whoever has lost its device
 * @returns `unknown` where nobody has this address, `withdrawn` where somebody left who cannot come back
 */
export async function rescueAccount(
  ctx: Context,
  address: string,
  { secondFactor }: { secondFactor: 'keep' | 'remove' },
): Promise<Rescued | 'unknown' | 'withdrawn'> {
  const email = address.trim().normalize('NFC').toLowerCase();
  const { passwordPolicy } = await ctx.settings.read();
  const tempPassword = temporaryPassword(passwordPolicy);
  const passwordHash = await hashPassword(tempPassword);
  const rescued = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return 'unknown';
    if (user.withdrawnAt) return 'withdrawn';
    await replacePassword(ctx, tx, user.id, passwordHash, null);
    await tx.update(users).set({ isActive: true }).where(eq(users.id, user.id));
    if (secondFactor === 'remove') {
      await tx.update(users).set({ totpSecret: null, totpConfirmedAt: null }).where(eq(users.id, user.id));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    }
    // Nobody who is signed in did it; that it came from the machine itself is what the name says.
    await tx.insert(auditLog).values({
      at: ctx.clock.now(),
      actorId: null,
      action: 'rescueAccount',
      subjectType: 'user',
      subjectId: user.id,
    });
    return user;
  });
  if (typeof rescued === 'string') return rescued;
  await forgetFailures(ctx, email);
  return {
    user: rescued,
    tempPassword,
    wasInactive: !rescued.isActive,
    hasSecondFactor: rescued.totpConfirmedAt !== null && secondFactor === 'keep',
  };
}
