import { afterEach, beforeEach } from 'vitest';
import { refuseOutgoing } from './outgoing.ts';

/** Noise fails: a line on the console that nobody expected, and a connection that nobody asked for. */
const WATCHED = ['log', 'info', 'warn', 'error', 'debug'] as const;
const originals = new Map(WATCHED.map((name) => [name, console[name]]));
let heard: string[] = [];
let allowOutgoing = (): void => {};

beforeEach(() => {
  heard = [];
  allowOutgoing = refuseOutgoing((host) => heard.push(`connection to ${host}`));
  for (const name of WATCHED) {
    console[name] = (...parts: unknown[]) => {
      heard.push(`console.${name}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  allowOutgoing();
  for (const name of WATCHED) console[name] = originals.get(name) as (typeof console)[typeof name];
  if (heard.length > 0) throw new Error(`unexpected output:\n${heard.join('\n')}`);
});
