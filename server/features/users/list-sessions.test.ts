import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

describe('listSessions', () => {
  it('names the devices on which a person is signed in, this one marked', async () => {
    const { client, email } = await world.teacher();
    const windows = world.visitor();
    windows.headers['user-agent'] = WINDOWS;
    await windows.must('login', { email, password: PASSWORD });
    const { sessions } = await windows.must('listSessions', {});
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Chrome · Windows', true],
      [null, false],
    ]);
    expect((await client.must('listSessions', {})).sessions.map(({ is_current }) => is_current)).toEqual([
      false,
      true,
    ]);
  });

  it('leaves out what has ended', async () => {
    const { client, id } = await world.teacher();
    const other = await world.signIn(id);
    await other.must('logout', {});
    await world.signIn(id);
    world.clock.advance(61 * 60_000);
    const fresh = await world.signIn(id);
    expect((await fresh.must('listSessions', {})).sessions).toHaveLength(1);
    expect((await client.send('listSessions', {})).failure?.code).toBe('UNAUTHENTICATED');
  });
});
