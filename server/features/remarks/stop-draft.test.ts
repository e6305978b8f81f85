import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { says } from '../../../tests/support/model-server.ts';
import {
  createModelWorld,
  GOOD,
  ledgerOf,
  type ModelWorld,
  OBSERVATION,
  write,
} from '../../../tests/support/model-world.ts';
import type { Submission } from '../../../tests/world.ts';

let made: ModelWorld;
let { world, server } = {} as ModelWorld;
beforeAll(async () => {
  // A model that is held back here must not be late on a busy machine.
  made = await createModelWorld({ AI_TIMEOUT_SECONDS: '300' });
  ({ world, server } = made);
});
afterAll(() => made.close());

/** Asks for a draft of a model that answers only when it is told to. */
async function begin({ teacher, responseId }: Submission, version: number) {
  let answer = () => {};
  const asked = new Promise<void>((reached) => {
    server.behave((request, response, nth) => {
      answer = () => says(GOOD)(request, response, nth);
      reached();
    });
  });
  const draft = teacher.client.call('evaluateResponse', {
    id: responseId ?? '',
    observation: OBSERVATION,
    version,
  });
  await asked;
  return { draft, answer: () => answer() };
}

describe('stopDraft', () => {
  it('gives up a draft that is being written: nothing of it is stored, and the ledger says so', async () => {
    server.behave(says(GOOD));
    const things = await world.submission('evaluated');
    const { teacher } = things;
    const id = things.responseId ?? '';
    const { response: before } = await teacher.client.must('confirmRemark', { id });
    const { versions } = await teacher.client.must('listVersions', { id });
    const { draft, answer } = await begin(things, before.version);
    const { response } = await teacher.client.must('stopDraft', { id, version: before.version });
    expect(response).toEqual({ ...before, version: before.version + 1 });
    expect((await auditOf(world, id)).at(-1)).toMatchObject({ actorId: teacher.id, action: 'stopDraft' });
    answer();
    const reply = await draft;
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STALE']);
    // Text, stamp and history are those from before.
    const [now] = (await teacher.client.must('listEvaluationResponses', { id: things.evaluationId }))
      .studentResponses;
    expect(now).toEqual(response);
    expect(await teacher.client.must('listVersions', { id })).toEqual({ versions });
    expect((await ledgerOf(things))[0]?.outcome).toBe(
      '그사이 글이 바뀌었거나 초안 만들기를 멈춰 이 답을 쓰지 않았어요.',
    );
  });

  it('lets the next draft be asked for at once', async () => {
    const things = await world.submission('submitted');
    const { teacher } = things;
    const id = things.responseId ?? '';
    const { draft, answer } = await begin(things, 1);
    const { response } = await teacher.client.must('stopDraft', { id, version: 1 });
    expect(response).toMatchObject({ final_evaluation: null, teacher_observation: null, version: 2 });
    const next = await begin(things, 2);
    next.answer();
    expect((await next.draft).data.response).toMatchObject({ final_evaluation: GOOD, version: 3 });
    answer();
    expect((await draft).failure?.code).toBe('STALE');
  });

  it('comes too late for a draft that is there', async () => {
    const things = await world.submission('submitted');
    const { teacher } = things;
    const id = things.responseId ?? '';
    server.behave(says(GOOD));
    await write(things);
    const reply = await teacher.client.call('stopDraft', { id, version: 1 });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STALE']);
  });
});
