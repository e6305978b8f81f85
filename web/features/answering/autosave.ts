import type { Draft } from '../../../contract/responses.ts';
import { ApiError } from '../../lib/api-error.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { type Answers, noAnswers, sameAnswers } from './answers.ts';
import type { AutosaveParts } from './autosave-parts.ts';
import { DeviceCopy } from './device-copy.ts';
import { baseOf, mergeAnswers, uniteAnswers } from './merge.ts';
import { within } from './within.ts';

/** A browser may be killed at any moment; this much typing is lost at most. */
const DEVICE_MS = 400;
/** Specification 2, section 9. */
const DEBOUNCE_MS = 2000;
/** For whoever writes without a pause. */
const LONGEST_WAIT_MS = 5000;
const RETRY_MS = 15_000;
/** A server that has not answered by then is asked again. */
const ANSWER_MS = 10_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what a student writes: within 400 ms on this device; on the server the first letter of a sheet at once, the rest
 * two seconds after the last change, and every five while there is no pause. While the server does not answer it tries
 * again every 15 s and as soon as the browser is online. What another device or tab saved meanwhile is put together with
 * it, never overwritten.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #latest: Answers | null = null;
  /** The server's draft as last seen: what the next save is based on. */
  #base: Draft | null;
  /** Nothing of this sheet has been sent: nobody knows yet that it is being written. */
  #untold: boolean;
  /** Sent without an answer, the one under way included; the server may have them all the same. */
  #unanswered: Answers[] = [];
  #device: Timer;
  #unwritten = false;
  readonly #copy: DeviceCopy;
  #debounce: Timer;
  #longest: Timer;
  #retry: Timer;
  /** The save under way. */
  #running: Promise<void> | null = null;
  #trouble: 'offline' | 'refused' | null = null;
  /** Until the student has decided between two texts, or for good. */
  #held = false;
  /** While a submission is under way. */
  #submitting = false;
  #stopped = false;

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
    this.#base = parts.base;
    this.#untold = parts.base === null;
    this.#copy = new DeviceCopy(parts.key);
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
    // The teacher's board knows of somebody who writes by the draft: the first letter does not wait.
    if (this.#untold) {
      this.#untold = false;
      void this.save();
    } else this.#saveSoon();
  }

  #saveSoon(): void {
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => void this.save(), DEBOUNCE_MS);
    this.#longest ??= setTimeout(() => void this.save(), LONGEST_WAIT_MS);
  }

  /** Puts what is not on this device yet there at once. */
  keepNow(): void {
    if (!this.#latest || !this.#unwritten || this.#stopped) return;
    this.#keepOnDevice();
    if (this.#serverHas(this.#latest)) return;
    if (this.#copy.kept) this.#tellDeviceHas(this.#trouble ?? 'sending');
    else this.#parts.onState({ kind: 'saving' });
  }

  #tellDeviceHas(reason: 'sending' | 'offline' | 'refused'): void {
    this.#parts.onState({ kind: 'device', reason, at: new Date(serverNow()).toISOString() });
  }

  #tellServerHas(at: string): void {
    this.#parts.onState({ kind: 'server', at, ...(this.#copy.kept ? {} : { alone: true }) });
  }

  #serverHas(answers: Answers): boolean {
    return this.#base !== null && sameAnswers(answers, this.#base);
  }

  #keepOnDevice(): void {
    this.takeIn();
    if (!this.#latest) return;
    const { responses, teacherRequest } = this.#latest;
    this.#unwritten = false;
    this.#copy.write({
      responses: [...responses],
      teacherRequest,
      savedAt: serverNow(),
      syncedAs: this.#serverHas(this.#latest) ? (this.#base?.saved_at ?? null) : null,
      base: this.#base,
    });
  }

  /** Another tab of this browser may have written to the same copy: its words join these. */
  takeIn(): void {
    const mine = this.#latest;
    const there = mine && !this.#stopped ? this.#copy.foreign() : null;
    if (!mine || !there) return;
    const saved = baseOf(there.draft);
    if (saved && saved.saved_at > (this.#base?.saved_at ?? '')) this.#base = saved;
    if (!there.words) return;
    const united = uniteAnswers(this.#copy.seen, mine, there.draft);
    this.#copy.seen = there.draft;
    if (!sameAnswers(united, there.draft)) this.#unwritten = true;
    if (sameAnswers(united, mine)) return;
    this.#latest = united;
    this.#parts.onMerged(united, 'tab');
    if (this.#unwritten) this.#saveSoon();
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
    if (this.#stopped || this.#held || this.#submitting || !answers) return;
    if (this.#base && this.#serverHas(answers)) return this.#tellServerHas(this.#base.saved_at);
    // One request at a time, or an older text could arrive last; whoever sends looks for newer words afterwards.
    if (this.#running) return;
    this.#running = this.#send(answers).finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #send(answers: Answers): Promise<void> {
    try {
      const basedOn = this.#base?.saved_at ?? null;
      this.#unanswered.push(answers);
      const savedAt = await within(ANSWER_MS, (signal) => this.#parts.send(answers, basedOn, signal));
      this.#saved(answers, savedAt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE') await this.#meet();
      else this.#failed(error, answers);
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
    if (!this.#stopped || this.#copy.isThere) this.#keepOnDevice();
    if (this.#stopped) return;
    if (this.#latest === answers) this.#tellServerHas(at);
    else this.#saveSoon();
  }

  /** Another device or tab saved first. */
  async #meet(): Promise<void> {
    let theirs: Draft | null;
    try {
      theirs = await within(ANSWER_MS, (signal) => this.#parts.fetchDraft(signal));
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
      this.#parts.onMerged(merged.answers, 'server');
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
    if (refused && sent) this.#unanswered = this.#unanswered.filter((one) => one !== sent);
    if (this.#copy.kept) this.#tellDeviceHas(this.#trouble);
    else this.#parts.onState({ kind: 'nowhere' });
    if (gone) {
      this.#clearTimers();
      this.#held = true;
      this.#parts.onGone(error);
    } else if (!refused) this.#retry = setTimeout(() => void this.save(), RETRY_MS);
  }

  /**
   * Nothing more is saved until `release`: the answers are being submitted. Waits a little for a save that is under way,
   * and answers what the submission has to know of the server's draft.
   */
  async hold(patience: number): Promise<{ base: Draft | null; echoes: Answers[] }> {
    this.#submitting = true;
    this.keepNow();
    this.#clearTimers();
    const enough = new Promise<void>((resolve) => setTimeout(resolve, patience));
    if (this.#running) await Promise.race([this.#running, enough]);
    return this.standing();
  }

  /** The server's draft as last seen, and the latest saves of which it is not known whether they arrived. */
  standing(): { base: Draft | null; echoes: Answers[] } {
    return { base: this.#base, echoes: this.#unanswered.slice(-3) };
  }

  /** The submission did not come about: go on. `look`: something newer lies on the server. */
  async release({ look = false } = {}): Promise<void> {
    this.#submitting = false;
    if (look && !this.#held) await this.#meet();
    else await this.save();
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
    this.#copy.remove();
  }
}
