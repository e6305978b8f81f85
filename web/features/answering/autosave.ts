import { ApiError } from '../../lib/api-error.ts';
import { removeDraft, writeDraft } from '../../lib/drafts.ts';
import { type Answers, sameAnswers } from './answers.ts';

/** Specification 2, section 9. */
const DEBOUNCE_MS = 2000;
const RETRY_MS = 15_000;

export type SaveState =
  /** Nothing written yet. */
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** On this device only; `reason` is why the server has not got it. */
  | { kind: 'device'; at: string; reason: 'offline' | 'refused' }
  | { kind: 'server'; at: string }
  /** This browser keeps nothing and the server could not be reached: only the screen has the words. */
  | { kind: 'nowhere' };

export interface AutosaveParts {
  /** Key of the copy on this device. */
  key: string;
  /** Stores the answers on the server and answers `saved_at`. Throws ApiError. */
  send: (answers: Answers) => Promise<string>;
  onState: (state: SaveState) => void;
  /** The form was closed or the answers were submitted elsewhere: no server copy will ever be accepted. */
  onGone: (error: ApiError) => void;
}

/**
 * Keeps what a student writes: two seconds after the last change on this device, then on the server; while the server
 * does not answer it tries again every 15 s and as soon as the browser is online.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #latest: Answers | null = null;
  #onServer: { answers: Answers; at: string } | null = null;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #stopped = false;

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
  }

  /** Call at every change. */
  change(answers: Answers): void {
    if (this.#stopped) return;
    this.#latest = answers;
    this.#parts.onState({ kind: 'saving' });
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => void this.save(), DEBOUNCE_MS);
  }

  /** The page may be gone in a moment: what the server has not got is kept on this device at once. */
  keepNow(): void {
    if (this.#latest && !this.#stopped && !this.#serverHas(this.#latest))
      this.#keepOnDevice(this.#latest, null);
  }

  #serverHas(answers: Answers): boolean {
    return this.#onServer !== null && sameAnswers(answers, this.#onServer.answers);
  }

  #keepOnDevice({ responses, teacherRequest }: Answers, syncedAs: string | null): boolean {
    return writeDraft(this.#parts.key, {
      responses: [...responses],
      teacherRequest,
      savedAt: Date.now(),
      syncedAs,
    });
  }

  /** Saves without waiting for the debounce. */
  async save(): Promise<void> {
    clearTimeout(this.#debounce);
    clearTimeout(this.#retry);
    const answers = this.#latest;
    if (this.#stopped || !answers) return;
    if (this.#onServer && this.#serverHas(answers)) {
      this.#parts.onState({ kind: 'server', at: this.#onServer.at });
      return;
    }
    const kept = this.#keepOnDevice(answers, null);
    // One request at a time, or an older text could arrive last; whoever sends looks for newer words afterwards.
    if (this.#sending) return;
    this.#sending = true;
    try {
      const savedAt = await this.#parts.send(answers);
      this.#sending = false;
      this.#onServer = { answers, at: savedAt };
      if (this.#stopped) return;
      if (this.#latest === answers) {
        this.#keepOnDevice(answers, savedAt);
        this.#parts.onState({ kind: 'server', at: savedAt });
      } else {
        clearTimeout(this.#debounce);
        this.#debounce = setTimeout(() => void this.save(), DEBOUNCE_MS);
      }
    } catch (error) {
      this.#sending = false;
      if (!this.#stopped) this.#failed(error, kept);
    }
  }

  #failed(error: unknown, kept: boolean): void {
    const at = new Date().toISOString();
    if (error instanceof ApiError && (error.code === 'NOT_ACTIVE' || error.code === 'ALREADY_SUBMITTED')) {
      this.#parts.onState(kept ? { kind: 'device', at, reason: 'refused' } : { kind: 'nowhere' });
      this.#parts.onGone(error);
      return;
    }
    // A text that the server refuses will be refused again until it changes.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    this.#parts.onState(
      kept ? { kind: 'device', at, reason: refused ? 'refused' : 'offline' } : { kind: 'nowhere' },
    );
    if (!refused) this.#retry = setTimeout(() => void this.save(), RETRY_MS);
  }

  /** Stops all timers and keeps the last words on this device, unless the server has them. */
  stop(): void {
    clearTimeout(this.#debounce);
    clearTimeout(this.#retry);
    this.keepNow();
    this.#stopped = true;
  }

  /** After a successful submission: nothing of it stays on this device. */
  finish(): void {
    this.#stopped = true;
    this.stop();
    removeDraft(this.#parts.key);
  }
}
