import { beforeAll, describe, expect, it } from 'vitest';
import { api, type OperationName } from '../contract/api.ts';
import { ERRORS } from '../contract/errors.ts';
import { buildRequest, pathKeys } from '../contract/request.ts';
import type { ExampleIds, Operation, ReplyOf, WorkingState } from '../contract/operation.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { newResetToken } from '../server/features/auth/reset-token.ts';
import { importLines } from './support/term-import.ts';
import { type Person, type Submission, theWorld, type World } from './world.ts';

/**
 * Who may call what, for every operation of the contract. Nothing here is listed by hand: a new operation is covered by
 * being declared with its actor, its scope, the state in which it works and an example.
 */
const KINDS = [
  'anonymous',
  'role-less',
  'student in class',
  'other student',
  'teacher owner',
  'other teacher',
  'admin',
  'deactivated',
  'consent missing',
] as const;
type Kind = (typeof KINDS)[number];

const ROLE_OF: Partial<Record<Kind, string>> = {
  'student in class': 'student',
  'other student': 'student',
  'teacher owner': 'teacher',
  'other teacher': 'teacher',
  admin: 'admin',
};
const OWNERS = new Set<Kind>(['student in class', 'teacher owner', 'admin']);

interface Expected {
  status: number;
  code?: string;
}

/** What the declaration promises to this kind of caller. */
function expectedOf(operation: Operation, kind: Kind): Expected {
  const success = { status: operation.status ?? 200 };
  const refused = (code: keyof typeof ERRORS) => ({ status: ERRORS[code].status, code });
  if (operation.actor === 'public') return success;
  if (kind === 'anonymous') return refused('UNAUTHENTICATED');
  if (kind === 'deactivated') return refused('ACCOUNT_DISABLED');
  if (operation.actor === 'member' && kind === 'role-less') return refused('FORBIDDEN');
  if (operation.actor === 'newcomer') return kind === 'role-less' ? success : refused('FORBIDDEN');
  if (kind === 'consent missing') return operation.passesGates ? success : refused('CONSENT_REQUIRED');
  if (operation.actor === 'anyone' || operation.actor === 'member') return success;
  if (ROLE_OF[kind] !== operation.actor) return refused('FORBIDDEN');
  return operation.scope && !OWNERS.has(kind) ? refused('NOT_FOUND') : success;
}

const STUDENT_FIELDS = { school: null, studentNumber: null, studentYear: null };

/** Somebody of the operation's own role who is stopped by a gate, so that nothing but the gate can refuse. */
function roleFor(operation: Operation): 'student' | 'teacher' | 'admin' {
  return operation.actor === 'teacher' || operation.actor === 'admin' ? operation.actor : 'student';
}

async function personOf(
  world: World,
  kind: Kind,
  operation: Operation,
  things: Submission,
): Promise<Person | null> {
  switch (kind) {
    case 'anonymous':
      return null;
    case 'role-less':
      return world.person(null);
    case 'student in class':
      return things.student;
    case 'other student':
      return world.student();
    case 'teacher owner':
      return things.teacher;
    case 'other teacher':
      return world.teacher();
    case 'admin':
      return world.admin();
    case 'deactivated':
      return world.person(roleFor(operation), { isActive: false, ...STUDENT_FIELDS });
    case 'consent missing':
      return world.person(roleFor(operation), { consentVersion: null, ...STUDENT_FIELDS });
  }
}

/** Somebody whom the operation is meant for; null where nobody needs to be anybody. */
async function memberOf(world: World, operation: Operation, things: Submission): Promise<Person | null> {
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

async function idsOf(world: World, things: Submission, operation: Operation): Promise<ExampleIds> {
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
function stateFor(operation: Operation): WorkingState {
  return operation.state ?? (operation.scope ? 'submitted' : 'draft');
}

const kept = new Map<string, Promise<{ things: Submission; ids: ExampleIds }>>();

/** For calls that are refused before they do anything: operations that need the same things share them. */
function untouched(world: World, operation: Operation): Promise<{ things: Submission; ids: ExampleIds }> {
  const key = JSON.stringify([stateFor(operation), Object.values(operation.scope ?? {})]);
  const make = async () => {
    const things = await world.submission(stateFor(operation));
    return { things, ids: await idsOf(world, things, operation) };
  };
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}

function inputOf(operation: Operation, ids: ExampleIds): Record<string, unknown> {
  const inPath = Object.fromEntries(
    pathKeys(operation.path).map((key) => [key, ids[operation.scope?.[key] ?? 'class']]),
  );
  // An example may name a thing that no factory makes, such as a notice that comes with the product.
  return { ...inPath, ...operation.example?.(ids) };
}

describe.each(Object.entries(api) as [OperationName, Operation][])('%s', (name, operation) => {
  let world: World;
  beforeAll(async () => {
    world = await theWorld();
  });

  it('answers each kind of caller as its declaration says', async () => {
    const state = stateFor(operation);
    const things = await world.submission(state);
    const ids = await idsOf(world, things, operation);
    const kinds = operation.actor === 'public' ? (['anonymous'] as const) : KINDS;
    // Refusals first and in one world: the success at the end then also shows that none of them changed anything.
    const order = [...kinds].sort(
      (a, b) => expectedOf(operation, b).status - expectedOf(operation, a).status,
    );
    let used = false;
    for (const kind of order) {
      const expected = expectedOf(operation, kind);
      const fresh = expected.code === undefined && used;
      const itsThings = fresh ? await world.submission(state) : things;
      const itsIds = fresh ? await idsOf(world, itsThings, operation) : ids;
      const person = await personOf(world, kind, operation, itsThings);
      const client = person?.client ?? world.visitor();
      if (person && operation.withSecondFactor) await world.turnOnSecondFactor(person.id);
      // A refresh is public at the gate, and what it checks is the token it came with.
      if (name === 'refresh')
        client.cookies.set('refresh_token', things.student.client.cookies.get('refresh_token') ?? '');
      if (name === 'refresh')
        client.cookies.set('X-XSRF-TOKEN', things.student.client.cookies.get('X-XSRF-TOKEN') ?? '');
      const reply = await client.send(name, inputOf(operation, itsIds));
      expect({ kind, status: reply.status, code: reply.failure?.code }).toEqual({
        kind,
        code: undefined,
        ...expected,
      });
      if (expected.code === undefined) used = true;
    }
    expect(used).toBe(true);
  });

  const scoped = Object.entries(operation.scope ?? {});
  const whereScoped = scoped.length > 0 ? it : () => {};
  whereScoped('hides each thing that belongs to somebody else', async () => {
    const state = stateFor(operation);
    const [own, foreign] = [await world.submission(state), await world.submission(state)];
    const [ids, foreignIds] = [await idsOf(world, own, operation), await idsOf(world, foreign, operation)];
    const caller = operation.actor === 'student' ? own.student : own.teacher;
    for (const [path, thing] of scoped) {
      const input = inputOf(operation, ids);
      const [key = '', index] = path.split('.');
      input[key] = index === undefined ? foreignIds[thing] : [foreignIds[thing]];
      const reply = await caller.client.send(name, input);
      expect({ path, code: reply.failure?.code }).toEqual({ path, code: 'NOT_FOUND' });
    }
  });

  const whereNoBody = operation.method === 'DELETE' ? it : () => {};
  whereNoBody('takes nothing from a body: the address alone says what goes', async () => {
    const state = stateFor(operation);
    const [own, other] = [await world.submission(state), await world.submission(state)];
    const caller = (await memberOf(world, operation, own)) ?? own.teacher;
    const request = buildRequest(operation, inputOf(operation, await idsOf(world, own, operation)));
    for (const body of [
      inputOf(operation, await idsOf(world, other, operation)),
      { evil: 1 },
      '"text"',
      '[1]',
    ]) {
      const reply = await caller.client.raw('DELETE', request.url, body);
      expect(reply.failure?.code).toBe('VALIDATION');
    }
  });

  it('refuses a field that it does not know', async () => {
    const { things, ids } = await untouched(world, operation);
    const member = await memberOf(world, operation, things);
    // A refused refresh may end the session it came with; the next operation shares the person.
    const client = member ? await world.signIn(member.id) : world.visitor();
    const reply = await client.send(name, { ...inputOf(operation, ids), unheardOf: 1 });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'unheardOf' }] });
  });
});

it('leaves an audit log that can be read to its last row, in Korean', async () => {
  const { client } = await (await theWorld()).admin();
  const foreign = new Set<string>();
  let after: string | null = null;
  do {
    const page: ReplyOf<typeof api.listAudit> = await client.must('listAudit', {
      limit: '100',
      ...(after ? { after } : {}),
    });
    for (const { action_name, subject } of page.entries)
      for (const words of [action_name, subject.kind]) if (!/[가-힣]/.test(words)) foreign.add(words);
    after = page.next;
  } while (after);
  expect([...foreign]).toEqual([]);
});
