import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { partOf } from '../../../tests/support/xlsx.ts';
import { seoulDay } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** The header is the first row in which every column has something. */
async function sheetOf(bytes: Uint8Array) {
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  const data = (sheet?.data ?? []).map((row) => row.map((value) => value ?? ''));
  const at = data.findIndex((row) => row.every((value) => value !== ''));
  return {
    above: data.slice(0, at).map(([first]) => String(first)),
    head: data[at],
    rows: data.slice(at + 1),
  };
}

describe('exportReport', () => {
  it('gives sheets for paper, each named by what it holds and the range', async () => {
    const admin = await world.admin();
    const teacher = await world.teacher({ name: '보고교사', school: '보고고등학교', subject: '사회' });
    const things = await world.submission('closed', { teacher });
    const day = seoulDay(world.clock.now());
    const range = { startDate: day, endDate: day };
    const take = async (type: 'users' | 'classes' | 'evaluations') => {
      const file = await admin.client.must('exportReport', { type, ...range });
      expect(file.name).toBe(`report_${type}_${day}_${day}.xlsx`);
      const [noted] = (await auditOf(world, `${type}:${day}:${day}`)).filter(
        (row) => row.actorId === admin.id,
      );
      expect(noted).toMatchObject({ action: 'exportReport', subjectType: 'report' });
      const xml = partOf(file.bytes, 'xl/worksheets/sheet1.xml');
      expect(xml).toMatch(/<pane [^>]*state="frozen"/);
      expect(xml).toMatch(/<pageSetup [^>]*orientation="landscape"[^>]*fitToHeight="0"/);
      const book = partOf(file.bytes, 'xl/workbook.xml');
      expect(book).toContain('<definedNames><definedName name="_xlnm.Print_Titles"');
      // Excel says of a book with two of them that it is damaged.
      expect(book.match(/<definedNames/g)).toHaveLength(1);
      return { ...(await sheetOf(file.bytes)), people: noted?.people };
    };

    const users = await take('users');
    expect(users.above[0]).toBe('사용자 보고서');
    expect(users.above[1]).toContain(`기간 ${day} ~ ${day}`);
    expect(users.people).toBe(users.rows.length);
    expect(users.rows.find((row) => row[1] === '보고교사')).toEqual([
      '교사',
      '보고교사',
      teacher.email,
      '보고고등학교',
      '',
      '사회',
      '사용 중',
      day,
      '',
    ]);
    expect(JSON.stringify(users.rows)).not.toMatch(/argon2|KRSXG5BA/);

    const classes = await take('classes');
    expect(classes.rows.find((row) => row[1] === '보고교사')).toMatchObject([
      '보고고등학교',
      '보고교사',
      '통합사회 2반',
      '통합사회',
      '교과',
      expect.any(String),
      '',
      '',
      1,
      1,
      day,
    ]);
    const forms = await take('evaluations');
    expect(forms.rows.find((row) => row[1] === '보고교사')).toEqual([
      '보고고등학교',
      '보고교사',
      '통합사회 2반',
      '교과',
      '마감',
      things.questions.length,
      1,
      1,
      100,
      day,
      day,
      day,
    ]);
    expect((await activitiesOf(world, admin.id)).slice(-3)).toEqual(Array(3).fill('EXPORT_EXCEL'));
  });

  it('makes each row as high as its texts, above all a line over several columns: nothing is cut off on paper', async () => {
    const admin = await world.admin();
    await world.submission('closed', {
      teacher: await world.teacher({ name: '짧은학교교사', school: '새솔고' }),
    });
    const school = '가나다라마바사아자차'.repeat(6);
    await world.submission('closed', { teacher: await world.teacher({ name: '긴학교교사', school }) });
    const heights = async () => {
      const { bytes } = await admin.client.must('exportReport', { type: 'classes' });
      const { above, rows } = await sheetOf(bytes);
      const all = partOf(bytes, 'xl/worksheets/sheet1.xml').match(/<row [^>]*>/g) ?? [];
      const heightAt = (index: number) => Number(/ ht="(\d+)"/.exec(all[index] ?? '')?.[1]);
      const first = above.length + 1;
      const at = (name: string) => heightAt(first + rows.findIndex((row) => row[1] === name));
      return { period: heightAt(1), short: at('짧은학교교사'), long: at('긴학교교사') };
    };
    // Sixty syllables, ten of them in a line of the school's column.
    expect(await heights()).toEqual({ period: 16, short: 16, long: 96 });
    await world.withSettings({ siteName: '나'.repeat(60) }, async () => {
      expect((await heights()).period).toBe(32);
    });
  });

  it('refuses a range that ends before it starts', async () => {
    const admin = await world.admin();
    const input = { type: 'users', startDate: '2026-03-02', endDate: '2026-03-01' };
    const reply = await admin.client.send('exportReport', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'endDate' }] });
  });
});
