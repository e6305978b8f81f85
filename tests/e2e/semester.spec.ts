import { expect, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { countBytes } from '../../record/bytes.ts';
import type { ResponseReply } from '../../contract/responses.ts';
import { FetchClient } from '../support/fetch-client.ts';
import { answersOf, NAMES, numberOf, pupils, seenOf } from './a-class.ts';
import { expectAccessible, newEmail, PASSWORD, register } from './people.ts';
import { seenBefore } from './seen-before.ts';
import { closeFromTheBoard, countOf, handOut, makeClass, SUBMITTED, watchTheClass } from './semester-desk.ts';
import {
  joinOnPhone,
  loseTheLine,
  NABOM,
  nabomsAnswers,
  REQUEST,
  submitAnew,
  submitTwice,
  writeThroughSessions,
} from './semester-phone.ts';
import {
  generate,
  lookThroughTheTable,
  observe,
  publish,
  readAndStamp,
  SEEN,
  seats,
  walkByKeyboard,
} from './semester-table.ts';

const ORIGIN = process.env['GIROK_ORIGIN'] ?? '';
const PHONE = { width: 390, height: 844 };

/**
 * The whole semester of one class, for the teacher who has to rely on it in December: thirty students, of whom two write on
 * phones in a bad network; answers, a board on the wall, observations, drafts, stamps, publishing, reading and the sheet.
 * One test, because each step is what the ones before left behind.
 */
test('a whole semester of a class of thirty', async ({ browser }) => {
  test.setTimeout(420_000);
  const noise: string[] = [];
  const newContext = async (viewport?: typeof PHONE) => {
    const context = await browser.newContext({
      ...{ baseURL: ORIGIN, locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block' as const },
      ...{ storageState: seenBefore(ORIGIN), ...(viewport ? { viewport } : {}) },
    });
    context.on('weberror', (error) => noise.push(error.error().message));
    return context;
  };
  const [desk, phone, other] = [await newContext(), await newContext(PHONE), await newContext(PHONE)];
  await desk.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await desk.newPage();
  page.on('console', (line) => {
    // The line of the board is cut on purpose.
    if (line.type() === 'error' && !/ERR_INTERNET_DISCONNECTED/.test(line.text())) noise.push(line.text());
  });
  const teacher = new FetchClient(ORIGIN);
  const teacherEmail = newEmail('teacher');
  // They register while the teacher makes the class.
  const registered = pupils(ORIGIN, 2, 30);

  const code = await test.step('a teacher makes a class and hands a form out', async () => {
    await register(page, { role: '교사', name: '한가람', email: teacherEmail });
    await teacher.must('login', { email: teacherEmail, password: PASSWORD });
    await expectAccessible(page);
    const made = await makeClass(page);
    await handOut(page);
    return made;
  });
  const { evaluations } = await teacher.must('listTaughtEvaluations', {});
  const [form] = evaluations;
  const id = form?.id ?? '';
  const table = `/teacher/evaluations/${id}/responses`;
  const board = `/teacher/evaluations/${id}/live`;
  const rowsOf = async () =>
    (await teacher.must('listEvaluationResponses', { id })).studentResponses.toSorted((a, b) =>
      (a.student.student_number ?? '') < (b.student.student_number ?? '') ? -1 : 1,
    );

  const scripted = await registered;
  let reading: Page = await phone.newPage();
  await test.step('thirty join: by script, and one on a phone', async () => {
    await page.goto(board);
    await expect(page.getByText('아직 들어온 학생이 없어요')).toBeVisible();
    await expect(page.getByText('실시간으로 보고 있어요')).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await Promise.all(scripted.map(({ client }) => client.must('joinClass', { classCode: code })));
    await joinOnPhone(reading, newEmail('student'), code);
  });
  await test.step('the board follows the class, and comes back after the network was gone', () =>
    watchTheClass(page, scripted, id));

  await test.step('a line that goes in mid-sentence and a killed tab lose no word', async () => {
    reading = await loseTheLine(phone, reading);
  });
  await test.step('a submission pressed offline whose receipt gets lost counts once', async () => {
    reading = await submitTwice(phone, reading);
    expect((await rowsOf())[0]).toMatchObject({ responses: nabomsAnswers(), teacher_request: REQUEST });
    await submitAnew(reading);
  });
  await test.step('a session that ends while writing loses no word', async () => {
    const daon = scripted[0];
    await writeThroughSessions(
      await other.newPage(),
      daon?.email ?? '',
      `/student/evaluations/${id}`,
      answersOf({ seat: 2 }),
    );
    await expect(countOf(page, '제출')).toHaveText(String(SUBMITTED));
  });

  await test.step('the table: sorted, filtered, walked through by keyboard', async () => {
    await page.goto(table);
    await lookThroughTheTable(page);
    await walkByKeyboard(page);
    await expectAccessible(page);
  });
  await test.step('what was seen of everybody', () => observe(page, teacher, id));
  await test.step('drafts for all of them', async () => {
    await page.goto(table);
    await generate(page);
  });
  await test.step('a finding mended, a text shortened, stamps', () => readAndStamp(page));
  await test.step('the student sees nothing of it yet', async () => {
    await reading.reload();
    await expect(reading.getByText('아직 공개하지 않았어요')).toBeVisible();
    await expect(reading.getByText('발표를 차분하게 이끎.')).toHaveCount(0);
  });
  await test.step('closed from the board, and published', async () => {
    await page.goto(board);
    await closeFromTheBoard(page, code);
    await page.getByRole('link', { name: '기록문 작성' }).click();
    await publish(page);
  });

  const rows = await rowsOf();
  await test.step('each student reads what is theirs', async () => {
    const text = rows[0]?.final_evaluation ?? '';
    await reading.reload();
    await expectRemark(reading, text);
    for (const { seat, client } of scripted.filter((one) => one.seat <= SEEN)) {
      const row = rows[seat - 1];
      const { result } = await client.must('getResult', { responseId: row?.id ?? '' });
      expect(result.final_evaluation).toBe(row?.final_evaluation);
      expect(result.teacher_observation).toBe(seenOf({ seat }));
    }
  });

  await test.step('the spreadsheet holds what was written, cell by cell', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /엑셀/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^통합사회_1반_자기평가_결과_\d{4}-\d\d-\d\d\.xlsx$/);
    const [sheet] = await readXlsxFile(await download.path());
    const [header, ...cells] = sheet?.data ?? [];
    const questions = form?.questions.map((question, at) => `${at + 1}. ${question}`) ?? [];
    expect(header).toEqual([
      ...['학번', '이름', '상태', '제출 일시', ...questions, '선생님께 한마디'],
      ...['교사 관찰', '기록문', '기록문 바이트', '기재요령 확인'],
    ]);
    expect(cells).toEqual(seats(30).map((seat) => expectedCells(seat, rows[seat - 1])));
  });
  expect(noise).toEqual([]);
  for (const context of [desk, phone, other]) await context.close();
});

/** The published text on a phone, with its three lengths, and on paper: one page that says whose it is. */
async function expectRemark(page: Page, text: string): Promise<void> {
  expect(text).toMatch(/발표를 차분하게 이끎\.$/);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  const length = (name: string) =>
    page
      .locator('dl div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition');
  const said = (value: number) => value.toLocaleString('ko');
  await expect(length('글자 수')).toHaveText(`${said([...text].length)}자`);
  await expect(length('NEIS 기준')).toHaveText(`${said(countBytes(text))}바이트`);
  await expect(length('UTF-8 기준')).toHaveText(`${said(Buffer.byteLength(text))}바이트`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`[data-words="통합사회 1반 · ${NABOM.number} · ${NABOM.name}"]`)).toBeVisible();
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
}

/** The line of a student: an empty cell reads as null. */
function expectedCells(seat: number, row: ResponseReply | undefined): unknown[] {
  const answers = seat === 1 ? nabomsAnswers() : answersOf({ seat });
  const submitted = seat <= SUBMITTED;
  const seen = seat <= SEEN;
  const text = row?.final_evaluation ?? '';
  if (seen) expect(text).toMatch(/[가-힣]\.$/);
  return [
    ...[numberOf(seat), NAMES[seat - 1], seen ? '공개' : '미제출'],
    submitted ? expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) : null,
    ...answers.map((answer) => (submitted ? answer : null)),
    seat === 1 ? REQUEST : null,
    ...(seen
      ? [seenOf({ seat }), text, String(countBytes(text)), '걸리는 표현 없음']
      : [null, null, null, null]),
  ];
}
