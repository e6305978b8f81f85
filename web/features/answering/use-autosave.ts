import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import type { Answers } from './answers.ts';
import { Autosave, type SaveState } from './autosave.ts';

/** Saves the answers of one sheet while it is open. `key` names the copy on this device. */
export function useAutosave(evaluationId: string, key: string, onGone: (error: ApiError) => void) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const autosave = useRef<Autosave | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;

  useEffect(() => {
    const saver = new Autosave({
      key,
      send: async (answers) => {
        const { draft } = await call('saveDraft', {
          id: evaluationId,
          responses: [...answers.responses],
          teacherRequest: answers.teacherRequest,
        });
        return draft.saved_at;
      },
      onState: setState,
      onGone: (error) => gone.current(error),
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
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      saver.stop();
    };
  }, [evaluationId, key]);

  return {
    state,
    change: useCallback((answers: Answers) => autosave.current?.change(answers), []),
    save: useCallback(async () => autosave.current?.save(), []),
    finish: useCallback(() => autosave.current?.finish(), []),
  };
}
