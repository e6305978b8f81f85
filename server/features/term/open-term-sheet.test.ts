import { beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { generate } from '../../../tests/support/classroom.ts';
import { termRoom, type TermRoom } from '../../../tests/support/term-room.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { evaluations } from '../../db/schema.ts';

describe('the term sheet of a class', () => {
  let world: World;
  let room: TermRoom;
  const list = () => room.teacher.client.must('listEvaluationResponses', { id: room.sheetId });
  beforeAll(async () => {
    world = await theWorld();
    room = await termRoom(world);
  });

  it('is made once, whoever asks how often at once', async () => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: '새 수업' });
    const replies = await Promise.all(
      [1, 2, 3].map(() => teacher.client.must('openTermSheet', { classId: made.id })),
    );
    expect(new Set(replies.map(({ sheet }) => sheet.id)).size).toBe(1);
    const rows = await world.ctx.db
      .select()
      .from(evaluations)
      .where(and(eq(evaluations.classId, made.id), eq(evaluations.kind, 'term')));
    expect(rows).toHaveLength(1);
  });

  it('shows each student what there is in the forms given, in order, with edited answers as edited', async () => {
    const [first, second] = room.forms;
    await room.teacher.client.must('editResponse', {
      id: second?.responseIds[0] ?? '',
      version: 1,
      responses: second?.answers.map((text, at) => (at === 4 ? '유전자 가위의 원리를 조사함.' : text)) ?? [],
    });
    const { term, studentResponses, byteLimit } = await list();
    expect(term?.forms.map((form) => [form.id, form.questions.length])).toEqual([
      [first?.id, 5],
      [second?.id, 5],
    ]);
    expect(term?.students[0]?.forms).toMatchObject(
      [
        { evaluation_id: first?.id, edited: false, answers: first?.answers, observation: /^실험 결과/ },
        { evaluation_id: second?.id, edited: true, observation: null },
      ].map((one) => ({
        ...one,
        ...(one.observation ? { observation: expect.stringMatching(one.observation) } : {}),
      })),
    );
    expect(studentResponses.map((one) => one.id)).toEqual([null, null]);
    expect(byteLimit).toBe(1500);
  });

  it('is written from all forms by the job, and its sources stay right when another form is handed out', async () => {
    const [seen, unseen] = room.students;
    const ids = [seen?.id ?? '', unseen?.id ?? ''];
    const job = await generate(world, room.teacher, { id: room.sheetId, studentIds: ids });
    // Nobody has seen anything of the second in any form.
    expect(job).toMatchObject({ done: 1, failed: [{ student_id: unseen?.id, skipped: true }] });
    const check = async () => {
      const { term, studentResponses } = await list();
      const one = studentResponses.find((row) => row.student_id === seen?.id);
      const parts = term?.students.find((row) => row.student_id === seen?.id)?.forms ?? [];
      const told = one?.provenance?.sentences.flatMap(({ sources }) => sources) ?? [];
      for (const source of told) {
        const part = parts.find((form) => form.evaluation_id === source.evaluation_id);
        const text = source.kind === 'answer' ? part?.answers?.[source.index] : part?.observation;
        expect(text?.slice(source.start, source.end).trim().length).toBeGreaterThan(5);
      }
      expect(new Set(told.map((source) => source.evaluation_id))).toEqual(
        new Set(room.forms.map((form) => form.id)),
      );
      expect(one).toMatchObject({ status: 'evaluated', confirmed_at: null, teacher_observation: null });
      return { text: one?.final_evaluation, told };
    };
    const before = await check();
    await room.teacher.client.must('distributeEvaluation', { id: room.draftId });
    expect(await check()).toEqual(before);
    const { term } = await list();
    expect(term?.forms.map((form) => form.id)).toEqual([room.forms[0]?.id, room.draftId, room.forms[1]?.id]);
  });

  it('starts from a form’s remark as the teacher settled it, so that what was mended does not come back', async () => {
    const own = await termRoom(world, 1);
    const { client } = own.teacher;
    const [student] = own.students;
    const [first = '', second = ''] = own.forms.map((form) => form.responseIds[0] ?? '');
    const observation = '통계청 자료를 스스로 찾아 모둠에 소개함.';
    const drafted = await client.must('evaluateResponse', { id: first, observation });
    const draft = async () => {
      await generate(world, own.teacher, { id: own.sheetId, studentIds: [student?.id ?? ''] });
      const list = await client.must('listEvaluationResponses', { id: own.sheetId });
      const [row] = list.studentResponses;
      const parts = list.term?.students[0]?.forms ?? [];
      return { text: row?.final_evaluation ?? '', sentences: row?.provenance?.sentences ?? [], parts };
    };
    // Untouched, the form's draft is no more than what it was written from.
    const before = await draft();
    expect(before.parts.map((part) => part.settled)).toEqual([false, false]);
    expect(before.sentences.flatMap(({ sources }) => sources.map(({ kind }) => kind))).not.toContain(
      'remark',
    );

    const settled = '공공 자료를 스스로 찾아 소개함. 기포 수를 견주어 까닭을 밝힘.';
    const { version } = drafted.response;
    await client.must('editResponse', { id: first, version, final_evaluation: settled });
    const after = await draft();
    expect(after.parts.map((part) => part.settled)).toEqual([true, false]);
    expect(after.text.startsWith(`${settled} `)).toBe(true);
    expect(after.text).not.toContain('통계청');
    for (const { text, sources } of after.sentences.slice(0, 2)) {
      const [source] = sources;
      expect(source).toMatchObject({ kind: 'remark', evaluation_id: own.forms[0]?.id });
      expect(settled.slice(source?.start, source?.end)).toBe(text);
    }
    // The other form is told from its answers, as before.
    expect(after.sentences.at(-1)?.sources[0]).toMatchObject({ evaluation_id: own.forms[1]?.id });

    // A generated text that was read and found good counts as well, and both together keep within the limit.
    const { response } = await client.must('evaluateResponse', { id: second, observation: '끝까지 검산함.' });
    await client.must('confirmRemark', { id: second });
    const both = await draft();
    expect(both.text).toBe(`${settled} ${response.final_evaluation}`);
  });

  it('needs no further observation where a form’s remark was written by hand', async () => {
    const own = await termRoom(world, 2);
    const { client } = own.teacher;
    const [, unseen] = own.students;
    await client.must('editResponse', {
      id: own.forms[0]?.responseIds[1] ?? '',
      version: 1,
      final_evaluation: '빛의 세기와 광합성의 관계를 그래프로 설명함.',
    });
    const job = await generate(world, own.teacher, { id: own.sheetId, studentIds: [unseen?.id ?? ''] });
    expect(job).toMatchObject({ done: 1, failed: [] });
  });

  it('needs something that was seen: in a form, of the term, or for the whole selection', async () => {
    const unseen = room.students[1];
    const { response } = await room.teacher.client.must('observeStudent', {
      id: room.sheetId,
      studentId: unseen?.id ?? '',
      observation: '',
    });
    const refused = await room.teacher.client.send('evaluateResponse', { id: response.id, observation: ' ' });
    expect(refused.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'observation' }] });
    const own = await room.teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: '한 학기 동안 질문을 꾸준히 하고 친구를 도움.',
    });
    const sources = own.response.provenance?.sentences.flatMap((one) => one.sources) ?? [];
    expect(sources.filter((one) => one.kind === 'observation').map((one) => one.evaluation_id)).toContain(
      undefined,
    );
    const shared = await generate(world, room.teacher, {
      id: room.sheetId,
      studentIds: room.students.map((one) => one.id),
      observation: '모두 발표를 경청함.',
    });
    expect(shared.done).toBe(2);
    // Who has been seen keeps to that: the shared words are for those who were not.
    const rows = (await list()).studentResponses.map((one) => one.teacher_observation);
    expect(rows).toEqual([null, '한 학기 동안 질문을 꾸준히 하고 친구를 도움.']);
  });

  it('keeps versions, stamp and dismissals like any remark, and is never published', async () => {
    const { client } = room.teacher;
    const [row] = (await list()).studentResponses;
    const id = row?.id ?? '';
    const edited = await client.must('editResponse', {
      id,
      version: row?.version ?? 0,
      final_evaluation: '손으로 고친 글임.',
    });
    expect(edited.response.final_evaluation).toBe('손으로 고친 글임.');
    const { response } = await client.must('confirmRemark', { id });
    expect(response.confirmed_at).not.toBeNull();
    const { versions } = await client.must('listVersions', { id });
    expect(versions.length).toBeGreaterThan(1);
    await client.must('restoreVersion', { id, versionId: versions.at(-1)?.id ?? '' });
    await client.must('dismissFinding', { id, rule: 'BYTES', text: '글', reason: '괜찮음' });
    for (const operation of ['publishRemark', 'unpublishRemark'] as const)
      expect((await client.send(operation, { id })).failure?.code).toBe('NOT_FOUND');
  });

  it('is no form: nothing that is done to forms finds it', async () => {
    const { client } = room.teacher;
    const id = room.sheetId;
    const refusals = await Promise.all([
      client.send('getTaughtEvaluation', { id }),
      client.send('updateEvaluation', { id, class_content: '바꾼 내용' }),
      client.send('deleteEvaluation', { id }),
      client.send('distributeEvaluation', { id }),
      client.send('closeEvaluation', { id }),
      client.send('reopenEvaluation', { id }),
      client.send('duplicateEvaluation', { id, targetClassIds: [room.classId] }),
      client.send('exportEvaluation', { id }),
    ]);
    expect(refusals.map(({ failure }) => failure?.code)).toEqual(Array(8).fill('NOT_FOUND'));
  });
});
