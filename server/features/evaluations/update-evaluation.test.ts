import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';
import { auditOf } from '../../../tests/support/audit.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('updateEvaluation', () => {
  it('keeps what is absent', async () => {
    const { teacher, evaluationId: id, questions } = await world.submission('draft');
    const { evaluation } = await teacher.client.must('updateEvaluation', {
      id,
      class_content: ' 고친 내용 ',
    });
    expect(evaluation).toMatchObject({ id, class_content: '고친 내용', questions, can: { edit: true } });
  });

  it('replaces questions, their number, the standard and the notes', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    const questions = ['가?', '나?', '다?', '라?', '마?', '바?'];
    const change = { id, questions, achievement_standard: '[10통사01]', other_notes: '비고' };
    const { evaluation } = await teacher.client.must('updateEvaluation', change);
    expect(evaluation).toMatchObject({ ...change, question_count: 6 });
    const { evaluation: emptied } = await teacher.client.must('updateEvaluation', {
      id,
      achievement_standard: null,
      other_notes: ' ',
    });
    expect(emptied).toMatchObject({ achievement_standard: null, other_notes: null, questions });
  });

  it.each([
    [{ questions: ['?', '?', '?', '?'] }, 'questions', '문항은 5개 이상 필요합니다.'],
    [{ questions: Array(11).fill('?') }, 'questions', '문항은 10개까지 만들 수 있습니다.'],
    [{ questions: ['?', '', '?', '?', '?'] }, 'questions.1', '문항을 모두 입력해 주세요.'],
    [{ class_content: ' ' }, 'class_content', '수업 내용을 입력해 주세요.'],
  ])('refuses %j', async (change, path, message) => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    const reply = await teacher.client.send('updateEvaluation', { id, ...change });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });

  it.each(['active', 'closed'] as const)('leaves a form alone that is %s', async (state) => {
    const { teacher, evaluationId: id, questions } = await world.submission(state);
    const reply = await teacher.client.call('updateEvaluation', { id, class_content: '늦은 수정' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_DRAFT']);
    const { evaluation } = await teacher.client.must('getTaughtEvaluation', { id });
    expect(evaluation.questions).toEqual(questions);
    expect(evaluation.class_content).not.toBe('늦은 수정');
  });

  it('writes down who changed it, and nothing when it was refused', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    await teacher.client.must('updateEvaluation', { id, class_content: '고친 내용' });
    await teacher.client.must('distributeEvaluation', { id });
    await teacher.client.call('updateEvaluation', { id, class_content: '늦은 수정' });
    expect((await auditOf(world, id)).map((line) => line.action)).toEqual([
      'createEvaluation',
      'updateEvaluation',
      'distributeEvaluation',
    ]);
  });
});
