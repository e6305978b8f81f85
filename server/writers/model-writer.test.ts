import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fails, says } from '../../tests/support/model-server.ts';
import {
  createModelWorld,
  modelWorld,
  GOOD,
  KEY,
  ledgerOf,
  OBSERVATION,
  versionsOf,
  write,
} from '../../tests/support/model-world.ts';
import { modelLedger } from '../db/schema.ts';
import { FALLBACKS } from './fallback.ts';

const { world, server } = await modelWorld();

describe('the model as writer', () => {
  it('writes the draft, named and with its sources, and the ledger holds what was sent', async () => {
    const things = await world.submission('submitted');
    server.behave(says(GOOD));
    const { response, final_evaluation: text } = await write(things);
    expect(text).toBe(GOOD);
    expect(response.provenance).toMatchObject({ writer: 'model', model: 'girok-test' });
    expect(response.provenance).not.toHaveProperty('fallback');
    expect(response.provenance?.sentences.map(({ sources }) => sources.length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    expect(response).toMatchObject({ confirmed_at: null, is_published: false });
    const versions = await versionsOf(things);
    expect(versions.map(({ writer }) => writer)).toEqual(['model']);

    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.parse(request?.body ?? '')).not.toHaveProperty('tools');
    const [entry, ...others] = await ledgerOf(things);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ model: 'girok-test', outcome: '이 답으로 초안을 썼어요.' });
    for (const { content } of request?.messages ?? []) expect(entry?.text).toContain(content);
    expect(entry?.text).not.toContain(KEY);
  });

  it('takes a question that was copied into its answer for nobody’s order', async () => {
    const things = await world.submission('draft');
    const { client } = things.teacher;
    const id = things.evaluationId;
    const questions = things.questions.map((_, index) => `${index + 1}번째로 한 일을 순서대로 써 주세요.`);
    await client.must('updateEvaluation', { id, questions });
    await client.must('distributeEvaluation', { id });
    const { response: sent } = await things.student.client.must('submitAnswers', {
      id,
      responses: questions.map((question, index) => `${question} ${things.answers[index]}`),
    });
    server.behave(says(GOOD));
    const { response } = await write({ ...things, responseId: sent.id });
    expect(response.provenance).toMatchObject({ writer: 'model' });
  });

  it('stands in the ledger before it leaves', async () => {
    const things = await world.submission('submitted');
    let before: unknown[] = [];
    server.behave((request, response, nth) => {
      void world.ctx.db
        .select()
        .from(modelLedger)
        .where(eq(modelLedger.responseId, things.responseId ?? ''))
        .then((rows) => {
          before = rows.map(({ outcome }) => outcome);
          says(GOOD)(request, response, nth);
        });
    });
    await write(things);
    expect(before).toEqual([null]);
  });

  it('keeps the data apart by a boundary that nobody can guess', async () => {
    const boundaries = [];
    for (let round = 0; round < 2; round += 1) {
      const things = await world.submission('submitted');
      server.behave(says(GOOD));
      await write(things);
      const said = server.requests[0]?.messages[1]?.content ?? '';
      const boundary = /^자료 시작 ([0-9a-f]{16})\n/.exec(said)?.[1] ?? 'none';
      expect(said).toContain(`\n자료 끝 ${boundary}\n`);
      boundaries.push(boundary);
    }
    expect(new Set(boundaries).size).toBe(2);
  });

  it('waits as long as a busy server asks, and no longer than there is time', async () => {
    const things = await world.submission('submitted');
    server.behaveInTurn(fails(429, { 'retry-after': '1' }), fails(503), says(GOOD));
    const { final_evaluation: text } = await write(things);
    expect(text).toBe(GOOD);
    expect(server.requests).toHaveLength(3);
    expect(await ledgerOf(things)).toHaveLength(1);
  });

  it.each(['0', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT', 'soon'])(
    'asks no faster for a time that is over or none: %s',
    async (after) => {
      const things = await world.submission('submitted');
      const asked: number[] = [];
      server.behave((request, response, nth) => {
        asked.push(performance.now());
        (nth === 1 ? fails(429, { 'retry-after': after }) : says(GOOD))(request, response, nth);
      });
      expect((await write(things)).final_evaluation).toBe(GOOD);
      expect(asked).toHaveLength(2);
      // Its own first pause is half a second; a clock may be a few milliseconds early.
      expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(450);
    },
  );

  it.each([408, 409, 425])('asks again after %i, which is a matter of the moment', async (status) => {
    const things = await world.submission('submitted');
    server.behaveInTurn(fails(status), says(GOOD));
    expect((await write(things)).final_evaluation).toBe(GOOD);
  });

  it('asks once more for what can be mended, and both questions stand in the ledger', async () => {
    const things = await world.submission('submitted');
    server.behaveInTurn(says(GOOD.replace('정리함.', '정리했습니다.')), says(GOOD));
    const { final_evaluation: text } = await write(things);
    expect(text).toBe(GOOD);
    expect(server.requests.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ['system', 'user'],
      ['system', 'user', 'assistant', 'user'],
    ]);
    expect((await ledgerOf(things)).map(({ outcome }) => outcome)).toEqual([
      '이 답으로 초안을 썼어요.',
      FALLBACKS.shape,
    ]);
  });

  it('has its share of the day', async () => {
    const little = await createModelWorld({ AI_DAILY_LIMIT: '2' });
    const { world: poor, server: spent } = little;
    const teacher = await poor.teacher();
    const next = async () => {
      const things = await poor.submission('submitted', { teacher });
      const { response } = await write(things);
      return response.provenance?.fallback ?? response.provenance?.writer;
    };
    spent.behave(says(GOOD));
    expect([await next(), await next(), await next()]).toEqual(['model', 'model', FALLBACKS.quota]);
    expect(spent.requests).toHaveLength(2);
    const other = await poor.submission('submitted');
    await write(other);
    expect(spent.requests).toHaveLength(3);
    poor.clock.advance(24 * 3600 * 1000);
    teacher.client = await poor.signIn(teacher.id);
    expect(await next()).toBe('model');
    await little.close();
  });

  it('sends nothing when the response has changed by then, and stores nothing when it changes meanwhile', async () => {
    const things = await world.submission('submitted');
    const id = things.responseId ?? '';
    server.behave((request, response, nth) => {
      void things.teacher.client
        .must('editResponse', { id, version: 1, observation: '그 사이의 관찰' })
        .then(() => says(GOOD)(request, response, nth));
    });
    const reply = await things.teacher.client.call('evaluateResponse', { id, observation: OBSERVATION });
    expect(reply.failure?.code).toBe('STALE');
    expect(await versionsOf(things)).toEqual([]);
    expect(await ledgerOf(things)).toHaveLength(1);
  });

  it('lets a student take back what was sent and never became a remark; the ledger stays', async () => {
    const things = await world.submission('submitted');
    const id = things.responseId ?? '';
    server.behave((request, response, nth) => {
      void things.student.client
        .must('cancelSubmission', { responseId: id })
        .then(() => says(GOOD)(request, response, nth));
    });
    const reply = await things.teacher.client.call('evaluateResponse', { id, observation: OBSERVATION });
    expect(reply.failure?.code).toBe('STALE');
    expect(await ledgerOf(things)).toHaveLength(1);
    const { response } = await things.student.client.must('submitAnswers', {
      id: things.evaluationId,
      responses: things.answers,
    });
    expect(response.id).toBe(id);
  });
});
