import { formatDay } from '../../lib/dates.ts';
import styles from '../admin-lists/list-table.module.css';
import { EvaluationBadge } from '../classes/evaluation-badge.tsx';
import { shortName } from '../classes/evaluation-steps.ts';
import { EvaluationRowActions, type EvaluationRowProps } from './evaluation-row-actions.tsx';

/** One form in the table; a card on phones. */
export function EvaluationRow(props: EvaluationRowProps) {
  const { form } = props;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {shortName(form, 40)}
        <span className={styles.sub}>{form.class.name}</span>
      </th>
      <td role="cell">
        {form.teacher.name}
        <span className={styles.sub}>{form.teacher.school ?? '–'}</span>
      </td>
      <td role="cell">
        <EvaluationBadge form={form} />
      </td>
      <td role="cell" className={styles.day}>
        <span className={styles.word}>제출 </span>
        {form.responseCount}/{form.studentCount}
      </td>
      <td role="cell" className={styles.day}>
        <time dateTime={form.created_at}>{formatDay(form.created_at)}</time>
      </td>
      <td role="cell" className={styles.end}>
        <EvaluationRowActions {...props} />
      </td>
    </tr>
  );
}
