import type { LiveBoard } from '../../../contract/live.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './live-tiles.module.css';
import { countStates, sumsOf, tileNumbers, tileWords } from './tile-words.ts';

interface LiveTilesProps {
  students: LiveBoard['students'];
  showNames: boolean;
  /** Nothing more will come. */
  closed: boolean;
}

/** One tile for each student, and how many have come how far. */
export function LiveTiles({ students, showNames, closed }: LiveTilesProps) {
  const counts = countStates(students);
  const numbers = tileNumbers(students);
  return (
    <>
      <div className={styles.progress}>
        <p>
          참여 {students.length}명 가운데 <strong>{counts.submitted}</strong>명 제출
        </p>
        <ProgressBar label="제출한 학생" value={counts.submitted} max={students.length} />
      </div>
      <dl className={styles.counts}>
        {sumsOf(students, closed).map(({ label, meaning, count }) => (
          <div key={label}>
            <dt title={meaning}>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.tiles} data-names={showNames || undefined}>
        {students.map((student, index) => (
          <li
            key={student.id}
            data-state={closed && student.state !== 'submitted' ? 'joined' : student.state}
          >
            <span className={styles.number}>{numbers[index]}</span>
            {showNames && <span className={styles.name}>{student.name}</span>}
            <span className={styles.state}>{tileWords(student.state, closed).label}</span>
          </li>
        ))}
      </ul>
      {!closed && (
        <p className={styles.note}>
          ‘쓰는 중’은 글이 서버에 처음 저장될 때, 쓰기 시작하고 1~2초 뒤에 나타나요.
        </p>
      )}
    </>
  );
}
