import { describe, expect, it } from 'vitest';
import { type Key, shortcutOf } from './shortcuts.ts';

const plain: Key = {
  key: 'j',
  code: 'KeyJ',
  isComposing: false,
  keyCode: 74,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  onControl: false,
};

describe('shortcuts of the responses table', () => {
  it.each([
    ['J goes on', {}, 'next'],
    ['J with the Korean layout too', { key: 'ㅓ' }, 'next'],
    ['K goes back, even from a button', { key: 'k', code: 'KeyK', onControl: true }, 'previous'],
    ['Space marks', { key: ' ', code: 'Space' }, 'toggle'],
    ['Enter opens', { key: 'Enter', code: 'Enter' }, 'open'],
    ['Space on a button presses the button', { key: ' ', code: 'Space', onControl: true }, null],
    ['not while typing', { typing: true }, null],
    ['not while composing', { isComposing: true }, null],
    ['not while the input method has the key', { key: 'Process', keyCode: 229 }, null],
    ['not with Ctrl', { ctrlKey: true }, null],
    ['no other letter', { key: 'l', code: 'KeyL' }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(shortcutOf({ ...plain, ...change })).toBe(expected);
  });
});
