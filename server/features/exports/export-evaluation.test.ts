import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileData } from '../../../contract/operation.ts';
import { countBytes } from '../../../record/index.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Submission, theWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

async function cellsOf(file: FileData) {
  const [sheet] = await readXlsxFile(Buffer.from(file.bytes));
  return sheet?.data ?? [];
}

/** Rows as objects by header, which is how a person reads a table. */
async function rowsOf({ teacher, evaluationId: id }: Submission) {
  const [header = [], ...rows] = await cellsOf(await teacher.client.must('exportEvaluation', { id }));
  return rows.map((row) =>
    Object.fromEntries(header.map((title, index) => [String(title), row[index] ?? ''])),
  );
}

describe('exportEvaluation', () => {
  it('writes a row for each student: answers, observation, text and its bytes', async () => {
    const things = await world.submission('published');
    const { teacher, student, evaluationId: id, questions, answers } = things;
    const reply = await teacher.client.call('exportEvaluation', { id });
    expect(reply.data.name).toBe(`통합사회_2반_자기평가_결과_${seoulDay(world.clock.now())}.xlsx`);
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    const text = studentResponses[0]?.final_evaluation ?? '';
    expect(await cellsOf(reply.data)).toEqual([
      [
        '학번',
        '이름',
        '상태',
        '제출 일시',
        ...questions.map((question, index) => `${index + 1}. ${question}`),
        '선생님께 한마디',
        '교사 관찰',
        '기록문',
        '기록문 바이트',
        '기재요령 확인',
      ],
      [
        studentResponses[0]?.student.student_number,
        student.name,
        '공개',
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
        ...answers,
        null,
        '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.',
        text,
        String(countBytes(text)),
        '걸리는 표현 없음',
      ],
    ]);
  });

  it('marks a text that no teacher has confirmed, until one has', async () => {
    const things = await world.submission('evaluated');
    const [before] = await rowsOf(things);
    expect(before?.['기록문']).toMatch(/^\(교사 확인 전\) \S/);
    const { response } = await things.teacher.client.must('confirmRemark', { id: things.responseId ?? '' });
    const [after] = await rowsOf(things);
    expect(after?.['기록문']).toBe(response.final_evaluation);
    expect(after?.['상태']).toBe('작성됨(비공개)');
    expect(after?.['기록문 바이트']).toBe(before?.['기록문 바이트']);
  });

  it('says what the record rules forbid in a text, but for what the teacher dismissed, and stops nothing', async () => {
    const teacher = await world.teacher({ school: '새솔고등학교' });
    const student = await world.student({ name: '김나현' });
    const things = await world.submission('evaluated', { teacher, student });
    const id = things.responseId ?? '';
    const { version } = (await teacher.client.must('confirmRemark', { id })).response;
    const text = '새솔고등학교에서 김나현과 함께 자료를 모음.\n결과를 발표함.';
    await teacher.client.must('editResponse', { id, version, final_evaluation: text });
    const [before] = await rowsOf(things);
    const found = String(before?.['기재요령 확인']).split('\n');
    expect(found).toContain('학생 이름 ‘김나현’');
    expect(found).toContain('줄 바꿈');
    expect(found.some((one) => one.startsWith('학교 이름 ‘새솔고'))).toBe(true);
    await teacher.client.must('dismissFinding', {
      id,
      rule: 'NAME',
      text: '김나현',
      reason: '소설 속 인물입니다.',
    });
    const [after] = await rowsOf(things);
    expect(String(after?.['기재요령 확인']).split('\n')).toEqual(
      found.filter((one) => one !== '학생 이름 ‘김나현’'),
    );
  });

  it('uses the answers as the teacher edited them', async () => {
    const things = await world.submission('submitted');
    const edited = things.answers.map((_, index) => `다듬은 답 ${index + 1}`);
    await things.teacher.client.must('editResponse', {
      id: things.responseId ?? '',
      version: 1,
      responses: edited,
    });
    const [row] = await rowsOf(things);
    expect(Object.values(row ?? {}).slice(4, 9)).toEqual(edited);
  });

  it('has a row for who has not submitted, with the observation if there is one', async () => {
    const things = await world.submission('active');
    const { teacher, student, evaluationId: id } = things;
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: '질문이 많음.' });
    const [row] = await rowsOf(things);
    expect(row).toMatchObject({
      이름: student.name,
      상태: '미제출',
      '제출 일시': '',
      '교사 관찰': '질문이 많음.',
      기록문: '',
      '기록문 바이트': '',
      '기재요령 확인': '',
    });
  });

  it('keeps what students wrote as text, whatever it looks like', async () => {
    const things = await world.submission('active');
    const { student, evaluationId: id } = things;
    const responses = ['=1+1', '+82', '@SUM(A1)', '가\u0007나', '첫 줄\n둘째 줄'];
    await student.client.must('submitAnswers', { id, responses, teacherRequest: '-1' });
    const [row] = await rowsOf(things);
    expect(Object.values(row ?? {}).slice(4, 10)).toEqual([
      '=1+1',
      '+82',
      '@SUM(A1)',
      '가나',
      '첫 줄\n둘째 줄',
      '-1',
    ]);
  });

  it('uses the number of the class’s year, and leaves out who left', async () => {
    const things = await world.submission('submitted', {
      student: await world.student({ studentNumber: '20110' }),
    });
    const { student, classId } = things;
    await student.client.must('updateProfile', {
      name: student.name,
      school: `옮긴학교 ${student.id}`,
      student_number: '30211',
    });
    expect((await rowsOf(things)).map((row) => row['학번'])).toEqual(['20110']);
    await student.client.must('leaveClass', { id: classId });
    expect(await rowsOf(things)).toEqual([]);
  });

  it('writes down who took the data of how many people', async () => {
    const { teacher, evaluationId: id } = await world.submission('submitted');
    await teacher.client.must('exportEvaluation', { id });
    expect((await auditOf(world, id)).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'exportEvaluation',
      subjectType: 'evaluation',
      people: 1,
    });
  });
});
