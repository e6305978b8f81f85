import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgedIn } from './judged.ts';
import { faultOf } from './fault.ts';

const JUDGED = new URL('../cases/judged/', import.meta.url);
const judged = readdirSync(JUDGED).flatMap((file) => judgedIn(readFileSync(new URL(file, JUDGED), 'utf8')));

describe('sentences of drafts that teachers judged', () => {
  it('each has its severity and both wordings', () => {
    expect(judged.length).toBeGreaterThan(1400);
    for (const { severity, spoken, told } of judged) {
      expect([0, 1, 2, 3]).toContain(severity);
      expect(Math.min(spoken.length, told.length)).toBeGreaterThan(0);
    }
  });

  it('of those that would be left out more than four of five were to be mended or struck', () => {
    const hopeless = judged.filter(({ spoken, told }) => faultOf([{ raw: spoken, text: told }]) >= 0.6);
    expect(hopeless.length).toBeGreaterThan(50);
    expect(hopeless.filter(({ severity }) => severity >= 2).length / hopeless.length).toBeGreaterThan(0.8);
  });
});
