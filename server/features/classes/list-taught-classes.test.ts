import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listTaughtClasses', () => {
  it('lists own classes, newest first, each with its code', async () => {
    const teacher = await world.teacher();
    const other = await world.teacher();
    await other.client.must('createClass', { name: '남의 수업' });
    const made = [];
    for (const name of ['첫째', '둘째', '셋째']) {
      made.unshift((await teacher.client.must('createClass', { name })).class);
      world.clock.advance(1);
    }
    expect((await teacher.client.must('listTaughtClasses', {})).classes).toEqual(made);
  });

  it('counts the students in each class now, and all its forms', async () => {
    const { teacher, student, classId } = await world.submission('draft');
    const second = await world.student();
    const { classes: before } = await teacher.client.must('listTaughtClasses', {});
    await second.client.must('joinClass', { classCode: before[0]?.code ?? '' });
    await student.client.must('leaveClass', { id: classId });
    const { class: empty } = await teacher.client.must('createClass', { name: '빈 수업' });
    const { classes } = await teacher.client.must('listTaughtClasses', {});
    const counts = Object.fromEntries(
      classes.map((item) => [item.id, [item.studentCount, item.evaluationCount]]),
    );
    expect(counts).toEqual({ [classId]: [1, 1], [empty.id]: [0, 0] });
  });
});
