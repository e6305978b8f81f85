import { describe, expect, test } from 'vitest';
import { countPlaywright, countStage, countVitest } from './counts.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each, index) => ({ fullName: `시험 ${index}`, status: each })),
});

describe('vitest', () => {
  test('counts passed and failed, and names what was skipped', () => {
    const report = {
      testResults: [
        file('a', 'failed', 'passed', 'failed', 'failed'),
        file('b', 'passed', 'passed', 'skipped'),
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: ['b: 시험 1'], unsteady: [] });
  });

  test('names whose second try passed, with what the first one said', () => {
    const steady = { fullName: '든든한', status: 'passed', failureMessages: [] };
    const shaky = { fullName: '흔들린', status: 'passed', failureMessages: ['expected 1 to be 2\n    at a'] };
    const report = { testResults: [{ name: 'a', status: 'passed', assertionResults: [steady, shaky] }] };
    const unsteady = ['a: 흔들린\n    expected 1 to be 2'];
    expect(countVitest(report)).toEqual({ passed: 2, failed: 0, skipped: [], unsteady });
  });

  test('a file that did not load is a failure', () => {
    expect(countVitest({ testResults: [file('a', 'failed')] }).failed).toBe(1);
  });
});

describe('playwright', () => {
  test('counts what is nested and each error outside of tests, and names whose second try passed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      errors: [{}],
      suites: [
        {
          title: 'login.spec.ts',
          specs: [spec('a', 'expected'), spec('b', 'flaky')],
          suites: [{ title: '모바일', specs: [spec('c', 'unexpected'), spec('d', 'skipped')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 2,
      skipped: ['login.spec.ts › 모바일 › d'],
      unsteady: ['login.spec.ts › b'],
    });
  });
});

describe('a stage', () => {
  test.each([
    ['without report that ended well', 0, null, { passed: 1, failed: 0 }],
    ['without report that ended badly', 1, null, { passed: 0, failed: 1 }],
    ['whose runner failed outside of its tests', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
    ['whose tests failed', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    ['whose tests passed', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
  ])('%s', (_what, exitCode, report, due) => {
    const named = { skipped: [], unsteady: [] };
    expect(countStage(exitCode, report && { ...report, ...named })).toEqual({ ...due, ...named });
  });
});
