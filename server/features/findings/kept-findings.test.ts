import { eq, sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type Submission, type World } from '../../../tests/world.ts';
import { classes, remarkFindings, users } from '../../db/schema.ts';

// A world of its own: what the administrator forbids here is forbidden to everybody in it.
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

/** What nobody finds in any text: where it shows, what was kept is believed. */
const PLANTED = [{ rule: 'AWARD', start: 0, end: 2 }];

/** The column 기재요령 확인 of the student. */
async function saidIn({ teacher, student, evaluationId: id }: Submission): Promise<string> {
  const file = await teacher.client.must('exportEvaluation', { id });
  const [sheet] = await readXlsxFile(Buffer.from(file.bytes));
  return String(sheet?.data.find((row) => row[1] === student.name)?.at(-1));
}

/** Puts another finding in the place of what was kept of the remark; nothing where nothing was kept. */
async function plant({ responseId }: Submission): Promise<number> {
  const rows = await world.ctx.db
    .update(remarkFindings)
    .set({ found: PLANTED })
    .where(eq(remarkFindings.responseId, responseId ?? ''))
    .returning();
  return rows.length;
}

async function textOf({ teacher, evaluationId, responseId }: Submission) {
  const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
  // Who joined late has a row too, and may stand before.
  const own = studentResponses.find(({ id }) => id === responseId);
  return { text: own?.final_evaluation ?? '', version: own?.version ?? 0 };
}

/** What stands in an export as long as nobody looks at the text again. */
async function planted(things: Submission): Promise<string> {
  return `수상·표창 ‘${(await textOf(things)).text.slice(0, 2)}’`;
}

describe('a remark that was looked at', () => {
  const rewrite = async (things: Submission, text: string) => {
    const { version } = await textOf(things);
    const id = things.responseId ?? '';
    await things.teacher.client.must('editResponse', { id, version, final_evaluation: text });
  };

  it.each<[string, (things: Submission, id: string) => Promise<unknown>]>([
    ['is generated', async () => {}],
    ['is edited', (things) => rewrite(things, '자료를 모아 비교하고 원인을 설명함.')],
    ['is confirmed', ({ teacher }, id) => teacher.client.must('confirmRemark', { id })],
    [
      'is published',
      async ({ teacher, evaluationId }, id) => {
        await teacher.client.must('closeEvaluation', { id: evaluationId });
        await teacher.client.must('publishRemark', { id });
      },
    ],
    [
      'is an earlier version again',
      async (things, id) => {
        const { client } = things.teacher;
        const { versions } = await client.must('listVersions', { id });
        await rewrite(things, '발표 자료를 만들어 친구들에게 설명함.');
        await client.must('restoreVersion', { id, versionId: versions[0]?.id ?? '' });
      },
    ],
  ])('is not looked at again by the export after it %s', async (_, change) => {
    const things = await world.submission('evaluated');
    // What the step before has kept must not do for this one.
    if (change.length > 0) await world.ctx.db.delete(remarkFindings);
    await change(things, things.responseId ?? '');
    expect(await plant(things)).toBe(1);
    expect(await saidIn(things)).toBe(await planted(things));
  });

  it('is looked at by the export where nobody has before, once', async () => {
    const things = await world.submission('evaluated');
    await world.ctx.db.delete(remarkFindings);
    expect(await saidIn(things)).toBe('걸리는 표현 없음');
    expect(await plant(things)).toBe(1);
    expect(await saidIn(things)).toBe(await planted(things));
  });

  it.each<[string, (things: Submission) => Promise<unknown>]>([
    ['the text', (things) => rewrite(things, '자료를 정리하고 그래프로 나타냄.')],
    [
      'what the school forbids',
      () => admin.client.must('updateRecordRules', { rules: { deny: ['미세'], allow: [] } }),
    ],
    [
      'what the school allows',
      () => admin.client.must('updateRecordRules', { rules: { deny: [], allow: ['농도를'] } }),
    ],
    [
      'the roster',
      async ({ code }) => {
        const late = await world.student({ name: '한늦음' });
        await late.client.must('joinClass', { classCode: code });
      },
    ],
    [
      'the school',
      ({ teacher }) =>
        world.ctx.db.update(users).set({ school: '미세고등학교' }).where(eq(users.id, teacher.id)),
    ],
    [
      'the limit of its class',
      ({ classId }) =>
        world.ctx.db
          .update(classes)
          .set({ type: 'creative', creativeType: 'career' })
          .where(eq(classes.id, classId)),
    ],
    [
      'the rules of the server that looks',
      // What an earlier release has kept.
      ({ responseId }) =>
        world.ctx.db
          .update(remarkFindings)
          .set({ mark: 'of another server' })
          .where(eq(remarkFindings.responseId, responseId ?? '')),
    ],
  ])('is looked at again at once when %s is another', async (_, change) => {
    const things = await world.submission('closed');
    await plant(things);
    expect(await saidIn(things)).toBe(await planted(things));
    await change(things);
    expect(await saidIn(things)).not.toContain('수상');
    await plant(things);
    const { findings } = await things.teacher.client.must('publishRemark', { id: things.responseId ?? '' });
    expect(findings).toEqual([await planted(things)]);
  });

  it('shows a new word of the school and a new name of the roster', async () => {
    const things = await world.submission('closed');
    await rewrite(things, '한늦음과 함께 솔빛축전을 준비하며 자료를 정리함.');
    expect(await saidIn(things)).not.toMatch(/한늦음|솔빛축전/);
    await admin.client.must('updateRecordRules', { rules: { deny: ['솔빛축전'], allow: [] } });
    const late = await world.student({ name: '한늦음' });
    await late.client.must('joinClass', { classCode: things.code });
    expect((await saidIn(things)).split('\n').sort()).toEqual([
      '학교 금지어 ‘솔빛축전’',
      '학생 이름 ‘한늦음’',
    ]);
  });

  it('is confirmed and published even when what was found cannot be kept', async () => {
    const things = await world.submission('closed');
    const id = things.responseId ?? '';
    await rewrite(things, '유튜브 영상을 정리함.');
    await world.ctx.db.delete(remarkFindings);
    await world.ctx.db.execute(
      sql`alter table ${remarkFindings} add constraint "full" check (false) not valid`,
    );
    try {
      await things.teacher.client.must('confirmRemark', { id });
      const { response, findings } = await things.teacher.client.must('publishRemark', { id });
      expect([response.status, findings]).toEqual(['published', null]);
    } finally {
      await world.ctx.db.execute(sql`alter table ${remarkFindings} drop constraint "full"`);
    }
    const { findings } = await things.teacher.client.must('publishRemark', { id });
    expect(findings).toEqual([expect.stringContaining('유튜브')]);
  });

  it('keeps no words of the text', async () => {
    const things = await world.submission('evaluated');
    await rewrite(things, '김나현과 함께 유튜브 영상을 정리함.');
    const [kept] = await world.ctx.db
      .select()
      .from(remarkFindings)
      .where(eq(remarkFindings.responseId, things.responseId ?? ''));
    expect(kept?.found.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(/[가-힣]/);
  });
});
