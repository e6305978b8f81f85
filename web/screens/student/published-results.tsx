import { Link } from 'react-router';
import { TYPE_LABELS } from '../../features/classes-shared/class-words.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Section } from '../../ui/section.tsx';
import styles from './dashboard.module.css';

const SHOWN = 3;

/** What teachers have published to this student, newest form first. Nothing stands here until there is something to read. */
export function PublishedResults() {
  const { data } = useRead('listMyEvaluations', {});
  const published = (data?.evaluations ?? []).filter((one) => one.status === 'published').slice(0, SHOWN);
  if (published.length === 0) return null;
  return (
    <div className={styles.published}>
      <Section title="공개된 결과">
        <ul className={styles.rows}>
          {published.map((one) => (
            <li key={one.id}>
              <Link to={`/student/evaluations/results/${one.responseId}`}>
                <span className={styles.rowName}>
                  <strong>{one.class.name}</strong>
                  {one.type === 'subject' && <span className={styles.rowLesson}>{one.class_content}</span>}
                  <span>
                    {TYPE_LABELS[one.type]}
                    {one.submitted_at && ` · ${formatMoment(one.submitted_at)} 제출`}
                  </span>
                </span>
                <span className={styles.rowAction}>결과 보기</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
