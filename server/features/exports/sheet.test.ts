import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../../tests/support/xlsx.ts';
import { writeBook } from './sheet.ts';

const COLUMNS = [
  { header: '이름', width: 10 },
  { header: '글', width: 40 },
];

function write(cells: string[], names = { name: '명단', sheet: '2반' }) {
  return writeBook(names.name, [{ name: names.sheet, columns: COLUMNS, rows: [cells] }]);
}

describe('writeBook', () => {
  it('gives each sheet a name of its own, whatever they were called', async () => {
    const long = '같은 이름이 서른한 자를 넘어서 잘린 뒤에는 구별할 수 없게 되는 수업';
    const names = [long, `${long} 2`, 'Lab', 'LAB', 'History', "'따옴표'"];
    const book = await writeBook(
      '묶음',
      names.map((name) => ({ name, columns: COLUMNS, rows: [['가', '나']] })),
    );
    const sheets = await readXlsxFile(Buffer.from(book.bytes));
    const given = sheets.map(({ sheet }) => sheet.toLowerCase());
    expect(new Set(given).size).toBe(names.length);
    expect(sheets.map(({ sheet }) => sheet).slice(2)).toEqual(['Lab', 'LAB (2)', '시트', '따옴표']);
    expect(sheets.every(({ data }) => data.length === 2)).toBe(true);
  });

  it('is as wide as the page on paper, but where its letters would be too small to read', async () => {
    const pageOf = async (widths: number[]) => {
      const columns = widths.map((width, index) => ({ header: `열 ${index + 1}`, width }));
      const { bytes } = await writeBook('명단', [{ name: '2반', columns, rows: [widths.map(String)] }]);
      return partOf(bytes, 'xl/worksheets/sheet1.xml');
    };
    expect(await pageOf([10, 40])).toMatch(
      /fitToPage="1".*<pageSetup [^>]*landscape[^>]* fitToWidth="1" fitToHeight="0"/s,
    );
    expect(await pageOf(Array.from({ length: 10 }, () => 40))).not.toContain('fitTo');
  });

  it('makes each row as high as its longest text needs, for programs that do not find out by themselves', async () => {
    const remark = '가나다라마바사아자차 '.repeat(40);
    const heightOf = async (text: string) => {
      const { bytes } = await write(['김하늘', text]);
      const [, row = ''] = partOf(bytes, 'xl/worksheets/sheet1.xml').match(/<row [^>]*>/g) ?? [];
      return Number(/ ht="(\d+)"/.exec(row)?.[1]);
    };
    expect(await heightOf('짧은 글')).toBe(16);
    expect(await heightOf('세\n줄의\n글')).toBe(48);
    // 440 letters, nearly all of them twice as wide as a figure, in lines of 40 figures.
    expect((await heightOf(remark)) / 16).toBeGreaterThanOrEqual(21);
    expect(await heightOf(remark.repeat(20))).toBe(409);
  });

  it.each([
    ['a formula', '=1+1', '=1+1'],
    ['a formula that would call out', '=HYPERLINK("http://example.com")', '=HYPERLINK("http://example.com")'],
    ['signs that start a formula elsewhere', '+1-2@SUM', '+1-2@SUM'],
    ['a phone number', '01012345678', '01012345678'],
    ['something like a date', '2026-11-21', '2026-11-21'],
    ['mark-up', '<b>&amp;"\'</b>', '<b>&amp;"\'</b>'],
    ['spaces around', '  가  ', '  가  '],
    ['lines', '첫째\r\n둘째\r셋째', '첫째\n둘째\n셋째'],
    ['control characters', '가\u0000\u0007\u000b\u001b\u007f나', '가나'],
    ['a tab', '가\t나', '가\t나'],
    ['emoji', '🙂 좋음', '🙂 좋음'],
  ])('keeps %s as the text that it is', async (_, written, read) => {
    const file = await write(['김하늘', written]);
    const sheets = await readXlsxFile(Buffer.from(file.bytes), { trim: false });
    expect(sheets).toEqual([
      {
        sheet: '2반',
        data: [
          ['이름', '글'],
          ['김하늘', read],
        ],
      },
    ]);
    expect(partOf(file.bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
  });

  it('freezes the header and wraps long text', async () => {
    const file = await write(['김하늘', '가'.repeat(500)]);
    const sheet = partOf(file.bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(partOf(file.bytes, 'xl/styles.xml')).toContain('wrapText');
  });

  it.each([
    ['화학: 1/2 [심화]?*', '화학  1 2  심화'],
    ['가'.repeat(40), '가'.repeat(31)],
    ['\u0001수업\u001f', '수업'],
    ['///', '시트'],
  ])('names the sheet for "%s" as a spreadsheet allows', async (sheet, read) => {
    const file = await write(['가', '나'], { name: '명단', sheet });
    const sheets = await readXlsxFile(Buffer.from(file.bytes));
    expect(sheets[0]?.sheet).toBe(read);
  });

  it.each([
    ['2반 "명단" 1/2: 가<나>|', '2반_명단_1_2_가_나_.xlsx'],
    ['\u0001명단\u007f', '명단.xlsx'],
    [`${'가'.repeat(79)}🙂🙂`, `${'가'.repeat(79)}🙂.xlsx`],
  ])('names the file for "%s" as Windows allows', async (name, fileName) => {
    expect((await write(['가', '나'], { name, sheet: '2반' })).name).toBe(fileName);
  });
});
