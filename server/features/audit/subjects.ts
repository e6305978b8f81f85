import { eq, ilike, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { type auditLog, classes, evaluations, notices, responses, users } from '../../db/schema.ts';
import type { Settings } from '../settings/read-settings.ts';
import { ROLES } from '../users/own-words.ts';

type Row = Pick<typeof auditLog.$inferSelect, 'subjectType' | 'subjectId'>;

/** What an administrator saves, as the log calls it. */
const SETTINGS: Record<Exclude<keyof Settings, 'passwordPolicySaved' | 'lastBackupDate'>, string> = {
  siteName: '사이트 이름',
  adminEmail: '관리자 이메일',
  maintenanceMode: '점검 모드',
  registrationEnabled: '회원가입',
  defaultUserRole: '기본 역할',
  sessionTimeout: '자동 로그아웃',
  maxLoginAttempts: '로그인 시도',
  email: '메일 서버',
  passwordPolicy: '비밀번호 규칙',
  twoFactorEnabled: '두 단계 인증',
  ipWhitelist: 'IP 목록',
  auditRetentionYears: '감사 기록 보관 기간',
  backup: '자동 백업',
  byteLimits: '바이트 한도',
  recordRules: '기재 금지어',
};

/** As many people and things as a search may mean; who means more says more. */
const MOST = 200;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it names one thing; a list that somebody saw is named by what it was a list of (`all`, `student`). */
export function isOneThing(id: string): boolean {
  return UUID.test(id);
}

/** Lists that somebody saw, by what they were of. */
const LISTS: Record<string, string> = {
  all: '모든 사용자',
  ...ROLES,
  classes: '모든 수업',
  evaluations: '모든 자기평가지',
  reports: '시스템 보고서',
  realtime: '실시간 현황',
};

/** What the things of a page are called now, by their ids; the gone and the nameless are missing. */
export async function findSubjectNames(db: Database, rows: Row[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const idsOf = (type: string) => [
    ...new Set(rows.filter((row) => row.subjectType === type).map((row) => row.subjectId)),
  ];
  const keep = (found: { id: string; name: string }[]) => {
    for (const { id, name } of found) names.set(id, name);
  };
  const [people, rooms, forms, answers] = ['user', 'class', 'evaluation', 'response'].map((type) =>
    idsOf(type).filter(isOneThing),
  ) as [string[], string[], string[], string[]];
  if (people.length > 0)
    keep(await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, people)));
  if (rooms.length > 0)
    keep(
      await db.select({ id: classes.id, name: classes.name }).from(classes).where(inArray(classes.id, rooms)),
    );
  if (forms.length > 0)
    keep(
      await db
        .select({ id: evaluations.id, name: classes.name })
        .from(evaluations)
        .innerJoin(classes, eq(classes.id, evaluations.classId))
        .where(inArray(evaluations.id, forms)),
    );
  if (answers.length > 0)
    keep(
      await db
        .select({ id: responses.id, name: users.name })
        .from(responses)
        .innerJoin(users, eq(users.id, responses.studentId))
        .where(inArray(responses.id, answers)),
    );
  const told = idsOf('notice');
  if (told.length > 0)
    keep(
      await db.select({ id: notices.id, name: notices.title }).from(notices).where(inArray(notices.id, told)),
    );
  for (const { subjectType, subjectId } of rows) {
    const name = subjectType === 'settings' ? undefined : LISTS[subjectId];
    if (name) names.set(subjectId, name);
  }
  for (const id of idsOf('settings')) {
    const name = (SETTINGS as Partial<Record<string, string>>)[id];
    if (name) names.set(id, name);
  }
  return names;
}

/**
 * Ids of the people whom a search may mean. A database takes `i` for the small letter of `İ`, as Unicode's own table of single
 * letters and Turkish do, the one language that writes it; JavaScript makes two letters of it. So `İ` finds `i` on either engine,
 * and that stays: whoever looks for İpek finds ipek@school.example.
 */
export async function findActors(db: Database, pattern: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, pattern), ilike(users.email, pattern)))
    .limit(MOST);
  return found.map(({ id }) => id);
}

/** Ids of the people and classes that a search may mean, of the answers of these people and the forms of these classes. */
export async function findSubjects(db: Database, pattern: string): Promise<string[]> {
  const people = await findActors(db, pattern);
  const rooms = (
    await db.select({ id: classes.id }).from(classes).where(ilike(classes.name, pattern)).limit(MOST)
  ).map(({ id }) => id);
  const answers =
    people.length > 0
      ? await db
          .select({ id: responses.id })
          .from(responses)
          .where(inArray(responses.studentId, people))
          .limit(MOST)
      : [];
  const forms =
    rooms.length > 0
      ? await db
          .select({ id: evaluations.id })
          .from(evaluations)
          .where(inArray(evaluations.classId, rooms))
          .limit(MOST)
      : [];
  return [...people, ...rooms, ...[...answers, ...forms].map(({ id }) => id)];
}
