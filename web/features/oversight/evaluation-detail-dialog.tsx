import { useRef } from 'react';
import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatDue } from '../../lib/due.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TYPE_LABELS } from '../classes-shared/class-words.ts';
import { EvaluationBadge } from '../classes/evaluation-badge.tsx';
import { shortName } from '../classes/evaluation-steps.ts';
import styles from './evaluation-detail-dialog.module.css';
import { Facts } from './facts.tsx';

interface EvaluationDetailDialogProps {
  form: OverseenEvaluation | null;
  onClose: () => void;
}

/** A form with its questions; what students answered is their teacher's to see. */
export function EvaluationDetailDialog({ form, onClose }: EvaluationDetailDialogProps) {
  // The words stay while the dialog closes.
  const last = useRef(form);
  if (form) last.current = form;
  const shown = last.current;
  return (
    <Dialog
      open={form !== null}
      title={shown ? shortName(shown) : ''}
      onClose={onClose}
      actions={<Button onClick={onClose}>닫기</Button>}
    >
      {shown && (
        <>
          <Facts
            facts={[
              ['상태', <EvaluationBadge key="state" form={shown} />],
              ['수업', shown.class.name],
              ['교사', `${shown.teacher.name} (${shown.teacher.email})`],
              ['학교', shown.teacher.school],
              ['구분', TYPE_LABELS[shown.type]],
              ['제출', `${shown.studentCount}명 중 ${shown.responseCount}명`],
              ['만든 날', formatDay(shown.created_at)],
              ['마감 일시', shown.due_at && formatDue(shown.due_at, serverNow())],
              ['성취기준', shown.achievement_standard],
              ['수업 내용', shown.class_content],
            ]}
          />
          <section aria-label="문항">
            <h3 className={styles.heading}>문항 {shown.question_count}개</h3>
            <ol className={styles.questions}>
              {shown.questions.map((question, index) => (
                // The order is all that tells two equal questions apart.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{question}</li>
              ))}
            </ol>
          </section>
        </>
      )}
    </Dialog>
  );
}
