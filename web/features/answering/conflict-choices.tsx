import { RadioCards } from '../../ui/radio-cards.tsx';
import styles from './conflict-choices.module.css';
import type { Conflict } from './merge.ts';

interface ConflictChoicesProps {
  conflicts: readonly Conflict[];
  /** Where the other side's text is taken. */
  chosen: ReadonlySet<Conflict['at']>;
  onChoose: (chosen: ReadonlySet<Conflict['at']>) => void;
}

/** Both texts of every question that was written in two places, to pick one of each. */
export function ConflictChoices({ conflicts, chosen, onChoose }: ConflictChoicesProps) {
  const choose = (at: Conflict['at'], side: string) => {
    const next = new Set(chosen);
    if (side === 'theirs') next.add(at);
    else next.delete(at);
    onChoose(next);
  };
  return (
    <div className={styles.choices}>
      {conflicts.map(({ at, mine, theirs }) => (
        <RadioCards
          key={at}
          legend={at === 'request' ? '선생님께 한마디' : `문항 ${at + 1}`}
          options={[
            { value: 'mine', label: '이 기기에서 쓴 답', description: mine.trim() || '쓰지 않음' },
            { value: 'theirs', label: '다른 곳에서 쓴 답', description: theirs.trim() || '쓰지 않음' },
          ]}
          value={chosen.has(at) ? 'theirs' : 'mine'}
          onChange={(event) => choose(at, event.target.value)}
        />
      ))}
    </div>
  );
}
