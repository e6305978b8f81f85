// One story over one world: what a backup brings back, what is refused, and who stays gone. Split, it would make that world thrice.
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, PASSWORD, type World } from '../../tests/world.ts';
import { type Engine, engineUnderTest, openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import * as schema from '../db/schema.ts';
import { refreshAnalytics } from '../features/analytics/refresh-analytics.ts';
import { writeSettings } from '../features/settings/write-settings.ts';
import { openContainer, writeContainer } from './container.ts';
import { noteErasures } from './erasures.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';
import { makeSchema } from './replace-database.ts';
import { findTables, migrations, type Table } from './tables.ts';
import { writeBackup } from './write-backup.ts';
import { open } from 'node:fs/promises';

const KEY = 'a key for backups in tests';
const SECRET = 'a secret for tests that is long enough';
const DAY = 86_400_000;
/** What does not go back with a backup (tables.ts), or is changed by restoring. */
const APART = new Set(['limits', 'password_resets', 'backups', 'sessions', 'jobs', 'audit_log']);

let world: World;
let folder: string;
let withoutKey: string;
let withKey: string;
const opened: Connection[] = [];

async function database(engine: Engine = engineUnderTest()): Promise<Connection> {
  const connection = await openTestDatabase(engine);
  opened.push(connection);
  return connection;
}

const envOf = (backupKey?: string, backupDir = folder) => ({ backupDir, backupKey });

async function backUp(from: Connection, backupKey?: string): Promise<string> {
  const order = {
    id: newId(),
    kind: 'manual' as const,
    at: world.clock.now(),
    engine: from.engine,
    secret: SECRET,
  };
  const { file } = await writeBackup(from.db, envOf(backupKey), order);
  return join(folder, file);
}

async function restore(into: Connection, path: string, backupKey?: string, elsewhere?: string) {
  const env = envOf(backupKey, elsewhere);
  const backup = await openBackup(env, path);
  return restoreBackup(into, env, path, backup, { secret: SECRET, now: world.clock.now() });
}

/** Every table as text, each sorted. */
async function everything({ db }: Connection): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
    const rows = await db.select().from(table as PgTable);
    all[getTableConfig(table as PgTable).name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

const apart = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !APART.has(name)));

/** A row in every table that the story above leaves empty: what is compared with nothing proves nothing. */
async function fillTheRest(of: { student: string; teacher: string; evaluation: string }) {
  const { db } = world.ctx;
  const at = world.clock.now();
  const [response] = await db.select().from(schema.responses);
  const [form] = await db.select().from(schema.evaluations);
  const responseId = response?.id ?? '';
  await db
    .insert(schema.consents)
    .values({ id: newId(), userId: of.student, kind: 'terms', version: '2025-02-01', given: true, at });
  await db.insert(schema.expectedStudents).values({
    id: newId(),
    classId: form?.classId ?? '',
    classNumber: 2,
    number: 5,
    name: '아직 안 온 학생',
    marked: false,
    earlier: ['먼저 쓴 글\n둘째 줄'],
    createdBy: of.teacher,
    createdAt: at,
  });
  await db.insert(schema.dismissals).values({
    responseId,
    rule: 'award',
    text: '대상',
    reason: '연구의 대상',
    createdBy: of.teacher,
    createdAt: at,
  });
  await db
    .insert(schema.sheetOpenings)
    .values({ evaluationId: of.evaluation, studentId: of.student, openedAt: at });
  await db.insert(schema.auditMonths).values({ month: '2020-03', action: 'login', count: 7, people: 9e9 });
  await db.insert(schema.knownDevices).values({ userId: of.student, device: 'a device', lastUsedAt: at });
  await db.insert(schema.modelLedger).values({
    id: newId(),
    responseId,
    sentAt: at,
    model: 'a model',
    text: '학생1은',
    createdBy: of.teacher,
  });
  await db.insert(schema.recoveryCodes).values({ userId: of.teacher, codeHash: 'a hash' });
  await (await world.admin()).client.must('createNotice', {
    title: '알림',
    content: ['첫 줄', '둘째 "줄"'],
    showOnLogin: true,
    priority: 'low',
    version: '1',
    expiryDate: null,
  });
  await refreshAnalytics(world.ctx, { wait: true });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girok-backups-'));
  world = await createWorld();
  const { teacher, student, evaluationId } = await world.submission('published');
  const open = await world.submission('active', { teacher, student });
  await student.client.must('saveDraft', {
    id: open.evaluationId,
    responses: ['쓰다 만 글\n"따옴표" \\ 역슬래시 \t 😀 [1,2]', '', '', '', ''],
  });
  await teacher.client.must('generateRemarks', { id: evaluationId, studentIds: [student.id] });
  await world.admin();
  await writeSettings(world.ctx, world.ctx.db, {
    siteName: '새솔고',
    recordRules: { deny: ['솔빛'], allow: [] },
    byteLimits: { 2026: { subject: 1500, autonomy: 1500, club: 1500, career: 2100 } },
  });
  await fillTheRest({ student: student.id, teacher: teacher.id, evaluation: evaluationId });
  // JSON's own null is not the absence of a value.
  await world.ctx.db.execute(
    sql`INSERT INTO settings (key, value, updated_at) VALUES ('lastBackupDate', 'null', now())`,
  );
  withoutKey = await backUp(world.connection);
  withKey = await backUp(world.connection, KEY);
});
afterAll(async () => {
  await world.close();
  await Promise.all(opened.map((connection) => connection.close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is for its owner alone, and tells under no key what it holds', () => {
    expect(statSync(withKey).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readFileSync(withKey).includes('새솔고')).toBe(false);
  });

  const other = engineUnderTest() === 'pglite' ? 'postgres' : 'pglite';
  it.each([
    ['the same engine', engineUnderTest(), undefined],
    ['the other engine, encrypted', other, KEY],
  ] as const)('brings every table back into %s', async (_, engine, key) => {
    if (engine === 'postgres' && !inject('postgres')) return;
    const into = await database(engine);
    const before = await everything(world.connection);
    await restore(into, key ? withKey : withoutKey, key);
    const after = await everything(into);
    expect(apart(after)).toEqual(apart(before));
    const empty = Object.entries(apart(before)).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
    expect(empty).toEqual([]);
    expect(after['audit_log']?.slice().sort()).toEqual(expect.arrayContaining(before['audit_log'] ?? []));
    expect(after['sessions']).toHaveLength(before['sessions']?.length ?? 0);
    const alive = await into.db.select().from(schema.sessions).where(sql`revoked_at is null`);
    expect(alive).toEqual([]);
    expect(after['limits']).toEqual([]);
    // Numbers go on where they ended, and the log still guards itself.
    const user = (await into.db.select().from(schema.users).limit(1))[0]?.id ?? '';
    await into.db.insert(schema.activities).values({ userId: user, action: 'LOGIN', at: new Date() });
    await expect(into.db.delete(schema.auditLog)).rejects.toThrow();
  });

  it('replaces what is there, after backing that up', async () => {
    const into = await database();
    await restore(into, withoutKey);
    await into.db.update(schema.users).set({ name: '바뀐 이름' });
    await into.db.execute(
      sql`INSERT INTO notices (id, title, content, show_on_login, priority, version, created_at, updated_at) VALUES ('x', 'x', '[]', true, 'low', '1', now(), now())`,
    );
    const { before } = await restore(into, withoutKey);
    expect(apart(await everything(into))).toEqual(apart(await everything(world.connection)));
    const saved = await database();
    await restore(saved, join(folder, before ?? ''));
    const names = await saved.db.select({ name: schema.users.name }).from(schema.users);
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['바뀐 이름']));
  });
});

describe('what is refused leaves everything as it was', () => {
  const changed = (change: (bytes: Buffer) => Buffer, from = withoutKey) => {
    const path = join(folder, `changed-${newId()}`);
    writeFileSync(path, change(readFileSync(from)));
    return path;
  };
  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    const index = at(bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return bytes;
  };

  it.each([
    ['a changed byte in the middle', () => changed(flipped((length) => length >> 1)), undefined, 'damaged'],
    ['a changed byte at the end', () => changed(flipped((length) => length - 1)), undefined, 'damaged'],
    ['a changed header', () => changed(flipped(() => 60)), undefined, 'damaged'],
    ['a file cut short', () => changed((bytes) => bytes.subarray(0, -100)), undefined, 'damaged'],
    [
      'bytes appended',
      () => changed((bytes) => Buffer.concat([bytes, Buffer.from('x')])),
      undefined,
      'damaged',
    ],
    ['another file', () => changed(() => Buffer.from('PGDMP and so on')), undefined, 'foreign'],
    ['an empty file', () => changed(() => Buffer.alloc(0)), undefined, 'foreign'],
    ['a folder', () => folder, undefined, 'foreign'],
    ['no file', () => join(folder, 'nothing'), undefined, 'missing'],
    ['the wrong key', () => withKey, 'another key for backups', 'keyWrong'],
    ['no key', () => withKey, undefined, 'keyMissing'],
  ] as const)('%s', async (_, path, key, reason) => {
    await expect(openBackup(envOf(key), path())).rejects.toMatchObject({ reason });
  });

  /** A file whose hash is right, with another header or other lines. */
  async function forged(
    change: (header: Record<string, unknown>) => void,
    lines: (line: string) => string = (line) => line,
  ): Promise<string> {
    const source = await openContainer(withoutKey, undefined);
    const header = structuredClone(source.header);
    change(header);
    const path = join(folder, `forged-${newId()}`);
    const file = await open(path, 'wx');
    async function* text() {
      for await (const line of source.lines()) yield `${lines(line)}\n`;
    }
    await writeContainer(file, header, undefined, text());
    await file.close();
    return path;
  }

  it('a newer schema, and one of another program', async () => {
    const newer = await forged((header) => (header['migration'] = Date.now() * 2));
    await expect(openBackup(envOf(), newer)).rejects.toMatchObject({ reason: 'newer' });
    const unknown = await forged((header) => (header['migration'] = 1));
    await expect(openBackup(envOf(), unknown)).rejects.toMatchObject({ reason: 'otherSchema' });
  });

  it('a file that fails half-way', async () => {
    const into = await database();
    await restore(into, withoutKey);
    const before = await everything(into);
    for (const path of [
      await forged((header) => ((header['tables'] as Record<string, number>)['users'] = 1)),
      await forged(
        () => {},
        (line) => line.replace('"teacher_id"', '"password_hash"'),
      ),
      await forged(
        () => {},
        (line) => (line.startsWith('{"tables"') ? '{"tables":1}' : line),
      ),
      await forged(
        () => {},
        (line) => (line.includes('@example.com') ? line.replace(/"[0-9a-f-]{36}"/, '"none"') : line),
      ),
    ])
      await expect(restore(into, path)).rejects.toThrow();
    expect(await everything(into)).toEqual(before);
  });
});

describe('a backup that an older program made', () => {
  /** The same rows as the program held them when it had so many migrations: without what came later. */
  async function asOf(known: number, into: Connection): Promise<{ path: string; tables: string[] }> {
    const columns = await into.db
      .transaction(async (tx) => {
        await makeSchema(tx, known);
        const tables = await findTables(tx);
        throw Object.assign(new Error('seen enough'), { tables });
      })
      .catch((error: { tables: Table[] }) =>
        Object.fromEntries(error.tables.map((table) => [table.name, table.columns.map(({ name }) => name)])),
      );
    const source = await openContainer(withoutKey, undefined);
    const header = structuredClone(source.header);
    header.migration = migrations()[known - 1]?.folderMillis ?? 0;
    for (const name of Object.keys(header.tables)) if (!columns[name]) delete header.tables[name];
    async function* lines() {
      let kept: number[] | null = null;
      for await (const line of source.lines()) {
        const mark = JSON.parse(line) as { table?: string; columns?: string[]; tables?: number } & string[];
        if (mark.table !== undefined) {
          const then = columns[mark.table];
          kept = then ? then.map((name) => mark.columns?.indexOf(name) ?? -1) : null;
          if (kept) yield `${JSON.stringify({ table: mark.table, columns: then })}\n`;
        } else if (mark.tables !== undefined)
          yield `${JSON.stringify({ tables: Object.keys(columns).length })}\n`;
        else if (kept)
          yield `${line.startsWith('[') ? JSON.stringify(kept.map((index) => mark[index])) : line}\n`;
      }
    }
    const path = join(folder, `as-of-${known}-${newId()}`);
    const file = await open(path, 'wx');
    await writeContainer(file, header, undefined, lines());
    await file.close();
    return { path, tables: Object.keys(columns) };
  }

  // The first schema of all, the first program that made backups, and the one before this.
  const withBackups =
    migrations().findIndex(({ sql: all }) => all.join().includes('CREATE TABLE "backups"')) + 1;
  const levels = [1, withBackups, migrations().length - 1];
  it.each(levels)('with %i migrations is brought up to date, whatever stands there', async (known) => {
    const into = await database();
    const { path, tables } = await asOf(known, into);
    await restore(into, path);
    const [before, after] = [await everything(world.connection), await everything(into)];
    const source = await openContainer(withoutKey, undefined);
    for (const name of tables.filter((one) => one !== 'audit_log'))
      expect([name, after[name]?.length]).toEqual([name, source.header.tables[name] ?? 0]);
    expect(after['remark_versions']).toEqual(before['remark_versions']);
    expect(after['audit_log']?.join()).toContain('restoreBackup');
    // Once more over itself, and the newest over it: both find a database of today.
    await restore(into, withoutKey);
    expect(apart(await everything(into))).toEqual(apart(before));
  });

  it('is refused whole when a row of it cannot stand', async () => {
    const into = await database();
    await restore(into, withoutKey);
    const before = await everything(into);
    const { path } = await asOf(withBackups, into);
    // Two people of one address.
    const source = await openContainer(path, undefined);
    const broken = join(folder, `broken-${newId()}`);
    const file = await open(broken, 'wx');
    async function* lines() {
      for await (const line of source.lines()) yield `${line.replace(/person-[0-9a-f-]+@/, 'same@')}\n`;
    }
    await writeContainer(file, source.header, undefined, lines());
    await file.close();
    await expect(restore(into, broken)).rejects.toThrow();
    expect(await everything(into)).toEqual(before);
  });
});

describe('whoever left after the backup was made', () => {
  it('is gone again: by the database that is replaced, or by the record beside the backups', async () => {
    const { student, responseId } = await world.submission('evaluated');
    const path = await backUp(world.connection);
    await student.client.must('withdraw', { password: PASSWORD });
    world.clock.advance(31 * DAY);
    const later = await backUp(world.connection);
    const beside = mkdtempSync(join(tmpdir(), 'girok-moved-'));
    copyFileSync(join(folder, 'erasures.ndjson'), join(beside, 'erasures.ndjson'));
    copyFileSync(path, join(beside, 'old'));
    expect(readFileSync(join(beside, 'erasures.ndjson'), 'utf8')).not.toContain(student.email);

    const wiped = await database();
    const { forgotten } = await restore(wiped, join(beside, 'old'), undefined, join(beside, 'elsewhere'));
    expect(forgotten).toBe(1);
    const replaced = await database();
    await restore(replaced, later);
    // Put back without the record, the person is there; with the record in place again, that counts for nothing.
    const late = await database();
    await restore(late, path, undefined, join(beside, 'lost'));
    await noteErasures(late.db, beside);
    await restore(late, join(beside, 'old'), undefined, join(beside, 'elsewhere'));
    rmSync(join(beside, 'erasures.ndjson'));
    await restore(replaced, join(beside, 'old'), undefined, join(beside, 'elsewhere'));
    for (const { db } of [wiped, late, replaced]) {
      const [row] = await db.select().from(schema.users).where(eq(schema.users.id, student.id));
      expect(row).toMatchObject({ isActive: false, passwordHash: null, withdrawnAt: expect.any(Date) });
      expect(row?.email).not.toBe(student.email);
      const [response] = await db
        .select()
        .from(schema.responses)
        .where(eq(schema.responses.id, responseId ?? ''));
      expect(response).toMatchObject({ answers: null });
    }
    rmSync(beside, { recursive: true, force: true });
  });
});
