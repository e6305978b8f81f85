import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('updateRole', () => {
  it('makes a student a teacher at once and ends every other session', async () => {
    const student = await world.student();
    const elsewhere = await world.signIn(student.id);
    const { user } = await student.client.must('updateRole', { role: 'teacher' });
    expect(user).toMatchObject({ role: 'teacher', student_number: null, grade: null });
    expect(user.school).not.toBeNull();
    expect((await elsewhere.send('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect((await student.client.must('listTaughtClasses', {})).classes).toEqual([]);
    expect(await auditOf(world, student.id)).toMatchObject([{ action: 'updateRole' }]);
  });

  it('takes a student out of the classes and brings them back with the role, answers and all', async () => {
    const { student, teacher, classId, evaluationId } = await world.submission('submitted');
    const left = await world.submission('submitted', { student });
    await student.client.must('leaveClass', { id: left.classId });

    await student.client.must('updateRole', { role: 'teacher' });
    expect((await teacher.client.must('listClassStudents', { id: classId })).students).toEqual([]);

    await student.client.must('updateRole', {
      role: 'student',
      school: `돌아온학교 ${newId()}`,
      student_number: '30207',
    });
    const { classes } = await student.client.must('listJoinedClasses', {});
    expect(classes.map(({ id }) => id)).toEqual([classId]);
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(studentResponses).toMatchObject([{ student_id: student.id, status: 'submitted' }]);
  });

  it('does not let a teacher go while students may be answering', async () => {
    const { teacher, evaluationId } = await world.submission('active');
    const asStudent = {
      role: 'student' as const,
      school: `학교 ${newId()}`,
      student_number: '20101',
    };
    const reply = await teacher.client.send('updateRole', asStudent);
    expect(reply.failure?.code).toBe('HAS_ACTIVE_EVALUATION');
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    expect((await teacher.client.must('updateRole', asStudent)).user.role).toBe('student');
    const back = await teacher.client.send('reopenEvaluation', { id: evaluationId });
    expect(back.failure?.code).toBe('FORBIDDEN');
  });

  it('asks a student for a school and a five-digit number', async () => {
    const teacher = await world.teacher({ school: null });
    const nowhere = await teacher.client.send('updateRole', { role: 'student', student_number: '20101' });
    expect(nowhere.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'school' }] });
    const numberless = await teacher.client.send('updateRole', { role: 'student', school: '학교' });
    expect(numberless.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'student_number' }] });
    const reply = await teacher.client.send('updateRole', { role: 'admin' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'role' }] });
  });

  it('keeps the last administrator', async () => {
    const own = await createWorld();
    try {
      const [first, second] = [await own.admin(), await own.admin()];
      const asTeacher = { role: 'teacher', school: '학교' };
      const replies = await Promise.all(
        [first, second].map((admin) => admin.client.send('updateRole', asTeacher)),
      );
      expect(replies.map((reply) => reply.failure?.code ?? 'ok').sort()).toEqual(['LAST_ADMIN', 'ok']);
    } finally {
      await own.close();
    }
  });
});
