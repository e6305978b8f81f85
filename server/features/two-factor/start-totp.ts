import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertOwnPassword, holdOwner } from '../auth/own-password.ts';
import { newSecret, totpOf } from './second-factor.ts';

const inUse = () => new CodedError('BUSY', { message: '이미 두 단계 인증을 쓰고 있습니다. 먼저 꺼 주세요.' });

/** Makes a secret that counts only once a code of it was typed back. */
export const startTotp: Handler<'startTotp'> = async (ctx, actor, input) => {
  const proved = await assertOwnPassword(ctx, actor, input.password, 'password');
  if (proved.totpConfirmedAt) throw inUse();
  const secret = newSecret();
  const { siteName } = await ctx.settings.read();
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, proved, 'password');
    // Race: confirmed in another window since the look above; its secret is in use now.
    const kept = await tx
      .update(users)
      .set({ totpSecret: ctx.vault.seal(secret) })
      .where(and(eq(users.id, actor.userId), isNull(users.totpConfirmedAt)))
      .returning({ id: users.id });
    if (kept.length === 0) throw inUse();
    await audit(ctx, tx, actor, { action: 'startTotp', subjectType: 'user', subjectId: actor.userId });
  });
  return { secret, uri: totpOf(secret, proved.email, siteName).toString() };
};
