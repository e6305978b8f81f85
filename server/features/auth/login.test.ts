import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf } from '../../../tests/support/audit.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/world.ts';
import { auditLog, limits, users } from '../../db/schema.ts';
import { login } from './login.ts';

// A world of its own: locks open again only after a quarter of an hour.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const WRONG = 'not-my-password';
let places = 0;

/** A browser somewhere else, as far as addresses go. */
function elsewhere() {
  places += 1;
  const client = world.visitor();
  client.address = `10.1.${places}.1`;
  return client;
}

async function fail(client: ReturnType<typeof elsewhere>, email: string, times: number) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const reply = await client.call('login', { email, password: WRONG });
    expect(reply.failure?.code).toBe('INVALID_CREDENTIALS');
  }
}

describe('login', () => {
  it('answers with the person and until when the session holds; the tokens are cookies', async () => {
    const teacher = await world.teacher();
    const client = elsewhere();
    const before = world.clock.now().getTime();
    const reply = await client.call('login', { email: teacher.email, password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.data).sort()).toEqual(['session', 'user']);
    expect(reply.data.user).toMatchObject({ id: teacher.id, email: teacher.email, role: 'teacher' });
    const holds = Date.parse(reply.data.session.expiresAt) - before;
    expect(holds).toBeGreaterThan(2 * 3600_000 - 2000);
    expect(holds).toBeLessThan(2 * 3600_000 + 60_000);
    expect((await client.must('getMe', {})).user.last_login_at).toBe(reply.data.user.last_login_at);
    expect(Date.parse(reply.data.user.last_login_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('takes an address in any case, with spaces around', async () => {
    const teacher = await world.teacher();
    const email = `  ${teacher.email.toUpperCase()} `;
    expect((await elsewhere().call('login', { email, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    [{ password: 'x' }, 'email', '이메일을 입력해 주세요.'],
    [{ email: ' ', password: 'x' }, 'email', '이메일을 입력해 주세요.'],
    [{ email: 'not an address', password: 'x' }, 'email', '올바른 이메일 주소를 입력해 주세요.'],
    [{ email: 'a@b' }, 'password', '비밀번호를 입력해 주세요.'],
    [{ email: 'a@b', password: '' }, 'password', '비밀번호를 입력해 주세요.'],
    [{ email: { $ne: '' }, password: 'x' }, 'email', '이메일을 입력해 주세요.'],
  ])('refuses %j', async (input, path, message) => {
    const reply = await elsewhere().send('login', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION' });
    expect(reply.failure?.details?.[0]).toEqual({ path, message });
  });

  it('says the same for a wrong password, an unknown account and one without a password', async () => {
    const teacher = await world.teacher();
    const viaGoogle = await world.teacher({ passwordHash: null });
    for (const email of [teacher.email, viaGoogle.email, 'nobody@example.com']) {
      const reply = await elsewhere().call('login', { email, password: WRONG });
      expect([reply.status, reply.failure]).toEqual([
        401,
        {
          success: false,
          code: 'INVALID_CREDENTIALS',
          message: '이메일 또는 비밀번호가 올바르지 않습니다.',
          error: '이메일 또는 비밀번호가 올바르지 않습니다.',
        },
      ]);
    }
  });

  it('tells a client that sends a role when it is another, and only after the password', async () => {
    const teacher = await world.teacher();
    const input = { email: teacher.email, role: 'student' } as const;
    const reply = await elsewhere().call('login', { ...input, password: PASSWORD });
    expect(reply.failure).toMatchObject({
      code: 'FORBIDDEN',
      message: '선택한 역할이 가입한 역할과 다릅니다.',
    });
    const guess = await elsewhere().call('login', { ...input, password: WRONG });
    expect(guess.failure?.code).toBe('INVALID_CREDENTIALS');
    const right = { email: teacher.email, password: PASSWORD, role: 'teacher' } as const;
    expect((await elsewhere().call('login', right)).status).toBe(200);
  });

  it('keeps a deactivated account out, and tells only its owner', async () => {
    const { email } = await world.teacher({ isActive: false });
    const owner = await elsewhere().call('login', { email, password: PASSWORD });
    const guess = await elsewhere().call('login', { email, password: WRONG });
    expect([owner.status, owner.failure?.code, guess.failure?.code]).toEqual([
      403,
      'ACCOUNT_DISABLED',
      'INVALID_CREDENTIALS',
    ]);
  });

  it('lets administrators alone in during maintenance', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    await world.withSettings({ maintenanceMode: true }, async () => {
      const kept = await elsewhere().call('login', { email: teacher.email, password: PASSWORD });
      expect([kept.status, kept.failure?.code]).toEqual([503, 'MAINTENANCE']);
      expect((await elsewhere().call('login', { email: admin.email, password: PASSWORD })).status).toBe(200);
    });
  });

  it('locks after five failures, says for how long, and opens again', async () => {
    const { email } = await world.teacher();
    const client = elsewhere();
    await fail(client, email, 5);
    const locked = await client.call('login', { email, password: PASSWORD });
    expect([locked.status, locked.failure?.code]).toEqual([423, 'LOCKED']);
    const wait = locked.failure?.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(locked.headers['retry-after']).toBe(String(wait));
    world.clock.advance(wait * 1000);
    expect((await client.call('login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('locks an address that does not exist just the same', async () => {
    const client = elsewhere();
    await fail(client, 'nobody-at-all@example.com', 5);
    const reply = await client.call('login', { email: 'nobody-at-all@example.com', password: WRONG });
    expect(reply.failure?.code).toBe('LOCKED');
  });

  it('counts as many failures as the settings say', async () => {
    const { email } = await world.teacher();
    await world.withSettings({ maxLoginAttempts: 2 }, async () => {
      const client = elsewhere();
      await fail(client, email, 2);
      expect((await client.call('login', { email, password: PASSWORD })).failure?.code).toBe('LOCKED');
    });
  });

  it('lets no more than five of forty parallel guesses through', async () => {
    const { email } = await world.teacher();
    const client = elsewhere();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => client.call('login', { email, password: `guess-${index}` })),
    );
    const codes = replies.map((reply) => reply.failure?.code);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(35);
  });

  it('lets a whole class in from one address, mistyped passwords and all', async () => {
    const { address } = elsewhere();
    for (let seat = 0; seat < 30; seat += 1) {
      const { email } = await world.student();
      const client = world.visitor();
      client.address = address;
      await fail(client, email, 2);
      expect((await client.call('login', { email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('lets forty students of one address in who all come at once', async () => {
    const { address } = elsewhere();
    const class_ = await Promise.all(Array.from({ length: 40 }, () => world.student()));
    const replies = await Promise.all(
      class_.map(async ({ email }) => {
        const client = world.visitor();
        client.address = address;
        return client.call('login', { email, password: PASSWORD });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  it('takes nobody under way for a failure: forty sign-ins of one account from one address at once', async () => {
    const { email } = await world.teacher();
    const { address } = elsewhere();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => {
        const client = world.visitor();
        client.address = address;
        return client.call('login', { email, password: PASSWORD });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  it('ends guessing over many accounts from one address; who succeeds is not counted', async () => {
    const client = elsewhere();
    const counter = eq(limits.key, `login:from:${client.address}`);
    const { email } = await world.teacher();
    await client.must('login', { email, password: PASSWORD });
    expect(await world.ctx.db.select().from(limits).where(counter)).toMatchObject([{ count: 0 }]);
    await fail(client, 'first-guess@example.com', 1);
    const guessed = await world.ctx.db.update(limits).set({ count: 999 }).where(counter).returning();
    expect(guessed).toHaveLength(1);
    await fail(client, 'second-guess@example.com', 1);
    const strange = { email: (await world.teacher()).email, password: PASSWORD };
    const refused = await client.call('login', strange);
    expect([refused.status, refused.failure?.code]).toEqual([429, 'RATE_LIMITED']);
    const wait = refused.failure?.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(14 * 60);
    expect((await elsewhere().call('login', strange)).status).toBe(200);
    world.clock.advance(wait * 1000);
    expect((await client.call('login', strange)).status).toBe(200);
  });

  it('forgets failures after a success', async () => {
    const { email } = await world.teacher();
    const client = elsewhere();
    for (let round = 0; round < 3; round += 1) {
      await fail(client, email, 4);
      expect((await client.call('login', { email, password: PASSWORD })).status).toBe(200);
      // Another browser at the same address: not the device that is known by now.
      client.cookies.clear();
    }
  });

  it('does not lock a person out of their own device because a stranger fails on purpose', async () => {
    const { email } = await world.teacher();
    const own = elsewhere();
    await own.must('login', { email, password: PASSWORD });
    const stranger = elsewhere();
    stranger.address = own.address;
    await fail(stranger, email, 5);
    expect((await stranger.call('login', { email, password: WRONG })).failure?.code).toBe('LOCKED');
    expect((await own.call('login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('does not lock new devices out because one address keeps knocking', async () => {
    const { email } = await world.teacher();
    const stranger = elsewhere();
    await fail(stranger, email, 5);
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await stranger.call('login', { email, password: WRONG });
    }
    expect((await elsewhere().call('login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('ends guessing from many addresses together', async () => {
    const { email } = await world.teacher();
    await world.withSettings({ maxLoginAttempts: 1 }, async () => {
      for (let place = 0; place < 10; place += 1) await fail(elsewhere(), email, 1);
      expect((await elsewhere().call('login', { email, password: WRONG })).failure?.code).toBe('LOCKED');
    });
  });

  it('is written down and counted', async () => {
    const teacher = await world.teacher();
    await elsewhere().must('login', { email: teacher.email, password: PASSWORD });
    const lines = await world.ctx.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id));
    expect(lines).toMatchObject([{ action: 'login', subjectType: 'session' }]);
    expect(await activitiesOf(world, teacher.id)).toEqual(['LOGIN']);
  });
});

describe('what was proved while it changed', () => {
  it.each([
    ['the password', { passwordHash: 'another' }],
    ['the second factor', { totpSecret: 'sealed', totpConfirmedAt: new Date() }],
  ])('opens no session: %s', async (_, changed) => {
    const { id, email } = await world.student();
    const { db, settings } = world.ctx;
    // Read for the limit, and again once the password was found right.
    let looks = 0;
    const read = async () => {
      looks += 1;
      if (looks === 2) await db.update(users).set(changed).where(eq(users.id, id));
      return settings.read();
    };
    const ctx = { ...world.ctx, settings: { ...settings, read } };
    const caller = { address: '10.9.9.9', device: id, agent: null };
    const signingIn = login(ctx, caller, { email, password: PASSWORD });
    await expect(signingIn).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(looks).toBe(2);
  });
});
