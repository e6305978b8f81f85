import type { LiveBoard } from '../../../contract/live.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './live-tiles.module.css';
import { countStates, LIVE_ORDER, LIVE_WORDS, tileNumbers } from './tile-words.ts';

/** One tile for each student, and how many have come how far. */
export function LiveTiles({ students, showNames }: { students: LiveBoard['students']; showNames: boolean }) {
  const counts = countStates(students);
  const numbers = tileNumbers(students);
  return (
    <>
      <div className={styles.progress}>
        <p>
          제출 <strong>{counts.submitted}</strong> / {students.length}
        </p>
        <ProgressBar label="제출한 학생" value={counts.submitted} max={students.length} />
      </div>
      <dl className={styles.counts}>
        {LIVE_ORDER.map((state) => (
          <div key={state} data-state={state}>
            <dt title={LIVE_WORDS[state].meaning}>{LIVE_WORDS[state].label}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.tiles} data-names={showNames || undefined}>
        {students.map((student, index) => (
          <li key={student.id} data-state={student.state}>
            <span className={styles.number}>{numbers[index]}</span>
            {showNames && <span className={styles.name}>{student.name}</span>}
            <span className={styles.state}>{LIVE_WORDS[student.state].label}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        ‘쓰는 중’은 글이 서버에 처음 저장될 때, 쓰기 시작하고 2~6초 뒤에 나타나요.
      </p>
    </>
  );
}
