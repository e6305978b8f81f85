import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../contract/responses.ts';
import { call } from '../../lib/client.ts';
import { onWriteDraftsNow } from '../../lib/draft-signals.ts';
import type { Answers } from './answers.ts';
import { Autosave, type AutosaveParts, type SaveState } from './autosave.ts';

type Told = Pick<AutosaveParts, 'onMerged' | 'onConflict' | 'onGone'>;

interface Sheet {
  evaluationId: string;
  /** Key of the copy on this device. */
  key: string;
  /** The server's draft when the sheet was opened. */
  base: Draft | null;
}

/** Saves the answers of one sheet while it is open. */
export function useAutosave({ evaluationId, key, base }: Sheet, told: Told) {
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
        const input = { id: evaluationId, responses: [...responses], teacherRequest, basedOn };
        return (await call('saveDraft', input, { signal })).draft.saved_at;
      },
      fetchDraft: async (signal) => (await call('getAnswerSheet', { id: evaluationId }, { signal })).draft,
      onState: setState,
      onMerged: (answers) => listener.current.onMerged(answers),
      onConflict: (merged, theirs) => listener.current.onConflict(merged, theirs),
      onGone: (error) => listener.current.onGone(error),
    });
    autosave.current = saver;
    const online = () => void saver.save();
    // A phone may never come back from "hidden"; it is the last moment that is sure to be told.
    const hidden = () => {
      if (document.visibilityState === 'hidden') void saver.save();
    };
    const leaving = () => saver.keepNow();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    const unlisten = onWriteDraftsNow(leaving);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      unlisten();
      saver.stop();
    };
  }, [evaluationId, key, opened]);

  return {
    state,
    change: useCallback((answers: Answers) => autosave.current?.change(answers), []),
    resolve: useCallback((answers: Answers, theirs: Draft) => autosave.current?.resolve(answers, theirs), []),
    save: useCallback(async () => autosave.current?.save(), []),
    finish: useCallback(() => autosave.current?.finish(), []),
  };
}
