import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enrolments, evaluations, recoveryCodes, users } from '../server/db/schema.ts';
import { createWorld, PASSWORD, type Person, type World } from './world.ts';

/** Each pair hashes passwords, so fewer than of answers; enough for every one to fail without its lock. */
const ROUNDS = 6;
const AT_ONCE = 8;
const NEW = 'another-horse-8';

const failed = (reply: { failure?: { code: string } | undefined }) => reply.failure?.code ?? 'ok';

describe.runIf(inject('postgres'))('accounts on PostgreSQL, whatever the interleaving', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld('postgres');
  });
  afterAll(() => world.close());

  const rowOf = async (id: string) => (await world.ctx.db.select().from(users).where(eq(users.id, id)))[0];
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Lets two calls of one person meet many times, the one or the other ahead by up to `spread` milliseconds. */
  async function race<T>(
    arrange: () => Promise<T>,
    [one, other]: [(thing: T) => Promise<string>, (thing: T) => Promise<string>],
    check: (thing: T, outcome: string, outcomeOfOther: string) => Promise<void>,
    spread = 60,
  ): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const things = await Promise.all(Array.from({ length: AT_ONCE }, arrange));
      await Promise.all(
        things.map(async (thing, index) => {
          const ahead = (spread * (index - AT_ONCE / 2 + round / ROUNDS)) / (AT_ONCE / 2);
          const [a, b] = await Promise.all([
            pause(Math.max(0, -ahead)).then(() => one(thing)),
            pause(Math.max(0, ahead)).then(() => other(thing)),
          ]);
          await check(thing, a, b);
        }),
      );
    }
  }

  /** A browser elsewhere that signs in with the old password, and whether its session is good afterwards. */
  const withVisitor = async (person: Person) => ({ person, visitor: world.visitor() });
  type Visited = Awaited<ReturnType<typeof withVisitor>>;
  const signIn = async ({ person, visitor }: Visited) => {
    visitor.address = `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    return failed(await visitor.send('login', { email: person.email, password: PASSWORD }));
  };
  const isOut = async ({ visitor }: Visited) =>
    expect(failed(await visitor.send('getMe', {}))).toBe('UNAUTHENTICATED');

  it('sign-in against a new password: no session of the old one is left', async () => {
    await race(
      async () => withVisitor(await world.teacher()),
      [
        signIn,
        async ({ person }) =>
          failed(await person.client.send('changePassword', { currentPassword: PASSWORD, newPassword: NEW })),
      ],
      async (thing, signedIn, changed) => {
        expect(changed).toBe('ok');
        expect(['ok', 'INVALID_CREDENTIALS']).toContain(signedIn);
        await isOut(thing);
      },
    );
  });

  it('sign-in against the second factor: no session without it is left', async () => {
    await race(
      async () => withVisitor(await world.teacher()),
      [
        signIn,
        async ({ person }) => failed(await person.client.send('confirmTotp', { code: world.totpCode() })),
      ],
      async (thing, signedIn, confirmed) => {
        expect(confirmed).toBe('ok');
        expect(['ok', 'INVALID_CREDENTIALS', 'TOTP_REQUIRED']).toContain(signedIn);
        await isOut(thing);
      },
    );
  });

  it('a new password against an administrator’s: the administrator’s holds', async () => {
    const admin = await world.admin();
    await race(
      () => world.teacher(),
      [
        async ({ client }) =>
          failed(await client.send('changePassword', { currentPassword: PASSWORD, newPassword: NEW })),
        async ({ id }) => failed(await admin.client.send('resetUserPassword', { id })),
      ],
      async ({ id, email }, changed, reset) => {
        expect(reset).toBe('ok');
        expect(['ok', 'VALIDATION', 'UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED']).toContain(changed);
        expect((await rowOf(id))?.mustChangePassword).toBe(true);
        const reply = await world.visitor().send('login', { email, password: NEW });
        expect(failed(reply)).toBe('INVALID_CREDENTIALS');
      },
    );
  });

  it('a second factor begun anew against its confirmation: the confirmed secret is the one that is kept', async () => {
    await race(
      () => world.teacher(),
      [
        async ({ client }) => failed(await client.send('confirmTotp', { code: world.totpCode() })),
        async ({ client }) => failed(await client.send('startTotp', { password: PASSWORD })),
      ],
      async ({ id }, confirmed, started) => {
        const { totpSecret, totpConfirmedAt } = (await rowOf(id)) ?? {};
        expect(totpConfirmedAt != null).toBe(confirmed === 'ok');
        expect([confirmed, started]).not.toEqual(['ok', 'ok']);
        const codes = await world.ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
        expect(codes).toHaveLength(confirmed === 'ok' ? 10 : 0);
        if (confirmed !== 'ok') return;
        const secret = world.ctx.vault.open(totpSecret ?? '') ?? '';
        expect(world.totpCode(secret)).toBe(world.totpCode());
      },
    );
  });

  it('the profile against another role: a student has a number, a teacher none', async () => {
    await race(
      async () => {
        const isTeacher = Math.random() < 0.5;
        return { isTeacher, person: isTeacher ? await world.teacher() : await world.student() };
      },
      [
        async ({ person, isTeacher }) =>
          failed(
            await person.client.send('updateProfile', {
              name: person.name,
              school: `옮긴 ${person.id}`,
              ...(isTeacher ? {} : { student_number: '20199' }),
            }),
          ),
        async ({ person, isTeacher }) =>
          failed(
            await person.client.send('updateRole', {
              role: isTeacher ? 'student' : 'teacher',
              school: `새 ${person.id}`,
              ...(isTeacher ? { student_number: '20198' } : {}),
            }),
          ),
      ],
      async ({ person }, saved, changed) => {
        expect(changed).toBe('ok');
        expect(['ok', 'FORBIDDEN', 'VALIDATION']).toContain(saved);
        const row = await rowOf(person.id);
        expect([row?.role, row?.studentNumber !== null, row?.studentYear !== null]).toEqual([
          row?.role,
          row?.role === 'student',
          row?.role === 'student',
        ]);
      },
      6,
    );
  });

  it('handing out against another role: nobody but a teacher has students answering', async () => {
    await race(
      () => world.submission('draft'),
      [
        async ({ teacher, evaluationId: id }) =>
          failed(await teacher.client.send('distributeEvaluation', { id })),
        async ({ teacher }) =>
          failed(
            await teacher.client.send('updateRole', {
              role: 'student',
              school: `새 ${teacher.id}`,
              student_number: '20197',
            }),
          ),
      ],
      async ({ evaluationId }, handedOut, changed) => {
        expect([
          ['ok', 'HAS_ACTIVE_EVALUATION'],
          ['FORBIDDEN', 'ok'],
        ]).toContainEqual([handedOut, changed]);
        const [form] = await world.ctx.db.select().from(evaluations).where(eq(evaluations.id, evaluationId));
        expect(form?.isDistributed).toBe(handedOut === 'ok');
      },
      12,
    );
  });

  it('joining against another role: no teacher sits in a class', async () => {
    const { code } = await world.submission('draft');
    await race(
      () => world.student(),
      [
        async ({ client }) => failed(await client.send('joinClass', { classCode: code })),
        async ({ client, id }) =>
          failed(await client.send('updateRole', { role: 'teacher', school: `새 ${id}` })),
      ],
      async ({ id }, joined, changed) => {
        expect(changed).toBe('ok');
        expect(['ok', 'FORBIDDEN']).toContain(joined);
        const seats = await world.ctx.db
          .select()
          .from(enrolments)
          .where(and(eq(enrolments.studentId, id), isNull(enrolments.leftAt)));
        expect(seats).toEqual([]);
      },
      12,
    );
  });
});
