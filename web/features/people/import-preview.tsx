import type { RowProblem } from '../../../contract/admin.ts';
import { ImportPreviewRow } from './import-preview-row.tsx';
import type { ImportLine } from './import-sheet.ts';
import styles from './import-preview.module.css';

/** It scrolls by itself, and the keyboard has to reach it. */
const SCROLLABLE = { role: 'region', 'aria-label': '목록 미리 보기', tabIndex: 0 };

interface ImportPreviewProps {
  lines: readonly ImportLine[];
  problems: readonly RowProblem[];
  /** True: only the lines in which something is wrong. */
  onlyWrong: boolean;
}

/** The chosen sheet line by line, with what is wrong in each said below it. */
export function ImportPreview({ lines, problems, onlyWrong }: ImportPreviewProps) {
  const wrong = new Map<number, RowProblem[]>();
  for (const problem of problems) wrong.set(problem.row, [...(wrong.get(problem.row) ?? []), problem]);
  const shown = lines.flatMap((line, row) => {
    const found = wrong.get(row) ?? [];
    return onlyWrong && found.length === 0 ? [] : [{ ...line, found }];
  });
  return (
    <div className={styles.scroll} {...SCROLLABLE}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['행', '이름', '이메일', '역할', '학교', '학번', '담당 과목'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, row, found }) => (
            <ImportPreviewRow key={line} line={line} row={row} found={found} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
