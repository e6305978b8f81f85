import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';

/** Signs this person out everywhere but here. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (ctx, actor) =>
  ctx.db.transaction(async (tx) => {
    await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, actor, { action: 'endOtherSessions', subjectType: 'user', subjectId: actor.userId });
    return {};
  });
