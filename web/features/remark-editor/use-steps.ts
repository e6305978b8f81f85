import { useState } from 'react';
import { takenBack } from './taken-back.ts';

interface Step {
  before: string;
  after: string;
  /** What was done, as a sentence. */
  words: string;
  /** The sentence that it is about: before the step, where it is found again once that is taken back, and behind it. */
  at: { before: number; after: number };
}

/** Steps kept for taking back; nobody goes further. */
const KEPT = 100;

/**
 * The steps that a teacher has taken in one text, to take back and to take again. What was typed or generated since must
 * not be lost with a step that is taken back: it stays, or the step does.
 */
export function useSteps(text: string, onText: (text: string) => void) {
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const [said, setSaid] = useState({ words: '', after: text });
  const last = done.at(-1);
  const next = undone.at(-1);
  const back = last ? takenBack(last.before, last.after, text) : null;
  const say = (words: string, after = text) => setSaid({ words, after });

  return {
    /** What happened last, for the eye and for a screen reader; silent from the next letter on. */
    said: said.after === text ? said.words : '',
    /** What a press would take back, for the eye alone: nothing has happened to it just now. */
    undoes: said.after !== text && last && back !== null ? last.words : '',
    say,
    canUndo: back !== null,
    /** Nothing was typed since. */
    isLatest: last?.after === text,
    canRedo: next?.before === text,
    take: (after: string, words: string, at: Step['at'], before = text) => {
      if (after === before) return;
      setDone((steps) => [...steps, { before, after, words, at }].slice(-KEPT));
      setUndone([]);
      say(words, after);
      onText(after);
    },
    /** Answers which sentence it was about, by its place now; null where there is nothing to take back. */
    undo: () => {
      if (!last || back === null) return null;
      setDone((steps) => steps.slice(0, -1));
      setUndone((steps) => [...steps, { ...last, before: back, after: text }]);
      say(`되돌렸어요: ${last.words}`, back);
      onText(back);
      return last.at.before;
    },
    redo: () => {
      if (next?.before !== text) return null;
      setUndone((steps) => steps.slice(0, -1));
      setDone((steps) => [...steps, next]);
      say(next.words, next.after);
      onText(next.after);
      return next.at.after;
    },
  };
}
