import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../../record/types.ts';
import { findErrors, sayErrors } from './error-findings.ts';

const options = { year: 2026, names: ['김나현'], school: '새솔고등학교', limit: 1500 };
const dismissed = (rule: string, text: string) => ({
  rule,
  text,
  reason: '까닭',
  created_by: '교사',
  created_at: '2026-11-21T00:00:00.000Z',
});

const errorFindings = (text: string, dismissals: Parameters<typeof sayErrors>[2], rules: CheckOptions) =>
  sayErrors(text, findErrors(text, rules), dismissals);

describe('what a list says of a text', () => {
  it('says what is forbidden and which words, each once', () => {
    const text = '토익 900점을 받음. 김나현과 함께 조사함. 토익 900점을 받음.';
    const found = errorFindings(text, [], options);
    expect(found).toContain('학생 이름 ‘김나현’');
    expect(found.filter((one) => one.startsWith('공인어학시험'))).toHaveLength(1);
  });

  it('knows the school, and the limit and line breaks, of which it quotes nothing', () => {
    const text = `새솔고등학교에서 조사함.\n${'자료를 모아 비교함. '.repeat(80)}`;
    const found = errorFindings(text, [], options);
    expect(found.some((one) => one.startsWith('학교 이름 ‘새솔고등학교'))).toBe(true);
    expect(found).toContain('줄 바꿈');
    expect(found).toContain('분량 초과');
  });

  it('quotes as much as tells where to look', () => {
    const text = 'The quick brown fox jumps over the lazy dog again and again.';
    expect(errorFindings(text, [], options).some((one) => /‘The quick.{21}…’$/.test(one))).toBe(true);
  });

  it('leaves out what a teacher has dismissed, and only that', () => {
    const text = '김나현과 함께 조사함.\n결과를 발표함.';
    expect(errorFindings(text, [dismissed('NAME', '김나현')], options)).toEqual(['줄 바꿈']);
    expect(errorFindings(text, [dismissed('PII', '김나현')], options)).toHaveLength(2);
  });

  it('finds nothing in a clean text', () => {
    expect(errorFindings('자료를 모아 비교하고 원인을 설명함.', [], options)).toEqual([]);
  });
});
