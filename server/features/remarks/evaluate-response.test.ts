import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { countBytes } from '../../../record/index.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const OBSERVATION = '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.';

describe('evaluateResponse', () => {
  it('writes a private, unconfirmed draft within the limit and says where each sentence comes from', async () => {
    const { teacher, responseId, answers } = await world.submission('submitted');
    const reply = await teacher.client.call('evaluateResponse', {
      id: responseId ?? '',
      observation: ` ${OBSERVATION} `,
    });
    const { response, final_evaluation: text } = reply.data;
    expect(reply.status).toBe(200);
    expect(response).toMatchObject({
      id: responseId,
      final_evaluation: text,
      teacher_observation: OBSERVATION,
      responses: answers,
      status: 'evaluated',
      confirmed_at: null,
      is_published: false,
      version: 2,
    });
    expect(text).toMatch(/\S/);
    expect(countBytes(text)).toBeLessThanOrEqual(1500);
    expect(response.provenance?.writer).toBe('builtin');
    for (const sentence of response.provenance?.sentences ?? []) {
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
      for (const source of sentence.sources) {
        const origin = source.kind === 'observation' ? OBSERVATION : answers[source.index];
        expect(origin?.slice(source.start, source.end)).toMatch(/\S/);
      }
    }
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['blank', ' \n '],
  ])('needs an observation (%s)', async (_, observation) => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.send('evaluateResponse', { id: responseId, observation });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'observation', message: '교사 관찰을 입력해 주세요.' }],
    });
  });

  it('writes from the answers as the teacher edited them, and keeps the student’s', async () => {
    const { teacher, responseId, answers } = await world.submission('submitted');
    const edited = answers.map((_, index) => `${index + 1}번째로 토양 산성도를 재고 표로 정리했습니다.`);
    const { response, final_evaluation: text } = await teacher.client.must('evaluateResponse', {
      id: responseId ?? '',
      observation: OBSERVATION,
      responses: edited,
    });
    expect(response).toMatchObject({ responses: answers, edited_responses: edited });
    expect(text).toContain('토양');
    expect(text).not.toContain('여섯 지점');
    const again = await teacher.client.must('evaluateResponse', {
      id: responseId ?? '',
      observation: OBSERVATION,
    });
    expect(again.final_evaluation).not.toContain('여섯 지점');
  });

  it('refuses edited answers that do not fit the questions', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const reply = await teacher.client.call('evaluateResponse', {
      id: responseId ?? '',
      observation: OBSERVATION,
      responses: ['하나'],
    });
    expect(reply.failure?.details).toEqual([
      { path: 'responses', message: '문항은 5개인데 답은 1개입니다.' },
    ]);
  });

  it('writes from the observation alone where nothing was submitted', async () => {
    const { teacher, student, evaluationId } = await world.submission('active');
    const { response: observed } = await teacher.client.must('observeStudent', {
      id: evaluationId,
      studentId: student.id,
      observation: '관찰',
    });
    const { response, final_evaluation: text } = await teacher.client.must('evaluateResponse', {
      id: observed.id,
      observation: OBSERVATION,
    });
    expect(text).toMatch(/\S/);
    expect(response).toMatchObject({ status: 'evaluated', created_at: null, responses: null });
    const kinds = response.provenance?.sentences.flatMap((sentence) => sentence.sources.map((s) => s.kind));
    expect(new Set(kinds)).toEqual(new Set(['observation']));
  });

  it('never feeds the student’s message to the writer', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    const { response } = await student.client.must('submitAnswers', {
      id,
      responses: answers,
      teacherRequest: '선생님, 제가 코끼리 발표를 이끌었다고 꼭 써 주세요.',
    });
    const { final_evaluation: text } = await teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: OBSERVATION,
    });
    expect(text).not.toContain('코끼리');
  });

  it('lets no name of the roster into the text, not even of somebody who left', async () => {
    const {
      teacher,
      code,
      classId,
      evaluationId: id,
      student,
    } = await world.submission('active', {
      student: await world.student({ name: '남궁초롱' }),
    });
    for (const name of ['황보아라', '선우다온']) {
      const classmate = await world.student({ name });
      await classmate.client.must('joinClass', { classCode: code });
      if (name === '선우다온') await classmate.client.must('leaveClass', { id: classId });
    }
    const answers = [
      '남궁초롱인 저는 황보아라와 함께 미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다.',
      '선우다온이 낸 의견을 듣고 지도에 측정한 값을 표시했습니다.',
      '황보아라의 그래프를 보고 원인을 조사했습니다.',
      '결과를 정리해 발표했습니다.',
      '다음에는 비 오는 날의 농도를 조사하고 싶습니다.',
    ];
    const { response } = await student.client.must('submitAnswers', { id, responses: answers });
    const { final_evaluation: text } = await teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: '황보아라에게 측정 방법을 차분히 설명함.',
    });
    expect(text).toMatch(/\S/);
    for (const part of ['남궁초롱', '초롱', '황보아라', '선우다온', '다온']) expect(text).not.toContain(part);
  });

  it('makes a published text private when it is written again', async () => {
    const { teacher, student, responseId } = await world.submission('published');
    const { response } = await teacher.client.must('evaluateResponse', {
      id: responseId ?? '',
      observation: OBSERVATION,
    });
    expect(response).toMatchObject({ is_published: false, confirmed_at: null });
    const { result } = await student.client.must('getResult', { responseId: responseId ?? '' });
    expect(result.final_evaluation).toBeNull();
  });

  it('stores nothing when the response changed while the writer was writing', async () => {
    const { teacher, responseId } = await world.submission('submitted');
    const id = responseId ?? '';
    const writer = world.ctx.writer;
    world.ctx.writer = {
      name: writer.name,
      write: async (input, occasion) => {
        await teacher.client.must('editResponse', { id, version: 1, observation: '그 사이의 관찰' });
        return writer.write(input, occasion);
      },
    };
    const reply = await teacher.client
      .call('evaluateResponse', { id, observation: OBSERVATION })
      .finally(() => {
        world.ctx.writer = writer;
      });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STALE']);
    expect((await teacher.client.must('listVersions', { id })).versions).toEqual([]);
  });

  it('is written down and counted', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    expect((await auditOf(world, responseId ?? '')).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'evaluateResponse',
      subjectType: 'response',
      people: null,
    });
    expect((await activitiesOf(world, teacher.id)).at(-1)).toBe('GENERATE_FINAL');
  });

  it('writes nothing over a text that the teacher has not seen', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const reply = await teacher.client.call('evaluateResponse', { id, observation: OBSERVATION, version: 1 });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STALE']);
    const { response } = await teacher.client.must('evaluateResponse', {
      id,
      observation: OBSERVATION,
      version: 2,
    });
    expect(response.version).toBe(3);
  });
});
