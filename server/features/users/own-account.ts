import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import { actionName } from '../../audit-words.ts';
import type { Database } from '../../db/connection.ts';
import { activities, auditLog, consents, sessions } from '../../db/schema.ts';
import { ACTIVITIES, CONSENTS, ROLES } from './own-words.ts';
import { loadUser } from './queries.ts';

/**
 * The newest of each list, far above what somebody does here in three years: a script that clicks all day must not fill
 * the server's memory when it asks for all of it at once.
 */
export const MOST_ROWS = 20_000;

/** What everybody has, whatever the role: the account, consents, sessions, and what they did here. */
export async function presentAccount(db: Database, actor: Person) {
  const user = await loadUser(db, actor.userId);
  const given = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, actor.userId))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(MOST_ROWS);
  const opened = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, actor.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOST_ROWS);
  const changes = await db
    .select({ action: auditLog.action, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, actor.userId),
        eq(auditLog.subjectType, 'user'),
        eq(auditLog.subjectId, actor.userId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_ROWS);
  const done = await db
    .select()
    .from(activities)
    .where(eq(activities.userId, actor.userId))
    .orderBy(desc(activities.id))
    .limit(MOST_ROWS);
  return {
    계정: {
      이름: user.name,
      이메일: user.email,
      역할: user.role && ROLES[user.role],
      학교: user.school,
      학번: user.studentNumber,
      학번을_정한_학년도: user.studentYear,
      담당_과목: user.subject,
      가입한_때: user.createdAt.toISOString(),
      최근_로그인: user.lastLoginAt?.toISOString() ?? null,
      비밀번호를_정함: user.passwordHash !== null,
      두_단계_인증을_켠_때: user.totpConfirmedAt?.toISOString() ?? null,
      Google_계정: user.googleEmail,
      Google_계정_번호: user.googleId,
    },
    동의: given.reverse().map((row) => ({
      항목: CONSENTS[row.kind],
      판: row.version,
      동의함: row.given,
      때: row.at.toISOString(),
    })),
    로그인한_기기: opened.reverse().map((row) => ({
      기기: row.device,
      로그인한_때: row.createdAt.toISOString(),
      마지막으로_쓴_때: row.lastActiveAt.toISOString(),
      끝난_때: row.revokedAt?.toISOString() ?? null,
    })),
    계정에서_한_일: changes
      .reverse()
      .map((row) => ({ 한_일: actionName(row.action), 때: row.at.toISOString() })),
    활동: done.reverse().map((row) => ({
      한_일: ACTIVITIES[row.action] ?? row.action,
      화면: row.path,
      때: row.at.toISOString(),
    })),
  };
}
