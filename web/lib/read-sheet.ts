/** What a sheet is asked for: each column under the names that people give it, the first of them its proper one. */
export type SheetColumns<Key extends string> = Record<Key, readonly string[]>;

export interface SheetLine<Key extends string> {
  /** As the spreadsheet program counts: the header is usually line 1. */
  line: number;
  /** What stands there as text; empty where nothing does. */
  cells: Record<Key, string>;
}

/** Why a file cannot be read, in words for the person who chose it. */
export class SheetError extends Error {}

/** Far above a sheet of a thousand rows, far below what would stop a browser. */
const LARGEST = 5 * 1024 * 1024;
/** The header may stand below a title or two. */
const HEADER_WITHIN = 10;

/** Spaces, stars of required columns and what stands in brackets are no part of a column's name. */
function plainHeader(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\([^)]*\)|[\s*:_-]/g, '')
    .toLowerCase();
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : '';
}

/**
 * Reads the first sheet of an .xlsx file in the browser; nothing is sent anywhere. Lines in which none of the columns has
 * anything are left out, columns that nobody asked for are not looked at.
 * @throws SheetError when it is no such file, or lacks one of the `required` columns, or has no line
 */
export async function readSheet<Key extends string>(
  file: Blob,
  columns: SheetColumns<Key>,
  required: readonly NoInfer<Key>[],
): Promise<SheetLine<Key>[]> {
  if (file.size > LARGEST) throw new SheetError('파일이 너무 큽니다. 5MB까지 읽을 수 있습니다.');
  const grid = await readGrid(file);
  const keys = Object.keys(columns) as Key[];
  const placeOf = (row: readonly string[], key: Key) => {
    const names = columns[key].map(plainHeader);
    return row.findIndex((cell) => names.includes(plainHeader(cell)));
  };
  const head = grid
    .slice(0, HEADER_WITHIN)
    .findIndex((row) => required.some((key) => placeOf(row, key) >= 0));
  const header = grid[head] ?? [];
  const missing = required.filter((key) => placeOf(header, key) < 0).map((key) => `‘${columns[key][0]}’`);
  if (missing.length > 0)
    throw new SheetError(`${missing.join(', ')} 열을 찾지 못했습니다. 첫 줄에 열 이름이 있어야 합니다.`);
  const lines = grid.slice(head + 1).map((row, index) => ({
    line: head + index + 2,
    cells: Object.fromEntries(keys.map((key) => [key, row[placeOf(header, key)] ?? ''])) as Record<
      Key,
      string
    >,
  }));
  const filled = lines.filter(({ cells }) => keys.some((key) => cells[key] !== ''));
  if (filled.length === 0) throw new SheetError('열 이름 아래에 내용이 없습니다.');
  return filled;
}

async function readGrid(file: Blob): Promise<string[][]> {
  // This variant parses on the page; only unpacking a large file takes a worker (`workerSrc` in server/http/policies.ts).
  const { readSheet: read } = await import('read-excel-file/universal');
  try {
    const rows = await read<string>(file, { parseNumber: (written) => written });
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new SheetError(
      '엑셀 파일(.xlsx)로 읽지 못했습니다. 엑셀에서 ‘Excel 통합 문서(.xlsx)’로 저장한 뒤 다시 골라 주세요.',
    );
  }
}
