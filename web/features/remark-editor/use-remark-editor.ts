import { isStale } from '../../lib/api-error.ts';
// Above 300 lines: every step starts from the same fields and from what is stored, and takes its turn in the one queue.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import type { ResponseReply, SavedResponse } from '../../../contract/responses.ts';
import { notify } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useCurrent } from '../../lib/use-current.ts';
import { useUser } from '../session/session-context.ts';
import { useResponseCache } from '../responses-table/response-cache.ts';
import { changedFields, editOf, type Fields, fieldsOf } from './changes.ts';
import { conflictsOf, differencesOf, givingWay, type OpenConflict, resolved } from './collisions.ts';
import { draftUnderWay } from './draft-under-way.ts';
import { draftWords } from './draft-words.ts';
import { remarkDraftKey } from './remark-draft.ts';
import { firstTooLong } from './too-long.ts';
import { useDrafting } from './use-drafting.ts';
import { useFinished } from './use-finished.ts';
import { useInTurn } from './use-in-turn.ts';
import { useRemarkActs } from './use-remark-acts.ts';
import { takenUp, useRemarkDraft } from './use-remark-draft.ts';

const OBSERVATION_MISSING = '교사 관찰을 입력해 주세요.';
const REMARK_MISSING = '기록문을 비워 둘 수 없어요. 되돌리거나 다시 써 주세요.';

const ELSEWHERE = '다른 곳에서 바뀐 내용을 불러왔어요. 살펴본 뒤 다시 시도해 주세요.';

type Step = 'save' | 'draft' | 'step' | 'finding';

/**
 * One student's observation, remark and answers while a teacher works on them. Every step saves first, so nothing
 * that was typed is lost; each answers whether it worked. A busy server is asked again before somebody has to press.
 * `seenElsewhere`: a draft needs no observation of its own. `onUnsaved` tells of a save that failed in a toast's place,
 * `onHidden` of one that took a published remark back from the student.
 */
export function useRemarkEditor(
  evaluationId: string,
  initial: ResponseReply,
  {
    seenElsewhere = false,
    onUnsaved,
    onHidden,
  }: {
    seenElsewhere?: boolean;
    onUnsaved?: (error: ApiError) => void;
    onHidden?: (response: ResponseReply) => void;
  } = {},
) {
  const { put, fetchOne } = useResponseCache(evaluationId);
  const [stored, storedNow, setStored] = useCurrent(() => initial);
  const [fields, fieldsNow, setFields] = useCurrent<Fields>(() => fieldsOf(initial));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [repeating, setRepeating] = useState(false);
  /** The last save did not work, and nothing was typed since. */
  const [failed, setFailed] = useState(false);
  const { inTurn, underWay, isUnderWay } = useInTurn<Step>();
  const [refused, setRefused] = useState<{ observation?: string; remark?: string }>({});
  const { edit, observe, confirm, adopt, publish, unpublish, restore, dismiss, undismiss } = useRemarkActs(
    () => setRepeating(true),
    onUnsaved,
  );
  const drafting = useDrafting(initial.student.name);
  const changed = changedFields(fieldsOf(stored), fields);
  const { made, provenance, finish, takeUp, sentWith } = useFinished(stored.provenance);
  const draftKey = remarkDraftKey(useUser().id, evaluationId, initial.student_id);
  const draft = useRemarkDraft(draftKey, stored, fields, made);

  /** What the server answered becomes what is stored; what was typed since `sent` stays in the fields. */
  const take = (response: ResponseReply, sent: Fields, kind: Step = 'save') => {
    const before = storedNow.current;
    const collided = kind === 'draft' ? conflictsOf(sent, fieldsNow.current, fieldsOf(response)) : [];
    // Nothing of what is locked meanwhile can be typed; should it be all the same, neither text may hide the other.
    if (collided.length > 0) setConflict({ theirs: response, fields: collided });
    if (collided.length > 0) return put(response);
    const rewritten = before.final_evaluation !== response.final_evaluation;
    // A new draft asks before, and hiding is what its own button is for.
    if (before.is_published && !response.is_published && rewritten && kind !== 'draft') onHidden?.(response);
    setStored(response);
    setFields((now) => resolved(sent, now, fieldsOf(response)));
    setSavedAt(new Date(serverNow()));
    put(response);
  };

  /**
   * Somebody was faster. Answers what is stored now and my fields, as they are by then, laid over it where the two do not
   * collide; where they do, the teacher is asked and the answer is null.
   */
  const compare = async (base: ResponseReply) => {
    const theirs = await fetchOne(base.student_id).catch(() => null);
    if (!theirs) {
      setFailed(true);
      return null;
    }
    const mine = fieldsNow.current;
    const found = conflictsOf(fieldsOf(base), mine, fieldsOf(theirs));
    if (found.length > 0) {
      setConflict({ theirs, fields: found });
      return null;
    }
    const merged = resolved(fieldsOf(base), mine, fieldsOf(theirs));
    setStored(theirs);
    setFields(merged);
    return { theirs, merged };
  };

  /** Sends what differs between `base` and `mine`. Answers what is stored then, or null when it failed. */
  const send = async (base: ResponseReply, mine: Fields, again = true): Promise<ResponseReply | null> => {
    const before = fieldsOf(base);
    if (changedFields(before, mine).length === 0) return base;
    if (mine.remark.trim() === '' && before.remark !== '') {
      setRefused({ remark: REMARK_MISSING });
      return null;
    }
    const long = firstTooLong(mine, changedFields(before, mine));
    if (long !== undefined) {
      // It says so where it stands; to who pressed, where that is out of sight. Rows that save by themselves say it there.
      if (!onUnsaved) notify.error(long);
      setFailed(true);
      return null;
    }
    setRepeating(false);
    setFailed(false);
    try {
      let current: ResponseReply = base;
      if (current.id === null)
        ({ response: current } = await observe.mutateAsync({
          id: evaluationId,
          studentId: base.student_id,
          observation: mine.observation,
          version: current.version,
        }));
      const rest = sentWith(editOf(fieldsOf(current), mine), current.provenance);
      if (current.id !== null && Object.keys(rest).length > 0)
        ({ response: current } = await edit.mutateAsync({
          id: current.id,
          version: current.version,
          ...rest,
        }));
      setRefused({});
      take(current, mine);
      return current;
    } catch (error) {
      if (!isStale(error)) {
        setFailed(true);
        return null;
      }
      const found = await compare(base);
      return found && again ? send(found.theirs, found.merged, false) : null;
    }
  };
  const sendNow = () => send(storedNow.current, fieldsNow.current);
  const isDirty = () => changedFields(fieldsOf(storedNow.current), fieldsNow.current).length > 0;
  const save = () => inTurn('save', sendNow);
  /** Saves until nothing is left: a hand that goes on typing does not wait for the server. */
  const saveAll = () =>
    inTurn('save', async () => {
      let saved = await sendNow();
      while (saved && isDirty()) saved = await sendNow();
      return saved;
    });

  /** Saves, then does one more step with the response; STALE shows both texts. */
  const afterSaving = async (
    step: (response: SavedResponse) => Promise<{ response: SavedResponse }>,
    kind: Exclude<Step, 'save'> = 'step',
    read?: string,
  ) =>
    afterSavingAny(
      kind,
      async (base) => {
        const { response } = base.id === null ? await makeRow(base) : { response: { ...base, id: base.id } };
        return step(response);
      },
      read,
    );

  /** A step that vouches for the text as it stands before the teacher's eyes at this moment, and for no other. */
  const vouching = async (step: (response: SavedResponse) => Promise<{ response: SavedResponse }>) => {
    if (isUnderWay('draft')) {
      notify.info(draftWords.wait);
      return false;
    }
    return afterSaving(step, 'step', fieldsNow.current.remark);
  };

  /** A row that nothing was typed into: a term remark may be written from the forms alone. */
  const makeRow = (base: ResponseReply) =>
    observe.mutateAsync({
      id: evaluationId,
      studentId: base.student_id,
      observation: base.teacher_observation ?? '',
    });

  const afterSavingAny = (
    kind: Exclude<Step, 'save'>,
    step: (base: ResponseReply) => Promise<{ response: SavedResponse }>,
    read?: string,
  ) =>
    inTurn(kind, async () => {
      const base = await sendNow();
      if (!base) return false;
      // It may have waited its turn behind what brought another text. The server composes Hangul, and nothing else.
      if (read !== undefined && base.final_evaluation !== read.normalize('NFC')) {
        notify.info(draftWords.otherText);
        return false;
      }
      try {
        const { response } = await step(base);
        take(response, fieldsOf(base), kind);
        return true;
      } catch (error) {
        if (isStale(error)) {
          await compare(base);
          notify.info(kind === 'draft' ? draftWords.changed(base.student.name) : ELSEWHERE);
        }
        return false;
      }
    });

  const { mutateAsync: adoptAsync } = adopt;
  const latest = useRef(afterSavingAny);
  latest.current = afterSavingAny;
  const { id } = initial;
  const onMount = useEffectEvent(() => {
    // Asked for in an earlier visit, and still being written.
    const draft = draftUnderWay(id);
    if (draft) void afterSavingAny('draft', () => drafting.follow(draft));
  });
  useEffect(() => onMount(), []);
  const change = useCallback(
    (next: Partial<Fields>) => {
      setFields((now) => ({ ...now, ...next }));
      setRefused({});
      setFailed(false);
    },
    [setFields],
  );

  return {
    stored,
    fields,
    /** Where the text comes from, with what the teacher has made a sentence of since it was stored. */
    provenance,
    finish,
    changed,
    savedAt,
    refused,
    conflict,
    /** What an earlier visit could not save, against what is stored; null where there is nothing. */
    unsaved: draft.found && {
      moved: draft.found.version !== stored.version,
      fields: differencesOf(takenUp(draft.found, stored), fieldsOf(stored)),
    },
    takeUnsaved: (keep: 'mine' | 'theirs') => {
      if (draft.found && keep === 'mine') {
        setFields(takenUp(draft.found, stored));
        takeUp(draft.found.made ?? []);
      }
      draft.settle();
    },
    change,
    save,
    saveAll,
    /** Whether words are unsaved at this moment, whatever has been drawn. */
    isDirty,
    revert: () => {
      setFields(fieldsOf(storedNow.current));
      setRefused({});
      setFailed(false);
    },
    generate: async () => {
      if (fields.observation.trim() === '' && !seenElsewhere) {
        setRefused({ observation: OBSERVATION_MISSING });
        return false;
      }
      // Pressed twice: the second would wait for its turn, write yet another draft, and cost as much again.
      if (isUnderWay('draft')) return true;
      // As it was saved just now: what was typed while that waited is in it.
      return afterSaving(
        ({ id, version, teacher_observation: seen }) =>
          drafting.write({ id, version, observation: (seen ?? '').trim() }),
        'draft',
      );
    },
    start: useCallback(
      (classId: string, responseId: string) =>
        isUnderWay('draft')
          ? notify.info(draftWords.wait)
          : latest.current('step', (base) =>
              adoptAsync({ classId, responseId, studentId: base.student_id, version: base.version }),
            ),
      [adoptAsync, isUnderWay],
    ),
    confirm: () => vouching(({ id, version }) => confirm.mutateAsync({ id, version })),
    /** Answers what may not stand in it, in words; null when it was not published. */
    publish: async () => {
      let left: readonly string[] = [];
      const done = await vouching(async ({ id, version }) => {
        const reply = await publish.mutateAsync({ id, version });
        left = reply.findings ?? [];
        return reply;
      });
      return done ? left : null;
    },
    unpublish: () => afterSaving(({ id }) => unpublish.mutateAsync({ id })),
    restore: (versionId: string) => afterSaving(({ id }) => restore.mutateAsync({ id, versionId })),
    dismiss: (rule: string, text: string, reason: string) =>
      afterSaving(
        async (response) => ({
          response: { ...response, ...(await dismiss.mutateAsync({ id: response.id, rule, text, reason })) },
        }),
        'finding',
      ),
    undismiss: (rule: string, text: string) =>
      afterSaving(
        async (response) => ({
          response: { ...response, ...(await undismiss.mutateAsync({ id: response.id, rule, text })) },
        }),
        'finding',
      ),
    settle: async (keep: 'mine' | 'theirs') => {
      if (!conflict) return;
      const { theirs } = conflict;
      const both = resolved(fieldsOf(stored), fields, fieldsOf(theirs));
      // Only what was asked about gives way: a field that nobody else touched is no part of the choice.
      setFields(keep === 'mine' ? both : givingWay(both, conflict.fields, fieldsOf(theirs)));
      setConflict(null);
      setStored(theirs);
      if (isDirty()) await save();
    },
    /** A draft is asked for; the text is locked meanwhile. */
    generating: underWay.includes('draft'),
    /** The draft that is being written; from here on the answers and the observation that it is written from are locked, too. */
    writing: drafting.writing,
    stopping: drafting.stopping,
    stopDraft: drafting.stop,
    saving: underWay.includes('save') || edit.isPending || observe.isPending,
    /** Saving did not work yet, and is tried again. */
    repeating,
    failed,
    stepping: underWay.includes('step'),
  };
}
export type RemarkEditorState = ReturnType<typeof useRemarkEditor>;
