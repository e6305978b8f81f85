import { expect, it } from 'vitest';
import { givenAt } from './given-at.ts';

// For a student with two forms of one club and one day, who looks for the right one.
it('tells two creative forms of one day apart, and names a lesson’s form by its day', () => {
  const [morning, evening] = ['2026-11-21T00:05:00.000Z', '2026-11-21T05:40:00.000Z'];
  const creative = [morning, evening].map((created_at) => givenAt({ type: 'creative', created_at }));
  expect(new Set(creative).size).toBe(2);
  expect(creative[0]).toMatch(/:05$/);
  expect(givenAt({ type: 'subject', created_at: morning })).toMatch(/^\d{4}\. \d{1,2}\. \d{1,2}\.$/);
});
