import { audit } from '../../audit.ts';
import { assertWithinLimit } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';
import { MailFailed } from '../../mail/mail.ts';

/** A test is for the administrator, not a way to write to strangers all day. */
const PER_ADMIN = { most: 20, seconds: 600 };

const WHY = {
  off: '메일 서버가 설정되어 있지 않습니다. SMTP_URL이나 이메일 설정을 확인해 주세요.',
  unreachable: '메일 서버에 연결하지 못했습니다. 주소, 포트와 보안 연결(TLS)을 확인해 주세요.',
  login: '메일 서버가 로그인을 받아 주지 않았습니다. 사용자와 비밀번호를 확인해 주세요.',
  refused: '메일 서버가 이 메일을 받지 않았습니다. 보내는 주소와 받는 주소를 확인해 주세요.',
} as const;

/** Sends one letter through the server that is set and says how that went. */
export const sendTestMail: Handler<'sendTestMail'> = async (ctx, actor, { to }) => {
  await assertWithinLimit(ctx, `test-mail:${actor.userId}`, PER_ADMIN);
  const { siteName } = await ctx.settings.read();
  await audit(ctx, ctx.db, actor, { action: 'sendTestMail', subjectType: 'settings', subjectId: 'email' });
  try {
    await ctx.mail.send({
      to,
      subject: `[${siteName}] 시험 메일`,
      text: `${actor.name} 관리자가 보낸 시험 메일입니다.\n이 메일이 보이면 메일 설정이 올바릅니다.\n`,
    });
    return { sent: true, message: `${to}(으)로 시험 메일을 보냈습니다. 받은 편지함을 확인해 주세요.` };
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    return { sent: false, message: WHY[error.trouble] };
  }
};
