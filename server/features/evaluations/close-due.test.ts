import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Submission, theWorld, type World } from '../../../tests/world.ts';
import { evaluations } from '../../db/schema.ts';
import { noteClosedByDate } from './close-due.ts';

const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const inMinutes = (n: number) => new Date(world.clock.now().getTime() + n * MINUTE).toISOString();
const stored = async ({ evaluationId }: Submission) =>
  (await world.ctx.db.select().from(evaluations).where(eq(evaluations.id, evaluationId)))[0];

/** A form with one answer in, one draft from somebody else, and a due date that has just passed. No server noted it. */
async function overdue() {
  const things = await world.submission('active');
  const { teacher, student, evaluationId: id, answers } = things;
  const late = await world.student();
  await late.client.must('joinClass', { classCode: things.code });
  const due_at = inMinutes(10);
  await teacher.client.must('setDueDate', { id, due_at });
  await late.client.must('saveDraft', { id, responses: ['여기까지 썼어요', '', '', '', ''] });
  const { response } = await student.client.must('submitAnswers', { id, responses: answers });
  world.clock.advance(10 * MINUTE);
  return { ...things, late, due_at, response };
}

describe('a form whose date has come', () => {
  it('takes nothing more from students, and loses nothing of what they wrote', async () => {
    const { student, late, evaluationId: id, answers, response } = await overdue();
    const refused = [
      await late.client.call('submitAnswers', { id, responses: answers }),
      await late.client.call('saveDraft', { id, responses: answers }),
      await student.client.call('cancelSubmission', { responseId: response.id }),
    ];
    expect(refused.map((reply) => [reply.status, reply.failure?.code])).toEqual(
      refused.map(() => [409, 'NOT_ACTIVE']),
    );
    const sheet = await late.client.must('getAnswerSheet', { id });
    expect(sheet.evaluation.is_closed).toBe(true);
    expect(sheet.draft?.responses[0]).toBe('여기까지 썼어요');
    // A receipt that got lost on the way is given again, as after any closing.
    const again = await student.client.call('submitAnswers', { id, responses: answers });
    expect([again.status, again.data.repeated]).toEqual([200, true]);
  });

  it('is closed for everybody who looks', async () => {
    const { teacher, student, late, classId, evaluationId: id, response, due_at } = await overdue();
    const closed = { is_closed: true, due_at };
    const { evaluation } = await teacher.client.must('getTaughtEvaluation', { id });
    expect(evaluation).toMatchObject({ ...closed, can: { close: false, reopen: true } });
    expect((await teacher.client.must('listTaughtEvaluations', {})).evaluations).toMatchObject([closed]);
    expect((await teacher.client.must('listClassEvaluations', { classId })).evaluations).toMatchObject([
      closed,
    ]);
    const { class: shown } = await teacher.client.must('getTaughtClass', { id: classId });
    expect(shown.selfEvaluations).toMatchObject([closed]);
    expect(await teacher.client.must('listEvaluationResponses', { id })).toMatchObject({
      ...closed,
      can: { close: false, reopen: true, publish: true },
    });
    expect((await late.client.must('listAvailableEvaluations', {})).evaluations).toEqual([]);
    const { evaluations: received } = await late.client.must('listJoinedClassEvaluations', { id: classId });
    expect(received).toMatchObject([{ ...closed, status: 'ended' }]);
    const { result } = await student.client.must('getResult', { responseId: response.id });
    expect(result).toMatchObject({ evaluation: closed, can: { cancel: false } });
    const again = await teacher.client.call('closeEvaluation', { id });
    expect(again.failure?.code).toBe('NOT_ACTIVE');
    expect((await teacher.client.call('setDueDate', { id, due_at: inMinutes(5) })).failure?.code).toBe(
      'NOT_ACTIVE',
    );
    await teacher.client.must('evaluateResponse', { id: response.id, observation: '근거를 들어 말함.' });
    await teacher.client.must('publishRemark', { id: response.id });
    // Nothing is active any more, so nothing keeps the teacher from leaving that role.
    await teacher.client.must('updateRole', { role: 'student', school: '시험학교', student_number: '20131' });
  });

  it('is noted once, by nobody, with the moment at which it closed', async () => {
    const things = await overdue();
    const now = world.clock.now();
    await Promise.all([1, 2].map(() => world.ctx.db.transaction((tx) => noteClosedByDate(tx, now))));
    expect(await stored(things)).toMatchObject({ markedClosed: true, closedAt: new Date(things.due_at) });
    const lines = (await auditOf(world, things.evaluationId)).filter(
      (line) => line.action === 'closeEvaluation',
    );
    expect(lines).toMatchObject([{ actorId: null }]);
  });

  it('forgets the date when it is opened again, or takes another', async () => {
    const things = await overdue();
    const { teacher, late, evaluationId: id, answers } = things;
    const past = await teacher.client.call('reopenEvaluation', { id, due_at: things.due_at });
    expect(past.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'due_at' }] });
    const { evaluation } = await teacher.client.must('reopenEvaluation', { id });
    expect(evaluation).toMatchObject({ is_closed: false, due_at: null });
    expect((await auditOf(world, id)).slice(-2)).toMatchObject([
      { actorId: null, action: 'closeEvaluation' },
      { actorId: teacher.id, action: 'reopenEvaluation' },
    ]);
    expect((await late.client.call('submitAnswers', { id, responses: answers })).status).toBe(201);

    await teacher.client.must('closeEvaluation', { id });
    const due_at = inMinutes(30);
    const again = await teacher.client.must('reopenEvaluation', { id, due_at });
    expect(again.evaluation).toMatchObject({ is_closed: false, due_at });
    // Closed by hand while its date is still ahead: the date holds on.
    await teacher.client.must('closeEvaluation', { id });
    expect((await teacher.client.must('reopenEvaluation', { id })).evaluation.due_at).toBe(due_at);
    await teacher.client.must('closeEvaluation', { id });
    const cleared = await teacher.client.must('reopenEvaluation', { id, due_at: null });
    expect(cleared.evaluation.due_at).toBeNull();
  });
});
