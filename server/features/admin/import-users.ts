import type { RowProblem } from '../../../contract/admin.ts';
import { schoolYear } from '../../clock.ts';
import type { Person } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { hashInTurn } from '../auth/passwords.ts';
import { temporaryPassword } from '../auth/temporary-password.ts';
import { isTaken } from '../users/queries.ts';
import { findMadeBefore, type MadeBefore, renewFirstPasswords } from './made-before.ts';
import { type Entrant, judgeRows } from './sheet-rows.ts';
import { slices, WRITTEN_AT_ONCE } from './slices.ts';

/**
 * Makes everybody in a sheet, or nobody; each gets a password that holds for the first sign-in. Asked `again` for a sheet
 * that is made already, it gives other passwords to those of its people who have not been here.
 */
export const importUsers: Handler<'importUsers'> = async (ctx, actor, input) => {
  const before = input.again ? await findMadeBefore(ctx.db, input.users) : null;
  if (before) return giveAgain(ctx, actor, before);
  const { problems, entrants } = await judgeRows(ctx, input.users);
  if (problems.length > 0) throw refused(problems);
  const now = ctx.clock.now();
  const { passwordPolicy } = await ctx.settings.read();
  const people = [...entrants.values()].map((entrant) => ({
    entrant,
    id: newId(),
    tempPassword: temporaryPassword(passwordPolicy),
  }));
  // Before the transaction: it would be held for seconds.
  const hashes = await hashInTurn(people.map(({ tempPassword }) => tempPassword));
  const rows = people.map(({ entrant, id }, index) => ({
    ...columnsOf(entrant, now),
    id,
    passwordHash: hashes[index] ?? null,
    mustChangePassword: true,
    createdAt: now,
  }));
  try {
    await ctx.db.transaction(async (tx) => {
      for (const some of slices(rows, WRITTEN_AT_ONCE)) await tx.insert(users).values(some);
      const line = { at: now, actorId: actor.userId, action: 'importUsers', subjectType: 'user' };
      for (const some of slices(rows, WRITTEN_AT_ONCE))
        await tx.insert(auditLog).values(some.map(({ id }) => ({ ...line, subjectId: id })));
    });
  } catch (error) {
    if (!isTaken(error, 'users_email_unique') && !isTaken(error, 'users_student_number')) throw error;
    // Race: the first asking, whose reply was lost, came to its end only now.
    const late = input.again ? await findMadeBefore(ctx.db, input.users) : null;
    if (late) return giveAgain(ctx, actor, late);
    // Race: somebody registered while the passwords were made. Who it is, the rows say when they are asked again.
    throw refused((await judgeRows(ctx, input.users)).problems);
  }
  return {
    repeated: false,
    users: people.map(({ entrant, id, tempPassword }) => {
      const { name, email, role, school } = entrant;
      const student_number = (role === 'student' && entrant.student_number) || null;
      return { id, name, email, role, school, student_number, tempPassword };
    }),
  };
};

async function giveAgain(ctx: Context, actor: Person, { people }: MadeBefore) {
  const fresh = await renewFirstPasswords(ctx, actor.userId, people);
  return {
    repeated: true,
    users: people.map(({ id, name, email, role, school, studentNumber }) => ({
      ...{ id, name, email, role, school, student_number: studentNumber },
      tempPassword: fresh.get(id) ?? null,
    })),
  };
}

function columnsOf({ name, email, role, school, student_number, subject }: Entrant, now: Date) {
  const isStudent = role === 'student';
  return {
    name,
    email,
    role,
    school,
    studentNumber: isStudent ? (student_number ?? null) : null,
    studentYear: isStudent ? schoolYear(now) : null,
    subject: isStudent ? null : subject || null,
  };
}

function refused(problems: readonly RowProblem[]): CodedError {
  return new CodedError('VALIDATION', {
    message: '목록에 고칠 곳이 있어 아무도 만들지 않았습니다.',
    details: problems.map(({ row, field, message }) => ({ path: `users.${row}.${field}`, message })),
  });
}
