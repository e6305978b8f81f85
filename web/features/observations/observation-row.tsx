import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { ResponseReply } from '../../../contract/responses.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ConflictDialog } from '../remark-editor/conflict-dialog.tsx';
import { tooLong } from '../remark-editor/too-long.ts';
import { useRemarkEditor } from '../remark-editor/use-remark-editor.ts';
import { StudentAnswers } from './student-answers.tsx';
import styles from './observation-row.module.css';

/** A pause this long is the end of a thought; leaving the field is one at once. */
const PAUSE_MS = 1500;

export type RowState = 'same' | 'unsaved' | 'saving' | 'failed';
/** What the screen may do to a row from outside. */
export interface RowHandle {
  observation: () => string;
  write: (observation: string) => void;
  save: () => void;
}

interface ObservationRowProps {
  evaluationId: string;
  response: ResponseReply;
  questions: readonly string[];
  onState: (key: string, state: RowState) => void;
  /** Saving failed, with what the server said of it. */
  onUnsaved: (key: string, error: ApiError) => void;
  /** Null when the row goes. */
  onHandle: (key: string, handle: RowHandle | null) => void;
  onMove: (key: string, by: 1 | -1) => void;
}

/** Up and down with Alt, or on with Ctrl and Enter; plain Enter begins a line, and Hangul is composed undisturbed. */
function moveOf(event: KeyboardEvent): 1 | -1 | null {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return null;
  if (event.altKey && event.key === 'ArrowDown') return 1;
  if (event.altKey && event.key === 'ArrowUp') return -1;
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return event.shiftKey ? -1 : 1;
  return null;
}

/** One student: name, a field for what the teacher saw, and where the words are. It saves by itself. */
export const ObservationRow = memo(function ObservationRow(props: ObservationRowProps) {
  const { evaluationId, response, questions, onState, onUnsaved, onHandle, onMove } = props;
  const key = response.student_id;
  const editor = useRemarkEditor(evaluationId, response, {
    onUnsaved: (error) => onUnsaved(key, error),
  });
  const [failed, setFailed] = useState(false);
  const changed = editor.changed.length > 0;
  // What another way saved, such as a choice between two texts, has not failed.
  const state: RowState = editor.saving ? 'saving' : !changed ? 'same' : failed ? 'failed' : 'unsaved';
  const { observation } = editor.fields;

  const latest = useRef({ editor, changed });
  latest.current = { editor, changed };
  const save = useRef(() => {
    const now = latest.current;
    if (!now.changed || now.editor.saving || now.editor.conflict || now.editor.unsaved) return;
    void now.editor.save().then((saved) => setFailed(saved === null));
  });
  const { saving } = editor;
  useEffect(() => {
    // What failed waits for a reason to try again: more words, another field, a line.
    if (!changed || saving || failed) return;
    const timer = setTimeout(save.current, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [observation, changed, saving, failed]);
  useEffect(() => {
    const again = () => save.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  useEffect(() => onState(key, state), [key, state, onState]);
  useEffect(() => {
    onHandle(key, {
      observation: () => latest.current.editor.fields.observation,
      write: (words) => {
        setFailed(false);
        latest.current.editor.change({ observation: words });
      },
      save: () => save.current(),
    });
    return () => onHandle(key, null);
  }, [key, onHandle]);

  const { name, student_number: number } = response.student;
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.who}>
        <p>
          <span>{number ?? '–'}</span> <strong>{name}</strong>
        </p>
        {response.created_at === null ? (
          <p className={styles.note}>미제출</p>
        ) : (
          <StudentAnswers name={name} questions={questions} answers={editor.fields.answers ?? []} />
        )}
      </div>
      <div className={styles.words}>
        <TextArea
          label={<VisuallyHidden>{name} 교사 관찰</VisuallyHidden>}
          rows={2}
          error={tooLong(observation)}
          value={observation}
          // Until it is clear what of an earlier visit counts, nothing would keep what is typed.
          readOnly={editor.unsaved !== null}
          data-student={key}
          onChange={({ target }) => {
            setFailed(false);
            editor.change({ observation: target.value });
          }}
          onBlur={() => save.current()}
          onKeyDown={(event) => {
            const by = moveOf(event);
            if (by === null) return;
            event.preventDefault();
            onMove(key, by);
          }}
        />
        {editor.unsaved && (
          <div className={styles.left}>
            <p>지난번에 저장하지 못한 글이 이 기기에 남아 있어요.</p>
            <Button onClick={() => editor.takeUnsaved('theirs')}>버리기</Button>
            <Button variant="primary" onClick={() => editor.takeUnsaved('mine')}>
              불러오기
            </Button>
          </div>
        )}
        <p className={styles.state}>
          {state === 'saving' && (editor.repeating ? '아직 저장하지 못해 다시 보내는 중' : '저장하는 중')}
          {state === 'unsaved' && '쓰는 중'}
          {state === 'same' && editor.savedAt && `서버에 저장됨 ${formatSaveTime(editor.savedAt)}`}
          {state === 'failed' && (
            <>
              저장하지 못했어요. 이 기기에는 남아 있어요.{' '}
              <button type="button" onClick={() => save.current()}>
                다시 저장
              </button>
            </>
          )}
        </p>
      </div>
      <ConflictDialog conflict={editor.conflict} onChoose={(keep) => void editor.settle(keep)} />
    </li>
  );
});
