import type { Draft } from '../../../contract/responses.ts';
import type { LocalDraft } from '../../lib/drafts.ts';
import { type Answers, isEmpty, sameAnswers } from './answers.ts';

/** One answer, or the message to the teacher, that was written in two places at once. */
export interface Conflict {
  /** The question's index, or 'request' for the message to the teacher. */
  at: number | 'request';
  mine: string;
  theirs: string;
}

export interface Merged {
  /** This device's text where both sides changed one. */
  answers: Answers;
  conflicts: Conflict[];
}

/**
 * Puts two versions of a sheet together, question by question, by what each changed since `base` (null: since a blank
 * sheet). A text that only goes on where the other ends is the same text further written; anything else that both
 * sides changed is a conflict, for the student to decide.
 */
export function mergeAnswers(base: Answers | null, mine: Answers, theirs: Answers): Merged {
  const conflicts: Conflict[] = [];
  const one = (at: Conflict['at'], before: string, here: string, there: string): string => {
    if (here === there || there === before) return here;
    if (here === before) return there;
    if (here.startsWith(there)) return here;
    if (there.startsWith(here)) return there;
    conflicts.push({ at, mine: here, theirs: there });
    return here;
  };
  const length = Math.max(mine.responses.length, theirs.responses.length);
  const responses = Array.from({ length }, (_, index) =>
    one(index, base?.responses[index] ?? '', mine.responses[index] ?? '', theirs.responses[index] ?? ''),
  );
  const teacherRequest = one(
    'request',
    base?.teacherRequest ?? '',
    mine.teacherRequest,
    theirs.teacherRequest,
  );
  return { answers: { responses, teacherRequest }, conflicts };
}

/**
 * Two tabs of one browser, put together without asking: whoever types here is the one who typed there. Where both changed one
 * text, both stay, the other tab's first.
 */
export function uniteAnswers(base: Answers | null, mine: Answers, theirs: Answers): Answers {
  const { answers, conflicts } = mergeAnswers(base, mine, theirs);
  const united = conflicts.map(({ at, mine: here, theirs: there }) => {
    const both = here.includes(there) ? here : there.includes(here) ? there : `${there}\n${here}`;
    return { at, mine: here, theirs: both };
  });
  return withTheirs({ answers, conflicts: united }, new Set(united.map(({ at }) => at)));
}

/** The answers with the other side's text at the given places. */
export function withTheirs({ answers, conflicts }: Merged, chosen: ReadonlySet<Conflict['at']>): Answers {
  const theirs = new Map(conflicts.filter(({ at }) => chosen.has(at)).map((one) => [one.at, one.theirs]));
  return {
    responses: answers.responses.map((answer, index) => theirs.get(index) ?? answer),
    teacherRequest: theirs.get('request') ?? answers.teacherRequest,
  };
}

export interface Restorable extends Merged {
  /** ISO 8601, of the newer side. */
  savedAt: string;
  where: 'device' | 'server' | 'both';
  /** Which side of a conflict was written later; offered first. */
  newer: 'mine' | 'theirs';
}

/** What the words on this device were written upon; words that the server has are their own base. */
export function baseOf(local: LocalDraft): Draft | null {
  return local.syncedAs === null ? local.base : { ...local, saved_at: local.syncedAs };
}

/**
 * What to offer on return: this device's words and the server's put together, or null when neither holds a word. No
 * clock decides what is kept; it only says which side of a conflict is offered first.
 */
export function restorable(local: LocalDraft | null, server: Draft | null): Restorable | null {
  const onServer = server && !isEmpty(server) ? server : null;
  if (!local || isEmpty(local)) {
    if (!onServer) return null;
    const { responses, teacherRequest, saved_at } = onServer;
    const answers = { responses, teacherRequest };
    return { answers, conflicts: [], savedAt: saved_at, where: 'server', newer: 'theirs' };
  }
  const merged = server
    ? mergeAnswers(baseOf(local), local, server)
    : { answers: { responses: local.responses, teacherRequest: local.teacherRequest }, conflicts: [] };
  if (isEmpty(merged.answers)) return null;
  const newer = !server || local.savedAt > Date.parse(server.saved_at) ? 'mine' : 'theirs';
  const savedAt = newer === 'mine' ? new Date(local.savedAt).toISOString() : (server?.saved_at ?? '');
  if (server && merged.conflicts.length === 0 && sameAnswers(merged.answers, server))
    return { ...merged, savedAt: server.saved_at, where: 'server', newer };
  const alone = sameAnswers(merged.answers, local) && merged.conflicts.length === 0;
  return {
    ...merged,
    savedAt: alone ? new Date(local.savedAt).toISOString() : savedAt,
    where: alone ? 'device' : 'both',
    newer,
  };
}
