import type { EvaluationReply } from '../../../contract/evaluations.ts';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CardTable } from '../../ui/card-table.tsx';
import { shortName } from './evaluation-steps.ts';
import styles from './student-progress-table.module.css';
import { SUBMISSION_WORDS } from './submission-words.ts';

type ClassStudent = ReplyOf<Api['listClassStudents']>['students'][number];

interface StudentProgressTableProps {
  students: readonly ClassStudent[];
  /** The distributed forms, one column each. */
  forms: readonly EvaluationReply[];
  onRemove: (student: ClassStudent) => void;
}

/** With more columns the table scrolls by itself, and the keyboard has to reach it. */
const FITS = 4;
const SCROLLABLE = { role: 'region', 'aria-label': '학생별 진행 표', tabIndex: 0 };

/** The roster with each student's state in each form; cards on phones. */
export function StudentProgressTable({ students, forms, onRemove }: StudentProgressTableProps) {
  return (
    <div className={styles.scroll} {...(forms.length > FITS ? SCROLLABLE : {})}>
      <CardTable below={720} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              학번
            </th>
            <th role="columnheader" scope="col">
              이름
            </th>
            {forms.map((form, index) => (
              <th key={form.id} role="columnheader" scope="col" title={shortName(form)}>
                <span className={styles.formNumber}>{index + 1}</span>
                <span className={styles.formName}>{shortName(form)}</span>
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.end}>
              관리
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {students.map((student) => (
            <tr key={student.id} role="row">
              <td role="cell" data-cell="number">
                {student.student_number ?? '–'}
              </td>
              <th role="rowheader" scope="row">
                {student.name}
                <span className={styles.email}>{student.email}</span>
              </th>
              {forms.map((form, index) => {
                const status =
                  student.submissions.find((one) => one.evaluation_id === form.id)?.status ?? 'not_submitted';
                const { label, tone } = SUBMISSION_WORDS[status];
                return (
                  <td key={form.id} role="cell" data-cell="state">
                    <span className={styles.cardNumber} aria-hidden>
                      {index + 1}
                    </span>
                    <Badge tone={tone}>{label}</Badge>
                  </td>
                );
              })}
              <td role="cell" data-cell="actions" className={styles.end}>
                <Button
                  variant="quiet"
                  className={styles.remove}
                  aria-label={`${student.name} 수업에서 제외`}
                  onClick={() => onRemove(student)}
                >
                  수업에서 제외
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </CardTable>
    </div>
  );
}
