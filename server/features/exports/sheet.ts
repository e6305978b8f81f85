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
/** `_x000D_` typed as such would come out as the character that it stands for; its first mark is written as one itself. */
const LIKE_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
/** Excel's own limit, in UTF-16 units. */
const CELL_MAX = 32_767;

/** One cell: always a typed string, so that `=1+1` or `01012345678` stay what somebody wrote. */
export function cell(value: string) {
  return {
    value: value
      .replace(/\r\n?/g, '\n')
      .replace(UNPRINTABLE, '')
      .replace(LIKE_ESCAPE, '_x005F_')
      .slice(0, CELL_MAX),
    type: String,
    wrap: true,
    alignVertical: 'top',
  } as const;
}

/** A line of the standard font, and the highest row that spreadsheet programs allow, in points. */
const LINE_PT = 16;
const ROW_MAX_PT = 409;

/**
 * How high a row has to be for its wrapped texts, in points: programs other than Excel do not find out by themselves, and
 * draw the lines of one student over those of the next. A Hangul syllable (three bytes) takes the room of two figures.
 */
export function rowHeight(
  row: readonly (string | number)[],
  columns: readonly Pick<SheetColumn, 'width'>[],
): number {
  let lines = 1;
  for (const [index, each] of row.entries()) {
    const value = String(each);
    const width = columns[index]?.width ?? 10;
    // The usual case, without a closer look.
    if (value.length * 2 < width && !value.includes('\n')) continue;
    let own = 0;
    for (const part of value.split('\n')) {
      const wide = (Buffer.byteLength(part) - part.length) / 2;
      own += Math.max(1, Math.ceil((part.length + wide * 1.1) / (width - 1)));
    }
    lines = Math.max(lines, own);
  }
  return Math.min(lines * LINE_PT, ROW_MAX_PT);
}

export interface Sheet {
  name: string;
  columns: SheetColumn[];
  rows: string[][];
}

/** Characters across that can still be read on A4 landscape. Ten answers beside each other cannot, at any scale. */
const PAGE_WIDTH = 220;
const fitsPage = ({ columns }: Sheet) => columns.reduce((sum, { width }) => sum + width, 0) <= PAGE_WIDTH;

/** What the library does not say about paper by itself: as wide as the page, and its number below. */
export function toPageWidth(xml: string): string {
  return xml
    .replace('<sheetViews', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews')
    .replace(
      /<pageSetup ([^>]*?)\/>/,
      '<pageSetup $1 fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>',
    );
}
const TO_PAGE_WIDTH = { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: toPageWidth } } } };

/** A workbook whose sheets have a bold, frozen header and wrapped text; on paper as wide as the page, where that can be read. */
export async function writeBook(name: string, sheets: Sheet[]): Promise<FileData> {
  const taken = new Set<string>();
  const bytes = await writeExcelFile(
    sheets.map(({ name: sheet, columns, rows }) => ({
      data: [
        withHeight(
          columns.map(headerCell),
          rowHeight(
            columns.map((column) => column.header),
            columns,
          ),
        ),
        ...rows.map((row) => withHeight(row.map(cell), rowHeight(row, columns))),
      ],
      columns: columns.map(({ width }) => ({ width })),
      sheet: unique(sheetName(sheet), taken),
      orientation: 'landscape' as const,
      stickyRowsCount: 1,
    })),
    sheets.every(fitsPage) ? { features: [TO_PAGE_WIDTH] } : {},
  ).toBuffer();
  return { name: `${fileName(name)}.xlsx`, type: XLSX, bytes };
}

/** The library takes the height of a row from its cells. */
export function withHeight<Cell extends object>(cells: Cell[], height: number): Cell[] {
  const [first] = cells;
  if (first) Object.assign(first, { height });
  return cells;
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
