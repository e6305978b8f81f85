import { expect, it } from 'vitest';
import { CLIENT_ID } from '../../../tests/support/identity-provider.ts';
import { theWorld } from '../../../tests/world.ts';
import { NONCE_SECONDS } from '../auth/tokens.ts';

it('hands out what the provider’s script needs, with a nonce of its own each time', async () => {
  const world = await theWorld();
  const [first, second] = [
    await world.visitor().must('startGoogle', {}),
    await world.visitor().must('startGoogle', {}),
  ];
  expect(first.clientId).toBe(CLIENT_ID);
  expect(first.scriptUrl).toBe('https://accounts.google.com/gsi/client');
  expect(first.nonce).not.toBe(second.nonce);
  const { tokens } = world.ctx;
  const now = world.clock.now();
  expect(tokens.isNonce(first.nonce, now)).toBe(true);
  expect(tokens.isNonce(first.nonce, new Date(now.getTime() + NONCE_SECONDS * 1000))).toBe(false);
  expect(tokens.isNonce(`${first.nonce}0`, now)).toBe(false);
});
