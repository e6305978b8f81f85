import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('activateUser', () => {
  it('lets somebody in again; asked twice, it is done once', async () => {
    const { client } = await world.admin();
    const { id, email } = await world.teacher({ isActive: false });
    const login = () => world.visitor().call('login', { email, password: PASSWORD });
    expect((await login()).failure?.code).toBe('ACCOUNT_DISABLED');
    expect((await client.must('activateUser', { id })).user.is_active).toBe(true);
    expect((await client.must('activateUser', { id })).user.is_active).toBe(true);
    expect((await login()).status).toBe(200);
    expect((await auditOf(world, id)).map(({ action }) => action)).toEqual(['activateUser', 'getUser']);
  });
});
