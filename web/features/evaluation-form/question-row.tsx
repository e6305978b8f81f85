import { ArrowDown, ArrowUp, RefreshCw, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './question-editor.module.css';
import type { EditedQuestion } from './question-list.ts';

interface QuestionRowProps {
  /** Of the textarea. */
  id: string;
  question: EditedQuestion;
  index: number;
  count: number;
  error: string | null;
  replacing: boolean;
  onText: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** One question being edited, with its small tools. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, index, count, error, replacing } = props;
  const number = index + 1;
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <TextArea
        id={props.id}
        label={<VisuallyHidden>문항 {number}</VisuallyHidden>}
        rows={2}
        maxLength={500}
        error={error}
        value={question.text}
        onChange={(event) => props.onText(event.target.value)}
      />
      <div className={styles.tools}>
        <Button
          variant="quiet"
          busy={replacing}
          icon={<RefreshCw aria-hidden size={18} />}
          aria-label={`문항 ${number} 다른 문항으로 바꾸기`}
          title="다른 문항으로 바꾸기"
          onClick={props.onReplace}
        />
        <Button
          variant="quiet"
          icon={<ArrowUp aria-hidden size={18} />}
          aria-label={`문항 ${number} 위로`}
          title="위로"
          disabled={index === 0}
          onClick={() => props.onMove(-1)}
        />
        <Button
          variant="quiet"
          icon={<ArrowDown aria-hidden size={18} />}
          aria-label={`문항 ${number} 아래로`}
          title="아래로"
          disabled={number === count}
          onClick={() => props.onMove(1)}
        />
        <Button
          variant="quiet"
          icon={<X aria-hidden size={18} />}
          aria-label={`문항 ${number} 빼기`}
          title="빼기"
          onClick={props.onRemove}
        />
      </div>
    </li>
  );
}
