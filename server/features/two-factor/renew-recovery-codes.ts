import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { assertWithinLimit, forgetAttempts } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';
import { assertOwnPassword, holdOwner } from '../auth/own-password.ts';
import { isFreshCode, replaceRecoveryCodes } from './second-factor.ts';

const ATTEMPTS = { most: 10, seconds: 900 };

const isOff = () => invalid('code', '두 단계 인증이 꺼져 있습니다. 먼저 켜 주세요.');

/**
 * Ten new recovery codes; the old ones die in the same moment. Both factors are asked for: whoever sits down at an open
 * screen must not walk away with ten ways into the account.
 */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (ctx, actor, input) => {
  const proved = await assertOwnPassword(ctx, actor, input.password, 'password');
  if (!proved.totpConfirmedAt) throw isOff();
  const attempts = `totp:renew:${actor.userId}`;
  await assertWithinLimit(ctx, attempts, ATTEMPTS);
  const secret = ctx.vault.open(proved.totpSecret ?? '');
  if (!secret || !(await isFreshCode(ctx, actor.userId, secret, input.code))) {
    throw invalid(
      'code',
      '코드가 맞지 않거나 이미 쓴 코드입니다. 앱에 새로 나온 6자리 숫자를 입력해 주세요.',
    );
  }
  const codes = await ctx.db.transaction(async (tx) => {
    // Race: turned off or set up anew in another window, the code just read says nothing any more; and of two who renew
    // at once the second waits here, and its ten are those that stay.
    const held = await holdOwner(tx, proved, 'password');
    if (held.totpSecret !== proved.totpSecret || !held.totpConfirmedAt) throw isOff();
    const made = await replaceRecoveryCodes(tx, actor.userId);
    await audit(ctx, tx, actor, {
      action: 'renewRecoveryCodes',
      subjectType: 'user',
      subjectId: actor.userId,
    });
    return made;
  });
  await forgetAttempts(ctx, attempts);
  return { recoveryCodes: codes };
};
