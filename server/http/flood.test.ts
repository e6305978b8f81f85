import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../tests/world.ts';
import type { TestClient } from '../../tests/support/client.ts';
import type { CodedError } from '../coded-error.ts';
import { createFloodGate } from './flood.ts';
import { createSessionReader } from './session.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

function gateAt(limits: { burst: number; perSecond: number }) {
  const clock = { at: 0, now: () => new Date(clock.at) };
  const gate = createFloodGate(clock, limits);
  const passes = (key: string, calls: number) => {
    let passed = 0;
    for (let call = 0; call < calls; call += 1) {
      try {
        gate.assertCalm(key);
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'RATE_LIMITED' });
      }
    }
    return passed;
  };
  return { clock, gate, passes };
}

describe('the flood gate', () => {
  it('lets a burst through, then so many a second, each key for itself', () => {
    const { clock, passes } = gateAt({ burst: 20, perSecond: 2 });
    expect(passes('one', 30)).toBe(20);
    expect(passes('two', 5)).toBe(5);
    clock.at += 3000;
    expect(passes('one', 30)).toBe(6);
    clock.at += 3_600_000;
    expect(passes('one', 30)).toBe(20);
    // A clock that was set back gives nothing and takes nothing.
    clock.at -= 60_000;
    expect(passes('one', 5)).toBe(0);
  });

  it('forgets whoever has been quiet', () => {
    const { clock, gate } = gateAt({ burst: 20, perSecond: 2 });
    for (let person = 0; person < 5000; person += 1) gate.assertCalm(`quiet-${person}`);
    clock.at += 10_000;
    gate.assertCalm('somebody new');
    expect(gate.size()).toBe(1);
  });

  it('counts a session, and the person through all sessions, but never somebody who leaves', async () => {
    const [flooder, colleague] = [await world.teacher(), await world.teacher()];
    const tokenOf = (client: TestClient) => client.cookies.get('access_token') ?? '';
    const gate = createFloodGate({ now: () => new Date(0) }, { burst: 4, perSecond: 1 });
    const reader = createSessionReader(world.ctx, gate);
    const again = await world.signIn(flooder.id);
    const calls = [flooder.client, flooder.client, flooder.client, again, again, colleague.client];
    const outcomes: string[] = [];
    for (const client of calls) {
      const outcome = reader.enter(tokenOf(client)).then(
        (session) => session?.userId ?? 'nobody',
        (error: unknown) => (error as CodedError).code,
      );
      outcomes.push(await outcome);
    }
    expect(outcomes).toEqual([...Array<string>(4).fill(flooder.id), 'RATE_LIMITED', colleague.id]);
    expect(await reader.readToLeave(tokenOf(again))).toMatchObject({ userId: flooder.id });
  });
});
