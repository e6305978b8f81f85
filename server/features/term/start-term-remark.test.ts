import { beforeAll, describe, expect, it } from 'vitest';
import { termRoom, type TermRoom } from '../../../tests/support/term-room.ts';
import { theWorld, type World } from '../../../tests/world.ts';

describe('a term remark that starts from the remark of a form', () => {
  let world: World;
  let room: TermRoom;
  beforeAll(async () => {
    world = await theWorld();
    room = await termRoom(world);
    await room.teacher.client.must('evaluateResponse', {
      id: room.forms[1]?.responseIds[0] ?? '',
      observation: '자료를 꼼꼼히 검토함.',
    });
  });
  const order = (more: { version?: number; form?: number; student?: number } = {}) => ({
    classId: room.classId,
    studentId: room.students[more.student ?? 0]?.id ?? '',
    responseId: room.forms[more.form ?? 1]?.responseIds[0] ?? '',
    version: more.version ?? 0,
  });

  it('takes over text and sources, which say what form they are of', async () => {
    const { client } = room.teacher;
    const { response: own } = await client.must('confirmRemark', { id: order().responseId });
    const [told] = own.provenance?.sentences ?? [];
    await client.must('editResponse', {
      ...{ id: own.id, version: own.version, final_evaluation: `${own.final_evaluation} 근거를 들어 말함.` },
      finished: [{ text: '근거를 들어 말함.', of: told?.text ?? '', sources: told?.sources ?? [] }],
    });
    const { response } = await client.must('startTermRemark', order());
    const { studentResponses } = await client.must('listEvaluationResponses', {
      id: room.forms[1]?.id ?? '',
    });
    expect(response.final_evaluation).toBe(studentResponses[0]?.final_evaluation);
    expect(response).toMatchObject({ status: 'evaluated', confirmed_at: null });
    const { sentences = [], finished = [] } = response.provenance ?? {};
    expect(finished.map((one) => one.text)).toEqual(['근거를 들어 말함.']);
    const sources = [...sentences, ...finished].flatMap((one) => one.sources);
    expect(new Set(sources.map((one) => one.evaluation_id))).toEqual(new Set([room.forms[1]?.id]));
    const { versions } = await client.must('listVersions', { id: response.id });
    expect(versions.map((one) => one.text)).toEqual([response.final_evaluation]);
  });

  it('replaces nothing that the teacher has not seen, and takes only what is this student’s', async () => {
    const { client } = room.teacher;
    expect((await client.send('startTermRemark', order())).failure?.code).toBe('STALE');
    const { studentResponses } = await client.must('listEvaluationResponses', { id: room.sheetId });
    const version = studentResponses[0]?.version ?? 0;
    const again = await client.must('startTermRemark', order({ version }));
    expect((await client.must('listVersions', { id: again.response.id })).versions).toHaveLength(2);
    expect(
      (await client.send('startTermRemark', order({ form: 0, version: version + 1 }))).failure?.code,
    ).toBe('NOT_EVALUATED');
    expect((await client.send('startTermRemark', order({ student: 1 }))).failure?.code).toBe('NOT_FOUND');
    const own = { ...order({ version: version + 1 }), responseId: again.response.id };
    expect((await client.send('startTermRemark', own)).failure?.code).toBe('NOT_FOUND');
  });
});
