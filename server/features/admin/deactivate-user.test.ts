import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/world.ts';

// A world of its own: the last administrator of all is at stake.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('deactivateUser', () => {
  it('shuts somebody out and ends every session; asked twice, it is done once', async () => {
    const admin = await world.admin();
    const { id, email, client } = await world.teacher();
    expect((await admin.client.must('deactivateUser', { id })).user.is_active).toBe(false);
    expect((await admin.client.must('deactivateUser', { id })).user.is_active).toBe(false);
    expect((await client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    const login = await world.visitor().call('login', { email, password: PASSWORD });
    expect(login.failure?.code).toBe('ACCOUNT_DISABLED');
    expect((await auditOf(world, id)).map(({ action }) => action)).toEqual(['deactivateUser', 'getUser']);
    expect((await admin.client.call('deactivateUser', { id: admin.id })).failure?.code).toBe('LAST_ADMIN');
    const other = await world.admin();
    expect((await admin.client.must('deactivateUser', { id: admin.id })).user.is_active).toBe(false);
    expect((await other.client.call('deactivateUser', { id: other.id })).failure?.code).toBe('LAST_ADMIN');
  });
});
