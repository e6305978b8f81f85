import { describe, expect, it } from 'vitest';
import { importLines } from '../../../tests/support/term-import.ts';
import { theWorld } from '../../../tests/world.ts';

describe('removeExpectedStudent', () => {
  it('takes one off and leaves the others; whoever joins afterwards begins with nothing', async () => {
    const world = await theWorld();
    const { teacher, classId, code } = await world.submission('active');
    const expected = await importLines(world, { teacher, classId }, [
      ['9/19', '하나', '글 하나'],
      ['9/29', '둘둘', '글 둘'],
    ]);
    const expectedId = expected[0]?.id ?? '';
    await teacher.client.must('removeExpectedStudent', { classId, expectedId });
    const left = await teacher.client.must('listExpectedStudents', { classId });
    expect(left.expected.map((one) => one.name)).toEqual(['둘둘']);
    const late = await world.student({ name: '하나', studentNumber: '20919' });
    await late.client.must('joinClass', { classCode: code });
    const { sheet } = await teacher.client.must('openTermSheet', { classId });
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: sheet.id });
    expect(studentResponses.map((one) => one.final_evaluation)).toEqual([null, null]);
  });
});
