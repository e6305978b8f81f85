import { expect, it } from 'vitest';
import type { Key } from '../responses-table/shortcuts.ts';
import { historyStepOf, stepKeyOf } from './step-keys.ts';

const KEY: Key = {
  ...{ key: 'Enter', code: 'Enter', keyCode: 13, isComposing: false },
  ...{ ctrlKey: true, metaKey: false, altKey: false, typing: false, onControl: false },
};
const S = { key: 'ㄴ', code: 'KeyS', keyCode: 83 };

it.each<[string, Partial<Key>, string | null]>([
  ['Ctrl+Enter', {}, 'confirm'],
  ['Cmd+Enter', { ctrlKey: false, metaKey: true }, 'confirm'],
  ['Enter alone', { ctrlKey: false }, null],
  ['Ctrl+Enter in a field', { typing: true }, null],
  ['Ctrl+S with the Korean layout, in a field', { ...S, typing: true }, 'save'],
  ['S alone', { ...S, ctrlKey: false }, null],
  ['while Hangul is composed', { ...S, isComposing: true }, null],
  ['with Alt', { altKey: true }, null],
])('%s', (_, key, step) => {
  expect(stepKeyOf({ ...KEY, ...key })).toBe(step);
});

it.each<[string, Partial<Key> & { shiftKey?: boolean }, string | null]>([
  ['Ctrl+Z', { code: 'KeyZ' }, 'undo'],
  ['Ctrl+Shift+Z', { code: 'KeyZ', shiftKey: true }, 'redo'],
  ['Ctrl+Y', { code: 'KeyY' }, 'redo'],
  ['Z alone', { code: 'KeyZ', ctrlKey: false }, null],
  ['Ctrl+Alt+Z', { code: 'KeyZ', altKey: true }, null],
  ['Ctrl+Z while Hangul is composed', { code: 'KeyZ', isComposing: true }, null],
])('%s', (_, key, step) => {
  expect(historyStepOf({ ...KEY, shiftKey: false, ...key })).toBe(step);
});
