import { describe, expect, it } from 'vitest';
import { readCode } from './codes.ts';
import { assertAreaFits } from './rules.ts';

describe('assertAreaFits', () => {
  it.each([
    ['subject', undefined, null],
    ['subject', 'career', null],
    ['creative', 'career', 'career'],
    ['creative', 'autonomy', 'autonomy'],
  ] as const)('%s of kind %s is stored with %s', (type, given, creativeType) => {
    expect(assertAreaFits(type, given)).toEqual({ type, creativeType });
  });

  it.each([undefined, null])('asks a creative class for its kind (%s)', (given) => {
    expect(() => assertAreaFits('creative', given)).toThrow('창의적 체험활동의 영역을 선택해 주세요.');
  });
});

describe('readCode', () => {
  it.each([
    ['ktm482', 'KTM482'],
    [' KTM-482 ', 'KTM482'],
    ['ＫＴＭ４８２', 'KTM482'],
  ])('reads %s as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
