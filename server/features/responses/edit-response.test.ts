import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('editResponse', () => {
  it('lays edited answers beside the student’s own', async () => {
    const { teacher, responseId, answers } = await world.submission('submitted');
    const edited = ['다듬은 답', ...answers.slice(1)];
    const { response } = await teacher.client.must('editResponse', {
      id: responseId ?? '',
      version: 1,
      responses: edited,
    });
    expect(response).toMatchObject({ responses: answers, edited_responses: edited, version: 2 });
  });

  it.each([
    ['null takes the edit back', () => null],
    ['the student’s own words are no edit', (answers: string[]) => answers],
  ])('%s', async (_, back) => {
    const { teacher, responseId, answers } = await world.submission('submitted');
    const id = responseId ?? '';
    await teacher.client.must('editResponse', { id, version: 1, responses: answers.map(() => '고침') });
    const { response } = await teacher.client.must('editResponse', {
      id,
      version: 2,
      responses: back(answers),
    });
    expect(response).toMatchObject({ responses: answers, edited_responses: null });
  });

  it('makes a changed text private and unconfirmed', async () => {
    const { teacher, student, responseId } = await world.submission('published');
    const id = responseId ?? '';
    const { response: before } = await teacher.client.must('confirmRemark', { id });
    expect(before).toMatchObject({ is_published: true, confirmed_at: expect.any(String) });
    const { response } = await teacher.client.must('editResponse', {
      id,
      version: before.version,
      final_evaluation: '손으로 고친 기록문임.',
    });
    expect(response).toMatchObject({
      final_evaluation: '손으로 고친 기록문임.',
      is_published: false,
      confirmed_at: null,
      status: 'evaluated',
    });
    const { result } = await student.client.must('getResult', { responseId: id });
    expect(result.final_evaluation).toBeNull();
  });

  it('leaves a text published that did not change', async () => {
    const { teacher, responseId } = await world.submission('published');
    const id = responseId ?? '';
    const { response: before } = await teacher.client.must('confirmRemark', { id });
    const { response } = await teacher.client.must('editResponse', {
      id,
      version: before.version,
      observation: '덧붙인 관찰.',
      final_evaluation: before.final_evaluation ?? '',
    });
    expect(response).toMatchObject({
      is_published: true,
      confirmed_at: before.confirmed_at,
      teacher_observation: '덧붙인 관찰.',
    });
  });

  it('keeps the source of what the teacher made a sentence of, and takes none that the draft does not have', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const { response: before } = await teacher.client.must('confirmRemark', { id });
    const [told] = before.provenance?.sentences ?? [];
    if (!told) throw new Error('no draft');
    const made = { text: '근거를 들어 차분하게 발표함.', of: told.text, sources: told.sources };
    const { response } = await teacher.client.must('editResponse', {
      ...{ id, version: before.version, final_evaluation: `${before.final_evaluation} ${made.text}` },
      finished: [made, { ...made, of: '없는 말' }],
    });
    expect(response.provenance).toEqual({ ...before.provenance, finished: [made] });
    const { versions } = await teacher.client.must('listVersions', { id });
    expect(versions[0]?.provenance?.finished).toEqual([made]);
    const { response: later } = await teacher.client.must('editResponse', {
      ...{ id, version: response.version, final_evaluation: '다시 고친 글임.' },
    });
    expect(later.provenance?.finished).toEqual([made]);
  });

  it('refuses the second of two who read the same version, and keeps the first', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const id = responseId ?? '';
    const tab = await world.signIn(teacher.id);
    await teacher.client.must('editResponse', { id, version: 1, observation: '첫째' });
    const reply = await tab.call('editResponse', { id, version: 1, observation: '둘째' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STALE']);
    const { response } = await tab.must('editResponse', { id, version: 2 });
    expect(response.teacher_observation).toBe('첫째');
  });

  it.each([
    ['a blank text', { final_evaluation: ' \n ' }, 'final_evaluation', '기록문을 입력해 주세요.'],
    ['too few answers', { responses: ['하나'] }, 'responses', '문항은 5개인데 답은 1개입니다.'],
    ['no version', { version: undefined }, 'version', '필수 입력 항목입니다.'],
  ])('refuses %s', async (_, change, path, message) => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.send('editResponse', { id: responseId, version: 1, ...change });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });

  it('has no answers to edit where none were submitted', async () => {
    const { teacher, student, evaluationId, answers } = await world.submission('active');
    const { response } = await teacher.client.must('observeStudent', {
      id: evaluationId,
      studentId: student.id,
      observation: '차분함.',
    });
    const reply = await teacher.client.call('editResponse', {
      id: response.id,
      version: response.version,
      responses: answers,
    });
    expect(reply.failure?.details).toEqual([
      { path: 'responses', message: '제출한 답이 없어 고칠 수 없습니다.' },
    ]);
  });

  it('is written down about the response', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    await teacher.client.must('editResponse', { id: responseId ?? '', version: 1, observation: '관찰' });
    expect((await auditOf(world, responseId ?? '')).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'editResponse',
      subjectType: 'response',
      people: null,
    });
  });
});
