import { expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

it('begins once for whoever comes first, and once more for all who come meanwhile', async () => {
  const ends: ((fails?: boolean) => void)[] = [];
  const ask = shareNext(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length + 1;
        ends.push((fails) => (fails ? reject(new Error(`${number}`)) : resolve(number)));
      }),
  );
  const first = ask();
  const meanwhile = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends).toHaveLength(2);
  const later = ask();
  ends[1]?.(true);
  // A failure is told to those who waited for it, and keeps nobody else from another try.
  for (const answer of meanwhile) await expect(answer).rejects.toThrow('2');
  await expect.poll(() => ends).toHaveLength(3);
  ends[2]?.();
  expect(await later).toBe(3);
  const alone = ask();
  expect(ends).toHaveLength(4);
  ends[3]?.();
  expect(await alone).toBe(4);
});
