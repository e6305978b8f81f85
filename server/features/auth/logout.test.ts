import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('logout', () => {
  it('ends this session for good and takes the cookies away', async () => {
    const teacher = await world.teacher();
    const kept = world.visitor();
    for (const [name, value] of teacher.client.cookies) kept.cookies.set(name, value);
    expect(await teacher.client.must('logout', {})).toEqual({});
    expect(teacher.client.cookies.size).toBe(0);
    for (const call of ['getMe', 'refresh', 'listTaughtClasses'] as const) {
      expect((await kept.call(call, {})).failure?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('leaves the sessions of other devices alone', async () => {
    const teacher = await world.teacher();
    const phone = await world.signIn(teacher.id);
    await teacher.client.must('logout', {});
    expect((await phone.must('getMe', {})).user.id).toBe(teacher.id);
  });
});
