import type { ExampleIds, Operation, WorkingState } from '../../contract/operation.ts';
import { pathKeys } from '../../contract/request.ts';
import { makeBackup } from '../../server/backup/make-backup.ts';
import { newResetToken } from '../../server/features/auth/reset-token.ts';
import type { Person, Submission, World } from '../world.ts';
import { importLines } from './term-import.ts';

/** Somebody whom the operation is meant for; null where nobody needs to be anybody. */
export async function memberOf(
  world: World,
  operation: Operation,
  things: Submission,
): Promise<Person | null> {
  switch (operation.actor) {
    case 'public':
      return null;
    case 'newcomer':
      return world.person(null);
    case 'admin':
      return world.admin();
    case 'teacher':
      return things.teacher;
    case 'student':
    case 'anyone':
    case 'member':
      return things.student;
  }
}

/** What an example may name, in the world around one submission. */
export async function idsOf(world: World, things: Submission, operation: Operation): Promise<ExampleIds> {
  const { teacher, student } = things;
  // The code to join by belongs to a class that none of the kinds is in yet.
  const other = await teacher.client.must('createClass', { name: '다른 수업' });
  const version = things.responseId
    ? (await teacher.client.must('listVersions', { id: things.responseId })).versions[0]?.id
    : undefined;
  const needsJob = Object.values(operation.scope ?? {}).includes('job');
  // Nobody has seen anything of this student, so the job has ended when it is answered: nothing runs here.
  const job = needsJob
    ? (
        await teacher.client.must('generateRemarks', {
          id: things.evaluationId,
          studentIds: [student.id],
        })
      ).job.id
    : undefined;
  const needsExpected = Object.values(operation.scope ?? {}).includes('expected');
  return {
    expected: needsExpected
      ? ((await importLines(world, things, [['9/99', '오지않은', '글']]))[0]?.id ?? '')
      : other.class.id,
    job: job ?? other.class.id,
    class: things.classId,
    evaluation: things.evaluationId,
    response: things.responseId ?? other.class.id,
    student: student.id,
    version: version ?? other.class.id,
    otherClass: other.class.id,
    backup: operation.path.includes('/backups/{id}')
      ? (await makeBackup(world.ctx, null)).id
      : other.class.id,
    code: other.class.code ?? '',
    email: student.email,
    idToken: await world.googleToken(),
    totp: world.totpCode(),
    resetToken: await newResetToken(world.ctx, world.ctx.db, student.id),
  };
}

/** What an operation without a scope does, it does to nobody's form: an early state is made sooner. */
export function stateFor(operation: Operation): WorkingState {
  return operation.state ?? (operation.scope ? 'submitted' : 'draft');
}

/** The operation's own example, with the ids of these things. */
export function inputOf(operation: Operation, ids: ExampleIds): Record<string, unknown> {
  const inPath = Object.fromEntries(
    pathKeys(operation.path).map((key) => [key, ids[operation.scope?.[key] ?? 'class']]),
  );
  // An example may name a thing that no factory makes, such as a notice that comes with the product.
  return { ...inPath, ...operation.example?.(ids) };
}
