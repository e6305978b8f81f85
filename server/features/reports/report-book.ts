import writeExcelFile from 'write-excel-file/node';
import { XLSX } from '../../../contract/exports.ts';
import type { FileData } from '../../../contract/operation.ts';
import { cell, rowHeight, type SheetColumn, toPageWidth, withHeight } from '../exports/sheet.ts';

export interface Report {
  title: string;
  /** Lines under the title: the period, what is counted, how many. */
  about: string[];
  columns: (SheetColumn & { align?: 'left' | 'center' | 'right' })[];
  /** A number stays a number, so that a column can be added up. */
  rows: (string | number)[][];
}

const HEAD = '#EFECE4';
const LINE = { borderStyle: 'thin', borderColor: '#8A857A' } as const;

/**
 * A sheet that can be printed as it is: A4 landscape, as wide as the page, the title on top, the header frozen and
 * repeated on each page, page numbers below.
 */
export async function writeReport(fileName: string, sheetName: string, report: Report): Promise<FileData> {
  const { columns } = report;
  const whole = { width: columns.reduce((sum, { width }) => sum + width, 0) };
  // No program finds the height of a line over several columns by itself.
  const line = (value: string, more: object = {}) => [
    { ...cell(value), columnSpan: columns.length, height: rowHeight([value], [whole]), ...more },
    ...Array.from({ length: columns.length - 1 }, () => null),
  ];
  const above = [
    line(report.title, { fontWeight: 'bold', fontSize: 16, height: 28 }),
    ...report.about.map((each) => line(each)),
    [],
  ];
  const headers = columns.map(({ header }) => header);
  const cells = headers.map((header) => ({
    ...cell(header),
    ...LINE,
    fontWeight: 'bold' as const,
    backgroundColor: HEAD,
    align: 'center' as const,
  }));
  const head = withHeight(cells, rowHeight(headers, columns));
  const rows = report.rows.map((row) =>
    withHeight(
      row.map((value, index) => ({
        ...(typeof value === 'number' ? { value, type: Number, alignVertical: 'top' as const } : cell(value)),
        ...LINE,
        align: columns[index]?.align ?? ('left' as const),
      })),
      rowHeight(row, columns),
    ),
  );
  const bytes = await writeExcelFile(
    [
      {
        data: [...above, head, ...rows],
        columns: columns.map(({ width }) => ({ width })),
        sheet: sheetName,
        orientation: 'landscape',
        stickyRowsCount: above.length + 1,
      },
    ],
    { features: [printing(sheetName, above.length + 1)] },
  ).toBuffer();
  return { name: `${fileName}.xlsx`, type: XLSX, bytes };
}

/** Its header on each page; the order of the elements is the format's. */
function printing(sheetName: string, headerRow: number) {
  const titles = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheetName}'!$${headerRow}:$${headerRow}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: toPageWidth,
        },
        // In the place of the library's own empty one: with two of them Excel says that the file is damaged.
        'xl/workbook.xml': { transform: (xml: string) => xml.replace('<definedNames/>', titles) },
      },
    },
  };
}
