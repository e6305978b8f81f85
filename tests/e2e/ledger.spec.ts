import { expect, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { fails, type ModelServer, says, startModelServer } from '../support/model-server.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, pressLogin } from './people.ts';

/** A school that has connected a language model: what the teacher sees of it. */

const DRAFT =
  '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냄. 자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함.';
let model: ModelServer;
const server = ownServer('ledger', {
  env: async () => {
    model = await startModelServer();
    return { AI_BASE_URL: model.baseUrl, AI_MODEL: 'girok-test' };
  },
});
test.afterAll(() => model.close());

async function buildForm() {
  const [teacher, student] = [new FetchClient(server.origin), new FetchClient(server.origin)];
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  await student.register('student', newEmail('student'), '30917');
  const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
  await student.must('joinClass', { classCode: made.code ?? '' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '미세먼지 측정 자료를 모아 그래프로 나타냄',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  await student.must('submitAnswers', {
    id: evaluation.id,
    responses: Array.from(
      { length: 5 },
      () =>
        '저는 30917번이고 측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냈다.',
    ),
  });
  return { email, evaluationId: evaluation.id };
}

test('a teacher sees who wrote a draft and what was sent', async ({ browser }) => {
  test.setTimeout(180_000);
  const form = await buildForm();
  const context = await server.open(browser);
  const page = await context.newPage();
  await page.goto('/login');
  await pressLogin(page, form.email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`/teacher/evaluations/${form.evaluationId}/responses`);
  await page.getByRole('button', { name: '시험사람', exact: true }).click();
  const editor = page.getByRole('dialog').first();
  const ledger = page.getByRole('dialog', { name: 'AI에 보낸 내용' });

  await editor.getByRole('button', { name: 'AI에 보낸 내용' }).click();
  await expect(ledger.getByText('AI에 보낸 것이 없어요')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();

  model.behave(says(DRAFT));
  await editor
    .getByRole('textbox', { name: '교사 관찰' })
    .fill('자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함.');
  await editor.getByRole('button', { name: '초안 만들기' }).click();
  // The first draft of a server masks with patterns that are compiled there and then.
  await expect(editor.getByText('AI(girok-test)')).toBeVisible({ timeout: 30_000 });
  await editor.getByRole('button', { name: 'AI에 보낸 내용' }).click();
  await expect(ledger.getByText('이 답으로 초안을 썼어요.')).toBeVisible();
  const sent = ledger.getByRole('group', { name: '보낸 글' });
  await expect(sent).toContainText('꺾은선그래프');
  await expect(sent).not.toContainText('30917');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  model.behave(fails(401));
  await editor.getByRole('button', { name: '초안 다시 만들기' }).click();
  await page.getByRole('button', { name: '다시 만들기', exact: true }).click();
  await expect(editor.getByText('AI 연결 설정에 문제가 있어 기본 작성기로 썼어요.')).toBeVisible();
  await expect(
    page.getByText('AI 대신 기본 작성기로 초안을 만들었습니다. 읽고 다듬어 주세요.'),
  ).toBeVisible();

  // What was read before lacks the last sending: beside a failure it would pass for all of them.
  await page.route('**/ledger', (route) => route.fulfill({ status: 500, json: {} }));
  await editor.getByRole('button', { name: 'AI에 보낸 내용' }).click();
  await expect(ledger.getByRole('alert')).toBeVisible();
  await expect(sent).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/ledger');
  await ledger.getByRole('button', { name: '다시 시도' }).click();
  await expect(ledger.getByRole('listitem')).toHaveCount(2);
  await context.close();
});
