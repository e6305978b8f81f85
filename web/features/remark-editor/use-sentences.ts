import { useMemo, useState } from 'react';
import type { Finished, Provenance } from '../../../contract/provenance.ts';
import { originsOf, type Spare } from './origins.ts';
import type { Span } from './provenance.ts';
import {
  bytesWithout,
  closedSentence,
  exchange,
  leaveOut,
  moveSentence,
  putIn,
  sentenceAt,
  sentencesOf,
  settle,
} from './sentences.ts';
import { useSteps } from './use-steps.ts';

/** The stretch that is being written in, the text it stands in, and the text from before. */
interface Held extends Span {
  text: string;
  before: string;
  index: number;
}

const nth = (index: number) => `${index + 1}번째`;

interface SentencesParts {
  text: string;
  onText: (text: string) => void;
  provenance: Provenance | null;
  /** Of which words the teacher has just made a sentence. */
  onFinish: (made: Finished) => void;
}

/** The remark as sentences, and every step that a teacher can take with one. */
export function useSentences({ text, onText, provenance, onFinish }: SentencesParts) {
  const steps = useSteps(text, onText);
  const [chosen, setChosen] = useState(0);
  const [holding, setHeld] = useState<Held | null>(null);
  /** What was taken out by hand in this visit, whoever wrote it. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  /** The sentence that gets the focus once the step is on the screen; -1: the place before all of them. */
  const [focus, setFocus] = useState<{ index: number } | null>(null);
  // A text that came from elsewhere, a new draft for one, is not the one that was written in.
  const held = holding?.text === text ? holding : null;

  const sentences = useMemo(() => sentencesOf(text, held), [text, held]);
  const { origins, spares } = useMemo(
    () =>
      originsOf(
        sentences.map((sentence) => sentence.text),
        provenance,
        removed,
      ),
    [sentences, provenance, removed],
  );
  const without = useMemo(() => bytesWithout(text, sentences), [text, sentences]);
  const current = Math.min(chosen, sentences.length - 1);
  const go = (index: number) => {
    setChosen(index);
    setFocus({ index });
  };
  const forget = (index: number) => {
    const words = sentences[index]?.text;
    if (words) setRemoved((all) => [...all.filter((one) => one !== words), words]);
  };

  /** After the chosen one, or before all of them. */
  const putInNext = (words: string) => {
    const place = current + 1;
    const at = { before: current, after: place };
    steps.take(putIn(text, place, words), `${nth(place)}에 문장을 넣었어요.`, at);
    go(place);
  };

  return {
    said: steps.said,
    undoes: steps.undoes,
    canUndo: steps.canUndo,
    isLatest: steps.isLatest,
    canRedo: steps.canRedo,
    text,
    sentences,
    origins,
    spares,
    without,
    /** The one that steps from elsewhere are about; -1 where there is none, or for the place before all of them. */
    current,
    choose: setChosen,
    /** The one in which the caret stands; an empty text has none, and its first will be chosen. */
    chooseAt: (caret: number) => setChosen(Math.max(0, sentenceAt(sentences, caret))),
    held,
    focus,
    go,
    /** The step back or again, and the focus to the sentence that it is about. */
    follow: (step: 'undo' | 'redo') => {
      const at = steps[step]();
      if (at !== null) go(at);
    },
    move: (from: number, to: number) => {
      if (to < 0) return steps.say('첫 문장이라 더 올릴 수 없어요.');
      if (to >= sentences.length) return steps.say('마지막 문장이라 더 내릴 수 없어요.');
      const at = { before: from, after: to };
      steps.take(moveSentence(text, from, to), `${nth(from)} 문장을 ${nth(to)}로 옮겼어요.`, at);
      go(to);
    },
    leaveOut: (index: number) => {
      forget(index);
      const after = Math.max(0, Math.min(index, sentences.length - 2));
      const words = `${nth(index)} 문장을 뺐어요. 아래 ‘쓰지 않은 문장’에 있어요.`;
      steps.take(leaveOut(text, index), words, { before: index, after });
      go(after);
    },
    putIn: putInNext,
    /** The same with words that the teacher made of a spare: its source goes with them. */
    finish: ({ raw, sources }: Spare, words: string) => {
      const made = closedSentence(words);
      if (raw !== null) onFinish({ text: made, of: raw, sources: [...sources] });
      putInNext(made);
    },
    exchange: (words: string) => {
      forget(current);
      const at = { before: current, after: current };
      steps.take(exchange(text, current, words), `${nth(current)} 문장을 바꿔 넣었어요.`, at);
      go(current);
    },
    /** Other words in a stretch of the text. */
    replace: ({ start, end }: Span, words: string) => {
      const index = sentenceAt(sentences, start + 1);
      steps.take(
        text.slice(0, start) + words + text.slice(end),
        words.trim() === ''
          ? `‘${text.slice(start, end).trim()}’ 자리를 정리했어요.`
          : `‘${words}’ 표현으로 고쳤어요.`,
        { before: index, after: index },
      );
    },
    startWriting: (index: number) => {
      const sentence = sentences[index];
      if (!sentence) return;
      setChosen(index);
      setHeld({ start: sentence.start, end: sentence.end, text, before: text, index });
    },
    write: (words: string) => {
      if (!held) return;
      const now = text.slice(0, held.start) + words + text.slice(held.end);
      setHeld({ ...held, end: held.start + words.length, text: now });
      onText(now);
    },
    /** `back`: the focus returns to the card; otherwise it already is elsewhere. */
    stopWriting: (back: boolean) => {
      if (!held) return;
      setHeld(null);
      const now = settle(text, held);
      const after = Math.max(0, Math.min(held.index, sentencesOf(now).length - 1));
      const at = { before: held.index, after };
      if (now !== held.before) steps.take(now, `${nth(held.index)} 문장을 고쳤어요.`, at, held.before);
      else if (now !== text) onText(now);
      if (back) go(after);
    },
  };
}
export type Sentences = ReturnType<typeof useSentences>;
