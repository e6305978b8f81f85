import { type LocalDraft, readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { type Answers, sameAnswers } from './answers.ts';

/** The copy on this device, which all tabs of the browser share: what another tab wrote is seen before it is written over. */
export class DeviceCopy {
  readonly #key: string;
  /** The words that this tab last read or wrote there. */
  seen: Answers | null;
  /** Whether the browser really kept the last copy. */
  kept = false;

  constructor(key: string) {
    this.#key = key;
    this.seen = readDraft(key);
  }

  get isThere(): boolean {
    return readDraft(this.#key) !== null;
  }

  /** What another tab has put there since, or null. `words`: with other words than those seen here. */
  foreign(): { draft: LocalDraft; words: boolean } | null {
    const draft = readDraft(this.#key);
    return draft && { draft, words: this.seen === null || !sameAnswers(draft, this.seen) };
  }

  write(draft: LocalDraft): void {
    this.kept = writeDraft(this.#key, draft);
    this.seen = draft;
  }

  remove(): void {
    removeDraft(this.#key);
  }
}
