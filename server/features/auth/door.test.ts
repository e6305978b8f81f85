import { expect, it } from 'vitest';
import { PASSWORD, theWorld } from '../../../tests/world.ts';
import { AT_ONCE, atTheDoor } from './door.ts';

it('lets a sign-in wait while others are being let in, and nobody who is inside', async () => {
  const world = await theWorld();
  const teacher = await world.teacher();
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const others = Array.from({ length: AT_ONCE }, () => atTheDoor(() => opened));
  const order: string[] = [];
  const asked = world
    .visitor()
    .must('login', { email: teacher.email, password: PASSWORD })
    .then(() => order.push('signed in'));
  for (let call = 0; call < 5; call += 1) await teacher.client.must('listTaughtClasses', {});
  order.push('worked');
  open();
  await Promise.all([asked, ...others]);
  expect(order).toEqual(['worked', 'signed in']);
});
