import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './draft-wait.module.css';
import { draftWords } from './draft-words.ts';
import { useElapsed } from './use-elapsed.ts';
import type { RemarkEditorState } from './use-remark-editor.ts';

/** How long a draft has been written, beside the words that say so, and the way to stop it. */
export function DraftWait({ editor }: { editor: RemarkEditorState }) {
  const { writing, stopping, stopDraft } = editor;
  const elapsed = draftWords.elapsed(useElapsed(writing?.startedAt ?? null));
  return (
    <>
      <span className={styles.time}>
        <Spinner />
        {/* Read aloud every second it would drown everything else. */}
        <span aria-hidden>{elapsed}</span>
      </span>
      {writing && (
        <Button variant="quiet" busy={stopping} onClick={() => void stopDraft()}>
          멈추기
        </Button>
      )}
    </>
  );
}
