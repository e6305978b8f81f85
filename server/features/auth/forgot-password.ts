import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { assertWithinLimit, countAttempt } from '../../db/limits.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { newResetToken, RESET_MINUTES } from './reset-token.ts';

/** Letters to one address: nobody's mailbox is to be filled by strangers. */
const PER_ACCOUNT = { most: 3, seconds: 3600 };
/** A school that begins its year behind one address. */
const PER_ADDRESS = { most: 200, seconds: 3600 };

const SENT = '가입된 이메일이면 비밀번호를 정하는 링크를 보냈습니다. 메일이 없으면 스팸함도 확인해 주세요.';
const NO_MAIL =
  '이 사이트는 메일을 보내지 않습니다. 학교의 시스템 관리자에게 비밀번호 초기화를 부탁해 주세요.';

/**
 * Sends a link to whoever owns the address. The answer and the time it takes are the same for an address that nobody
 * registered: the letter is written after the answer.
 */
export const forgotPassword: Handler<'forgotPassword'> = async (ctx, caller, input) => {
  await assertWithinLimit(ctx, `forgot:from:${networkOf(caller.address)}`, PER_ADDRESS);
  if (!(await ctx.mail.configured())) return { sent: false, message: NO_MAIL };
  void sendLink(ctx, input.email).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'password reset letter not sent');
  });
  return { sent: true, message: SENT };
};

async function sendLink(ctx: Context, email: string): Promise<void> {
  const account = createHash('sha256').update(email).digest('base64url').slice(0, 22);
  if ((await countAttempt(ctx, `forgot:${account}`, PER_ACCOUNT)) > 0) return;
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  if (!user?.isActive) return;
  const token = await ctx.db.transaction(async (tx) => {
    await audit(
      ctx,
      tx,
      { userId: user.id },
      { action: 'forgotPassword', subjectType: 'user', subjectId: user.id },
    );
    return newResetToken(ctx, tx, user.id);
  });
  const { siteName } = await ctx.settings.read();
  await ctx.mail.send({
    to: user.email,
    subject: `[${siteName}] 비밀번호 정하기`,
    text: letter(user.name, siteName, `${originOf(ctx)}/reset-password#token=${token}`),
  });
}

/** Never from the request: a forged Host header would send the token to a stranger's machine. */
function originOf(ctx: Context): string {
  return ctx.env.siteOrigin ?? `http://localhost:${ctx.env.port}`;
}

function letter(name: string, siteName: string, link: string): string {
  return [
    `${name} 님, 안녕하세요.`,
    '',
    `${siteName}에서 새 비밀번호를 정하려면 ${RESET_MINUTES}분 안에 아래 주소를 열어 주세요. 한 번만 쓸 수 있습니다.`,
    '',
    link,
    '',
    '부탁하신 적이 없다면 이 메일을 지우시면 됩니다. 지금 비밀번호는 그대로입니다.',
    '',
  ].join('\n');
}
