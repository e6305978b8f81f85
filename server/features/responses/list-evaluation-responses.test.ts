import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listEvaluationResponses', () => {
  it('has one entry for each student in the class, by number, with nothing invented', async () => {
    const {
      teacher,
      student,
      classId,
      code,
      evaluationId: id,
      responseId,
      questions,
      answers,
    } = await world.submission('evaluated');
    const silent = await world.student({ studentNumber: '10101' });
    await silent.client.must('joinClass', { classCode: code });
    const reply = await teacher.client.must('listEvaluationResponses', { id });
    expect(reply).toEqual({
      id,
      class: { id: classId, name: '통합사회 2반', type: 'subject', creative_type: null },
      type: 'subject',
      achievement_standard: null,
      class_content: expect.stringContaining('미세먼지'),
      questions,
      is_distributed: true,
      is_closed: false,
      due_at: null,
      byteLimit: 1500,
      recordRules: { deny: [], allow: [] },
      term: null,
      roster: expect.arrayContaining([silent.name, student.name]),
      can: { close: true, reopen: false, publish: false },
      studentResponses: [
        {
          id: null,
          student_id: silent.id,
          student: { id: silent.id, student_number: '10101', name: silent.name, email: silent.email },
          status: 'not_submitted',
          created_at: null,
          responses: null,
          edited_responses: null,
          teacher_request: null,
          teacher_observation: null,
          final_evaluation: null,
          provenance: null,
          dismissals: [],
          confirmed_at: null,
          is_published: false,
          version: 0,
        },
        {
          id: responseId,
          student_id: student.id,
          student: {
            id: student.id,
            student_number: expect.stringMatching(/^2\d{4}$/),
            name: student.name,
            email: student.email,
          },
          status: 'evaluated',
          created_at: expect.stringMatching(/Z$/),
          responses: answers,
          edited_responses: null,
          teacher_request: null,
          teacher_observation: expect.stringContaining('모둠 토의'),
          final_evaluation: expect.stringMatching(/\S/),
          provenance: expect.objectContaining({ writer: 'builtin' }),
          dismissals: [],
          confirmed_at: null,
          is_published: false,
          version: 2,
        },
      ],
    });
  });

  it.each([
    [{ type: 'subject' }, 1500],
    [{ type: 'creative', creative_type: 'autonomy' }, 1500],
    [{ type: 'creative', creative_type: 'club' }, 1500],
    [{ type: 'creative', creative_type: 'career' }, 2100],
  ] as const)('says the limit of a class %j: %i bytes', async (area, byteLimit) => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: '수업', ...area });
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId: made.id,
      type: area.type,
      class_content: '면담',
    });
    const reply = await teacher.client.must('listEvaluationResponses', { id: evaluation.id });
    expect(reply.byteLimit).toBe(byteLimit);
  });

  it('leaves out who left, and keeps what they wrote', async () => {
    const {
      teacher,
      student,
      classId,
      evaluationId: id,
      code,
      responseId,
    } = await world.submission('submitted');
    await student.client.must('leaveClass', { id: classId });
    const without = await teacher.client.must('listEvaluationResponses', { id });
    expect(without.studentResponses).toEqual([]);
    // A text may still name who left.
    expect(without.roster).toEqual([student.name]);
    await student.client.must('joinClass', { classCode: code });
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    expect(studentResponses.map((row) => row.id)).toEqual([responseId]);
  });

  it('writes down that the teacher saw the records, and of how many people', async () => {
    const { teacher, evaluationId: id } = await world.submission('submitted');
    await teacher.client.must('listEvaluationResponses', { id });
    expect((await auditOf(world, id)).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'listEvaluationResponses',
      subjectType: 'evaluation',
      people: 1,
    });
  });
});
