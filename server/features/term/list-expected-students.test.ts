import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { importLines } from '../../../tests/support/term-import.ts';
import { theWorld } from '../../../tests/world.ts';

describe('listExpectedStudents', () => {
  it('stands by number, says the grade where there are several, and notes how many were looked at', async () => {
    const world = await theWorld();
    const things = await world.submission('active');
    expect(
      (await things.teacher.client.must('listExpectedStudents', { classId: things.classId })).expected,
    ).toEqual([]);
    const expected = await importLines(world, things, [
      ['2-3/2', '이바다', '글'],
      ['1-3/2', '김하늘', null],
      ['2-1/9', '박온별', null],
    ]);
    expect(expected.map((one) => [one.number, one.name, one.final_evaluation])).toEqual([
      ['1-3/2', '김하늘', null],
      ['2-1/9', '박온별', null],
      ['2-3/2', '이바다', '글'],
    ]);
    expect(await auditOf(world, things.classId)).toContainEqual(
      expect.objectContaining({ action: 'listExpectedStudents', people: 3 }),
    );
  });
});
