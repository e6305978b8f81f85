import { expect, it } from 'vitest';
import { nextStep, STEP_WORDS, shortName } from './evaluation-steps.ts';

it('closing tells how many are missing, and only then', () => {
  expect(STEP_WORDS.close.text({ responseCount: 22, studentCount: 24 })).toMatch(
    /^아직 제출하지 않은 학생이 2명/,
  );
  expect(STEP_WORDS.close.text({ responseCount: 24, studentCount: 24 })).toMatch(/^마감하면/);
});

it('a form is named by how its content begins', () => {
  expect(shortName({ class_content: ' 광합성\n실험 ' })).toBe('광합성 실험');
  expect(shortName({ class_content: '가'.repeat(30) })).toBe(`${'가'.repeat(24)}…`);
  expect(shortName({ class_content: '자료를 조사해, 그래프로 나타냄' }, 9)).toBe('자료를 조사해…');
});

it('each state has one step that leads on', () => {
  const no = { distribute: false, close: false, reopen: false };
  expect(nextStep({ ...no, distribute: true })?.step).toBe('distribute');
  expect(nextStep({ ...no, close: true })?.label).toBe('마감');
  expect(nextStep({ ...no, reopen: true })?.label).toBe('재개');
  expect(nextStep(no)).toBeNull();
});
