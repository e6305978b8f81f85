import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { theWorld } from '../../tests/world.ts';

it('gives up soon on whoever opens a connection and says nothing, or never ends', async () => {
  const { app } = await theWorld();
  const limits = app.server as Server & { connectionsCheckingInterval: number };
  const longest = (limit: number) => limit + limits.connectionsCheckingInterval;
  // Node looks for them at an interval of its own, half a minute unless it is told: that comes on top.
  expect(longest(limits.headersTimeout)).toBeLessThanOrEqual(12_000);
  expect(longest(limits.requestTimeout)).toBeLessThanOrEqual(32_000);
});
