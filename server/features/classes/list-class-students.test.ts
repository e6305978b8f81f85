import { beforeAll, describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../contract/operation.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listClassStudents', () => {
  it('orders students by number, with names after equal and missing numbers', async () => {
    const { teacher, student, classId, code } = await world.submission('draft');
    await teacher.client.must('removeStudent', { id: classId, studentId: student.id });
    const people = [
      { name: '하나', studentNumber: '20315' },
      { name: '나라', studentNumber: null },
      { name: '가람', studentNumber: null },
      { name: '두리', studentNumber: '10130' },
    ];
    for (const person of people) {
      await (await world.student(person)).client.must('joinClass', { classCode: code });
    }
    const { students } = await teacher.client.must('listClassStudents', { id: classId });
    expect(students.map((one) => [one.student_number, one.name])).toEqual([
      ['10130', '두리'],
      ['20315', '하나'],
      [null, '가람'],
      [null, '나라'],
    ]);
  });

  it.each<[WorkingState, string]>([
    ['active', 'not_submitted'],
    ['submitted', 'submitted'],
    ['evaluated', 'evaluated'],
    ['published', 'published'],
  ])('says of a form that is %s: %s', async (state, status) => {
    const { teacher, student, classId, evaluationId } = await world.submission(state);
    const { students } = await teacher.client.must('listClassStudents', { id: classId });
    expect(students).toEqual([
      {
        id: student.id,
        name: student.name,
        email: student.email,
        student_number: expect.stringMatching(/^\d{5}$/),
        joined_at: expect.stringMatching(/Z$/),
        submissions: [{ evaluation_id: evaluationId, status }],
      },
    ]);
  });

  it('says nothing of a form that was not handed out', async () => {
    const { teacher, classId } = await world.submission('draft');
    const { students } = await teacher.client.must('listClassStudents', { id: classId });
    expect(students[0]?.submissions).toEqual([]);
  });

  it('leaves out who left', async () => {
    const { teacher, student, classId } = await world.submission('submitted');
    await student.client.must('leaveClass', { id: classId });
    expect((await teacher.client.must('listClassStudents', { id: classId })).students).toEqual([]);
  });
});
