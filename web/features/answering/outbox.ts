import type { Draft } from '../../../contract/responses.ts';
import { ApiError } from '../../lib/api-error.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { type Answers, isEmpty, sameAnswers } from './answers.ts';
import { mergeAnswers } from './merge.ts';
import { type Queued, readQueued, removeQueued, writeQueued } from './queued.ts';
import { asDraft } from './words-here.ts';
import { within } from './within.ts';

const RETRY_MS = 15_000;
/** Longer than for a draft: a submission that arrived and was not heard of is only found out by the next one. */
const ANSWER_MS = 20_000;
/** A save of this very sheet that was under way when the button was pressed has arrived by then, or never will. */
const ECHO_MS = 10_000;

/** Trying again will not help: the form, the enrolment or the answers themselves are not such that it could be taken. */
const FINAL = new Set<ApiError['code']>([
  'NOT_ACTIVE',
  'ALREADY_SUBMITTED',
  'ALREADY_EVALUATED',
  'NOT_FOUND',
  'VALIDATION',
  'TOO_LARGE',
]);

/** Refused for what an open sheet can mend: it goes on with the words, and no note is needed. */
const MENDABLE = new Set<ApiError['code']>(['STALE', 'VALIDATION', 'TOO_LARGE']);

export type Outcome =
  | { kind: 'done'; responseId: string }
  /** No answer, or not now: it stays and goes out later. */
  | { kind: 'waiting'; error: unknown }
  /** Somebody wrote on elsewhere since: the student has to look first. */
  | { kind: 'stale'; error: ApiError }
  | { kind: 'refused'; error: ApiError };

interface OutboxParts {
  userId: string;
  /** Submits and answers the receipt's id; STALE when the draft there is not `basedOn`. */
  submit: (one: Queued, basedOn: string | null, signal: AbortSignal) => Promise<string>;
  fetchDraft: (evaluationId: string, signal: AbortSignal) => Promise<Draft | null>;
  /** False: somebody else signed in here in another tab. */
  isStillHere: () => boolean;
}

type Handler = (one: Queued, outcome: Outcome) => void;

/**
 * Sends what a student has pressed "submit" for, until there is a receipt: at once, every 15 s, and whenever the browser comes
 * online or to the front. The server gives one receipt for the same answers however often they arrive, and refuses those
 * that something newer stands against, so a repetition can do no harm.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  /** For browsers that keep nothing: lost with the page, which the sheet says. */
  readonly #memory = new Map<string, Queued>();
  readonly #listeners = new Set<() => void>();
  readonly #handlers = new Map<string, Handler>();
  #fallback: Handler = () => {};
  #entries: readonly Queued[] = [];
  #sending = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.look();
  }

  get userId(): string {
    return this.#parts.userId;
  }

  /** The same array until something changes. */
  entries = (): readonly Queued[] => this.#entries;

  isSending(evaluationId: string): boolean {
    return this.#sending.has(evaluationId);
  }

  /** Whether it would survive this page. */
  isKept(evaluationId: string): boolean {
    return !this.#memory.has(evaluationId);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads anew what this device holds; another tab may have changed it. */
  look(): void {
    this.#entries = [...readQueued(this.userId), ...this.#memory.values()];
    for (const listener of this.#listeners) listener();
  }

  /** Puts answers in the queue, in place of what stood there for the same form. */
  add(one: Queued): void {
    if (writeQueued(this.userId, one)) this.#memory.delete(one.evaluationId);
    else this.#memory.set(one.evaluationId, one);
    this.look();
  }

  drop(evaluationId: string): void {
    removeQueued(this.userId, evaluationId);
    this.#memory.delete(evaluationId);
    this.look();
  }

  /** The student has read why it was refused: the words stay as a draft. */
  dismiss(one: Queued): void {
    this.#keepWords(one);
    this.drop(one.evaluationId);
  }

  /** The server has these words of a refused submission: what stays here is that it was refused, and when it was pressed. */
  forgetWords(evaluationId: string, words: Answers): void {
    const one = this.#entries.find((entry) => entry.evaluationId === evaluationId);
    if (!one?.refused || !sameAnswers(one, words)) return;
    this.add({ ...one, responses: [], teacherRequest: '', base: null, echoes: [] });
  }

  /** Whoever shows a form hears what became of it; without that the fallback does. Returns the function that ends it. */
  handle(evaluationId: string, handler: Handler): () => void {
    this.#handlers.set(evaluationId, handler);
    return () => {
      if (this.#handlers.get(evaluationId) === handler) this.#handlers.delete(evaluationId);
    };
  }

  start(fallback: Handler): void {
    this.#stopped = false;
    this.#fallback = fallback;
    void this.flush();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #find(evaluationId: string): Queued | undefined {
    this.look();
    return this.#entries.find((one) => one.evaluationId === evaluationId && one.refused === null);
  }

  /** Tries everything that waits, one after another; answers how many still wait. */
  async flush(): Promise<number> {
    clearTimeout(this.#timer);
    for (const one of this.#entries) if (one.refused === null) await this.#lockAndSend(one.evaluationId);
    const waiting = this.#entries.filter((one) => one.refused === null).length;
    clearTimeout(this.#timer);
    if (waiting > 0 && !this.#stopped) this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
    return waiting;
  }

  /** One tab at a time, where the browser can tell; elsewhere the server's one receipt is enough. */
  async #lockAndSend(evaluationId: string): Promise<void> {
    if (this.#sending.has(evaluationId)) return;
    this.#sending.add(evaluationId);
    this.look();
    const run = async () => {
      const one = this.#find(evaluationId);
      // Another tab has sent it, or the student went on writing.
      if (!one || !this.#parts.isStillHere()) return null;
      return { one, outcome: await this.#send(one) };
    };
    let sent: Awaited<ReturnType<typeof run>>;
    try {
      const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null;
      const name = `girok-submit-${this.userId}-${evaluationId}`;
      sent = locks ? await locks.request(name, run) : await run();
    } finally {
      this.#sending.delete(evaluationId);
      this.look();
    }
    if (sent) this.#settle(sent.one, sent.outcome);
  }

  #settle(one: Queued, outcome: Outcome): void {
    const handler = this.#handlers.get(one.evaluationId);
    if (outcome.kind === 'done') this.#forget(one);
    else if (outcome.kind !== 'waiting') {
      this.#keepWords(one);
      const { code } = outcome.error;
      if (handler && MENDABLE.has(code)) this.drop(one.evaluationId);
      else this.add({ ...one, refused: { code: code ?? '', at: serverNow() } });
    }
    (handler ?? this.#fallback)(one, outcome);
  }

  /** Handed in: nothing of it stays here, unless another tab has written on. */
  #forget(one: Queued): void {
    const key = draftKey(this.userId, one.evaluationId);
    const draft = readDraft(key);
    if (draft && sameAnswers(draft, one)) removeDraft(key);
    this.drop(one.evaluationId);
  }

  /** What was not taken is a draft again, for a whole day from now; newer words of another tab stay as they are. */
  #keepWords(one: Queued): void {
    if (isEmpty(one)) return;
    const key = draftKey(this.userId, one.evaluationId);
    const draft = readDraft(key);
    if (draft && !sameAnswers(draft, one)) return;
    writeDraft(key, draft ? { ...draft, savedAt: serverNow() } : asDraft(one, serverNow()));
  }

  async #send(one: Queued): Promise<Outcome> {
    try {
      const basedOn = one.base?.saved_at ?? null;
      const submit = (on: string | null) =>
        within(ANSWER_MS, (signal) => this.#parts.submit(one, on, signal));
      try {
        return { kind: 'done', responseId: await submit(basedOn) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
        const there = await within(ANSWER_MS, (signal) => this.#parts.fetchDraft(one.evaluationId, signal));
        if (!there || !isOwnEcho(one, there)) return { kind: 'stale', error };
        return { kind: 'done', responseId: await submit(there.saved_at) };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) return { kind: 'waiting', error };
      if (error.code === 'STALE') return { kind: 'stale', error };
      return { kind: FINAL.has(error.code) ? 'refused' : 'waiting', error };
    }
  }
}

/**
 * Whether the draft that stands in the way is an earlier save of this very sheet, whose receipt got lost. By what it says, and
 * by when: a submission that was cancelled comes back as a draft with the same words, but later.
 */
function isOwnEcho(one: Queued, there: Draft): boolean {
  if (Date.parse(there.saved_at) > one.pressedAt + ECHO_MS) return false;
  const base = one.echoes.some((echo) => sameAnswers(echo, there)) ? there : one.base;
  const { answers, conflicts } = mergeAnswers(base, one, there);
  return conflicts.length === 0 && sameAnswers(answers, one);
}
