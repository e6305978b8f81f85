import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const started = ['쓰는 중', '', '', '', ''];

describe('saveDraft', () => {
  it('keeps answers that are not finished, and says when', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const before = world.clock.now().toISOString();
    const { draft } = await student.client.must('saveDraft', {
      id,
      responses: started,
      teacherRequest: '한마디',
    });
    expect(draft).toMatchObject({ responses: started, teacherRequest: '한마디' });
    expect(draft.saved_at >= before).toBe(true);
  });

  it('keeps the newest', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: started, teacherRequest: '먼저' });
    await student.client.must('saveDraft', { id, responses: answers });
    const { draft } = await student.client.must('getAnswerSheet', { id });
    expect(draft).toMatchObject({ responses: answers, teacherRequest: '' });
  });

  it('refuses to replace what the client has not seen', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const first = await student.client.must('saveDraft', { id, responses: started, basedOn: null });
    const other = ['다른 기기', '', '', '', ''];
    const blind = await student.client.call('saveDraft', { id, responses: other, basedOn: null });
    expect([blind.status, blind.failure?.code]).toEqual([409, 'STALE']);
    world.clock.advance(1000);
    const second = await student.client.must('saveDraft', {
      id,
      responses: other,
      basedOn: first.draft.saved_at,
    });
    const late = await student.client.call('saveDraft', {
      id,
      responses: started,
      basedOn: first.draft.saved_at,
    });
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    expect((await student.client.must('getAnswerSheet', { id })).draft).toEqual(second.draft);
  });

  it('replaces anything for a client that names no base', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: started });
    await student.client.must('saveDraft', { id, responses: answers });
    expect((await student.client.must('getAnswerSheet', { id })).draft?.responses).toEqual(answers);
  });

  it('takes words whose base is gone: there is nothing to overwrite', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const basedOn = world.clock.now().toISOString();
    const { draft } = await student.client.must('saveDraft', { id, responses: started, basedOn });
    expect(draft.responses).toEqual(started);
  });

  it('refuses a base of a year that the database does not know', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: started });
    const basedOn = '0000-01-01T00:00:00.000Z';
    const reply = await student.client.send('saveDraft', { id, responses: started, basedOn });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'basedOn' }] });
  });

  it('refuses another number of answers than questions', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const reply = await student.client.call('saveDraft', { id, responses: ['하나'] });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'responses', message: '문항은 5개인데 답은 1개입니다.' }],
    });
  });

  it('leaves no draft behind a submission', async () => {
    const { student, evaluationId: id } = await world.submission('submitted');
    const reply = await student.client.call('saveDraft', { id, responses: started });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'ALREADY_SUBMITTED']);
    expect((await student.client.must('getAnswerSheet', { id })).draft).toBeNull();
  });

  it('ends with the form; what was saved stays', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: started });
    await teacher.client.must('closeEvaluation', { id });
    const reply = await student.client.call('saveDraft', { id, responses: ['늦음', '', '', '', ''] });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
    const { draft } = await student.client.must('getAnswerSheet', { id });
    expect(draft?.responses).toEqual(started);
  });

  it('knows no form that was not handed out', async () => {
    const { student, evaluationId: id } = await world.submission('draft');
    const reply = await student.client.call('saveDraft', { id, responses: started });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
