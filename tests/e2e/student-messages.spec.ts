import { expect, test } from '@playwright/test';
import { type Act, expectMissing, expectRetry, expectTold, type Load } from './answers.ts';
import { newStudentNumber, PASSWORD } from './people.ts';
import { inDialog } from './press.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

/**
 * What a student is told (specification 2, section 8): the server's `message`, else its `error`, else a sentence of our own;
 * and what worked. Each row provokes its answers on the way to the server, the last of them is the real one.
 */

test('a student reads the server’s sentence, else ours, and what worked', async ({ browser }) => {
  test.setTimeout(240_000);
  const teacher = (await scripted('teacher')).client;
  const { client: student, email } = await scripted('student', newStudentNumber());
  const first = await classWithForm(teacher, '물리학 탐구');
  const second = await classWithForm(teacher, '화학 실험');
  const { class: third } = await teacher.must('createClass', { name: '생명과학' });
  for (const { code, form } of [first, second]) {
    await student.must('joinClass', { classCode: code });
    await teacher.must('distributeEvaluation', { id: form.id });
  }
  const responses = Array.from({ length: 5 }, (_, index) => `${index + 1}번 답`);
  const { response } = await student.must('submitAnswers', { id: second.form.id, responses });
  const sheet = `/student/evaluations/${first.form.id}`;
  const result = `/student/evaluations/results/${response.id}`;
  const { page } = await browserOf(browser, email);
  // Toasts come and go: none has to fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const loads: Load[] = [
    ['/student/classes', '**/api/student/classes', '수업 정보를 불러오지 못했습니다', '물리학 탐구'],
    [
      '/student/dashboard',
      '**/api/student/evaluations/available',
      '자기평가지 정보를 불러오지 못했습니다',
      '시작하기',
    ],
    [
      `/student/classes/${first.classId}`,
      `**/api/student/classes/${first.classId}`,
      '수업 정보를 불러오지 못했습니다',
      '물리학 탐구',
    ],
    [sheet, '**/questions', '자기평가지 정보를 불러오지 못했습니다', '문항 1'],
    [result, '**/api/student/evaluations/results/*', '결과를 불러오지 못했습니다', '접수 번호'],
  ];
  for (const load of loads) await test.step(`${load[0]} does not come`, () => expectRetry(page, load));

  const nobody = '019a0000-0000-7000-8000-000000000000';
  for (const [path, title] of [
    [`/student/classes/${nobody}`, '수업을 찾을 수 없습니다'],
    [`/student/evaluations/${nobody}`, '자기평가지를 찾을 수 없습니다'],
    [`/student/evaluations/results/${nobody}`, '결과를 찾을 수 없습니다'],
  ] as const)
    await expectMissing(page, path, title);

  const acts: (Act & { name: string })[] = [
    {
      name: 'join',
      call: '**/classes/join',
      open: async () => {
        await page.goto('/student/classes');
        await page.getByRole('button', { name: '수업 참여하기' }).click();
        const join = page.getByRole('dialog').getByRole('button', { name: '참여하기' });
        await page.getByLabel('참여 코드').fill('   ');
        await expect(join).toBeDisabled();
        await page.getByLabel('참여 코드').fill(` ${third.code?.toLowerCase()} `);
      },
      press: () => inDialog(page, '참여하기'),
      fallback: '수업에 참여하지 못했습니다.',
      done: '‘생명과학’ 수업에 참여했습니다.',
    },
    {
      name: 'submit',
      call: '**/submit',
      open: async () => {
        await page.goto(sheet);
        for (let index = 0; index < 5; index += 1)
          await page
            .getByRole('textbox')
            .nth(index)
            .fill(`${index + 1}번에 쓴 답`);
      },
      press: async () => {
        await page.getByRole('button', { name: '제출하기' }).click();
        await inDialog(page, '제출하기');
      },
      again: () => page.getByRole('button', { name: '제출하지 않고 고쳐 쓰기' }).click(),
      fallback: '제출하지 못했습니다. 답은 그대로 남아 있고, 저절로 다시 보내요.',
      done: '제출했습니다.',
    },
    {
      name: 'cancel',
      call: '**/cancel',
      open: async () => void (await page.goto(result)),
      press: async () => {
        // A dialog that is closing has a button of this name, too.
        await page.locator('#main').getByRole('button', { name: '제출 취소' }).click();
        await inDialog(page, '제출 취소');
      },
      fallback: '제출을 취소하지 못했습니다.',
      done: '제출을 취소했습니다. 답안을 고쳐 다시 제출해 주세요.',
    },
    {
      name: 'leave',
      call: '**/leave',
      open: async () => {
        await page.goto('/student/classes');
        await page.getByRole('button', { name: '생명과학 수업 나가기' }).click();
        await expect(page.getByRole('dialog')).toContainText('되돌릴 수 없어요');
      },
      press: () => inDialog(page, '나가기'),
      fallback: '수업에서 나가지 못했습니다.',
      done: '수업에서 나왔습니다.',
    },
    {
      name: 'profile',
      call: '**/api/users/me',
      open: async () => {
        await page.goto('/profile');
        await page.getByLabel('이름', { exact: true }).fill('새이름');
      },
      press: () => page.getByRole('button', { name: '저장' }).click(),
      fallback: '내 정보를 저장하지 못했습니다.',
      done: '내 정보를 저장했습니다.',
    },
    {
      name: 'password',
      call: '**/api/users/me/password',
      open: async () => {
        await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
        await dialog.getByLabel('새 비밀번호', { exact: true }).fill(`${PASSWORD}-x`);
        await dialog.getByLabel('새 비밀번호 확인').fill(`${PASSWORD}-x`);
      },
      press: () => inDialog(page, '비밀번호 바꾸기'),
      fallback: '비밀번호를 바꾸지 못했습니다.',
      done: '비밀번호를 바꿨습니다.',
    },
    {
      name: 'role',
      call: '**/update-role',
      open: () => page.getByRole('button', { name: '역할 바꾸기' }).click(),
      press: () => inDialog(page, '교사로 바꾸기'),
      fallback: '역할을 바꾸지 못했습니다.',
      done: '이제 교사입니다.',
    },
  ];
  for (const { name, ...act } of acts) await test.step(name, () => expectTold(page, name, act));
  await page.context().close();
});
