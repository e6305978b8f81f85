import { and, eq, gt, max } from 'drizzle-orm';
import { expect } from 'vitest';
import { api, type OperationName } from '../../contract/api.ts';
import { type FileData, isEventReply, type Operation, type Watched } from '../../contract/operation.ts';
import type { Teacher } from '../../server/actor.ts';
import { auditLog, users } from '../../server/db/schema.ts';
import { endpoints } from '../../server/endpoints.ts';
import type { Person, Submission, World } from '../world.ts';
import type { Reply } from './client.ts';
import { textsOf } from './xlsx.ts';

/**
 * For whoever answers for data protection: whatever shows somebody the data of others leaves a row in the audit log that
 * says of how many. Nothing is listed but these exceptions: a reply is searched for everybody who has an account.
 */
export const WHY_NOT: Partial<Record<OperationName, string>> = {
  login: 'it is the data of whoever proved that it is theirs',
  register: 'as login',
  verifyGoogle: 'as login',
  refresh: 'as login',
  joinClass: 'who teaches a class is told to whoever has its code',
  listJoinedClasses: 'who teaches a class is told to whoever is in it',
  getJoinedClass: 'who teaches a class is told to whoever is in it',
  getJob: 'it says of whom the teacher chose for the job, whose number is in the row of generateRemarks',
  listJobs: 'as getJob',
  watchJob: 'as getJob',
  activateUser: 'nothing changes in whoever is active: a look, noted as getUser',
  stopJob: 'as getJob; that it was stopped is noted',
};

/** A second student, so that one is told from all; and how far the log went before the call. */
export async function prepareView(
  world: World,
  name: OperationName,
  things: Submission,
  input: Record<string, unknown>,
) {
  const second = await world.student();
  await second.client.must('joinClass', { classCode: things.code });
  const { evaluationId: id, student, teacher } = things;
  // The example would name nobody.
  if (name === 'importTermSheet')
    input['rows'] = [...(input['rows'] as unknown[][]), ['', '', '', '1/99', student.name, '꼼꼼히 읽음.']];
  if (name === 'listJobs') await teacher.client.must('generateRemarks', { id, studentIds: [student.id] });
  const [last] = await world.ctx.db.select({ id: max(auditLog.id) }).from(auditLog);
  return { since: last?.id ?? 0 };
}

/** Insists that the log says how many people's data the reply held. @returns how many others' it did */
export async function assertNoted(
  world: World,
  name: OperationName,
  call: { since: number; person: Person | null; input: Record<string, unknown>; reply: Reply<unknown> },
): Promise<number> {
  const { person, since } = call;
  const operation = api[name] as Operation;
  const { surely, perhaps } = await peopleIn(world, await textOf(world, name, call));
  const others = surely.filter((id) => id !== person?.id);
  if (WHY_NOT[name] || (others.length === 0 && operation.reply !== 'file')) return others.length;
  const rows = await world.ctx.db
    .select({ actorId: auditLog.actorId, people: auditLog.people })
    .from(auditLog)
    .where(and(gt(auditLog.id, since), eq(auditLog.action, name)));
  const row = { actorId: person?.id, people: expect.toSatisfy(isRight) };
  expect(rows, `${name} showed ${others.length}`).toEqual([row]);
  return others.length;

  /** Of one person whom it changes, the row itself says whose record it was; one's own data may count as one more. */
  function isRight(people: number | null): boolean {
    if (people === null) return others.length === 1 && operation.method !== 'GET';
    // A backup is packed, so nobody can be found in it.
    return name === 'downloadBackup' ? people > 1 : people >= others.length && people <= perhaps.length;
  }
}

/** A reply as text, files and streams too. */
async function textOf(
  world: World,
  name: OperationName,
  { person, input, reply }: { person: Person | null; input: Record<string, unknown>; reply: Reply<unknown> },
): Promise<string> {
  const kind = (api[name] as Operation).reply;
  if (isEventReply(kind)) {
    const actor = { userId: person?.id, role: 'teacher' } as Teacher;
    const watch = endpoints[name] as unknown as (...call: unknown[]) => Promise<Watched<unknown>>;
    return JSON.stringify(await (await watch(world.ctx, actor, input)).read());
  }
  if (kind !== 'file') return JSON.stringify(reply.data);
  const { bytes } = reply.data as FileData;
  const text = Buffer.from(bytes).toString();
  return text.startsWith('PK') ? textsOf(bytes) : text;
}

/** Ids of everybody whose name, address or id stands in a text; `perhaps`: with those who share a name that does. */
async function peopleIn(world: World, text: string): Promise<{ surely: string[]; perhaps: string[] }> {
  const all = await world.ctx.db.select({ id: users.id, name: users.name, email: users.email }).from(users);
  const bearers = new Map<string, number>();
  for (const { name } of all) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const perhaps = all.filter(
    ({ id, name, email }) =>
      text.includes(`"${id}"`) ||
      text.includes(email) ||
      (text.includes(name) && new RegExp(`${name}(?!\\d)`).test(text)),
  );
  const surely = perhaps.filter(
    ({ id, name, email }) => text.includes(`"${id}"`) || text.includes(email) || bearers.get(name) === 1,
  );
  return { surely: surely.map(({ id }) => id), perhaps: perhaps.map(({ id }) => id) };
}
