import { expect } from 'vitest';
import type { Reply } from './client.ts';
import type { Person, World } from '../world.ts';

/** How often two saves are let loose on each other; the embedded engine takes them in turn, and must say the same. */
const MEETINGS = 12;

/**
 * Two administrators who have read the same save at the same moment, again and again: one of them is in, the other is told,
 * and what stands is what the one saved.
 * @param read what both have on their screens before they save
 * @param save sends what an administrator made of it; `mine` tells the two apart
 * @param stands whose it is that stands now
 */
export async function meetAtSaving<T>(
  world: World,
  read: (admin: Person) => Promise<T>,
  save: (admin: Person, seen: T, mine: number) => Promise<Reply<unknown>>,
  stands: (admin: Person) => Promise<number>,
): Promise<void> {
  const admins = [await world.admin(), await world.admin()] as const;
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const seen = await Promise.all(admins.map(read));
    const mine = [2 * meeting + 5, 2 * meeting + 6] as const;
    const replies = await Promise.all(
      admins.map((admin, index) => save(admin, seen[index] as T, mine[index] as number)),
    );
    const codes = replies.map((reply) => reply.failure?.code ?? 'ok');
    expect([...codes].sort()).toEqual(['STALE', 'ok']);
    expect(await stands(admins[0])).toBe(mine[codes.indexOf('ok')]);
  }
}
