import { expect, it } from 'vitest';
import { breachesOf, judge } from './judged.ts';

const facts = { names: ['김나현'], school: null, limit: 1500, recordRules: { deny: [], allow: [] } };
const text = '김나현과 함께 조사함.\n결과를 발표함.';
const dismissal = {
  ...{ rule: 'NAME', text: '김나현', reason: '소설 속 인물' },
  ...{ created_by: '교사', created_at: '2026-11-21T00:00:00.000Z' },
};

it('a dismissed finding stands apart with its reason, and no longer counts', () => {
  expect(breachesOf(text, [], facts)).toHaveLength(2);
  const { open, dismissed } = judge(text, [dismissal], facts);
  expect(open.map((finding) => finding.rule)).toEqual(['NEWLINE']);
  expect(dismissed.map((one) => [one.finding.rule, one.dismissal.reason])).toEqual([
    ['NAME', '소설 속 인물'],
  ]);
  expect(breachesOf(text, [dismissal], facts)).toHaveLength(1);
});

it('an empty text has nothing to object to', () => {
  expect(judge(' \n', [], facts)).toEqual({ open: [], dismissed: [] });
});

it('what a person has to judge is no clear breach', () => {
  const unsure = '방과후에 남아 토의를 이어 감.';
  expect(judge(unsure, [], facts).open.length).toBeGreaterThan(0);
  expect(breachesOf(unsure, [], facts)).toHaveLength(0);
});

it('knows what the school has added and excepted', () => {
  const ours = { ...facts, recordRules: { deny: ['솔빛축전'], allow: ['구글'] } };
  const found = judge('솔빛축전에서 구글 지도를 비교함.', [], ours).open;
  expect(found.map(({ rule }) => rule)).toEqual(['SCHOOL_LIST']);
});

it('what is too long is judged, and no breach among the words', () => {
  const long = '자료를 모음. '.repeat(120).trim();
  expect(judge(long, [], facts).open.map(({ rule }) => rule)).toContain('BYTES');
  expect(breachesOf(long, [], facts)).toEqual([]);
});
