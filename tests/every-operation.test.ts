import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type OperationName } from '../contract/api.ts';
import { ERRORS } from '../contract/errors.ts';
import { buildRequest } from '../contract/request.ts';
import type { ExampleIds, Operation, ReplyOf } from '../contract/operation.ts';
import { idsOf, inputOf, memberOf, stateFor } from './support/example-calls.ts';
import { assertNoted, prepareView, WHY_NOT } from './support/views-of-people.ts';
import { createWorld, type Person, type Submission, type World } from './world.ts';

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

type Kept = { things: Submission; ids: ExampleIds };
const kept = new Map<string, Promise<Kept>>();

/** For calls that are refused before they do anything: operations that need the same things share them. */
function untouched(operation: Operation, whose: 'own' | 'foreign' = 'own'): Promise<Kept> {
  const key = JSON.stringify([whose, stateFor(operation), Object.values(operation.scope ?? {})]);
  const make = async () => {
    const things = await world.submission(stateFor(operation));
    return { things, ids: await idsOf(world, things, operation) };
  };
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Which operations showed somebody the data of others. */
const shown = new Set<OperationName>();

describe.each(Object.entries(api) as [OperationName, Operation][])('%s', (name, operation) => {
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
      // What only reads leaves the things to the next kind as they were.
      const fresh = expected.code === undefined && used && operation.method !== 'GET';
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
      const input = inputOf(operation, itsIds);
      const view = expected.code === undefined ? await prepareView(world, name, itsThings, input) : null;
      const reply = await client.send(name, input);
      expect({ kind, status: reply.status, code: reply.failure?.code }).toEqual({
        kind,
        code: undefined,
        ...expected,
      });
      if (expected.code !== undefined) continue;
      used = true;
      if (view && (await assertNoted(world, name, { ...view, person, input, reply })) > 0) shown.add(name);
    }
    expect(used).toBe(true);
  });

  const scoped = Object.entries(operation.scope ?? {});
  const whereScoped = scoped.length > 0 ? it : () => {};
  whereScoped('hides each thing that belongs to somebody else', async () => {
    const { things, ids } = await untouched(operation);
    const { ids: foreignIds } = await untouched(operation, 'foreign');
    const caller = operation.actor === 'student' ? things.student : things.teacher;
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
    const { things, ids } = await untouched(operation);
    const { ids: otherIds } = await untouched(operation, 'foreign');
    const caller = (await memberOf(world, operation, things)) ?? things.teacher;
    const request = buildRequest(operation, inputOf(operation, ids));
    for (const body of [inputOf(operation, otherIds), { evil: 1 }, '"text"', '[1]']) {
      const reply = await caller.client.raw('DELETE', request.url, body);
      expect(reply.failure?.code).toBe('VALIDATION');
    }
  });

  it('refuses a field that it does not know', async () => {
    const { things, ids } = await untouched(operation);
    const member = await memberOf(world, operation, things);
    // A refused refresh may end the session it came with; the next operation shares the person.
    const client = member ? await world.signIn(member.id) : world.visitor();
    const reply = await client.send(name, { ...inputOf(operation, ids), unheardOf: 1 });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'unheardOf' }] });
  });
});

it('knows no exception from noting views that is none', () => {
  expect(Object.keys(WHY_NOT).filter((name) => !shown.has(name as OperationName))).toEqual([]);
  expect(shown.size).toBeGreaterThan(30);
});

it('leaves an audit log that can be read to its last row, in Korean', async () => {
  const { client } = await world.admin();
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
