import { describe, expect, it } from 'vitest';
import { importLines } from '../../../tests/support/term-import.ts';
import { theWorld } from '../../../tests/world.ts';

describe('assignExpectedStudent', () => {
  it('gives the text to the student whom the teacher means, once, and leaves a class that is not theirs alone', async () => {
    const world = await theWorld();
    const { teacher, student, classId } = await world.submission('active');
    const [one] = await importLines(world, { teacher, classId }, [['9/19', '옛이름', '시트의 글']]);
    const input = { classId, expectedId: one?.id ?? '', studentId: student.id };
    const stranger = await world.student();
    const wrong = await teacher.client.send('assignExpectedStudent', { ...input, studentId: stranger.id });
    expect(wrong.failure?.code).toBe('NOT_FOUND');
    await teacher.client.must('assignExpectedStudent', input);
    expect((await teacher.client.send('assignExpectedStudent', input)).failure?.code).toBe('NOT_FOUND');
    const { sheet } = await teacher.client.must('openTermSheet', { classId });
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: sheet.id });
    expect(studentResponses).toMatchObject([{ final_evaluation: '시트의 글', confirmed_at: null }]);
  });
});
