import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('lets each wait for those before it with the same key, whatever became of them', async () => {
  const order: string[] = [];
  const run = (name: string, ms: number) => async () => {
    order.push(`${name} begins`);
    await pause(ms);
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const first = inTurn('a', run('first', 20));
  const second = inTurn('a', run('second', 0));
  const other = inTurn('b', run('other', 0));
  expect((await Promise.allSettled([first, second, other])).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await second).toBe('second');
  expect(order.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('first ends'));
});
