import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { isTaken } from '../users/queries.ts';
import { identify, isFirstUse } from './identity.ts';
import { assertOwnPassword, holdOwner } from '../auth/own-password.ts';

/** Links a Google account; the password shows that it is the owner who asks. */
export const linkGoogle: Handler<'linkGoogle'> = async (ctx, actor, input) => {
  const proved = await assertOwnPassword(ctx, actor, input.password, 'password');
  const identity = await identify(ctx, input.idToken);
  if (!identity || !(await isFirstUse(ctx, identity))) {
    throw invalid('idToken', 'Google 계정을 확인하지 못했습니다. 다시 시도해 주세요.');
  }
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, proved, 'password');
    const [user] = await tx
      .update(users)
      .set({ googleId: identity.id, googleEmail: identity.email })
      .where(eq(users.id, actor.userId))
      .returning()
      .catch((error: unknown) => {
        if (!isTaken(error, 'users_google_id_unique')) throw error;
        throw new CodedError('EMAIL_TAKEN', { message: '이미 다른 계정에 연결된 Google 계정입니다.' });
      });
    if (!user) throw new CodedError('UNAUTHENTICATED');
    await audit(ctx, tx, actor, { action: 'linkGoogle', subjectType: 'user', subjectId: actor.userId });
    return { user: presentUser(user) };
  });
};
