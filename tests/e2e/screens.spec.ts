import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, newStudentNumber, pressLogin } from './people.ts';

/** Every screen that the story does not stop at: nothing for axe in either theme, nothing sideways at 360 pixels. */

interface School {
  teacherEmail: string;
  studentEmail: string;
  classId: string;
  evaluationId: string;
}

async function buildSchool(origin: string): Promise<School> {
  const teacher = new FetchClient(origin);
  const student = new FetchClient(origin);
  const [teacherEmail, studentEmail] = [newEmail('teacher'), newEmail('student')];
  await teacher.register('teacher', teacherEmail);
  await student.register('student', studentEmail, newStudentNumber());
  const { class: made } = await teacher.must('createClass', { name: '화학 탐구' });
  await student.must('joinClass', { classCode: made.code ?? '' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '중화 적정 실험을 설계하고 오차의 원인을 토의함',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  return { teacherEmail, studentEmail, classId: made.id, evaluationId: evaluation.id };
}

async function signIn(context: BrowserContext, email: string) {
  const page = await context.newPage();
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  return page;
}

let school: School;
test.beforeAll(async () => {
  school = await buildSchool(process.env['GIROK_ORIGIN'] ?? '');
});

const CASES: { who: string; email: (s: School) => string | null; paths: (s: School) => string[] }[] = [
  { who: 'a visitor', email: () => null, paths: () => ['/home', '/nowhere'] },
  {
    who: 'a teacher',
    email: (s) => s.teacherEmail,
    paths: (s) => [
      '/teacher/classes',
      `/teacher/classes/${s.classId}/students`,
      `/teacher/evaluations/${s.evaluationId}/view`,
      `/teacher/evaluations/${s.evaluationId}/copies`,
      '/profile',
    ],
  },
  {
    who: 'a student',
    email: (s) => s.studentEmail,
    paths: () => ['/student/dashboard', '/student/classes', '/profile'],
  },
  {
    who: 'an administrator',
    email: () => 'admin@example.com',
    paths: () =>
      [
        'dashboard',
        'users',
        'users/import',
        'classes',
        'evaluations',
        'analytics',
        'reports',
        'settings',
        'record-rules',
        'byte-limits',
        'notices',
        'audit',
      ].map((page) => `/admin/${page}`),
  },
];

for (const { who, email, paths } of CASES) {
  test(`the other screens of ${who}`, async ({ context }) => {
    test.setTimeout(480_000);
    const address = email(school);
    const page = address ? await signIn(context, address) : await context.newPage();
    const broken: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) broken.push(response.url());
    });
    for (const path of paths(school)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
    expect(broken).toEqual([]);
    if (who === 'an administrator') await expectKoreanLog(page);
  });
}

/** The audit page shows what the whole walk left behind, and says each thing that is noted in Korean. */
async function expectKoreanLog(page: Page): Promise<void> {
  const deeds = page.getByRole('row').locator('td:nth-child(3)');
  // Which deeds are the latest depends on who else is at work.
  await expect(deeds.first()).toBeVisible();
  const choices = page.getByLabel('한 일').locator('option');
  const foreign = [...(await deeds.allTextContents()), ...(await choices.allTextContents())].filter(
    (words) => !/[가-힣]/.test(words),
  );
  expect(foreign).toEqual([]);
}

test("a role that is not one's own leads to the own dashboard; a visitor to the login", async ({
  context,
  page,
}) => {
  await page.goto('/teacher/classes');
  await expect(page).toHaveURL(/\/login/);
  const student = await signIn(context, school.studentEmail);
  await student.goto('/teacher/dashboard');
  await expect(student).toHaveURL(/\/student\/dashboard/);
  await student.goto('/admin/dashboard');
  await expect(student).toHaveURL(/\/student\/dashboard/);
});
