import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir } from './support/data-dir.ts';
import { FetchClient } from './support/fetch-client.ts';
import { hangs, type ModelServer, says, startModelServer } from './support/model-server.ts';
import { GOOD, OBSERVATION } from './support/model-world.ts';
import { startServer } from './support/servers.ts';

let model: ModelServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = newDataDir('model');
  model = await startModelServer();
});
afterAll(async () => {
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ANSWER = '미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다. 결과를 보고 원인을 토의했습니다.';

describe('a server with a language model', () => {
  it('writes with it, falls back without it, and stops cleanly', async () => {
    const server = await startServer({
      ...{ DATA_DIR: dataDir, ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct-horse-7' },
      ...{
        AI_BASE_URL: `${model.baseUrl}/`,
        AI_API_KEY: 'sk-test',
        AI_MODEL: 'girok-test',
        AI_TIMEOUT_SECONDS: '2',
      },
    });
    const [teacher, student] = [new FetchClient(server.origin), new FetchClient(server.origin)];
    expect(await teacher.must('getSite', {})).toMatchObject({ aiConfigured: true, aiProvider: null });
    await teacher.register('teacher', 'teacher@example.com');
    await student.register('student', 'student@example.com', '30917');
    const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
    await student.must('joinClass', { classCode: made.code ?? '' });
    const { evaluation } = await teacher.must('createEvaluation', {
      classId: made.id,
      type: 'subject',
      class_content: '지역의 미세먼지를 조사함',
      questionCount: 5,
    });
    await teacher.must('distributeEvaluation', { id: evaluation.id });
    const { response } = await student.must('submitAnswers', {
      id: evaluation.id,
      responses: evaluation.questions.map(() => ANSWER),
    });
    const write = () => teacher.must('evaluateResponse', { id: response.id, observation: OBSERVATION });

    model.behave(says(GOOD));
    expect((await write()).final_evaluation).toBe(GOOD);
    expect(model.requests[0]?.headers.authorization).toBe('Bearer sk-test');
    model.behave(hangs);
    const slow = await write();
    expect(slow.response.provenance).toMatchObject({
      writer: 'builtin',
      fallback: expect.stringContaining('제때'),
    });
    expect(slow.final_evaluation).toMatch(/[가-힣]\.$/);
    const { entries } = await teacher.must('getLedger', { id: response.id });
    expect(entries.map((entry) => entry.model)).toEqual(['girok-test', 'girok-test']);
    expect(await server.stop()).toBe(0);
  }, 120_000);

  it.each([
    ['without a model', { AI_BASE_URL: 'https://ai.example.com/v1' }, 'AI_MODEL'],
    ['at a plain address', { AI_BASE_URL: 'http://ai.example.com/v1', AI_MODEL: 'm' }, 'https'],
    [
      'where clouds keep credentials',
      { AI_BASE_URL: 'https://169.254.169.254/v1', AI_MODEL: 'm' },
      'AI_BASE_URL',
    ],
  ])(
    'does not start %s',
    async (_, env, named) => {
      await expect(startServer({ DATA_DIR: dataDir, ...env })).rejects.toThrow(named);
    },
    60_000,
  );
});
