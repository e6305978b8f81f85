import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listJoinedClasses', () => {
  it('lists the classes the student is in, newest class first, without their codes', async () => {
    const student = await world.student();
    const first = await world.submission('active', { student });
    const second = await world.submission('active', { student });
    const { classes } = await student.client.must('listJoinedClasses', {});
    expect(classes.map((item) => item.id)).toEqual([second.classId, first.classId]);
    expect(classes.map((item) => item.code)).toEqual([null, null]);
    expect(classes[0]?.teacher).toMatchObject({ id: second.teacher.id, name: second.teacher.name });
  });

  it('counts classmates, and only the forms that were handed out', async () => {
    const { teacher, student, classId, code } = await world.submission('active');
    await teacher.client.must('createEvaluation', {
      classId,
      type: 'subject',
      class_content: '아직 배포하지 않은 수업',
    });
    await (await world.student()).client.must('joinClass', { classCode: code });
    const { classes } = await student.client.must('listJoinedClasses', {});
    expect(classes).toMatchObject([{ id: classId, studentCount: 2, evaluationCount: 1 }]);
  });

  it('leaves out a class that the student left', async () => {
    const { student, classId } = await world.submission('active');
    await student.client.must('leaveClass', { id: classId });
    expect((await student.client.must('listJoinedClasses', {})).classes).toEqual([]);
  });
});
