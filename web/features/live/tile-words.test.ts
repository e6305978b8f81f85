import { expect, it } from 'vitest';
import { countStates, tileNumbers } from './tile-words.ts';

const numbered = (...numbers: (string | null)[]) => numbers.map((student_number) => ({ student_number }));

it('tiles carry the short number in a home class, the whole one where several meet', () => {
  expect(tileNumbers(numbered('20301', '20312'))).toEqual(['1번', '12번']);
  expect(tileNumbers(numbered('20301', '20401'))).toEqual(['20301', '20401']);
  expect(tileNumbers(numbered('20301', null))).toEqual(['20301', '번호 없음']);
  expect(tileNumbers([])).toEqual([]);
});

it('each student is counted in one state', () => {
  const students = (['joined', 'writing', 'writing', 'submitted'] as const).map((state) => ({ state }));
  expect(countStates(students)).toEqual({ joined: 1, opened: 0, writing: 2, submitted: 1 });
});
