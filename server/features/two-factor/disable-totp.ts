import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { recoveryCodes, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertOwnPassword, holdOwner } from '../auth/own-password.ts';
import { presentUser } from '../users/present.ts';

/** Turns the second factor off, where the site does not demand it. */
export const disableTotp: Handler<'disableTotp'> = async (ctx, actor, input) => {
  const proved = await assertOwnPassword(ctx, actor, input.password, 'password');
  const { twoFactorEnabled } = await ctx.settings.read();
  if (twoFactorEnabled && actor.role === 'admin') {
    throw new CodedError('FORBIDDEN', {
      message: '이 사이트의 관리자는 두 단계 인증을 끌 수 없습니다. 시스템 설정에서 먼저 꺼 주세요.',
    });
  }
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, proved, 'password');
    const [row] = await tx
      .update(users)
      .set({ totpSecret: null, totpConfirmedAt: null })
      .where(eq(users.id, actor.userId))
      .returning();
    if (!row) throw new CodedError('UNAUTHENTICATED');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.userId));
    await audit(ctx, tx, actor, { action: 'disableTotp', subjectType: 'user', subjectId: actor.userId });
    return { user: presentUser(row) };
  });
};
