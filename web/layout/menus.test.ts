import { describe, expect, it } from 'vitest';
import { isWithin, MENUS } from './menus.ts';

const currentOf = (role: keyof typeof MENUS, pathname: string) =>
  MENUS[role].filter((entry) => isWithin(entry, pathname)).map(({ label }) => label);

describe('isWithin', () => {
  it.each([
    ['teacher', '/teacher/dashboard', ['대시보드']],
    ['teacher', '/teacher/classes', ['수업']],
    ['teacher', '/teacher/classes/1/students', ['수업']],
    ['teacher', '/teacher/evaluations/1/view', ['수업']],
    ['teacher', '/teacher/evaluations/1/responses', ['수업']],
    ['student', '/student/evaluations/1', ['수업']],
    ['student', '/student/evaluations/results/1', ['수업']],
    ['student', '/profile', ['내 정보']],
    ['admin', '/admin/users/import', ['사용자']],
    ['teacher', '/teacher/classes-of-others', []],
    ['teacher', '/privacy-policy', []],
  ] as const)('%s at %s is in %j', (role, pathname, labels) => {
    expect(currentOf(role, pathname)).toEqual(labels);
  });
});
