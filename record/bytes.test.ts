import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from './bytes.ts';

describe('countBytes, as NEIS counts', () => {
  it.each([
    ['', 0],
    ['가', 3],
    ['abc 123.,!', 10],
    ['\t', 1],
    ['\n', 2],
    ['\r\n', 2],
    ['\r', 2],
    ['\r\r\n\n', 6],
    ['·', 3],
    ['😊', 3],
    ['é', 3],
    ['가 나\n다.', 13],
  ])('%j is %i bytes', (text, bytes) => {
    expect(countBytes(text)).toBe(bytes);
  });

  it('is additive wherever a text is cut, but inside a CRLF or a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        fc.pre(!(a.endsWith('\r') && b.startsWith('\n')));
        return countBytes(a + b) === countBytes(a) + countBytes(b);
      }),
    );
  });
});
