import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicNotice as Notice } from '../../../contract/notices.ts';
import { dismiss, noticeToShow } from './dismissed.ts';

const NOON = Date.parse('2026-11-21T03:00:00Z');
const release: Notice = {
  id: 'release',
  title: '새로워진 점',
  content: ['하나'],
  showOnLogin: true,
  priority: 'high',
  version: '1.6.0',
  expiryDate: null,
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the most urgent of those meant for the login screen', () => {
  const hidden: Notice = { ...release, id: 'hidden', showOnLogin: false, priority: 'urgent' };
  const low: Notice = { ...release, id: 'low', priority: 'low' };
  const urgent: Notice = { ...release, id: 'urgent', priority: 'urgent' };
  expect(noticeToShow([low, hidden, release])?.id).toBe('release');
  expect(noticeToShow([low, urgent, release])?.id).toBe('urgent');
  expect(noticeToShow([hidden])).toBeNull();
});

it('a permanent dismissal holds for every version, the other for its own', () => {
  const next = { ...release, version: '1.7.0' };
  dismiss(release, false, NOON);
  expect(noticeToShow([release])).toBeNull();
  expect(noticeToShow([next])).toEqual(next);
  dismiss(next, true, NOON);
  expect(noticeToShow([{ ...release, version: '2.0.0' }])).toBeNull();
});

it("keeps the specification's record, one for each notice", () => {
  dismiss(release, false, NOON);
  dismiss(release, true, NOON);
  expect(JSON.parse(stored.get('dismissed-notices') ?? '')).toEqual([
    { id: 'release', dismissed: true, timestamp: NOON, permanent: true, version: '1.6.0' },
  ]);
});

it.each([
  ['2026-11-20', null],
  ['2026-11-21', 'release'],
])('with %s as its last day shows %s on the 21st', (expiryDate, id) => {
  expect(noticeToShow([{ ...release, expiryDate }], NOON)?.id ?? null).toBe(id);
});

it('takes what it cannot read for nothing', () => {
  for (const broken of ['{', '"x"', '[1,null,{"id":"release"}]']) {
    stored.set('dismissed-notices', broken);
    expect(noticeToShow([release])?.id).toBe('release');
  }
});
