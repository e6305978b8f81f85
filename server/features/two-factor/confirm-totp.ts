import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import { assertWithinLimit, forgetAttempts } from '../../db/limits.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { presentUser } from '../users/present.ts';
import { loadUser } from '../users/queries.ts';
import { isFreshCode, replaceRecoveryCodes } from './second-factor.ts';

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
  const confirmed = await ctx.db.transaction(async (tx) => {
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
    const codes = await replaceRecoveryCodes(tx, actor.userId);
    await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, actor, { action: 'confirmTotp', subjectType: 'user', subjectId: actor.userId });
    return { user: presentUser(row), recoveryCodes: codes };
  });
  await forgetAttempts(ctx, attempts);
  return confirmed;
};
