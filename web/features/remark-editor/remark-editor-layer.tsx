import { Dialog } from '@base-ui/react/dialog';
import { useMemo, useRef } from 'react';
import type { OpenStudent } from '../responses-table/use-open-student.ts';
import type { ResponseList } from '../responses-table/response-cache.ts';
import { MAIN_ID } from '../../layout/skip-link.tsx';
import { RemarkEditor } from './remark-editor.tsx';
import styles from './remark-editor.module.css';
import { walkAt } from './walk.ts';

interface RemarkEditorLayerProps {
  list: ResponseList;
  /** The students' ids in the order of the table when the editor was opened, so that next means the next one there. */
  order: readonly string[];
  opened: OpenStudent;
}

function rowOf(studentId: string | null): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-key="${studentId}"] button`);
}

/** A layer over nearly the whole window: a teacher reads and writes here for hours, a small dialog would not do. */
export function RemarkEditorLayer({ list, order, opened }: RemarkEditorLayerProps) {
  const { studentId } = opened;
  const popup = useRef<HTMLDivElement>(null);
  // A filter may lose the row that is being worked on; its editor stays.
  const response = list.studentResponses.find((one) => one.student_id === studentId);
  const enrolled = useMemo(
    () => new Set(list.studentResponses.map((one) => one.student_id)),
    [list.studentResponses],
  );
  const { place, previous, next } = walkAt(order, enrolled, studentId);
  const last = useRef(studentId);
  if (studentId !== null) last.current = studentId;
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
        <Dialog.Popup
          ref={popup}
          className={styles.layer}
          data-toasts-aside
          initialFocus={popup}
          // To whom the teacher was with last, not whom they began with; a filter may have taken that row away.
          finalFocus={() => rowOf(last.current) ?? document.getElementById(MAIN_ID)}
        >
          {response && (
            <RemarkEditor
              key={response.student_id}
              list={list}
              response={response}
              place={place}
              previous={previous}
              next={next}
              toPublish={opened.toPublish}
              onAsked={opened.onAsked}
              onGo={(to) => {
                opened.go(to);
                popup.current?.focus();
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
