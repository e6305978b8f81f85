import writeExcelFile from 'write-excel-file/node';
import { XLSX } from '../../../contract/exports.ts';
import type { FileData } from '../../../contract/operation.ts';

export interface SheetColumn {
  header: string;
  /** In characters of the standard font, as spreadsheets measure. */
  width: number;
}

/** What a spreadsheet program cannot hold: control characters other than tab and line feed. */
// oxlint-disable-next-line no-control-regex -- these are exactly the ones to remove
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g;
/** Excel's own limit, in UTF-16 units. */
const CELL_MAX = 32_767;

/** One cell: always a typed string, so that `=1+1` or `01012345678` stay what somebody wrote. */
function cell(value: string) {
  return {
    value: value.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').slice(0, CELL_MAX),
    type: String,
    wrap: true,
    alignVertical: 'top',
  } as const;
}

export interface Sheet {
  name: string;
  columns: SheetColumn[];
  rows: string[][];
}

/** A workbook whose sheets have a bold, frozen header and wrapped text. */
export async function writeBook(name: string, sheets: Sheet[]): Promise<FileData> {
  const taken = new Set<string>();
  const bytes = await writeExcelFile(
    sheets.map(({ name: sheet, columns, rows }) => ({
      data: [columns.map(headerCell), ...rows.map((row) => row.map(cell))],
      columns: columns.map(({ width }) => ({ width })),
      sheet: unique(sheetName(sheet), taken),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
  return { name: `${fileName(name)}.xlsx`, type: XLSX, bytes };
}

function headerCell({ header }: SheetColumn) {
  return { ...cell(header), fontWeight: 'bold', backgroundColor: '#EFECE4' } as const;
}

/** Excel wants each name once, whatever the case of its letters. */
function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let more = 2; taken.has(free.toLowerCase()); more += 1) free = `${name.slice(0, 26)} (${more})`;
  taken.add(free.toLowerCase());
  return free;
}

/** Excel refuses these characters, a quote at either end, the name History, and more than 31 characters. */
function sheetName(name: string): string {
  const allowed = name
    .replace(UNPRINTABLE, '')
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replace(/^[\s']+|[\s']+$/g, '');
  return allowed === '' || /^history$/i.test(allowed) ? '시트' : allowed;
}

/** Without what Windows refuses in a file's name, and cut between characters: half of one cannot stand in a header. */
function fileName(name: string): string {
  const allowed = name.replace(UNPRINTABLE, '').replace(/[\\/:*?"<>|\s]+/g, '_');
  return [...allowed].slice(0, 80).join('');
}
