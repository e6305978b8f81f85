import { useRef } from 'react';
import { Link } from 'react-router';
import type { ClassReply } from '../../../contract/classes.ts';
import { formatDay } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classDescription } from '../classes-shared/class-words.ts';
import { EvaluationBadge } from '../classes/evaluation-badge.tsx';
import { shortName } from '../classes/evaluation-steps.ts';
import styles from './class-detail-dialog.module.css';
import { Facts } from './facts.tsx';

/** A class and its forms; who is in it is its teacher's to see. */
export function ClassDetailDialog({ one, onClose }: { one: ClassReply | null; onClose: () => void }) {
  // The words stay while the dialog closes.
  const last = useRef(one);
  if (one) last.current = one;
  const shown = last.current;
  return (
    <Dialog
      open={one !== null}
      title={shown?.name ?? ''}
      onClose={onClose}
      actions={<Button onClick={onClose}>닫기</Button>}
    >
      {shown && (
        <>
          <Facts
            facts={[
              ['교사', `${shown.teacher.name} (${shown.teacher.email})`],
              ['학교', shown.teacher.school],
              ['구분', classDescription(shown) || null],
              ['학년도', `${shown.school_year}학년도`],
              ['학생', `${shown.studentCount}명`],
              ['만든 날', formatDay(shown.created_at)],
              ['설명', shown.description],
            ]}
          />
          <section aria-label="자기평가지">
            <h3 className={styles.heading}>자기평가지 {shown.evaluationCount}개</h3>
            <Forms classId={shown.id} name={shown.name} />
          </section>
        </>
      )}
    </Dialog>
  );
}

function Forms({ classId, name }: { classId: string; name: string }) {
  const { data, error, refetch } = useRead('listAllEvaluations', { classId, limit: '10' });
  if (error && !data)
    return (
      <ErrorState
        message={error.message || '자기평가지를 불러오지 못했습니다.'}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={3} />;
  if (data.evaluations.length === 0) return <p className={styles.nothing}>아직 자기평가지가 없어요.</p>;
  return (
    <>
      <ul className={styles.forms}>
        {data.evaluations.map((form) => (
          <li key={form.id}>
            <span>{shortName(form)}</span>
            <span className={styles.state}>
              제출 {form.responseCount}/{form.studentCount} <EvaluationBadge form={form} />
            </span>
          </li>
        ))}
      </ul>
      <Link to={`/admin/evaluations?search=${encodeURIComponent(name)}`}>자기평가지 관리로 가기</Link>
    </>
  );
}
