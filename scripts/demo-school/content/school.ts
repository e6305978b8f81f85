import { career } from './career/class.ts';
import { chemistry } from './chemistry/class.ts';
import { admin, school, students, teachers } from './people.ts';
import { society } from './society/class.ts';
import type { DemoSchool } from './types.ts';

/** The school that `npm run demo` opens: one admin, two teachers, three classes, thirty students. */
export const demoSchool: DemoSchool = {
  school,
  admin,
  teachers,
  students,
  classes: [society, chemistry, career],
};

/** The two who handed in the same text, so that the page of copies has something to find. */
export const copiedPair = { evaluation: 'society-survey', students: ['nahyeon', 'ubin'] } as const;
