import type { SheetCell } from '../../../contract/term.ts';

/** As much as a request may hold, with room for the rest of it. */
const MOST_BYTES = 950_000;
const HEAD = ['성명', '특기사항'];

/**
 * The rows of the sheet in a spreadsheet file that looks like ours, or of its first, as they stand there: not a space is
 * taken away. The library comes only with the first file.
 * @throws Error with a Korean sentence for a file that is none, or holds too much
 */
export async function readBook(file: File): Promise<SheetCell[][]> {
  const { default: readXlsx } = await import('read-excel-file/universal');
  let sheets: { data: unknown[][] }[];
  try {
    sheets = await readXlsx(file, { trim: false });
  } catch {
    throw new Error(
      '엑셀 파일(.xlsx)로 읽지 못했습니다. 엑셀에서 ‘Excel 통합 문서(.xlsx)’로 저장한 뒤 다시 골라 주세요.',
    );
  }
  const looksRight = ({ data }: { data: unknown[][] }) =>
    data
      .slice(0, 10)
      .some((row) =>
        HEAD.every((word) => row.some((cell) => String(cell).replace(/\s/g, '').endsWith(word))),
      );
  const found = sheets.find(looksRight) ?? sheets[0];
  if (!found) throw new Error('파일에 시트가 없습니다.');
  const rows = found.data.map((row) => row.map(plainCell));
  if (new TextEncoder().encode(JSON.stringify(rows)).length > MOST_BYTES)
    throw new Error('시트가 너무 큽니다. 반별로 나누어 읽어 주세요.');
  return rows;
}

function plainCell(cell: unknown): SheetCell {
  if (cell instanceof Date) return { date: Number.isNaN(cell.getTime()) ? '' : cell.toISOString() };
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return null;
}
