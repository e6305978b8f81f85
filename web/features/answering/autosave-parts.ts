import type { Draft } from '../../../contract/responses.ts';
import type { ApiError } from '../../lib/api-error.ts';
import type { Answers } from './answers.ts';
import type { Merged } from './merge.ts';

export type SaveState =
  /** Nothing written yet. */
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** On this device only; `reason` is why the server has not got it. */
  | { kind: 'device'; at: string; reason: 'sending' | 'offline' | 'refused' }
  /** `alone`: this browser keeps no copy of its own. */
  | { kind: 'server'; at: string; alone?: true }
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
  /** Another device or tab wrote meanwhile; the sheet holds these answers from now on. */
  onMerged: (answers: Answers, from: 'server' | 'tab') => void;
  /** Both sides wrote the same question. Nothing is sent until `resolve` is called; the device keeps this side. */
  onConflict: (merged: Merged, theirs: Draft) => void;
  /** The form was closed or the answers were submitted elsewhere: no server copy will ever be accepted. */
  onGone: (error: ApiError) => void;
}
