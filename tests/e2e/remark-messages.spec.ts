import { expect, test } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { schoolYear } from '../../server/clock.ts';
import { type Act, bare, expectSentences, expectTold, says } from './answers.ts';
import { newStudentNumber } from './people.ts';
import { inDialog, onScreen } from './press.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

/**
 * What a teacher is told over single texts and over a whole sheet of them (specification 2, section 8): each row provokes
 * its answers on the way to the server, and the last press reaches it. Classes and forms are in teacher-messages.spec.ts.
 */

async function room() {
  const { client: teacher, email } = await scripted('teacher');
  const { client: student } = await scripted('student', newStudentNumber());
  return { teacher, email, student };
}

test('what is said while a remark is written, checked and confirmed', async ({ browser }) => {
  test.setTimeout(180_000);
  const { teacher, email, student } = await room();
  const { code, form } = await classWithForm(teacher, '지구과학');
  await student.must('joinClass', { classCode: code });
  await teacher.must('distributeEvaluation', { id: form.id });
  const responses = form.questions.map((_, index) => `${index + 1}번 자료를 재고 표로 정리했습니다.`);
  const { response } = await student.must('submitAnswers', { id: form.id, responses });
  await teacher.must('evaluateResponse', { id: response.id, observation: '순서를 지켜 자료를 모음.' });
  const { page } = await browserOf(browser, email);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const remark = page.getByRole('textbox', { name: '기록문' });

  const acts: Record<string, Act> = {
    'saves a text': {
      call: '**/api/teacher/responses/*',
      open: async () => {
        await page.goto(`/teacher/evaluations/${form.id}/responses`);
        await onScreen(page, '시험사람');
        await inDialog(page, '글');
        await remark.fill('애플의 발표 방식을 본떠 자료를 정리함.');
      },
      press: () => inDialog(page, '저장'),
      fallback: '저장하지 못했습니다.',
      shows: page.getByText(/서버에 저장됨/),
    },
    'leaves a rule aside': {
      call: '**/dismissals',
      open: async () => {
        await page.getByRole('dialog').getByRole('button', { name: '해당 없음' }).first().click();
        await inDialog(page, '해당 없음으로 남기기');
        await expect(page.getByText('해당 없는 까닭을 적어 주세요.')).toBeVisible();
        await page.getByLabel(/해당 없는 까닭/).fill('과일의 발표회임');
      },
      press: () => inDialog(page, '해당 없음으로 남기기'),
      fallback: '해당 없는 까닭을 저장하지 못했습니다.',
      shows: page.getByText(/과일의 발표회임 \(/),
    },
    'hears of the rule again': {
      call: '**/dismissals/restore',
      press: () => inDialog(page, '다시 알리기'),
      fallback: '검사 결과를 되살리지 못했습니다.',
      shows: page.getByText(/살펴볼 곳이 1곳 있어요/),
    },
    confirms: {
      call: '**/confirm',
      open: () => remark.fill('자료를 재고 표로 정리함.'),
      press: () => inDialog(page, '교사 확인'),
      fallback: '교사 확인을 남기지 못했습니다.',
      shows: page.getByText(/교사 확인 \d+:/),
    },
    'brings a version back': {
      call: '**/restore',
      open: () => inDialog(page, '이전 판'),
      press: () =>
        page.getByRole('dialog').last().getByRole('button', { name: '이 판으로 되돌리기' }).last().click(),
      fallback: '이전 판으로 되돌리지 못했습니다.',
      done: '이전 판으로 되돌렸습니다.',
    },
  };
  for (const [name, act] of Object.entries(acts)) await test.step(name, () => expectTold(page, name, act));

  await test.step('a row of observations keeps its words and says why', async () => {
    await page.goto(`/teacher/evaluations/${form.id}/observations`);
    const field = page.getByRole('textbox', { name: /교사 관찰/ });
    const row = page.getByRole('listitem').filter({ has: field });
    const words = '관찰을 고쳐 적음.';
    const write = async () => {
      await field.fill(`${words} ${Date.now()}`);
      await field.blur();
    };
    await expectSentences(page, '!GET **/api/teacher/responses/*', write, [
      [says(500, '관찰: 서버의 말.'), '관찰: 서버의 말.'],
      [bare(500), '저장하지 못했습니다.'],
    ]);
    await expect(row.getByText('저장하지 못했어요. 이 기기에는 남아 있어요.')).toBeVisible();
    await expect(field).toHaveValue(new RegExp(words));
    await row.getByRole('button', { name: '다시 저장' }).click();
    await expect(row.getByText('서버에 저장됨')).toBeVisible();
  });
  await page.context().close();
});

test('what is said over a sheet of NEIS’s shape and over those who have not joined', async ({ browser }) => {
  test.setTimeout(180_000);
  const { teacher, email, student } = await room();
  const { class: made } = await teacher.must('createClass', {
    name: '생명과학 2반',
    subject_name: '생명과학Ⅰ',
    semester: 'second',
  });
  await student.must('joinClass', { classCode: made.code ?? '' });
  const start = [String(schoolYear(new Date())), '2학기', '생명과학Ⅰ'];
  const rows = [
    ['학년도', '학기', '과목', '반/번호', '성명', '특기사항'],
    [...start, '9/98', '가온누리', '세포의 구조를 비교함.'],
    // The name of somebody in the class, with another number.
    [...start, '9/97', '시험사람', '유전의 원리를 설명함.'],
  ];
  const book = await writeExcelFile(
    rows.map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();
  const { page } = await browserOf(browser, email);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reading = page.getByRole('dialog', { name: '세특 시트 읽기' });
  const choose = () =>
    reading.getByLabel('엑셀 파일(.xlsx)').setInputFiles({
      name: '시트.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: book,
    });

  const acts: Record<string, Act> = {
    'looks at a sheet': {
      call: '**/term/import',
      open: async () => {
        await page.goto(`/teacher/classes/${made.id}/term`);
        await onScreen(page, '시트 읽기');
        await reading
          .getByLabel('엑셀 파일(.xlsx)')
          .setInputFiles({ name: '글.txt', mimeType: 'text/plain', buffer: Buffer.from('글') });
        await expect(reading.getByText(/엑셀 파일\(\.xlsx\)로 읽지 못했습니다/)).toBeVisible();
      },
      press: choose,
      fallback: '시트를 읽지 못했습니다.',
      shows: reading.getByText(/골라야 할 학생 1/),
    },
    'stores it': {
      call: '**/term/import',
      open: async () => {
        await reading.getByLabel(/시험사람/).selectOption({ label: '다른 학생이에요 (미가입으로)' });
        await expect(reading.getByText(/미가입 2/)).toBeVisible();
      },
      press: () => inDialog(page, '2명 저장'),
      fallback: '시트를 읽지 못했습니다.',
      done: '2명의 줄을 읽었습니다.',
    },
    'moves the text of somebody expected': {
      call: '**/expected/**',
      open: () => page.getByRole('button', { name: /시험사람 학생에게 옮기기/ }).click(),
      press: () => inDialog(page, '옮기기'),
      fallback: '글을 옮기지 못했습니다.',
      done: '글을 옮겼습니다.',
    },
    'strikes out somebody expected': {
      call: '**/expected/*',
      open: () => onScreen(page, '미가입 가온누리 지우기'),
      press: () => inDialog(page, '지우기'),
      fallback: '미가입 학생을 지우지 못했습니다.',
      done: '미가입 학생을 지웠습니다.',
    },
  };
  for (const [name, act] of Object.entries(acts)) await test.step(name, () => expectTold(page, name, act));

  await test.step('the list of those expected does not come', async () => {
    await page.route('**/expected', (route) => says(409, '서버가 한 말이에요.')(route));
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: '미가입 학생을 불러오지 못했습니다' });
    await expect(alert).toContainText('서버가 한 말이에요.');
    await page.unroute('**/expected');
    await alert.getByRole('button', { name: '다시 시도' }).click();
    await expect(alert).toHaveCount(0);
  });
  await page.context().close();
});
