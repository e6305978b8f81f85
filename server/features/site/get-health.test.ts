import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getHealth', () => {
  it('answers once the database answers', async () => {
    const reply = await world.visitor().raw('GET', '/api/health', null);
    expect([reply.status, reply.data]).toEqual([200, { status: 'ok' }]);
  });

  it('says that the service is away when the database is, and nothing of why', async () => {
    const { db } = world.ctx;
    world.ctx.db = new Proxy(db, {
      get(target, key, receiver) {
        if (key === 'execute') return () => Promise.reject(new Error('connection terminated: secret host'));
        return Reflect.get(target, key, receiver);
      },
    });
    const reply = await world
      .visitor()
      .call('getHealth', {})
      .finally(() => {
        world.ctx.db = db;
      });
    expect([reply.status, reply.failure]).toEqual([
      503,
      {
        success: false,
        code: 'UNAVAILABLE',
        message: '서비스를 잠시 이용할 수 없습니다. 곧 다시 연결됩니다.',
        error: '서비스를 잠시 이용할 수 없습니다. 곧 다시 연결됩니다.',
      },
    ]);
  });
});
