import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../record/types.ts';
import { carryFindings, cutAtFindings, findingAt } from './finding-spans.ts';

const found = (start: number, end: number, level: Finding['level'] = 'error', rule = 'ORG'): Finding => ({
  ...{ rule, level, start, end, message: '' },
});

describe('findings while the text is being typed', () => {
  const checked = '삼성 제품과 애플 제품을 견줌.';
  const list = [found(0, 2), found(7, 9)];

  it('move along with what is typed before them', () => {
    const now = '삼성 새 제품과 애플 제품을 견줌.';
    expect(carryFindings(list, checked, now).map(({ start, end }) => now.slice(start, end))).toEqual([
      '삼성',
      '애플',
    ]);
  });

  it('are gone where the typing touches them', () => {
    expect(carryFindings(list, checked, '삼성 제품과 애들 제품을 견줌.')).toEqual([list[0]]);
    expect(carryFindings(list, checked, '')).toEqual([]);
  });
});

describe('the stretches that are painted', () => {
  it('lie within the part asked for', () => {
    expect(cutAtFindings('가나다라마', [found(1, 4)], { start: 2, end: 5 })).toEqual([
      { start: 2, end: 4, text: '다라', finding: found(1, 4), first: true },
      { start: 4, end: 5, text: '마', finding: null, first: false },
    ]);
  });

  it('show a breach before a doubt and the narrower inside the wider', () => {
    const [wide, narrow] = [found(0, 5), found(1, 2, 'error', 'UNIV')];
    const doubt = found(1, 3, 'check', 'NAME');
    expect(
      cutAtFindings('가나다라마', [wide, narrow, doubt]).map(({ finding, first }) => [finding?.rule, first]),
    ).toEqual([
      ['ORG', true],
      ['UNIV', true],
      ['ORG', false],
    ]);
    expect(findingAt([wide, narrow, doubt], 1)).toBe(narrow);
    expect(findingAt([wide], 6)).toBeNull();
  });

  it('show a breach and a doubt within what is too long', () => {
    const tail = found(1, 6, 'error', 'BYTES');
    const painted = cutAtFindings('가나다라마바', [tail, found(2, 3), found(4, 5, 'check', 'NAME')]);
    expect(painted.map(({ text, finding }) => `${text} ${finding?.rule ?? ''}`)).toEqual([
      '가 ',
      '나 BYTES',
      '다 ORG',
      '라 BYTES',
      '마 NAME',
      '바 BYTES',
    ]);
  });

  it('are together exactly the text', () => {
    const span = fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => found(Math.min(a, b), Math.max(a, b)));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(span, { maxLength: 6 }), (text, list) => {
        const parts = cutAtFindings(text, list);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { start, end, text: words } of parts) expect(text.slice(start, end)).toBe(words);
      }),
    );
  });
});
