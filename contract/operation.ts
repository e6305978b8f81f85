import './korean.ts';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `public` needs no session, `anyone` any signed-in person, `newcomer` one who has no role yet, `member` one
 * who has any; the rest by role. There is no default.
 */
export type Actor = 'public' | 'anyone' | 'newcomer' | 'member' | 'student' | 'teacher' | 'admin';

/** The kinds of thing whose owner the server checks. Somebody else's answers NOT_FOUND. */
export type Thing = 'class' | 'evaluation' | 'response' | 'student' | 'version' | 'job' | 'expected';

/** The state of the thing in which the operation succeeds; the authorization matrix builds its world in it. */
export type WorkingState = 'draft' | 'active' | 'submitted' | 'evaluated' | 'closed' | 'published';

/** Ids that an example of an input may name. */
export type ExampleIds = Record<
  Thing | 'otherClass' | 'backup' | 'code' | 'email' | 'idToken' | 'totp' | 'resetToken',
  string
>;

export type InputSchema = z.ZodMiniObject;
export type FileReply = 'file';
/** The reply is a stream of server-sent events; the data of each is the whole state of what is watched. */
export interface EventReply {
  events: z.ZodMiniType;
}
export type AnyReply = z.ZodMiniType | FileReply | EventReply;

export interface Described<I extends InputSchema, R extends AnyReply, A extends Actor> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each part that comes from the input, e.g. `/api/teacher/classes/{id}`. */
  path: `/api/${string}`;
  actor: A;
  /** One object: keys named in `path` travel there, the others in the query (GET, DELETE) or the JSON body. */
  input: I;
  /** The envelope's `data`; `file` where the reply is the file itself, `{ events }` where it is an event stream. */
  reply: R;
  /** The media type of a file reply, for the API document; a spreadsheet unless said otherwise. */
  fileType?: string;
  /** 200 unless said otherwise. */
  status?: 201 | 202;
  /** The status when the reply says `repeated: true`. */
  repeatedStatus?: 200;
  /** Codes the operation itself may throw, beside those of the gates. */
  errors?: readonly ErrorCode[];
  /** Which keys of the input name a thing that must be the actor's own. Dots reach into arrays: `targetClassIds.0`. */
  scope?: Record<string, Thing>;
  state?: WorkingState;
  example?: (ids: ExampleIds) => Record<string, unknown>;
  /** Works only for somebody whose second factor is on; the authorization matrix turns it on. */
  withSecondFactor?: true;
  /** Passes the forced password change and the consent gate (decisions.md, section 2). */
  passesGates?: true;
  /** A poll does not keep an idle session alive. */
  poll?: true;
  /** Long replies are validated in tests and development only: twice the cost (architecture.md, traps). */
  longReply?: true;
  /** One Korean sentence for the API document. */
  summary: string;
}

export type Operation = Described<InputSchema, AnyReply, Actor>;

/** Declares one operation; exists so that the literal types of input and reply survive. */
export function operation<const I extends InputSchema, const R extends AnyReply, const A extends Actor>(
  described: Described<I, R, A>,
): Described<I, R, A> {
  return described;
}

/** What a handler receives: parsed, normalised, without unknown fields. */
export type InputOf<O extends { input: InputSchema }> = z.output<O['input']>;
/** What a caller sends. */
export type CallInput<O extends { input: InputSchema }> = z.input<O['input']>;

/** A file that a handler hands to the edge. */
export interface FileData {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A file too large to be held in memory: it goes out as it is read. */
export interface FilePieces {
  name: string;
  type: string;
  pieces: AsyncIterable<Uint8Array>;
  size: number;
}

/** What a handler hands to the edge to be watched. */
export interface Watched<State> {
  /** Whoever watches under the same name shares its readings, so it names the watcher's rights too. */
  name: string;
  /** The state now; its refusal (somebody lost the right to see it) ends the stream. */
  read: () => Promise<State>;
  /** True for a state after which none follows. */
  isLast: (state: State) => boolean;
}

export type ReplyOf<O extends { reply: AnyReply }> = O['reply'] extends z.ZodMiniType
  ? z.output<O['reply']>
  : O['reply'] extends { events: infer E extends z.ZodMiniType }
    ? Watched<z.output<E>>
    : FileData;

export function isEventReply(reply: AnyReply): reply is EventReply {
  return typeof reply === 'object' && 'events' in reply;
}
