import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { newDataDir } from './support/data-dir.ts';
import { api } from '../contract/api.ts';
import type { LiveBoard } from '../contract/live.ts';
import { buildRequest } from '../contract/request.ts';
import { EventReader } from './support/event-reader.ts';
import { FetchClient } from './support/fetch-client.ts';
import { administer, withDatabase } from './support/postgres.ts';
import { openRoom, type Room, textsOf, untilJob } from './support/process-room.ts';
import { type ServerProcess, startServer } from './support/servers.ts';

const STUDENTS = 12;
const DATABASE = `girok_jobs_${process.pid}`;
const SLOW = 'tests/support/slow-server.ts';

/** A student who comes through one server stands on a live board that another one serves, from joining to submitting. */
async function expectOnBoard({ teacher, id, classId, code, questions }: Room, watched: string, used: string) {
  const { url } = buildRequest(api.watchLiveBoard, { id });
  const nobody = { cookies: new Map<string, string>() };
  const board = await EventReader.follow<{ board: LiveBoard }>(watched + url, nobody, teacher.headers);
  const seen = (state: string) =>
    vi.waitFor(
      () => {
        const students = board.events.at(-1)?.data.board.students;
        expect(students?.find((one) => one.student_number === '20399')?.state).toBe(state);
      },
      { timeout: 60_000, interval: 20 },
    );
  const student = new FetchClient(used);
  await student.register('student', 'late@example.com', '20399');
  await student.must('joinClass', { classCode: code });
  await seen('joined');
  await student.must('submitAnswers', { id, responses: questions.map(() => '늦게 와서 쓴 답입니다.') });
  await seen('submitted');
  await student.must('leaveClass', { id: classId });
  board.close();
  await board.ended;
}

/** Every student has a text, and has had one only. */
async function expectOnce(room: Room): Promise<void> {
  const { job, texts } = await textsOf(room);
  expect(job).toMatchObject({ state: 'done', total: STUDENTS, done: STUDENTS, failed: [] });
  expect(texts).toEqual(Array.from({ length: STUDENTS }, () => 1));
}

let dataDir: string;
const running = new Set<ServerProcess>();
const start = async (env: Record<string, string> = {}) => {
  const server = await startServer({ DATA_DIR: dataDir, WRITER_MS: '100', ...env }, SLOW);
  running.add(server);
  return server;
};
beforeEach(() => {
  dataDir = newDataDir('jobs');
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.kill()));
  running.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('on the embedded database, a job', () => {
  it('goes on after the server was killed, and after it was stopped', async () => {
    let server = await start();
    const room = await openRoom(server.origin, STUDENTS);
    await untilJob(room, (job) => job.done >= 3);
    await server.kill();
    server = await start();
    room.teacher.origin = server.origin;
    const { done } = await untilJob(room, (job) => job.done >= 6);
    expect(done).toBeLessThan(STUDENTS);
    expect(await server.stop()).toBe(0);
    server = await start();
    room.teacher.origin = server.origin;
    await expectOnce(room);
  }, 120_000);
});

const postgres = inject('postgres');
describe.runIf(postgres)('two server processes on one PostgreSQL', () => {
  const env = () => ({
    DATABASE_URL: withDatabase(postgres?.url ?? '', DATABASE),
    SESSION_SECRET: 'j'.repeat(40),
  });
  beforeEach(() => administer(postgres?.url ?? '', `CREATE DATABASE ${DATABASE}`));
  afterEach(() => administer(postgres?.url ?? '', `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`));

  // The first is slow enough that the second is there while it still has the job.
  const LONG = '1500';

  it('share the queue: what a killed one held, the other ends', async () => {
    const first = await start({ ...env(), WRITER_MS: LONG });
    const room = await openRoom(first.origin, STUDENTS);
    const second = await start({ ...env(), WRITER_MS: '20' });
    room.teacher.origin = second.origin;
    expect((await untilJob(room, (job) => job.done >= 1)).done).toBeLessThan(STUDENTS);
    await first.kill();
    await expectOnce(room);
  }, 120_000);

  it('show a submission on each other’s boards, and hand a job over when one is stopped', async () => {
    const first = await start({ ...env(), WRITER_MS: LONG });
    const room = await openRoom(first.origin, STUDENTS);
    const second = await start({ ...env(), WRITER_MS: '20' });
    room.teacher.origin = second.origin;
    expect((await untilJob(room, (job) => job.done >= 1)).done).toBeLessThan(STUDENTS);
    await expectOnBoard(room, first.origin, second.origin);
    expect(await first.stop()).toBe(0);
    await expectOnce(room);
  }, 120_000);
});
