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

/** A workbook of one sheet with a bold, frozen header and wrapped text. */
export async function writeSheet(
  file: { name: string; sheet: string },
  columns: SheetColumn[],
  rows: string[][],
): Promise<FileData> {
  const header = columns.map(
    (column) => ({ ...cell(column.header), fontWeight: 'bold', backgroundColor: '#EFECE4' }) as const,
  );
  const bytes = await writeExcelFile([header, ...rows.map((row) => row.map(cell))], {
    columns: columns.map(({ width }) => ({ width })),
    sheet: sheetName(file.sheet),
    stickyRowsCount: 1,
  }).toBuffer();
  return { name: `${fileName(file.name)}.xlsx`, type: XLSX, bytes };
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
