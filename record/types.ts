/** The six intents a record sentence can serve, in the order in which a record tells them. */
export const INTENTS = ['동기', '과정', '어려움과 해결', '협력', '배운 점', '확장·진로'] as const;
export type Intent = (typeof INTENTS)[number];

/** Where a sentence comes from: UTF-16 offsets into that very answer (by question index) or into the observation (index 0). */
export interface Source {
  kind: 'answer' | 'observation';
  index: number;
  start: number;
  end: number;
}

/** The outcome of putting one sentence into record style: usable (perhaps with a reason to look again) or left out. */
export type StyleResult = { text: string; review?: string } | { dropped: string };

export interface RecordSentence {
  text: string;
  /** UTF-16 offsets into the draft's `text`. */
  start: number;
  end: number;
  intent: Intent;
  sources: Source[];
  /** Korean sentence: why a person should look at this one. */
  review?: string;
}

export interface DroppedSentence {
  text: string;
  /** Korean sentence: why it was left out. */
  reason: string;
  source: Source;
  /** How the account would have told it, where it had been put into words before it was left out. */
  told?: string;
}

/** A first draft of a remark. `bytes` never exceeds the limit it was composed for. */
export interface RecordDraft {
  text: string;
  bytes: number;
  sentences: RecordSentence[];
  dropped: DroppedSentence[];
  /** Intents for which the material held nothing usable. */
  missing: Intent[];
}

export interface ComposeInput {
  questions: string[];
  answers: string[];
  observation: string;
  standard?: string;
  content?: string;
  /** NEIS bytes, see `countBytes`. */
  limit: number;
  /** Names of the class roster: they never appear in the draft. */
  names: string[];
  seed: string;
}

export interface QuestionForm {
  type: 'subject' | 'creative';
  creativeType?: 'autonomy' | 'club' | 'career';
  standard?: string;
  content: string;
  notes?: string;
  /** How many questions in all, 5 to 10. */
  count: number;
  /** Questions that stay as they are, first in the reply. */
  keep?: string[];
  /** Questions turned away: nothing like them is offered while there is anything else. */
  avoid?: string[];
  seed?: string;
}

export interface CheckOptions {
  /** School year whose rules apply, e.g. 2026. */
  year: number;
  /** The class roster. */
  names?: string[];
  /** The school's own name. */
  school?: string;
  /** A school's own exceptions: these strings are never marked. */
  allow?: string[];
  /** A school's own additions: these strings are always marked. */
  deny?: string[];
  /** NEIS bytes. */
  limit?: number;
}

export interface Finding {
  rule: string;
  level: 'error' | 'check';
  /** UTF-16 offsets into the checked text. */
  start: number;
  end: number;
  message: string;
  suggestion?: string;
}

export interface CopySpan {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
}

/** Two texts that share more than chance would have them share; `score` from 0 to 1. */
export interface CopyPair {
  a: string;
  b: string;
  score: number;
  spans: CopySpan[];
}
