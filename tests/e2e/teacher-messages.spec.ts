import { expect, test } from '@playwright/test';
import { type Act, expectMissing, expectRetry, expectTold, type Load } from './answers.ts';
import { newStudentNumber } from './people.ts';
import { inDialog, onScreen } from './press.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

/**
 * What a teacher is told (specification 2, section 8): the server's sentence, else one of our own, and what worked. Each row
 * provokes its answers on the way to the server; the last press reaches it. Single texts and sheets of them are in
 * remark-messages.spec.ts.
 */

const EXPORT_FAILED = '엑셀 내보내기에 실패했습니다';
const NOBODY = '019a0000-0000-7000-8000-000000000000';

test('a teacher reads the server’s sentence, else ours, and what worked', async ({ browser }) => {
  test.setTimeout(240_000);
  const { client: teacher, email } = await scripted('teacher');
  const { client: student } = await scripted('student', newStudentNumber());
  const { classId, code, form } = await classWithForm(teacher, '물리학 탐구');
  const [copy] = (await teacher.must('duplicateEvaluation', { id: form.id, targetClassIds: [classId] }))
    .evaluations;
  await student.must('joinClass', { classCode: code });
  await teacher.must('distributeEvaluation', { id: form.id });
  const responses = form.questions.map((_, index) => `${index + 1}번 자료를 재고 표로 정리했습니다.`);
  await student.must('submitAnswers', { id: form.id, responses });
  const { page } = await browserOf(browser, email);
  // Sixty toasts come and go: none has to fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toasts = page.locator('.Toastify');
  const at = { class: `/teacher/classes/${classId}`, form: `/teacher/evaluations/${form.id}` };

  /** The button of a card or of a row, then the one that makes it so. */
  const both = (name: string | RegExp, then: string) => async () => {
    await onScreen(page, name);
    await inDialog(page, then);
  };

  const loads: Load[] = [
    ['/teacher/classes', '**/api/teacher/classes', '수업 목록을 불러오지 못했습니다', '물리학 탐구'],
    ['/teacher/dashboard', '**/teacher/evaluations', '자기평가지 정보를 불러오지 못했습니다', /제출 1 \/ 1/],
    [at.class, `**/classes/${classId}`, '수업 정보를 불러오지 못했습니다', '코드 복사'],
    [`${at.class}/students`, '**/students', '학생 명단을 불러오지 못했습니다', '학생별 진행'],
    [`${at.class}/term`, '**/term', '학기 기록문을 불러오지 못했습니다', '시트 읽기'],
    [`${at.form}/view`, `**/${form.id}`, '자기평가지 정보를 불러오지 못했습니다', '문항 5개'],
    [`${at.form}/responses`, '**/responses', '응답을 불러오지 못했습니다', '공개'],
    [`${at.form}/observations`, '**/responses', '학생 명단을 불러오지 못했습니다', /표에서 붙여 넣기/],
  ];
  for (const load of loads) await test.step(`${load[0]} does not come`, () => expectRetry(page, load));

  for (const [path, title] of [
    [`/teacher/classes/${NOBODY}`, '수업을 찾을 수 없습니다'],
    [`/teacher/classes/${NOBODY}/students`, '수업을 찾을 수 없습니다'],
    [`/teacher/evaluations/${NOBODY}/view`, '자기평가지를 찾을 수 없습니다'],
    [`/teacher/evaluations/${NOBODY}/responses`, '자기평가지를 찾을 수 없습니다'],
  ] as const)
    await expectMissing(page, path, title);

  const open = (path: string) => () => page.goto(path);
  const exports = (what: string, from: string, thing: string): Act => ({
    call: `**/export${what}`,
    open: open(from),
    press: () => onScreen(page, /엑셀/),
    reads: true,
    told: (sentence) => `${EXPORT_FAILED}: ${sentence}`,
    fallback: `${EXPORT_FAILED}.`,
    done: `${thing} 내려받았습니다.`,
  });
  const acts: Record<string, Act> = {
    'makes a class': {
      call: '**/api/teacher/classes',
      open: async () => {
        await page.goto('/teacher/classes?new');
        await page.getByLabel('수업 이름').fill('지구과학');
      },
      press: () => inDialog(page, '만들기'),
      fallback: '수업을 만들지 못했습니다.',
      done: '‘지구과학’ 수업을 만들었습니다.',
    },
    'changes a class': {
      call: '**/api/teacher/classes/*',
      open: async () => {
        await page.goto('/teacher/classes');
        await onScreen(page, '지구과학 고치기');
      },
      press: () => inDialog(page, '저장'),
      fallback: '수업을 고치지 못했습니다.',
      done: '수업을 고쳤습니다.',
    },
    'deletes a class': {
      call: '**/api/teacher/classes/*',
      press: both('지구과학 지우기', '지우기'),
      fallback: '수업을 지우지 못했습니다.',
      done: '수업을 지웠습니다.',
    },
    'replaces the code': {
      call: '**/code',
      open: open(at.class),
      press: both('새 코드 만들기', '새 코드 만들기'),
      fallback: '참여 코드를 바꾸지 못했습니다.',
      done: /새 참여 코드는 [A-Z]{3}\d{3}입니다\./,
    },
    'asks for questions': {
      call: '**/api/teacher/questions',
      open: async () => {
        await page.goto(`${at.class}?new`);
        await page.getByLabel('수업 내용').fill('판의 경계에서 일어나는 일을 자료로 비교함');
      },
      press: () => inDialog(page, '문항 제안받기'),
      fallback: '문항을 제안받지 못했습니다.',
      shows: page.getByRole('dialog').getByLabel('문항 1', { exact: true }),
    },
    'makes a form': {
      call: '**/evaluations',
      press: () => inDialog(page, '초안으로 저장'),
      fallback: '자기평가지를 만들지 못했습니다.',
      done: '자기평가지를 초안으로 저장했습니다. 읽어 본 뒤 배포해 주세요.',
    },
    'hands it out': {
      call: '**/distribute',
      press: both(/^판의 .* 배포$/, '배포'),
      fallback: '자기평가지를 배포하지 못했습니다.',
      done: '자기평가지를 배포했습니다.',
    },
    'dates it': {
      call: '**/due',
      press: both(/^판의 .* 마감 일시$/, '저장'),
      fallback: '마감 일시를 저장하지 못했습니다.',
      done: '마감 일시를 저장했습니다.',
    },
    'closes it': {
      call: '**/close',
      press: both(/^판의 .* 마감$/, '마감'),
      fallback: '자기평가지를 마감하지 못했습니다.',
      done: '자기평가지를 마감했습니다.',
    },
    'opens it again': {
      call: '**/reopen',
      press: both(/^판의 .* 재개$/, '재개'),
      fallback: '마감을 취소하지 못했습니다.',
      done: '자기평가지를 다시 열었습니다.',
    },
    'copies it': {
      call: '**/duplicate',
      open: async () => {
        await onScreen(page, /^판의 .* 복제$/);
        await inDialog(page, '복제');
        await expect(page.getByText('복제할 수업을 선택해 주세요.')).toBeVisible();
        await page.getByRole('checkbox', { name: /물리학 탐구/ }).check();
      },
      press: () => inDialog(page, '1곳에 복제'),
      fallback: '자기평가지를 복제하지 못했습니다.',
      done: '수업 1곳에 복제했습니다.',
    },
    'deletes the copy': {
      call: '**/api/teacher/evaluations/*',
      press: both(/^판의 .* 지우기$/, '지우기'),
      fallback: '자기평가지를 지우지 못했습니다.',
      done: '자기평가지를 지웠습니다.',
    },
    'saves a form': {
      call: '**/api/teacher/evaluations/*',
      open: open(`/teacher/evaluations/${copy?.id}/view?edit`),
      press: () => onScreen(page, '저장'),
      fallback: '자기평가지를 저장하지 못했습니다.',
      done: '자기평가지를 저장했습니다.',
    },
    'downloads the results of a class': exports('/evaluations', at.class, '자기평가 결과를'),
    'downloads the term': exports('/term', `${at.class}/term`, '학기 기록문을'),
    'downloads the results of a form': exports('', `${at.form}/responses`, '자기평가 결과를'),
    'orders drafts': {
      call: '**/generate',
      open: async () => {
        await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
        await onScreen(page, '초안 만들기');
        await page.getByLabel(/함께 쓸 관찰/).fill('빠진 값을 스스로 찾아 처리 기준을 설명함.');
      },
      press: () => inDialog(page, '1명 초안 만들기'),
      fallback: '기록문 초안을 만들지 못했습니다.',
      done: '1명의 기록문 초안을 만들었습니다.',
    },
    'writes a draft': {
      call: '**/evaluate',
      open: async () => {
        await teacher.must('closeEvaluation', { id: form.id });
        await page.reload();
        await onScreen(page, '시험사람');
        await page.getByRole('textbox', { name: '교사 관찰' }).fill('실험 순서를 지켜 자료를 모음.');
      },
      press: async () => {
        await inDialog(page, '초안 다시 만들기');
        await inDialog(page, '다시 만들기');
      },
      fallback: '기록문 초안을 만들지 못했습니다.',
      done: '초안을 만들었습니다. 읽고 다듬어 주세요.',
    },
    'publishes it': {
      call: '**/publish',
      press: async () => {
        await inDialog(page, '공개');
        await page.getByRole('checkbox', { name: '읽고 확인했습니다' }).check();
        await inDialog(page, '공개');
      },
      fallback: '기록문을 공개하지 못했습니다.',
      done: '기록문을 공개했습니다.',
    },
    'hides it': {
      call: '**/unpublish',
      press: () => inDialog(page, '비공개'),
      fallback: '공개를 취소하지 못했습니다.',
      done: '공개를 취소했습니다.',
    },
  };
  for (const [name, act] of Object.entries(acts)) await test.step(name, () => expectTold(page, name, act));

  /** Before many are published: what is left that may not stand there, as the server knows it; then it is asked again. */
  async function expectObjections(): Promise<void> {
    const asked = page.getByRole('dialog');
    const counts = [{ response_id: NOBODY, errors: 1, findings: ['석차'] }];
    const { studentResponses } = await teacher.must('listEvaluationResponses', { id: form.id });
    counts.push({ response_id: studentResponses[0]?.id ?? '', errors: 3, findings: ['수상', '소논문'] });
    await page.route('**/errors', (route) => route.fulfill({ status: 500, json: {} }));
    await onScreen(page, '공개');
    await expect(asked.getByText('기재 금지 표현이 남았는지 확인하지 못했어요.')).toBeVisible();
    await page.unroute('**/errors');
    await page.route('**/errors', (route) => route.fulfill({ json: { success: true, data: { counts } } }));
    await inDialog(page, '다시 확인');
    await expect(asked.getByText('기재 금지 표현이 남은 3곳 수상, 소논문')).toBeVisible();
    await inDialog(page, '취소');
    await page.unroute('**/errors');
    await onScreen(page, '공개');
    await expect(asked.getByText('걸리는 기재 금지 표현이 없어요.')).toBeVisible();
  }

  await test.step('names whose remark could not be shown, and what is not there to be exported', async () => {
    await inDialog(page, '닫기');
    await page.route('**/publish', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
    await expectObjections();
    await inDialog(page, '공개');
    await expect(page.getByRole('list', { name: '실패한 학생' })).toHaveText(
      /시험사람 기록문을 공개하지 못했습니다\./,
    );
    await inDialog(page, '닫기');
    // Who failed stays selected, who is done does not.
    await expect(page.getByText('1명 선택')).toBeVisible();
    await page.unroute('**/publish');
    await onScreen(page, '공개');
    await inDialog(page, '공개');
    // Nothing is left to be read or pressed, so it goes by itself, and the keyboard is where it began.
    await expect(page.getByText('1명의 기록문을 공개했어요', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '공개', exact: true })).toBeFocused();
    await page.route('**/export', (route) =>
      route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: '찾을 수 없습니다.' } }),
    );
    await onScreen(page, /엑셀/);
    await expect(toasts.getByText('자기평가지 정보를 찾을 수 없습니다.')).toBeVisible();
  });

  const last: Record<string, Act> = {
    'downloads the roster': exports('/students', `${at.class}/students`, '학생 명단을'),
    'removes a student': {
      call: '**/students/*',
      press: both(/시험사람.*제외/, '수업에서 제외'),
      fallback: '학생을 수업에서 제외하지 못했습니다.',
      done: '시험사람 학생을 수업에서 제외했습니다.',
    },
  };
  for (const [name, act] of Object.entries(last)) await test.step(name, () => expectTold(page, name, act));
  await page.context().close();
});
