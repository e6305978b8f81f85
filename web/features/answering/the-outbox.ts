import { useMemo, useSyncExternalStore } from 'react';
import { call } from '../../lib/client.ts';
import { storedUser } from '../../lib/stored-session.ts';
import { useUser } from '../session/session-context.ts';
import { Outbox } from './outbox.ts';
import type { Queued } from './queued.ts';

let current: Outbox | null = null;

/** The one queue of this tab. Another person's is put away, with what only this page held of it. */
export function outboxOf(userId: string): Outbox {
  if (current?.userId === userId) return current;
  current?.stop();
  current = new Outbox({
    userId,
    submit: async ({ evaluationId: id, responses, teacherRequest }, basedOn, signal) => {
      const input = { id, responses, teacherRequest, basedOn, studentId: userId };
      return (await call('submitAnswers', input, { signal, keepalive: true })).response.id;
    },
    fetchDraft: async (id, signal) => (await call('getAnswerSheet', { id }, { signal })).draft,
    isStillHere: () => (storedUser()?.id ?? userId) === userId,
  });
  return current;
}

/** The signed-in student's queue, and what stands in it. */
export function useOutbox(): { outbox: Outbox; entries: readonly Queued[] } {
  const { id } = useUser();
  const outbox = useMemo(() => outboxOf(id), [id]);
  return { outbox, entries: useSyncExternalStore(outbox.subscribe, outbox.entries) };
}
