import { describe, expect, it } from 'vitest';
import { readSheet, SheetError } from './read-sheet.ts';
import { writeSheet } from './write-sheet.ts';

const COLUMNS = { name: ['이름', '성명'], number: ['학번'], note: ['비고'] } as const;
const read = (file: Blob) => readSheet(file, COLUMNS, ['name', 'number']);

const sheetOf = (headers: string[], rows: string[][]) =>
  writeSheet({ name: '명단', columns: headers.map((header) => ({ header, width: 12 })), rows });

describe('readSheet', () => {
  it('finds columns by their names, in any order, with stars, brackets and other columns', async () => {
    const file = await sheetOf(
      ['학번 (5자리)*', '메모', ' 성 명 '],
      [
        ['20110', 'x', ' 김하늘 '],
        ['', '', ''],
        ['=1+1', '', '이가을'],
      ],
    );
    expect(await read(file)).toEqual([
      { line: 2, cells: { name: '김하늘', number: '20110', note: '' } },
      { line: 4, cells: { name: '이가을', number: '=1+1', note: '' } },
    ]);
  });

  it('finds the header below a title, and counts lines as the program does', async () => {
    const file = await sheetOf(
      ['2학년 1반 명단', ''],
      [
        ['', ''],
        ['이름', '학번'],
        ['김하늘', '20110'],
      ],
    );
    expect((await read(file)).map(({ line, cells }) => [line, cells.name])).toEqual([[4, '김하늘']]);
  });

  it('says what is wrong with a file', async () => {
    await expect(read(new Blob(['이름,학번\n김하늘,20110']))).rejects.toThrow(/\.xlsx/);
    await expect(read(await sheetOf(['이름'], [['김하늘']]))).rejects.toThrow('‘학번’ 열을 찾지 못했습니다');
    await expect(read(await sheetOf(['이름', '학번'], [['', '']]))).rejects.toThrow('내용이 없습니다');
    await expect(read(new Blob([new Uint8Array(6 * 1024 * 1024)]))).rejects.toBeInstanceOf(SheetError);
  });
});
