import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../contract/operation.ts';
import type { listAudit } from '../../../contract/audit.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, type Person, type Submission, type World } from '../../../tests/world.ts';
import { actionName } from '../../audit-words.ts';
import { seoulDay } from '../../clock.ts';

const DAY = 86_400_000;
let world: World;
let admin: Person;
let things: Submission;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  const teacher = await world.teacher({ name: '한결교사' });
  const student = await world.student({ name: '윤슬학생' });
  things = await world.submission('published', { teacher, student });
  await world.submission('submitted');
});
afterAll(() => world.close());

const list = async (input: CallInput<typeof listAudit>) =>
  (await world.signIn(admin.id)).must('listAudit', input);

describe('the audit log', () => {
  it('tells of lists that somebody saw, too: they are no one thing with a name', async () => {
    const client = await world.signIn(admin.id);
    await client.must('listUsers', { limit: '20' });
    await client.must('listUsers', { role: 'student', limit: '20' });
    const { entries } = await list({ action: 'listUsers' });
    expect(entries.map(({ subject }) => subject.name)).toEqual(['학생', '모든 사용자']);
    const ofStudents = await list({ subject: 'student' });
    expect(ofStudents.entries.map(({ subject }) => subject.name)).toEqual(['학생']);
  });

  it('tells who did what to whom, the newest first, and that somebody looked', async () => {
    const { entries } = await list({ subject: things.responseId ?? '' });
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['evaluateResponse', 'submitAnswers']);
    expect(entries.at(0)).toMatchObject({
      actor: { id: things.teacher.id, name: '한결교사', email: things.teacher.email },
      action_name: expect.stringMatching(/[가-힣]/),
      subject: { id: things.responseId, kind: '응답', name: '윤슬학생' },
    });
    const looks = await auditOf(world, 'audit');
    expect(looks.at(-1)).toEqual({
      actorId: admin.id,
      action: 'listAudit',
      subjectType: 'audit',
      people: expect.any(Number),
    });
  });

  it('is searched by whom, what, of whom and when', async () => {
    const today = seoulDay(world.clock.now());
    const yesterday = seoulDay(new Date(world.clock.now().getTime() - DAY));
    const actorsOf = async (input: CallInput<typeof listAudit>) =>
      new Set((await list(input)).entries.map(({ actor }) => actor?.name));
    expect(await actorsOf({ actor: '한결' })).toEqual(new Set(['한결교사']));
    expect(await actorsOf({ actor: things.student.email.toUpperCase() })).toEqual(new Set(['윤슬학생']));
    expect(await actorsOf({ actor: things.student.id })).toEqual(new Set(['윤슬학생']));
    expect(await actorsOf({ actor: '%' })).toEqual(new Set());
    const published = await list({ action: 'publishRemark' });
    expect(published.entries.map(({ subject }) => subject.id)).toEqual([things.responseId]);
    expect((await list({ subject: '윤슬' })).entries.map(({ subject }) => subject.name)).toContain(
      '윤슬학생',
    );
    expect((await list({ subject: '통합사회 2반' })).entries.length).toBeGreaterThan(2);
    expect((await list({ from: today, to: today, actor: '한결' })).entries.length).toBeGreaterThan(2);
    expect((await list({ to: yesterday })).entries).toEqual([]);
    const backwards = await admin.client.call('listAudit', { from: today, to: yesterday });
    expect(backwards.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'to' }] });
    for (const from of ['2026-02-30', '0000-01-01'])
      expect((await admin.client.call('listAudit', { from })).failure?.code).toBe('VALIDATION');
    // No moment that the database could not write.
    const beyond = await admin.client.call('listAudit', { after: '999999999999999.1' });
    expect(beyond.failure?.code).toBe('VALIDATION');
    expect((await list({ after: '99999999999999.1', limit: '1' })).entries).toHaveLength(1);
    expect((await list({ to: '9999-12-31', limit: '1' })).entries).toHaveLength(1);
  });

  it('is searched in either case, with i for the small letter of İ on both engines', async () => {
    const teacher = await world.teacher({ name: '이팩', email: `ipek-${Date.now()}@example.com` });
    await world.submission('draft', { teacher });
    for (const actor of ['İPEK-', 'IPEK-', 'ipek-']) {
      const { entries } = await list({ actor });
      expect(new Set(entries.map((entry) => entry.actor?.id))).toEqual(new Set([teacher.id]));
    }
    expect((await list({ actor: 'ípek-' })).entries).toEqual([]);
  });

  it('comes in pages that miss nothing and repeat nothing', async () => {
    const whole = (await list({ actor: '한결', limit: '100' })).entries.map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(4);
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        actor: '한결',
        limit: '2',
        ...(after ? { after } : {}),
      });
      seen.push(...page.entries.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(whole);
  });
});

it('every action that is noted has a Korean name', () => {
  const folder = join(import.meta.dirname, '../..');
  const noted = (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => /\baudit\(|auditLog/.test(text))
    .flatMap((text) => [...text.matchAll(/\baction: '(\w+)'|note\(tx, '(\w+)'/g)])
    .map((match) => match[1] ?? match[2] ?? '');
  expect(noted.length).toBeGreaterThan(50);
  expect([...new Set(noted)].filter((action) => !/[가-힣]/.test(actionName(action)))).toEqual([]);
});
