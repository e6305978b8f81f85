import type { RowProblem } from '../../../contract/admin.ts';
import styles from './import-preview.module.css';
import { FIELD_LABELS, type ImportLine } from './import-sheet.ts';

const FIELDS = ['name', 'email', 'role', 'school', 'student_number', 'subject'] as const;

/** A line of the sheet, and below it what is wrong with it. */
export function ImportPreviewRow({ line, row, found }: ImportLine & { found: readonly RowProblem[] }) {
  const isWrong = (field: string) => found.some((problem) => problem.field === field);
  return (
    <>
      <tr data-wrong={found.length > 0 || undefined}>
        <th scope="row">{line}</th>
        {FIELDS.map((field) => (
          <td key={field} data-wrong={isWrong(field) || undefined}>
            {row[field] || '–'}
          </td>
        ))}
      </tr>
      {found.length > 0 && (
        <tr className={styles.why}>
          <td colSpan={FIELDS.length + 1}>
            {found.map(({ field, message }) => (
              <span key={field + message}>
                {FIELD_LABELS[field]}: {message}{' '}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
