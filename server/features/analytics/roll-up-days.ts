import { and, between, sql } from 'drizzle-orm';
import type { Activity } from '../../../contract/analytics.ts';
import type { Database } from '../../db/connection.ts';
import {
  activities,
  analyticsActions,
  analyticsDays,
  analyticsPeople,
  sessions,
  users,
} from '../../db/schema.ts';
import { addDays, dayOf, dayStart } from './days.ts';

/** What a teacher comes for; logging in and looking around is not yet work. */
const WORK: readonly Activity[] = ['CREATE_CLASS', 'GENERATE_QUESTIONS', 'GENERATE_FINAL', 'EXPORT_EXCEL'];

/** Counts these days anew from the log: however often it is done, the rollups hold the same. */
export async function rollUpDays(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const [begin, end] = [dayStart(from).toISOString(), dayStart(addDays(to, 1)).toISOString()];
  const during = sql`${activities.at} >= ${begin}::timestamptz AND ${activities.at} < ${end}::timestamptz`;
  const role = sql`coalesce(${activities.role}, 'none')`;

  await tx.delete(analyticsActions).where(and(between(analyticsActions.day, from, to)));
  await tx.execute(sql`
    INSERT INTO ${analyticsActions} (day, role, action, times)
    SELECT ${dayOf(activities.at)}, ${role}, ${activities.action}, count(*)
    FROM ${activities} WHERE ${during} GROUP BY 1, 2, 3`);

  const work = sql.join(
    WORK.map((action) => sql`${action}`),
    sql`, `,
  );
  // A late row never takes a day back that somebody was there after.
  await tx.execute(sql`
    INSERT INTO ${analyticsPeople} AS known (user_id, role, last_day, last_work_day)
    SELECT ${activities.userId}, as_role, max(${dayOf(activities.at)}),
      max(${dayOf(activities.at)}) FILTER (WHERE ${activities.action} IN (${work}))
    FROM ${activities} CROSS JOIN LATERAL (VALUES ('any'), (${role})) AS roles (as_role)
    WHERE ${during} GROUP BY 1, 2
    ON CONFLICT (user_id, role) DO UPDATE
    SET last_day = greatest(known.last_day, excluded.last_day),
      last_work_day = greatest(known.last_work_day, excluded.last_work_day)
    WHERE excluded.last_day > known.last_day
      OR excluded.last_work_day > coalesce(known.last_work_day, '-infinity'::date)`);

  await tx.delete(analyticsDays).where(between(analyticsDays.day, from, to));
  await tx.execute(sql`
    WITH there AS (
      SELECT ${dayOf(activities.at)} AS day, ${activities.userId} AS id,
        bool_or(${activities.role} = 'teacher') AS teacher, bool_or(${activities.role} = 'student') AS student
      FROM ${activities} WHERE ${during} GROUP BY 1, 2
    ),
    people AS (
      SELECT there.day, count(*) AS people, count(*) FILTER (WHERE teacher) AS teachers,
        count(*) FILTER (WHERE student) AS students,
        count(*) FILTER (WHERE ${dayOf(users.createdAt)} = there.day - 1) AS back_1,
        count(*) FILTER (WHERE ${dayOf(users.createdAt)} = there.day - 7) AS back_7,
        count(*) FILTER (WHERE ${dayOf(users.createdAt)} = there.day - 30) AS back_30
      FROM there JOIN ${users} ON ${users.id} = there.id GROUP BY there.day
    ),
    held AS (
      SELECT ${dayOf(sessions.createdAt)} AS day, count(*) AS sessions,
        round(sum(extract(epoch FROM greatest(${sessions.lastActiveAt} - ${sessions.createdAt}, interval '0'))) * 1000)
          AS session_ms
      FROM ${sessions}
      WHERE ${sessions.createdAt} >= ${begin}::timestamptz AND ${sessions.createdAt} < ${end}::timestamptz
      GROUP BY 1
    )
    INSERT INTO ${analyticsDays}
      (day, people, teachers, students, back_1, back_7, back_30, sessions, session_ms)
    SELECT day, coalesce(people, 0), coalesce(teachers, 0), coalesce(students, 0), coalesce(back_1, 0),
      coalesce(back_7, 0), coalesce(back_30, 0), coalesce(sessions, 0), coalesce(session_ms, 0)
    FROM people FULL JOIN held USING (day)`);
}
