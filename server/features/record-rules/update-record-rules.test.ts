import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { meetAtSaving } from '../../../tests/support/two-admins.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';

// A world of its own: what is forbidden here is forbidden to everybody in it.
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

describe('updateRecordRules', () => {
  it('keeps both lists as they look, and writes down who changed them', async () => {
    const lists = { deny: ['  솔빛\u200b 축전 ', 'a\u0301bc'], allow: ['구글  지도', '℃'] };
    const { rules } = await admin.client.must('updateRecordRules', { rules: lists });
    expect(rules).toEqual({ deny: ['솔빛 축전', 'ábc'], allow: ['구글 지도', '℃'] });
    expect((await admin.client.must('getRecordRules', {})).rules).toEqual(rules);
    expect((await auditOf(world, 'recordRules')).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'updateRecordRules',
      subjectType: 'settings',
    });
  });

  it('changes what the server says of a remark: when published, in the export, and to the editor', async () => {
    const lists = { deny: ['솔빛축전'], allow: ['구글'] };
    await admin.client.must('updateRecordRules', { rules: lists });
    const { teacher, evaluationId, responseId } = await world.submission('closed');
    const id = responseId ?? '';
    const list = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(list.recordRules).toEqual(lists);
    const { version } = list.studentResponses[0] ?? { version: 0 };
    await teacher.client.must('editResponse', {
      id,
      version,
      final_evaluation: '솔빛축전에서 구글과 네이버를 비교하여 발표함.',
    });
    const forbidden = ['학교 금지어 ‘솔빛축전’', '기업·상표 ‘네이버’'];
    const published = await teacher.client.must('publishRemark', { id });
    expect(published.findings).toEqual(forbidden);
    expect(published.response.is_published).toBe(true);
    const file = await teacher.client.must('exportEvaluation', { id: evaluationId });
    const [sheet] = await readXlsxFile(Buffer.from(file.bytes));
    const [, row] = sheet?.data ?? [];
    expect(String(row?.at(-1))).toBe(forbidden.join('\n'));
    await admin.client.must('updateRecordRules', { rules: { deny: [], allow: ['네이버'] } });
    expect((await teacher.client.must('publishRemark', { id })).findings).toEqual(['기업·상표 ‘구글’']);
  });

  it('is made over what was read, or refused: two administrators keep what either saved', async () => {
    const read = (person: Person) => person.client.must('getRecordRules', {});
    const put = (person: Person, { rules, version }: Awaited<ReturnType<typeof read>>, word: string) =>
      person.client.send('updateRecordRules', {
        rules: { ...rules, deny: [word, ...rules.deny] },
        version,
      });
    const other = await world.admin({ name: '이부장' });
    const [mine, theirs] = [await read(admin), await read(other)];
    expect((await put(other, theirs, '새솔제')).status).toBe(200);
    const late = await put(admin, mine, '한빛제');
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    const now = await read(admin);
    expect(now.changed?.by).toBe('이부장');
    expect((await put(admin, now, '한빛제')).status).toBe(200);
    expect((await read(other)).rules.deny).toEqual(expect.arrayContaining(['한빛제', '새솔제']));
    await meetAtSaving(
      world,
      read,
      (person, seen, own) => put(person, seen, `낱말 ${own}`),
      async (person) => Number((await read(person)).rules.deny[0]?.split(' ')[1]),
    );
  });

  it('writes nobody down who saves what stands there', async () => {
    const lists = { deny: ['가람제', '나래제'], allow: ['다온'] };
    const mine = await admin.client.must('updateRecordRules', { rules: lists });
    const noted = (await auditOf(world, 'recordRules')).length;
    const other = await world.admin();
    const same = await other.client.must('updateRecordRules', { rules: lists, version: mine.version });
    expect(same).toEqual(mine);
    expect(await auditOf(world, 'recordRules')).toHaveLength(noted);
    // The order is what an administrator sees, so another one is a change.
    await other.client.must('updateRecordRules', { rules: { ...lists, deny: lists.deny.toReversed() } });
    expect(await auditOf(world, 'recordRules')).toHaveLength(noted + 1);
  });

  it.each([
    ['an empty word', { deny: ['솔빛', ' \u200b'], allow: [] }, 'deny.1'],
    ['a single letter', { deny: ['상'], allow: [] }, 'deny.0'],
    ['a single digit', { deny: [], allow: ['7'] }, 'allow.0'],
    ['a sentence', { deny: ['가'.repeat(51)], allow: [] }, 'deny.0'],
    ['the same word twice', { deny: ['솔빛', '새솔', '솔\u200b빛 '], allow: [] }, 'deny.2'],
    ['a word in both lists', { deny: ['솔빛'], allow: ['새솔', '솔빛'] }, 'allow.1'],
    ['too many', { deny: Array.from({ length: 501 }, (_, i) => `낱말${i}`), allow: [] }, 'deny'],
    ['what nobody can store', { deny: ['솔\u0000빛'], allow: [] }, 'deny.0'],
    ['no list', { deny: [] }, 'allow'],
  ])('refuses %s, at its place, and keeps what was there', async (_, lists, path) => {
    await admin.client.must('updateRecordRules', { rules: { deny: ['그대로'], allow: [] } });
    const reply = await admin.client.send('updateRecordRules', { rules: lists });
    expect([reply.status, reply.failure?.details?.map((one) => one.path)]).toEqual([400, [`rules.${path}`]]);
    expect((await admin.client.must('getRecordRules', {})).rules.deny).toEqual(['그대로']);
  });
});
