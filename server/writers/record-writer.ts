import type { Lesson } from '../../record/compose/reading/lessons.ts';
import type { ComposeInput, RecordDraft } from '../../record/types.ts';
import type { FallbackReason } from './fallback.ts';
import type { People } from './masking/people.ts';

/** What a writer beyond the built-in one needs to know of whom it writes about, and whom it must tell. */
export interface Occasion {
  people: People;
  /** What this school forbids beyond the record rules, and what it allows against them. */
  rules: { deny: string[]; allow: string[] };
  /**
   * Writes down what is about to leave, before it leaves, or says why nothing may: this teacher's share of the day is used up, or
   * whom it is about has gone. The entry is closed with what became of it.
   */
  open(sent: { model: string; text: string }): Promise<LedgerEntry | 'quota' | 'departed'>;
}

export interface LedgerEntry {
  /** `unused`: good, and no draft was stored of it after all. */
  close(outcome: 'used' | 'unused' | FallbackReason): Promise<void>;
}

/** A draft and who wrote it. */
export interface Written {
  draft: RecordDraft;
  writer: 'builtin' | 'model';
  /** The model's name where it wrote. */
  model?: string;
  /** Korean sentence: why the built-in writer wrote although a model is configured. */
  fallback?: string;
}

/** What a remark is written from. */
export interface WriterInput extends ComposeInput {
  /**
   * The same material lesson by lesson, where it is of several: questions, answers and observation above are these, joined
   * (`record/compose/reading/lessons.ts`). Sources count over the joined material.
   */
  lessons?: readonly Lesson[];
}

/** A writer of first drafts. The built-in one needs no network; another may, so it answers later. */
export interface RecordWriter {
  name: 'builtin' | 'model';
  write(input: WriterInput, occasion: Occasion): Promise<Written>;
}
