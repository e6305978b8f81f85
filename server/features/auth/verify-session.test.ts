import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('verifySession', () => {
  it('says that a session is valid, and whose', async () => {
    const teacher = await world.teacher();
    const reply = await teacher.client.must('verifySession', {});
    const { user } = await teacher.client.must('getMe', {});
    expect(reply).toEqual({ valid: true, user });
  });

  it('answers 401 once it is not', async () => {
    const { client } = await world.teacher();
    client.cookies.set('access_token', 'e30.e30.e30');
    const reply = await client.call('verifySession', {});
    expect([reply.status, reply.failure?.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
