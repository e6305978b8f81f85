import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import { assertWithinLimit, forgetAttempts } from '../../db/limits.ts';
import { recoveryCodes, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { presentUser } from '../users/present.ts';
import { loadUser } from '../users/queries.ts';
import { hashRecoveryCode, isFreshCode, newRecoveryCode, RECOVERY_CODES } from './second-factor.ts';

const ATTEMPTS = { most: 10, seconds: 900 };

/** Turns the second factor on: the code shows that the app has the secret. Sessions without it end. */
export const confirmTotp: Handler<'confirmTotp'> = async (ctx, actor, input) => {
  const attempts = `totp:confirm:${actor.userId}`;
  await assertWithinLimit(ctx, attempts, ATTEMPTS);
  const { totpSecret, totpConfirmedAt } = await loadUser(ctx.db, actor.userId);
  if (totpConfirmedAt) throw new CodedError('BUSY', { message: '이미 두 단계 인증을 쓰고 있습니다.' });
  const secret = ctx.vault.open(totpSecret ?? '');
  if (!secret || !(await isFreshCode(ctx, actor.userId, secret, input.code))) {
    throw invalid('code', '코드가 맞지 않습니다. 앱에 새로 나온 6자리 숫자를 입력해 주세요.');
  }
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const user = await ctx.db.transaction(async (tx) => {
    // Race: starting anew in another window must not be confirmed by a code of the old secret.
    const [row] = await tx
      .update(users)
      .set({ totpConfirmedAt: ctx.clock.now() })
      .where(
        and(
          eq(users.id, actor.userId),
          eq(users.totpSecret, totpSecret ?? ''),
          isNull(users.totpConfirmedAt),
        ),
      )
      .returning();
    if (!row) throw new CodedError('BUSY');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.userId));
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId: actor.userId, codeHash: hashRecoveryCode(code) })));
    await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, actor, { action: 'confirmTotp', subjectType: 'user', subjectId: actor.userId });
    return row;
  });
  await forgetAttempts(ctx, attempts);
  return { user: presentUser(user), recoveryCodes: codes };
};
