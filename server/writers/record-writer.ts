import type { ComposeInput, RecordDraft } from '../../record/types.ts';

/** A writer of first drafts. The built-in one needs no network; another may, so it answers later. */
export interface RecordWriter {
  name: 'builtin' | 'model';
  write(input: ComposeInput): Promise<RecordDraft>;
}
