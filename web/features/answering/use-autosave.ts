import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../contract/responses.ts';
import { call } from '../../lib/client.ts';
import { onWriteDraftsNow } from '../../lib/draft-signals.ts';
import type { Answers } from './answers.ts';
import { Autosave } from './autosave.ts';
import type { AutosaveParts, SaveState } from './autosave-parts.ts';

type Told = Pick<AutosaveParts, 'onMerged' | 'onConflict' | 'onGone'> & {
  /** When the form closes by itself, as the server said with its last answer. */
  onDueAt: (dueAt: string | null) => void;
};

interface Sheet {
  /** Whose answers these are. */
  userId: string;
  evaluationId: string;
  /** Key of the copy on this device. */
  key: string;
  /** The server's draft when the sheet was opened. */
  base: Draft | null;
}

/** Saves the answers of one sheet while it is open. */
export function useAutosave({ userId, evaluationId, key, base }: Sheet, told: Told) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const autosave = useRef<Autosave | null>(null);
  const listener = useRef(told);
  listener.current = told;
  const [opened] = useState(base);

  useEffect(() => {
    const saver = new Autosave({
      key,
      base: opened,
      send: async ({ responses, teacherRequest }, basedOn, signal) => {
        const input = {
          id: evaluationId,
          responses: [...responses],
          teacherRequest,
          basedOn,
          studentId: userId,
        };
        // What is sent as the page goes must outlive it.
        const saved = await call('saveDraft', input, { signal, keepalive: true });
        listener.current.onDueAt(saved.due_at);
        return saved.draft.saved_at;
      },
      fetchDraft: async (signal) => (await call('getAnswerSheet', { id: evaluationId }, { signal })).draft,
      onState: setState,
      onMerged: (answers, from) => listener.current.onMerged(answers, from),
      onConflict: (merged, theirs) => listener.current.onConflict(merged, theirs),
      onGone: (error) => listener.current.onGone(error),
    });
    autosave.current = saver;
    const online = () => void saver.save();
    // A phone may never come back from "hidden"; it is the last moment that is sure to be told.
    const hidden = () => {
      if (document.visibilityState === 'hidden') void saver.save();
      // A tab that was frozen has heard of nothing that another one wrote.
      else saver.takeIn();
    };
    const leaving = () => void saver.save();
    const elsewhere = (event: StorageEvent) => {
      if (event.key !== key) return;
      saver.takeIn();
      saver.keepNow();
    };
    window.addEventListener('storage', elsewhere);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    const unlisten = onWriteDraftsNow(() => saver.keepNow());
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      unlisten();
      saver.stop();
    };
  }, [userId, evaluationId, key, opened]);

  return {
    state,
    change: useCallback((answers: Answers) => autosave.current?.change(answers), []),
    resolve: useCallback((answers: Answers, theirs: Draft) => autosave.current?.resolve(answers, theirs), []),
    save: useCallback(async () => autosave.current?.save(), []),
    hold: useCallback(async (patience: number) => autosave.current?.hold(patience), []),
    standing: useCallback(() => autosave.current?.standing(), []),
    release: useCallback(async (how?: { look: boolean }) => autosave.current?.release(how), []),
    finish: useCallback(() => autosave.current?.finish(), []),
  };
}
