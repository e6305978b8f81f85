import { audit } from '../../audit.ts';
import { assertWithinLimit } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';
import { MailFailed } from '../../mail/mail.ts';

/** A test is for the administrator, not a way to write to strangers all day. */
const PER_ADMIN = { most: 20, seconds: 600 };

const WHY = {
  off: '메일 서버가 설정되어 있지 않습니다. SMTP_URL이나 이메일 설정을 확인해 주세요.',
  unreachable: '메일 서버와 대화하지 못했습니다. 주소, 포트와 보안 연결(TLS)을 확인해 주세요.',
  certificate:
    '메일 서버의 보안 인증서를 믿을 수 없어 메일도 비밀번호도 보내지 않았습니다. 서버 주소를 인증서에 적힌 이름으로 적었는지 확인하고, 인증서가 기한이 지났거나 공인 기관이 서명하지 않은 것인지 메일 서버 담당자에게 물어봐 주세요.',
  login: '메일 서버가 로그인을 받아 주지 않았습니다. 사용자와 비밀번호를 확인해 주세요.',
  refused: '메일 서버가 이 메일을 받지 않았습니다. 보내는 주소와 받는 주소를 확인해 주세요.',
} as const;

/** Sends one letter through the server that is set and says how that went. */
export const sendTestMail: Handler<'sendTestMail'> = async (ctx, actor, { to }) => {
  await assertWithinLimit(ctx, `test-mail:${actor.userId}`, PER_ADMIN);
  const { siteName } = await ctx.settings.read();
  await audit(ctx, ctx.db, actor, { action: 'sendTestMail', subjectType: 'settings', subjectId: 'email' });
  const sending = ctx.mail.send({
    to,
    subject: `[${siteName}] 시험 메일`,
    text: `${actor.name} 관리자가 보낸 시험 메일입니다.\n이 메일이 보이면 메일 설정이 올바릅니다.\n`,
  });
  try {
    await answered(sending, ctx.mail.noAnswerMs);
    return { sent: true, message: `${to}(으)로 시험 메일을 보냈습니다. 받은 편지함을 확인해 주세요.` };
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    return { sent: false, message: WHY[error.trouble] };
  }
};

/**
 * What became of the letter. Whatever stands at the address, nobody that speaks SMTP in time is one answer, said no sooner
 * and no later than `noAnswerMs` after the question: otherwise the button would tell which ports of the machines around the
 * server are open. A certificate that is refused is told at once: it is shown by a server that has said hello, or at 465,
 * which is a mail server's port and no other's.
 */
async function answered(sending: Promise<void>, noAnswerMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailFailed('unreachable')), noAnswerMs);
  });
  const spoken = sending.catch((error: unknown) => {
    if (error instanceof MailFailed && error.trouble === 'unreachable') return silence;
    throw error;
  });
  await Promise.race([spoken, silence]).finally(() => clearTimeout(timer));
}
