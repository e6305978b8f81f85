import { expect, it } from 'vitest';
import { countStates, sumsOf, tileNumbers, tileWords } from './tile-words.ts';

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

it('a student who has not begun is no longer counted as joined alone; closed, there are two kinds left', () => {
  const students = (['joined', 'opened', 'writing', 'submitted', 'submitted'] as const).map((state) => ({
    state,
  }));
  const words = (closed: boolean) => sumsOf(students, closed).map(({ label, count }) => `${label} ${count}`);
  expect(words(false)).toEqual(['제출 2', '쓰는 중 1', '화면 열림 1', '시작 전 1']);
  expect(words(true)).toEqual(['제출 2', '미제출 3']);
  expect(tileWords('writing', true).label).toBe('미제출');
  expect(tileWords('submitted', true).label).toBe('제출');
});
