export interface WrittenSheet {
  name: string;
  /** `width` in characters of the standard font, as spreadsheets measure. */
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly string[])[];
}

/** A typed string, so that `=1+1` or `01012345678` stay what somebody wrote. */
const cell = (value: string) =>
  // The format has one way to end a line; the other would be dropped where it is read.
  ({ value: value.replace(/\r\n?/g, '\n'), type: String, wrap: true, alignVertical: 'top' }) as const;

/** An .xlsx file with a bold header that stays in sight; made in the browser, for what must not lie on a server. */
export async function writeSheet({ name, columns, rows }: WrittenSheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const header = columns.map((column) => ({ ...cell(column.header), fontWeight: 'bold' }) as const);
  return write([header, ...rows.map((row) => row.map(cell))], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
