import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, pressLogin } from './people.ts';
import { haveSeenBefore } from './seen-before.ts';

/** Drafts for a whole class, on a server whose writer waits to be watched. */
const STUDENTS = 8;
const WRITER_MS = 100;

const server = ownServer('generate', {
  env: (dataDir) => ({ WRITER_MS: String(WRITER_MS), WRITER_HOLD: join(dataDir, 'hold') }),
  entry: 'tests/support/slow-server.ts',
});
/** So many texts more are written, and then none before `goOn`. */
const holdAfter = (texts: number) => writeFileSync(join(server.dataDir, 'hold'), String(texts));
const goOn = () => rmSync(join(server.dataDir, 'hold'), { force: true });

test.beforeEach(async ({ context }) => {
  goOn();
  await haveSeenBefore(context);
});

interface Room {
  teacher: FetchClient;
  email: string;
  evaluationId: string;
  classId: string;
  studentIds: string[];
}
let rooms = 0;

/** A class whose students have submitted; all but the last `unobserved` have an observation. */
async function openRoom(unobserved: number): Promise<Room> {
  rooms += 1;
  const teacher = new FetchClient(server.origin);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '화학 탐구' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '중화 적정 실험을 설계하고 오차의 원인을 토의함',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  for (let n = 1; n <= STUDENTS; n += 1) {
    const student = new FetchClient(server.origin);
    await student.register('student', newEmail('student'), `2${String(rooms).padStart(2, '0')}0${n}`);
    await student.must('joinClass', { classCode: made.code ?? '' });
    await student.must('submitAnswers', {
      id: evaluation.id,
      responses: evaluation.questions.map(
        (_, i) => `${i + 1}번째로 적정 결과를 표로 정리하고 오차를 비교했습니다.`,
      ),
    });
  }
  const { students } = await teacher.must('listClassStudents', { id: made.id });
  for (const { id } of students.slice(0, STUDENTS - unobserved))
    await teacher.must('observeStudent', {
      id: evaluation.id,
      studentId: id,
      observation: '눈금을 꼼꼼히 읽고 오차의 원인을 차분히 설명함.',
    });
  return {
    teacher,
    email,
    classId: made.id,
    evaluationId: evaluation.id,
    studentIds: students.map((student) => student.id),
  };
}

async function openTable(page: Page, room: Room): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await pressLogin(page, room.email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${server.origin}/teacher/evaluations/${room.evaluationId}/responses`);
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await page.getByRole('button', { name: '초안 만들기', exact: true }).click();
}
const panelOf = (page: Page) => page.getByRole('region', { name: '초안 만들기' });

test('drafts for a class go on over a reload, and the table fills', async ({ page }) => {
  const room = await openRoom(2);
  await openTable(page, room);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('관찰이 없어 건너뛰는 2명')).toBeVisible();
  await expect(dialog.getByText(/6명의 초안을 서버에서 만들어요. 1분 이내/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/함께 쓸 관찰/).fill('모둠의 실험 순서를 지켜 적정을 마침.');
  holdAfter(3);
  await dialog.getByRole('button', { name: '8명 초안 만들기' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(/8명 중 3명 완료.*남음/)).toBeVisible();
  await expect(panel.getByText('이 화면을 닫아도 서버에서 계속 만들어요.')).toBeVisible();

  await page.reload();
  await expect(panel.getByText(/8명 중 3명 완료/)).toBeVisible();
  await expect(page.getByRole('table').getByText('초안', { exact: true })).toHaveCount(3);
  goOn();

  await expect(panel.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8');
  await expect(page.getByRole('table').getByText('초안', { exact: true })).toHaveCount(STUDENTS);
  await expectAccessible(page);
  await panel.getByRole('button', { name: '닫기' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a job can be stopped and taken up again, and names who failed', async ({ page }) => {
  const room = await openRoom(0);
  await openTable(page, room);
  holdAfter(3);
  await page.getByRole('dialog').getByRole('button', { name: '8명 초안 만들기' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(/8명 중 3명 완료/)).toBeVisible();
  const stopped = page.waitForResponse(/\/jobs\/[^/]+\/stop/);
  await panel.getByRole('button', { name: '멈추기' }).click();
  await stopped;
  goOn();
  await expect(panel.getByText('초안 만들기를 멈췄어요', { exact: true })).toBeVisible();
  // Those whose draft has come are no longer selected: what is selected next is what is still open.
  await page.getByRole('button', { name: /^기록문 없음/ }).click();
  const open = await page.locator('tbody tr').count();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(STUDENTS);
  await expect(page.getByText(`${open}명 선택`)).toBeVisible();
  await page.getByRole('button', { name: /^전체/ }).click();
  await expect(page.getByText(`${open}명 선택`)).toBeVisible();

  // Somebody leaves the class before the rest is written.
  const last = room.studentIds.at(-1) ?? '';
  holdAfter(0);
  await panel.getByRole('button', { name: /이어서 만들기/ }).click();
  await expect(panel.getByRole('button', { name: '멈추기' })).toBeVisible();
  await room.teacher.must('removeStudent', { id: room.classId, studentId: last });
  goOn();
  await expect(panel.getByRole('list', { name: '실패한 학생' })).toContainText('수업에 없는 학생입니다.', {
    timeout: 30_000,
  });
  await expect(panel.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible();
  // Nobody writes for who has left.
  await expect(panel.getByRole('button', { name: /다시 만들기/ })).toHaveCount(0);
  await expect(page.locator('.Toastify').getByText('1명의 기록문 초안을 만들지 못했습니다.')).toBeVisible();
  await expect(page.getByRole('table').getByText('초안', { exact: true })).toHaveCount(STUDENTS - 1);
  await expect(page.getByText('학생을 선택해 한꺼번에 할 수 있어요.')).toBeVisible();
  await expectAccessible(page);
});

test('a job that has ended and is read stays away; whoever failed is reached after its panel is closed', async ({
  page,
}) => {
  const room = await openRoom(0);
  const [studentId = ''] = room.studentIds;
  const ended = '2026-11-20T01:00:00.000Z';
  const failure = {
    student_id: studentId,
    name: '학생1',
    message: '잠시 뒤에 다시 시도해 주세요.',
    skipped: false,
  };
  const job = (failed: { student_id: string }[]) => ({
    id: '01a20000-0000-7000-8000-000000000001',
    ...{
      evaluation_id: room.evaluationId,
      total: 8,
      done: 8 - failed.length,
      failed,
      again: failed.map((one) => one.student_id),
      fallbacks: [],
      state: 'done',
    },
    ...{ remainingSeconds: null, created_at: ended, finished_at: ended },
  });
  let jobs = [job([])];
  await page.route('**/api/teacher/evaluations/*/jobs', (route) =>
    route.fulfill({ json: { success: true, data: { jobs } } }),
  );
  await openTable(page, room);
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
  const panel = panelOf(page);
  await expect(page.getByText('8명 선택')).toBeVisible();
  await expect(panel).toHaveCount(0);

  jobs = [job([failure])];
  await page.reload();
  await expect(panel.getByRole('button', { name: '실패한 학생 다시 만들기 (1명)' })).toBeVisible();
  await panel.getByRole('button', { name: '닫기' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  const line = page.getByText('초안을 만들지 못한 학생이 1명 있어요.');
  await expect(line).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expectAccessible(page);
  await line.getByRole('button', { name: '다시 보기' }).click();
  await expect(panel.getByRole('list', { name: '실패한 학생' })).toContainText('학생1');
});

test('a teacher who wrote in between keeps the texts, and is offered no try that would do nothing', async ({
  page,
}) => {
  const room = await openRoom(0);
  await openTable(page, room);
  holdAfter(6);
  await page.getByRole('dialog').getByRole('button', { name: '8명 초안 만들기' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(/8명 중 6명 완료/)).toBeVisible();
  // One of the two is being written for, the other waits.
  const { studentResponses } = await room.teacher.must('listEvaluationResponses', { id: room.evaluationId });
  const open = studentResponses.filter((one) => one.final_evaluation === null);
  expect(open).toHaveLength(2);
  for (const { id, version } of open)
    await room.teacher.must('editResponse', {
      ...{ id: id ?? '', version, final_evaluation: '교사가 직접 쓴 글임.' },
    });
  goOn();
  await expect(panel.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible({ timeout: 30_000 });
  const failed = panel.getByRole('list', { name: '실패한 학생' });
  await expect(failed).toContainText('초안을 쓰는 동안 기록문이 바뀌어 그대로 두었습니다.');
  await expect(failed).toContainText('기다리는 동안 기록문이 바뀌어 그대로 두었습니다.');
  await expect(failed).not.toContainText('다시 시도해 주세요');
  await expect(panel.getByRole('button', { name: /다시 만들기|이어서/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('without a stream the progress is asked for', async ({ page }) => {
  const room = await openRoom(0);
  await page.route('**/api/teacher/jobs/*/events', (route) => route.abort());
  await openTable(page, room);
  holdAfter(3);
  await page.getByRole('dialog').getByRole('button', { name: '8명 초안 만들기' }).click();
  await expect(panelOf(page).getByText(/8명 중 3명 완료/)).toBeVisible();
  goOn();
  await expect(panelOf(page).getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
});
