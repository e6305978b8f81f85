import { expect, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { expectAccessible, newEmail, PASSWORD, register } from './people.ts';

/**
 * The product's main job, from a class code to a published record text, in two browsers as two people do it. One test,
 * because each step is what the one before left behind.
 */
test('from a class code to a published record text', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const open = async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error' && !/401|409|404/.test(line.text())) wrong.push(line.text());
    });
    return { page, wrong };
  };
  const { page: teacher, wrong: teacherNoise } = await open();
  const { page: student, wrong: studentNoise } = await open();
  const teacherEmail = newEmail('teacher');

  await test.step('a teacher registers, makes a class and copies its code', async () => {
    await teacher.goto('/');
    await expectAccessible(teacher);
    await teacher.goto('/register');
    await expectAccessible(teacher);
    await register(teacher, { role: '교사', name: '한가람', email: teacherEmail });
    await expectAccessible(teacher);
    await teacher.getByRole('link', { name: '수업', exact: true }).first().click();
    await expect(teacher.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
    await teacher.getByRole('button', { name: '수업 만들기' }).first().click();
    const dialog = teacher.getByRole('dialog');
    await dialog.getByRole('button', { name: /만들기|저장/ }).click();
    await expect(dialog.getByText('과목명을 입력해 주세요.')).toBeVisible();
    await dialog.getByLabel('수업 이름').fill('통합사회 1반');
    await dialog.getByRole('button', { name: /만들기|저장/ }).click();
    await expect(dialog).toBeHidden();
    await expect(teacher.getByRole('heading', { level: 1, name: '통합사회 1반' })).toBeVisible();
    await teacher.getByRole('button', { name: '코드 복사' }).click();
    await expectAccessible(teacher);
  });

  await test.step('makes a form from suggested questions, edits one, and hands it out', async () => {
    await teacher.getByRole('button', { name: '자기평가지 만들기' }).first().click();
    const dialog = teacher.getByRole('dialog');
    await dialog
      .getByLabel('수업 내용')
      .fill(
        '우리 지역의 미세먼지 측정 자료를 모아 시간대별 그래프로 나타내고, 모둠별로 원인을 토의한 뒤 개선 방안을 제안하였다.',
      );
    await dialog.getByLabel('문항 수').selectOption('5');
    await dialog.getByRole('button', { name: '문항 제안받기' }).click();
    await expect(dialog.getByRole('textbox', { name: '문항 5' })).not.toHaveValue('');
    const first = dialog.getByRole('textbox', { name: '문항 1' });
    const suggested = await first.inputValue();
    await dialog.getByRole('button', { name: '문항 1 다른 문항으로 바꾸기' }).click();
    await expect(first).not.toHaveValue(suggested);
    await first.fill('미세먼지 자료를 모으면서 가장 궁금했던 점은 무엇인가요?');
    await dialog.getByRole('button', { name: '초안으로 저장' }).click();
    await expect(dialog).toBeHidden();
    await teacher.getByRole('button', { name: / 배포$/ }).click();
    await teacher
      .getByRole('alertdialog')
      .or(teacher.getByRole('dialog'))
      .getByRole('button', { name: '배포' })
      .click();
    await expect(teacher.getByText('진행 중').first()).toBeVisible();
  });

  const code = await teacher.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^[A-HJKMNP-Z]{3}[2-9]{3}$/);

  await test.step('a student registers on a phone and joins by the code, typed in small letters', async () => {
    await student.setViewportSize({ width: 390, height: 844 });
    await register(student, {
      role: '학생',
      name: '나봄',
      email: newEmail('student'),
      studentNumber: '10101',
    });
    await expectAccessible(student);
    await student.getByRole('button', { name: '수업 참여하기' }).first().click();
    const dialog = student.getByRole('dialog');
    await dialog.getByLabel('참여 코드').fill('ZZZ999');
    await dialog.getByRole('button', { name: /참여/ }).click();
    await expect(student.getByText('이 코드의 수업이 없어요').first()).toBeVisible();
    await dialog.getByLabel('참여 코드').fill(` ${code.toLowerCase()} `);
    await dialog.getByRole('button', { name: /참여/ }).click();
    await expect(dialog).toBeHidden();
    await student.goto('/student/classes');
    await student
      .getByRole('link', { name: /통합사회 1반/ })
      .first()
      .click();
    await expect(student.getByRole('heading', { level: 1, name: '통합사회 1반' })).toBeVisible();
    await expectAccessible(student);
  });

  const answers = [
    '등굣길에 하늘이 뿌옇게 보이는 날이 많아서 어느 시간에 가장 심한지 궁금했습니다.',
    '저는 측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냈어요.',
    '처음에는 빠진 값 때문에 평균이 이상했는데 빈 칸을 빼고 다시 계산해서 해결했다.',
    '모둠 친구들과 원인을 나누어 조사했고 제가 정리한 표를 보면서 출근 시간 교통량이 원인이라고 합의했습니다.',
    '같은 자료도 어떻게 정리하느냐에 따라 다르게 보인다는 것을 알게 되었습니다. 앞으로는 다른 도시와도 비교해 보고 싶습니다.',
  ];

  await test.step('the student answers; a closed tab loses nothing; a blank answer is pointed at', async () => {
    await student
      .getByRole('link', { name: /시작|답하기|이어/ })
      .first()
      .click();
    await expect(student).toHaveURL(/\/student\/evaluations\//);
    await expectAccessible(student);
    const boxes = student.getByRole('textbox');
    await boxes.nth(0).fill(answers[0] ?? '');
    await boxes.nth(1).fill(answers[1] ?? '');
    await expect(student.getByText(/서버에 저장됨/)).toBeVisible({ timeout: 15_000 });
    const address = student.url();
    student.once('dialog', (leave) => void leave.accept());
    await student.goto('/student/dashboard');
    await student.goto(address);
    await student.getByRole('button', { name: '이어서 쓰기' }).click();
    await expect(student.getByRole('textbox').nth(1)).toHaveValue(answers[1] ?? '');
    await student.getByRole('button', { name: '제출하기' }).click();
    await expect(student.getByText('3번 문항에 답해 주세요.').first()).toBeVisible();
    await expect(student.getByRole('textbox').nth(2)).toBeFocused();
    for (const [index, answer] of answers.entries())
      await student.getByRole('textbox').nth(index).fill(answer);
    await submit(student);
    await expectAccessible(student);
  });

  await test.step('takes it back, finds the answers again, and submits for good', async () => {
    await student.getByRole('button', { name: /제출 취소/ }).click();
    await student
      .getByRole('alertdialog')
      .or(student.getByRole('dialog'))
      .getByRole('button', { name: /제출 취소|취소하고/ })
      .click();
    await expect(student).not.toHaveURL(/results/);
    if (!/\/student\/evaluations\//.test(student.url())) {
      await student
        .getByRole('link', { name: /시작|답하기|이어/ })
        .first()
        .click();
    }
    await student.getByRole('button', { name: '이어서 쓰기' }).click();
    await expect(student.getByRole('textbox').nth(4)).toHaveValue(answers[4] ?? '');
    await submit(student);
  });

  await test.step('the teacher observes, generates, reads where a sentence comes from, edits and confirms', async () => {
    await teacher.reload();
    await teacher
      .getByRole('link', { name: /기록문 작성$/ })
      .first()
      .click();
    await expect(teacher).toHaveURL(/\/responses/);
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: '나봄', exact: true }).click();
    const editor = teacher.getByRole('dialog');
    await expect(editor.getByText(answers[1] ?? '')).toBeVisible();
    await editor.getByRole('button', { name: '초안 만들기' }).click();
    await expect(editor.getByText('교사 관찰을 입력해 주세요').first()).toBeVisible();
    await editor
      .getByRole('textbox', { name: '교사 관찰' })
      .fill(
        '자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함. 근거를 들어 의견을 조율하는 모습이 돋보임.',
      );
    await editor.getByRole('button', { name: '초안 만들기' }).click();
    await expect(editor.getByText(/꺾은선그래프로 나타냄/).first()).toBeVisible();
    await expectAccessible(teacher);
    await editor.getByRole('button', { name: '글', exact: true }).click();
    const remark = editor.getByRole('textbox', { name: '기록문' });
    const drafted = await remark.inputValue();
    expect(drafted).not.toContain('저는');
    await remark.fill(`${drafted} 발표를 차분하게 이끎.`);
    await editor.getByRole('button', { name: '교사 확인', exact: true }).click();
    await expect(editor.getByText(/교사 확인 \d/)).toBeVisible();
    await editor.getByRole('button', { name: '닫기' }).click();
    await expect(editor).toBeHidden();
  });

  await test.step('publishing is possible only after closing; the student sees nothing before', async () => {
    await student.reload();
    await expect(student.getByText('발표를 차분하게 이끎.')).toBeHidden();
    await teacher.getByRole('button', { name: '마감', exact: true }).click();
    await teacher
      .getByRole('alertdialog')
      .or(teacher.getByRole('dialog'))
      .getByRole('button', { name: '마감' })
      .click();
    await expect(teacher.getByRole('button', { name: '재개' })).toBeVisible();
    await teacher.getByRole('button', { name: '나봄', exact: true }).click();
    const editor = teacher.getByRole('dialog').first();
    await editor.getByRole('button', { name: '공개', exact: true }).click();
    await teacher.getByRole('button', { name: /공개/ }).last().click();
    await expect(editor.getByRole('button', { name: '비공개' })).toBeVisible();
    await editor.getByRole('button', { name: '닫기' }).click();
    await student.reload();
    await expect(student.getByText(/발표를 차분하게 이끎\./)).toBeVisible();
    await expect(student.getByText(/UTF-8/)).toBeVisible();
    // On paper: one page that says whose it is, and nothing to press.
    await student.emulateMedia({ media: 'print' });
    await expect(student.locator('[data-words="통합사회 1반 · 10101 · 나봄"]')).toBeVisible();
    await expect(student.getByRole('link').filter({ visible: true })).toHaveCount(0);
    const paper = await student.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await student.emulateMedia({ media: null });
    await expectAccessible(student);
  });

  await test.step('the spreadsheet holds what was written', async () => {
    const downloading = teacher.waitForEvent('download');
    await teacher.getByRole('button', { name: /엑셀/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^통합사회_1반_자기평가_결과_\d{4}-\d\d-\d\d\.xlsx$/);
    const [sheet] = await readXlsxFile(await download.path());
    const [header = [], row = []] = sheet?.data ?? [];
    expect(row[header.indexOf('이름')]).toBe('나봄');
    expect(row[header.indexOf('학번')]).toBe('10101');
    expect(String(row[header.indexOf('기록문')])).toContain('발표를 차분하게 이끎.');
    expect(row[4]).toBe(answers[0]);
  });

  await test.step('logging out ends it on the server too', async () => {
    await teacher.getByRole('button', { name: '한가람님의 메뉴' }).click();
    await teacher.getByRole('menuitem', { name: '로그아웃' }).click();
    await expect(teacher).toHaveURL(/\/$/);
    await teacher.goto('/teacher/dashboard');
    await expect(teacher).toHaveURL(/\/login/);
    await expectAccessible(teacher);
    await teacher.getByLabel('이메일').fill(teacherEmail);
    await teacher.getByLabel('비밀번호', { exact: true }).fill('wrong-horse');
    await teacher.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(teacher.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible();
    await teacher.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
    await teacher.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(teacher).toHaveURL(/\/teacher\/dashboard/);
  });

  expect([...teacherNoise, ...studentNoise]).toEqual([]);
});

async function submit(student: Page): Promise<void> {
  await student.getByRole('button', { name: '제출하기' }).click();
  await student
    .getByRole('alertdialog')
    .or(student.getByRole('dialog'))
    .getByRole('button', { name: '제출하기' })
    .click();
  await expect(student).toHaveURL(/\/student\/evaluations\/results\//);
}
