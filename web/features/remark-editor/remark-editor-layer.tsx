import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { Row } from '../responses-table/rows.ts';
import type { ResponseList } from '../responses-table/response-cache.ts';
import { RemarkEditor } from './remark-editor.tsx';
import styles from './remark-editor.module.css';

interface RemarkEditorLayerProps {
  list: ResponseList;
  /** In the order of the table, so that next means the next one there. */
  rows: readonly Row[];
  /** Whose editor is open. */
  studentId: string | null;
  onGo: (studentId: string | null) => void;
}

/** A layer over nearly the whole window: a teacher reads and writes here for hours, a small dialog would not do. */
export function RemarkEditorLayer({ list, rows, studentId, onGo }: RemarkEditorLayerProps) {
  const popup = useRef<HTMLDivElement>(null);
  // A filter may lose the row that is being worked on; its editor stays.
  const response = list.studentResponses.find((one) => one.student_id === studentId);
  const at = rows.findIndex((row) => row.key === studentId);
  return (
    <Dialog.Root
      open={response !== undefined}
      // Escape asks the editor, which saves first.
      onOpenChange={(open) => {
        if (!open) popup.current?.querySelector<HTMLElement>('[aria-label="닫기"]')?.click();
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup ref={popup} className={styles.layer} initialFocus={popup}>
          {response && (
            <RemarkEditor
              key={response.student_id}
              list={list}
              response={response}
              place={at < 0 ? '' : `${at + 1} / ${rows.length}`}
              previous={rows[at - 1]?.key ?? null}
              next={rows[at + 1]?.key ?? null}
              onGo={(to) => {
                onGo(to);
                popup.current?.focus();
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
