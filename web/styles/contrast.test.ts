import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The six-digit colours of one rule: name without dashes → `#rrggbb`. */
function coloursAfter(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const TEXT: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...GROUNDS, 'primary-soft', 'mark-soft', 'success-soft', 'waiting-soft']],
  ['ink-2', [...GROUNDS, 'primary-soft', 'mark-soft', 'success-soft', 'waiting-soft']],
  // 4.42 on the light sunken ground: there the words take ink-2.
  ['ink-3', ['paper', 'surface']],
  ['primary', [...GROUNDS, 'primary-soft']],
  ['primary-hover', [...GROUNDS, 'primary-soft']],
  ['mark', [...GROUNDS, 'mark-soft']],
  ['success', [...GROUNDS, 'success-soft']],
  ['waiting', [...GROUNDS, 'waiting-soft']],
  ['on-primary', ['primary', 'primary-hover']],
  ['paper', ['ink', 'mark']],
];
/** Borders of controls, fills of bars and lines of charts: WCAG 1.4.11. */
const SHAPES: readonly (readonly [shape: string, grounds: readonly string[]])[] = [
  ['border', GROUNDS],
  ['primary', ['line', 'primary-soft']],
  ['success', ['line']],
  ['waiting', ['line']],
  ['mark', ['line']],
  ['chart-1', ['paper', 'surface']],
  ['chart-2', ['paper', 'surface']],
  ['chart-3', ['paper', 'surface']],
  ['chart-4', ['paper', 'surface']],
];

const light = coloursAfter(':root');
const dark = coloursAfter(':root[data-theme="dark"]');

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, colours) => {
  const ratio = (one: string, other: string) => {
    const [a, b] = [colours.get(one), colours.get(other)];
    if (!a || !b) throw new Error(`tokens.css lacks --${one} or --${other}`);
    return contrast(a, b);
  };

  test.each(TEXT)('%s can be read on its grounds', (text, grounds) => {
    const short = grounds.filter((ground) => ratio(text, ground) < 4.5);
    expect(short.map((ground) => `${ground} ${ratio(text, ground).toFixed(2)}`)).toEqual([]);
  });

  test.each(SHAPES)('%s can be made out on its grounds', (shape, grounds) => {
    const short = grounds.filter((ground) => ratio(shape, ground) < 3);
    expect(short.map((ground) => `${ground} ${ratio(shape, ground).toFixed(2)}`)).toEqual([]);
  });
});

test('the dark set by the system and by the switch are the same', () => {
  const bySystem = coloursAfter(':root:not([data-theme="light"])');
  expect(bySystem.size).toBeGreaterThan(20);
  expect(bySystem).toEqual(dark);
});
