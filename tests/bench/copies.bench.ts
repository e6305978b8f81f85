import { bench, describe } from 'vitest';
import { findCopies } from '../../record/copies/find-copies.ts';
import { remarks } from './remarks.ts';

// Target on two cores: 300 texts of about 500 characters in under 150 ms. Run: npx vitest bench tests/bench
describe('findCopies over a year group', () => {
  const class30 = remarks(30);
  const year300 = remarks(300);
  bench('30 texts', () => void findCopies(class30));
  bench('300 texts, one in ten copied', () => void findCopies(year300));
});
