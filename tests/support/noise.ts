import { afterEach, beforeEach } from 'vitest';

/** Noise fails: a line on the console that nobody expected is a message that nobody would read. */
const WATCHED = ['log', 'info', 'warn', 'error', 'debug'] as const;
const originals = new Map(WATCHED.map((name) => [name, console[name]]));
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const name of WATCHED) {
    console[name] = (...parts: unknown[]) => {
      heard.push(`console.${name}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const name of WATCHED) console[name] = originals.get(name) as (typeof console)[typeof name];
  if (heard.length > 0) throw new Error(`unexpected output:\n${heard.join('\n')}`);
});
