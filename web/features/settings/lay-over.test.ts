import { describe, expect, it } from 'vitest';
import { inWords, layOver } from './lay-over.ts';

const base = { name: '기록', minutes: '60', tries: '5' };

describe('what I changed over what another saved', () => {
  it('takes theirs where I changed nothing, and mine where I did', () => {
    const laid = layOver(base, { ...base, minutes: '30' }, { ...base, tries: '7' });
    expect(laid).toEqual({
      values: { name: '기록', minutes: '30', tries: '7' },
      mine: ['minutes'],
      theirs: ['tries'],
    });
  });

  it('keeps mine where both changed the same, and asks for nothing where both did the same', () => {
    const laid = layOver(base, { ...base, name: '우리', tries: '9' }, { ...base, name: '우리', tries: '7' });
    expect(laid).toEqual({
      values: { name: '우리', minutes: '60', tries: '9' },
      mine: ['tries'],
      theirs: ['tries'],
    });
  });

  it('knows its own words again: what a save that nobody answered has left', () => {
    const sent = { ...base, tries: '7' };
    expect(layOver(base, sent, sent)).toMatchObject({ mine: [], theirs: [] });
    const later = { ...sent, tries: '8', minutes: '30' };
    const laid = layOver(base, later, { ...sent, name: '새솔' }, [sent, later]);
    expect(laid).toEqual({
      values: { name: '새솔', minutes: '30', tries: '8' },
      mine: ['minutes', 'tries'],
      theirs: ['name'],
    });
  });

  it('says what was, what is and what is mine', () => {
    const fresh = { ...base, name: '새솔', tries: '7' };
    const laid = layOver(base, { ...base, tries: '9' }, fresh);
    const change = { at: '2026-11-22T00:00:00.000Z', by: '이부장' };
    const words = {
      label: (field: string) => `[${field}]`,
      text: (value: string) => value,
      change: () => change,
    };
    expect(inWords(base, fresh, laid, words)).toEqual([
      { field: 'name', label: '[name]', before: '기록', now: '새솔', mine: null, change },
      { field: 'tries', label: '[tries]', before: '5', now: '7', mine: '9', change },
    ]);
  });
});
