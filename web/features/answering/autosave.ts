import type { Draft } from '../../../contract/responses.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { type Answers, noAnswers, sameAnswers } from './answers.ts';
import { type Merged, mergeAnswers } from './merge.ts';

/** A browser may be killed at any moment; this much typing is lost at most. */
const DEVICE_MS = 400;
/** Specification 2, section 9. */
const DEBOUNCE_MS = 2000;
/** For whoever writes without a pause. */
const LONGEST_WAIT_MS = 5000;
const RETRY_MS = 15_000;
/** A server that has not answered by then is asked again. */
const ANSWER_MS = 10_000;

export type SaveState =
  /** Nothing written yet. */
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** On this device only; `reason` is why the server has not got it. */
  | { kind: 'device'; at: string; reason: 'sending' | 'offline' | 'refused' }
  | { kind: 'server'; at: string }
  /** This browser keeps nothing and the server could not be reached: only the screen has the words. */
  | { kind: 'nowhere' };

export interface AutosaveParts {
  /** Key of the copy on this device. */
  key: string;
  /** The server's draft when the sheet was opened. */
  base: Draft | null;
  /** Stores the answers on the server and answers `saved_at`; STALE when the draft there is not `basedOn`. */
  send: (answers: Answers, basedOn: string | null, signal: AbortSignal) => Promise<string>;
  /** The server's draft now. */
  fetchDraft: (signal: AbortSignal) => Promise<Draft | null>;
  onState: (state: SaveState) => void;
  /** Another device or tab saved meanwhile; the sheet holds these answers from now on. */
  onMerged: (answers: Answers) => void;
  /** Both sides wrote the same question. Nothing is sent until `resolve` is called; the device keeps this side. */
  onConflict: (merged: Merged, theirs: Draft) => void;
  /** The form was closed or the answers were submitted elsewhere: no server copy will ever be accepted. */
  onGone: (error: ApiError) => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Does `work` within the time limit; too late is the same as no answer. */
async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: Timer;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(ApiError.noAnswer());
      abort.abort();
    }, ANSWER_MS);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps what a student writes: within 400 ms on this device; two seconds after the last change, and every five while
 * there is no pause, on the server. While the server does not answer it tries again every 15 s and as soon as the
 * browser is online. What another device saved meanwhile is put together with it, never overwritten.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #latest: Answers | null = null;
  /** The server's draft as last seen: what the next save is based on. */
  #base: Draft | null;
  /** Sent without an answer; the server may have them all the same. */
  #unanswered: Answers[] = [];
  #device: Timer;
  #unwritten = false;
  #deviceHas = false;
  #debounce: Timer;
  #longest: Timer;
  #retry: Timer;
  #sending = false;
  #trouble: 'offline' | 'refused' | null = null;
  #held = false;
  #stopped = false;

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
    this.#base = parts.base;
  }

  /** Call at every change. */
  change(answers: Answers): void {
    if (this.#stopped) return;
    this.#latest = answers;
    this.#unwritten = true;
    // The first change is written at once, the rest of a burst together.
    if (this.#device === undefined) {
      this.keepNow();
      this.#device = setTimeout(() => {
        this.#device = undefined;
        this.keepNow();
      }, DEVICE_MS);
    }
    this.#saveSoon();
  }

  #saveSoon(): void {
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => void this.save(), DEBOUNCE_MS);
    this.#longest ??= setTimeout(() => void this.save(), LONGEST_WAIT_MS);
  }

  /** Puts what is not on this device yet there at once. */
  keepNow(): void {
    if (!this.#latest || !this.#unwritten || this.#stopped) return;
    this.#keepOnDevice(this.#latest);
    if (this.#serverHas(this.#latest)) return;
    if (this.#deviceHas) this.#tell({ kind: 'device', reason: this.#trouble ?? 'sending' });
    else this.#parts.onState({ kind: 'saving' });
  }

  #tell(state: { kind: 'device'; reason: 'sending' | 'offline' | 'refused' }): void {
    this.#parts.onState({ ...state, at: new Date().toISOString() });
  }

  #serverHas(answers: Answers): boolean {
    return this.#base !== null && sameAnswers(answers, this.#base);
  }

  #keepOnDevice(answers: Answers): void {
    const { responses, teacherRequest } = answers;
    this.#unwritten = false;
    this.#deviceHas = writeDraft(this.#parts.key, {
      responses: [...responses],
      teacherRequest,
      savedAt: Date.now(),
      syncedAs: this.#serverHas(answers) ? (this.#base?.saved_at ?? null) : null,
      base: this.#base,
    });
  }

  #clearTimers(): void {
    for (const timer of [this.#debounce, this.#longest, this.#retry]) clearTimeout(timer);
    this.#longest = undefined;
  }

  /** Saves without waiting for the debounce. */
  async save(): Promise<void> {
    this.#clearTimers();
    this.keepNow();
    const answers = this.#latest;
    if (this.#stopped || this.#held || !answers) return;
    if (this.#base && this.#serverHas(answers)) {
      this.#parts.onState({ kind: 'server', at: this.#base.saved_at });
      return;
    }
    // One request at a time, or an older text could arrive last; whoever sends looks for newer words afterwards.
    if (this.#sending) return;
    this.#sending = true;
    try {
      const basedOn = this.#base?.saved_at ?? null;
      const savedAt = await within((signal) => this.#parts.send(answers, basedOn, signal));
      this.#saved(answers, savedAt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE') await this.#meet();
      else this.#failed(error, answers);
    } finally {
      this.#sending = false;
    }
  }

  #saved(answers: Answers, at: string): void {
    this.#base = {
      responses: [...answers.responses],
      teacherRequest: answers.teacherRequest,
      saved_at: at,
    };
    this.#unanswered = [];
    this.#trouble = null;
    // Whoever removed the device's copy meanwhile (a submission, a logout) does not get it back.
    const wanted = !this.#stopped || readDraft(this.#parts.key) !== null;
    if (this.#latest && wanted) this.#keepOnDevice(this.#latest);
    if (this.#stopped) return;
    if (this.#latest === answers) this.#parts.onState({ kind: 'server', at });
    else this.#saveSoon();
  }

  /** Another device or tab saved first. */
  async #meet(): Promise<void> {
    let theirs: Draft | null;
    try {
      theirs = await within((signal) => this.#parts.fetchDraft(signal));
    } catch (error) {
      this.#failed(error, null);
      return;
    }
    const mine = this.#latest;
    if (this.#stopped || !mine) return;
    const there = theirs ?? noAnswers(mine.responses.length);
    const ownEcho = this.#unanswered.some((sent) => sameAnswers(sent, there));
    const merged = mergeAnswers(ownEcho ? there : this.#base, mine, there);
    this.#unanswered = [];
    if (theirs && merged.conflicts.length > 0) {
      this.#held = true;
      this.#parts.onConflict(merged, theirs);
      return;
    }
    this.#base = theirs;
    this.#unwritten = true;
    if (!sameAnswers(merged.answers, mine)) {
      this.#latest = merged.answers;
      this.#parts.onMerged(merged.answers);
    }
    this.keepNow();
    this.#debounce = setTimeout(() => void this.save(), 0);
  }

  /** The student has decided what both sides wrote. */
  resolve(answers: Answers, theirs: Draft): void {
    this.#held = false;
    this.#base = theirs;
    this.change(answers);
    void this.save();
  }

  #failed(error: unknown, sent: Answers | null): void {
    if (this.#stopped) return;
    const gone =
      error instanceof ApiError && (error.code === 'NOT_ACTIVE' || error.code === 'ALREADY_SUBMITTED');
    // A text that the server refuses will be refused again until it changes.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    this.#trouble = refused ? 'refused' : 'offline';
    if (!refused && sent) this.#unanswered.push(sent);
    if (this.#deviceHas) this.#tell({ kind: 'device', reason: this.#trouble });
    else this.#parts.onState({ kind: 'nowhere' });
    if (gone) {
      this.#clearTimers();
      this.#held = true;
      this.#parts.onGone(error);
    } else if (!refused) this.#retry = setTimeout(() => void this.save(), RETRY_MS);
  }

  /** Stops all timers and keeps the last words on this device. */
  stop(): void {
    this.#clearTimers();
    clearTimeout(this.#device);
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
