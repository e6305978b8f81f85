import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { RemarkEditorState } from './use-remark-editor.ts';

/**
 * Nobody leaves unsaved words behind: a step away, the browser's way back for one, is held until they are saved, and does not
 * happen where they cannot be. A tab that closes asks first, and a line that returns saves what waited for it.
 */
export function useSavedBeforeLeaving(editor: RemarkEditorState): void {
  const { failed } = editor;
  const dirty = editor.changed.length > 0;
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    if (!failed) return;
    const again = () => void latest.current.saveAll();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);

  // As it is by then: going on saves, and leaves before that has been drawn.
  const blocker = useBlocker(useCallback(() => latest.current.isDirty(), []));
  const held = useRef(blocker);
  held.current = blocker;
  useEffect(() => {
    // Once for each navigation that was held: the editor's own state changes while it saves.
    const now = held.current;
    if (blocker.state !== 'blocked' || now.state !== 'blocked') return;
    void latest.current.saveAll().then((saved) => (saved ? now.proceed() : now.reset()));
  }, [blocker.state]);
}
