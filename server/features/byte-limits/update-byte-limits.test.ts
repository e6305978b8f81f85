import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countBytes } from '../../../record/index.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { meetAtSaving } from '../../../tests/support/two-admins.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';
import { classes, remarkFindings } from '../../db/schema.ts';

// A world of its own: what is set here holds for everybody in it.
let world: World;
let admin: Person;
let year: number;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  year = schoolYear(world.clock.now());
});
afterAll(() => world.close());

const USUAL = { subject: 1500, autonomy: 1500, club: 1500, career: 2100 };

/** A form of a new class of this area, with the limit that its teacher is shown. */
async function shownLimit(area: keyof typeof USUAL, ofYear = year): Promise<number> {
  const teacher = await world.teacher();
  const { class: made } = await teacher.client.must('createClass', {
    name: '한도',
    ...(area === 'subject' ? {} : { type: 'creative', creative_type: area }),
  });
  await world.ctx.db.update(classes).set({ schoolYear: ofYear }).where(eq(classes.id, made.id));
  const { evaluation } = await teacher.client.must('createEvaluation', {
    classId: made.id,
    type: area === 'subject' ? 'subject' : 'creative',
    class_content: '지역의 미세먼지 자료를 모아 그래프로 나타냄',
    questionCount: 5,
  });
  return (await teacher.client.must('listEvaluationResponses', { id: evaluation.id })).byteLimit;
}

describe('updateByteLimits', () => {
  it('holds for its year and its areas, and for no other', async () => {
    const areas = { subject: 1000, autonomy: 1100, club: 1200, career: 1300 };
    const { limits } = await admin.client.must('updateByteLimits', {
      limits: [
        { year: year - 2, ...USUAL },
        { year, ...areas },
      ],
    });
    expect(limits.map((one) => one.year)).toEqual([year, year - 2]);
    expect(await admin.client.must('getByteLimits', {})).toMatchObject({ limits, defaults: USUAL });
    for (const area of ['subject', 'autonomy', 'club', 'career'] as const) {
      expect([area, await shownLimit(area)]).toEqual([area, areas[area]]);
      expect([area, await shownLimit(area, year - 1)]).toEqual([area, USUAL[area]]);
    }
    expect((await auditOf(world, 'byteLimits')).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'updateByteLimits',
      subjectType: 'settings',
    });
  });

  it('binds the writer, and measures anew what was written before', async () => {
    await admin.client.must('updateByteLimits', { limits: [] });
    const { teacher, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const look = async () => {
      const { response } = await teacher.client.must('publishRemark', { id });
      const kept = await world.ctx.db.select().from(remarkFindings).where(eq(remarkFindings.responseId, id));
      const rules = kept.flatMap(({ found }) => found.map(({ rule }) => rule));
      return { text: response.final_evaluation ?? '', rules };
    };
    const before = await look();
    expect(countBytes(before.text)).toBeGreaterThan(150);
    expect(before.rules).not.toContain('BYTES');
    await admin.client.must('updateByteLimits', { limits: [{ year, ...USUAL, subject: 150 }] });
    const after = await look();
    expect(after.text).toBe(before.text);
    expect(after.rules).toContain('BYTES');
    const written = await teacher.client.must('evaluateResponse', {
      id,
      observation: '모둠 토의에서 근거를 들어 말함.',
    });
    expect(countBytes(written.final_evaluation)).toBeLessThanOrEqual(150);
  });

  it('is made over what was read, or refused: two administrators keep what either saved', async () => {
    const read = (person: Person) => person.client.must('getByteLimits', {});
    const put = (person: Person, { version }: Awaited<ReturnType<typeof read>>, subject: number) =>
      person.client.send('updateByteLimits', { limits: [{ year, ...USUAL, subject }], version });
    const other = await world.admin({ name: '이부장' });
    const [mine, theirs] = [await read(admin), await read(other)];
    expect((await put(other, theirs, 1400)).status).toBe(200);
    const late = await put(admin, mine, 1300);
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    const now = await read(admin);
    expect(now).toMatchObject({ limits: [{ subject: 1400 }], changed: { by: '이부장' } });
    expect((await put(admin, now, 1300)).status).toBe(200);
    await meetAtSaving(
      world,
      read,
      (person, seen, own) => put(person, seen, 1000 + own),
      async (person) => ((await read(person)).limits[0]?.subject ?? 0) - 1000,
    );
  });

  it('writes nobody down who saves what stands there', async () => {
    const mine = await admin.client.must('updateByteLimits', {
      limits: [
        { year, ...USUAL, club: 1250 },
        { year: year - 1, ...USUAL },
      ],
    });
    const noted = (await auditOf(world, 'byteLimits')).length;
    const other = await world.admin();
    // In whatever order the years and their areas come.
    const { club, subject, autonomy, career } = USUAL;
    const same = await other.client.must('updateByteLimits', {
      limits: [
        { career, autonomy, subject, club, year: year - 1 },
        { ...USUAL, club: 1250, year },
      ],
      version: mine.version,
    });
    expect(same).toEqual(mine);
    expect(await auditOf(world, 'byteLimits')).toHaveLength(noted);
  });

  it('says how many years there may be', async () => {
    const limits = Array.from({ length: 31 }, (_, n) => ({ year: 2000 + n, ...USUAL }));
    const reply = await admin.client.send('updateByteLimits', { limits });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'limits', message: '학년도는 30개까지 따로 정할 수 있습니다.' }],
    });
    expect((await admin.client.send('updateByteLimits', { limits: limits.slice(1) })).status).toBe(200);
  });

  it.each([
    ['too little', [{ year: 2026, ...USUAL, club: 99 }], 'limits.0.club'],
    ['too much', [{ year: 2026, ...USUAL, career: 6001 }], 'limits.0.career'],
    ['half a byte', [{ year: 2026, ...USUAL, subject: 1500.5 }], 'limits.0.subject'],
    ['a missing area', [{ year: 2026, subject: 1500, autonomy: 1500, club: 1500 }], 'limits.0.career'],
    ['a year long gone', [{ year: 1999, ...USUAL }], 'limits.0.year'],
    [
      'a year twice',
      [
        { year: 2026, ...USUAL },
        { year: 2025, ...USUAL },
        { year: 2026, ...USUAL },
      ],
      'limits.2.year',
    ],
    ['an area that nobody knows', [{ year: 2026, ...USUAL, behaviour: 1500 }], 'limits.0.behaviour'],
  ])('refuses %s, at its place', async (_, limits, path) => {
    const reply = await admin.client.send('updateByteLimits', { limits });
    expect([reply.status, reply.failure?.details?.map((one) => one.path)]).toEqual([400, [path]]);
  });
});
