import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { readKey } from '../../lib/read.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { AFTER_SUBMITTING } from './after-submitting.ts';
import type { Answers } from './answers.ts';
import type { Outcome } from './outbox.ts';
import type { Queued } from './queued.ts';
import { refusalOf } from './queued-words.ts';
import { useOutbox } from './the-outbox.ts';
import type { useAutosave } from './use-autosave.ts';

/** A save that was under way when the button was pressed is waited for so long; most have an answer by then. */
const PATIENCE_MS = 3000;

interface Sheet {
  evaluation: { id: string; class: { name: string } };
  answers: Answers;
  autosave: Pick<ReturnType<typeof useAutosave>, 'change' | 'hold' | 'standing' | 'release'>;
  onDone: (responseId: string) => void;
  /** The form turned out to be closed or submitted meanwhile. */
  onOutdated: () => void;
}

/**
 * Submitting one sheet. The answers are in this device's queue before anything is sent, so whatever happens after the button
 * was pressed, they go out once.
 */
export function useSubmission({ evaluation, answers, autosave, onDone, onOutdated }: Sheet) {
  const { id } = evaluation;
  const { outbox, entries } = useOutbox();
  const cache = useQueryClient();
  const queued = entries.find((one) => one.evaluationId === id && one.refused === null) ?? null;
  const [pressing, setPressing] = useState(false);
  /** Two taps before the button is busy are one submission. */
  const busy = useRef(false);

  const refused = useEffectEvent(() => {
    const before = entries.find((one) => one.evaluationId === id && one.refused !== null);
    if (!before) return;
    // The form is open (again), so the words stand in it or are offered; why they came back is said once.
    notify.info(refusalOf(before));
    outbox.dismiss(before);
  });
  useEffect(() => refused(), []);
  /** This tab knows what became of the queued one. */
  const known = useRef(false);
  const wasQueued = useRef(false);
  const vanished = useEffectEvent(() => {
    void autosave.release();
    onOutdated();
  });
  useEffect(() => {
    if (wasQueued.current && !queued && !known.current) vanished();
    if (queued) known.current = false;
    wasQueued.current = queued !== null;
  }, [queued]);

  const goOn = (one: Queued, how?: { look: boolean }) => {
    // After a reload the form has not written anything yet.
    autosave.change(one);
    void autosave.release(how);
  };
  const heard = useEffectEvent((one: Queued, outcome: Outcome) => {
    if (outcome.kind === 'waiting') {
      // The screen itself tells of a missing connection; a server in trouble is said once.
      const { error } = outcome;
      if (busy.current && !(error instanceof ApiError && error.code === 'NETWORK'))
        notify.error(messageOf(error, '제출하지 못했습니다. 답은 그대로 남아 있고, 저절로 다시 보내요.'));
      return;
    }
    known.current = true;
    for (const stale of AFTER_SUBMITTING) void cache.invalidateQueries({ queryKey: readKey(stale) });
    if (outcome.kind === 'done') {
      notify.success('제출했습니다.');
      onDone(outcome.responseId);
      return;
    }
    if (outcome.kind === 'stale') {
      notify.info('다른 곳에서 고친 답이 있어요. 확인한 뒤 다시 제출해 주세요.');
      goOn(one, { look: true });
      return;
    }
    notify.error(messageOf(outcome.error, '제출하지 못했습니다. 답안은 그대로 남아 있어요.'));
    goOn(one);
    if (outcome.error.code !== 'VALIDATION') onOutdated();
  });
  useEffect(() => outbox.handle(id, (one, outcome) => heard(one, outcome)), [outbox, id]);

  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    setPressing(true);
    const given = {
      evaluationId: id,
      className: evaluation.class.name,
      responses: [...answers.responses],
      teacherRequest: answers.teacherRequest,
      pressedAt: serverNow(),
      refused: null,
    };
    const enter = ({ base, echoes }: NonNullable<ReturnType<typeof autosave.standing>>) =>
      outbox.add({
        ...given,
        base,
        echoes: echoes.map((one) => ({ ...one, responses: [...one.responses] })),
      });
    enter(autosave.standing() ?? { base: null, echoes: [] });
    const standing = await autosave.hold(PATIENCE_MS);
    if (standing) enter(standing);
    await outbox.flush();
    busy.current = false;
    setPressing(false);
  };
  return {
    /** Pressed, and not heard of yet. */
    pressing,
    /** Waiting for a connection; null while the first try is under way. */
    queued: pressing ? null : queued,
    isBusy: () => busy.current,
    kept: outbox.isKept(id),
    sending: outbox.isSending(id),
    press,
    retry: () => void outbox.flush(),
    takeBack: () => {
      if (!queued) return;
      known.current = true;
      outbox.drop(id);
      goOn(queued);
    },
  };
}
