import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { WorkingState } from '../contract/operation.ts';
import type { Role } from '../contract/users.ts';
import { type Clock, schoolYear } from '../server/clock.ts';
import type { Context } from '../server/context.ts';
import { contextOver } from '../server/create-context.ts';
import type { Connection } from '../server/db/connection.ts';
import { newId } from '../server/db/ids.ts';
import { settings, users } from '../server/db/schema.ts';
import { readEnv } from '../server/env.ts';
import { CONSENT_VERSION } from '../server/features/auth/consent.ts';
import { hashPassword } from '../server/features/auth/passwords.ts';
import { issueTokens, openSession } from '../server/features/auth/sessions.ts';
import { totpOf } from '../server/features/two-factor/second-factor.ts';
import type { Settings } from '../server/features/settings/read-settings.ts';
import { writeSettings } from '../server/features/settings/write-settings.ts';
import { buildServer } from '../server/http/server.ts';
import { TestClient } from './support/client.ts';
import { identityProvider } from './support/identity-provider.ts';
import { runFolder } from './support/data-dir.ts';
import { type Engine, engineUnderTest, openTestDatabase } from './support/database.ts';

export const PASSWORD = 'correct-horse-7';
/** The second factor of everybody in a test, in base32. */
const TOTP_SECRET = 'KRSXG5BAKRSXG5BAKRSXG5BAKRSXG5BA';

/** A clock that only tests turn; it runs on with real time in between. */
export class TestClock implements Clock {
  private ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.ahead);
  }
  advance(ms: number): void {
    this.ahead += ms;
  }
}

/** Somebody with an account, and a browser that is signed in to it. */
export interface Person {
  id: string;
  email: string;
  name: string;
  client: TestClient;
}

/** Everything around one student's response. */
export interface Submission {
  teacher: Person;
  student: Person;
  classId: string;
  code: string;
  evaluationId: string;
  questions: string[];
  answers: string[];
  /** Null before there is a response. */
  responseId: string | null;
}

let people = 0;

/** A server over a database of its own, and factories for whoever and whatever a test needs. */
export class World {
  private readonly passwordHash = hashPassword(PASSWORD);
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly clock: TestClock;
  readonly connection: Connection & { url?: string };

  constructor(
    app: FastifyInstance,
    ctx: Context,
    clock: TestClock,
    connection: Connection & { url?: string },
  ) {
    this.app = app;
    this.ctx = ctx;
    this.clock = clock;
    this.connection = connection;
  }

  /** A browser that nobody has signed in to. */
  visitor(): TestClient {
    return new TestClient(this.app);
  }

  teacher(more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
    return this.person('teacher', more);
  }
  student(more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
    return this.person('student', more);
  }
  admin(more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
    return this.person('admin', more);
  }

  async person(role: Role | null, more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
    people += 1;
    const id = newId();
    const now = this.clock.now();
    const row = {
      id,
      email: `person-${id}@example.com`,
      name: `사람${people}`,
      role,
      school: role === 'admin' ? null : `시험학교 ${id}`,
      // A seat that no test names: one in thirty would meet the student whom a test puts there itself.
      studentNumber: role === 'student' ? `2${String((people % 30) + 1).padStart(2, '0')}71` : null,
      studentYear: role === 'student' ? schoolYear(now) : null,
      passwordHash: await this.passwordHash,
      consentVersion: CONSENT_VERSION,
      // Begun, not confirmed: it asks nobody for anything until a test confirms it.
      totpSecret: this.ctx.vault.seal(TOTP_SECRET),
      createdAt: now,
      ...more,
    };
    await this.ctx.db.insert(users).values(row);
    return { id, email: row.email, name: row.name, client: await this.signIn(id) };
  }

  /** A browser with a fresh session of this person. */
  async signIn(userId: string): Promise<TestClient> {
    const session = await openSession(this.ctx, this.ctx.db, userId, { remember: false, agent: null });
    const { accessToken, refreshToken } = await issueTokens(this.ctx, session);
    const client = new TestClient(this.app);
    client.cookies.set('access_token', accessToken);
    client.cookies.set('refresh_token', refreshToken);
    client.cookies.set('X-XSRF-TOKEN', this.ctx.tokens.newCsrf(session.id));
    return client;
  }

  /** A form in a class with one student in it, brought into the asked state by the very operations people use. */
  async submission(
    state: WorkingState,
    with_: { teacher?: Person; student?: Person } = {},
  ): Promise<Submission> {
    const teacher = with_.teacher ?? (await this.teacher());
    const student = with_.student ?? (await this.student());
    const { class: made } = await teacher.client.must('createClass', {
      name: '통합사회 2반',
      subject_name: '통합사회',
    });
    const code = made.code ?? '';
    await student.client.must('joinClass', { classCode: code });
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId: made.id,
      type: 'subject',
      class_content: '지역의 미세먼지 자료를 모아 그래프로 나타내고 원인을 토의함',
      questionCount: 5,
    });
    const answers = evaluation.questions.map(
      (_, index) =>
        `${index + 1}번째로 미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다. 결과를 보고 원인을 토의했습니다.`,
    );
    const submission: Submission = {
      teacher,
      student,
      classId: made.id,
      code,
      evaluationId: evaluation.id,
      questions: evaluation.questions,
      answers,
      responseId: null,
    };
    const id = evaluation.id;
    if (state === 'draft') return submission;
    await teacher.client.must('distributeEvaluation', { id });
    if (state === 'active') return submission;
    const { response } = await student.client.must('submitAnswers', { id, responses: answers });
    submission.responseId = response.id;
    if (state === 'submitted') return submission;
    await teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.',
    });
    if (state === 'evaluated') return submission;
    await teacher.client.must('closeEvaluation', { id });
    if (state === 'closed') return submission;
    await teacher.client.must('publishRemark', { id: response.id });
    return submission;
  }

  /** Runs with other settings, and puts the old ones back. */
  async withSettings(changed: Partial<Settings>, run: () => Promise<void>): Promise<void> {
    const keys = Object.keys(changed);
    const before = await this.ctx.db.select().from(settings).where(inArray(settings.key, keys));
    await writeSettings(this.ctx, this.ctx.db, changed);
    // Settings may be a few seconds old by design: step over that time.
    this.clock.advance(5_000);
    try {
      await run();
    } finally {
      await this.ctx.db.delete(settings).where(inArray(settings.key, keys));
      if (before.length > 0) await this.ctx.db.insert(settings).values(before);
      this.clock.advance(5_000);
    }
  }

  /** As after `confirmTotp`, but without a code used up for it. */
  async turnOnSecondFactor(userId: string): Promise<void> {
    const totpConfirmedAt = this.clock.now();
    await this.ctx.db.update(users).set({ totpConfirmedAt }).where(eq(users.id, userId));
  }

  /** What an authenticator app shows now, or `steps` of half a minute later. */
  totpCode(secret = TOTP_SECRET, steps = 0): string {
    return totpOf(secret).generate({ timestamp: this.clock.now().getTime() + steps * 30_000 });
  }

  /** A word of the identity provider about somebody new, fit to be believed; `claims` say otherwise. */
  async googleToken(claims: Record<string, unknown> = {}): Promise<string> {
    const now = this.clock.now();
    const seconds = Math.floor(now.getTime() / 1000);
    const id = newId();
    return (await identityProvider()).sign({
      sub: id,
      email: `google-${id}@example.com`,
      email_verified: true,
      name: '구글사람',
      nonce: this.ctx.tokens.newNonce(now),
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.connection.close();
  }
}

let folders = 0;
/** A folder of its own for whatever a server keeps beside its database. */
function dataDir(): string {
  folders += 1;
  return join(runFolder(), `worlds-${process.pid}`, String(folders));
}

const worlds = new Map<Engine, Promise<World>>();

/** The world of this worker: files share it, tests never share people, classes or forms. */
export function theWorld(engine: Engine = engineUnderTest()): Promise<World> {
  const existing = worlds.get(engine);
  if (existing) return existing;
  const made = createWorld(engine);
  worlds.set(engine, made);
  return made;
}

/** A world of one's own, for tests that change what others rely on. */
export async function createWorld(
  engine: Engine = engineUnderTest(),
  env: Record<string, string> = {},
): Promise<World> {
  const connection = await openTestDatabase(engine);
  const clock = new TestClock();
  const ctx = contextOver(
    readEnv({
      SESSION_SECRET: 'a secret for tests that is long enough',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir(),
      ...(await identityProvider()).env,
      ...env,
    }),
    connection,
    clock,
  );
  return new World(await buildServer(ctx), ctx, clock, connection);
}
