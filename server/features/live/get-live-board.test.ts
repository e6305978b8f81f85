import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getLiveBoard', () => {
  it('follows each student from joining to submitting, and back', async () => {
    const things = await world.submission('active');
    const { teacher, student, code, evaluationId: id, answers } = things;
    const other = await world.student();
    const stateOf = async (who = student) => {
      const { board } = await teacher.client.must('getLiveBoard', { id });
      return board.students.find((one) => one.id === who.id)?.state;
    };
    expect([await stateOf(), await stateOf(other)]).toEqual(['joined', undefined]);
    await other.client.must('joinClass', { classCode: code });
    await student.client.must('getAnswerSheet', { id });
    await student.client.must('getAnswerSheet', { id });
    expect([await stateOf(), await stateOf(other)]).toEqual(['opened', 'joined']);
    await student.client.must('saveDraft', { id, responses: answers });
    expect(await stateOf()).toBe('writing');
    const { response } = await student.client.must('submitAnswers', { id, responses: answers });
    expect(await stateOf()).toBe('submitted');
    await student.client.must('cancelSubmission', { responseId: response.id });
    expect(await stateOf()).toBe('writing');
    // What a teacher notes is no submission.
    await teacher.client.must('observeStudent', { id, studentId: other.id, observation: '질문이 많음.' });
    expect(await stateOf(other)).toBe('joined');
    await other.client.must('leaveClass', { id: things.classId });
    expect(await stateOf(other)).toBeUndefined();
  });

  it('never holds a word that anybody wrote', async () => {
    const { teacher, student, classId, code, evaluationId: id, answers } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: answers, teacherRequest: '떨려요' });
    const writing = await teacher.client.must('getLiveBoard', { id });
    await student.client.must('submitAnswers', { id, responses: answers, teacherRequest: '떨려요' });
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: '질문이 많음.' });
    const { board } = await teacher.client.must('getLiveBoard', { id });
    expect(board).toEqual({
      id,
      class: { id: classId, name: '통합사회 2반' },
      class_content: expect.stringContaining('미세먼지'),
      code,
      is_distributed: true,
      is_closed: false,
      due_at: null,
      students: [
        {
          id: student.id,
          student_number: expect.stringMatching(/^\d{5}$/),
          name: student.name,
          state: 'submitted',
        },
      ],
      can: { close: true, reopen: false },
    });
    for (const words of [...answers, '떨려요', '질문이 많음', student.email])
      expect(JSON.stringify([writing, board])).not.toContain(words);
  });

  it('notes who is seen once in an hour, and again when there are more', async () => {
    const { teacher, code, evaluationId: id } = await world.submission('active');
    const looks = async () => {
      for (let poll = 0; poll < 3; poll += 1) await teacher.client.must('getLiveBoard', { id });
      const lines = await auditOf(world, id);
      return lines.filter(({ action }) => action === 'getLiveBoard').map(({ people }) => people);
    };
    const hour = 3_600_000;
    world.clock.advance(hour - (world.clock.now().getTime() % hour));
    expect(await looks()).toEqual([1]);
    await (await world.student()).client.must('joinClass', { classCode: code });
    expect(await looks()).toEqual([1, 2]);
    world.clock.advance(hour / 2);
    teacher.client = await world.signIn(teacher.id);
    expect(await looks()).toEqual([1, 2]);
    world.clock.advance(hour / 2);
    teacher.client = await world.signIn(teacher.id);
    expect(await looks()).toEqual([1, 2, 2]);
  });

  it('knows a form that its date has closed, and one that nobody has been given', async () => {
    const { teacher, evaluationId: id } = await world.submission('active');
    const due_at = new Date(world.clock.now().getTime() + 60_000).toISOString();
    await teacher.client.must('setDueDate', { id, due_at });
    world.clock.advance(60_000);
    const { board } = await teacher.client.must('getLiveBoard', { id });
    expect(board).toMatchObject({ is_closed: true, due_at, can: { close: false, reopen: true } });
    const draft = await world.submission('draft');
    const { board: before } = await draft.teacher.client.must('getLiveBoard', { id: draft.evaluationId });
    expect(before).toMatchObject({ is_distributed: false, can: { close: false, reopen: false } });
  });

  it('does not note an opening once the form is closed or submitted', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('active');
    await teacher.client.must('closeEvaluation', { id });
    await student.client.must('getAnswerSheet', { id });
    const { board } = await teacher.client.must('getLiveBoard', { id });
    expect(board.students).toMatchObject([{ state: 'joined' }]);
  });
});
