import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { JobReply } from '../../../contract/jobs.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { readKey, useRead } from '../../lib/read.ts';
import { storage } from '../../lib/storage.ts';
import { useWatch } from '../../lib/watch.ts';
import { endWords } from './generation.ts';

/** The table is read anew at most this often while texts come in, in ms: each reading is written down in the audit. */
const TABLE_MS = 3_000;
/** How often it is asked whether another window, or another person, has ordered drafts, in ms. */
const NEWS_MS = 15_000;
const closedKey = (evaluationId: string) => `girok:closed-job:${evaluationId}`;

export interface Generation {
  /** The newest job of the form, running or ended. */
  job: JobReply | null;
  /** The teacher has seen how it ended, on this device. */
  closed: boolean;
  /** It had ended before this screen was opened. */
  old: boolean;
  running: boolean;
  /** It runs, and the server does not answer: it goes on once that is there again. */
  away: boolean;
  busy: boolean;
  start: (order: { studentIds: string[]; observation?: string }, onStarted: () => void) => void;
  stop: () => void;
  retry: () => void;
  close: () => void;
  reopen: () => void;
}

/** Nobody answered, or a proxy in the place of a server that is gone. */
const isAway = ({ code, status }: ApiError) => code === 'NETWORK' || status >= 500;

/** Bulk generation of one form: found again after a closed tab, followed while it runs. */
export function useGeneration(evaluationId: string): Generation {
  const cache = useQueryClient();
  const listKey = readKey('listJobs', { id: evaluationId });
  const { data: list } = useRead('listJobs', { id: evaluationId }, { every: NEWS_MS, onReturn: true });
  const newest = list?.jobs[0];
  const follow = newest !== undefined && newest.finished_at === null;
  const [lastId, setLastId] = useState('');
  const id = newest?.id ?? '';
  const {
    data: watched,
    error,
    errorUpdatedAt,
    dataUpdatedAt,
  } = useWatch('watchJob', 'getJob', { id }, { enabled: follow && lastId !== id });
  // While it is asked for a first answer once more, there is no error.
  const unanswered = errorUpdatedAt > dataUpdatedAt && (error === null || isAway(error));
  // What is followed is the newer of the two, but an end is an end, whichever has heard of it.
  const job = follow && watched?.job.id === id ? watched.job : (newest ?? null);
  const running = job !== null && job.finished_at === null;
  useEffect(() => {
    if (job?.finished_at) setLastId(job.id);
  }, [job]);
  useFreshTable(evaluationId, job);

  const [closed, setClosed] = useState(() => storage.read(closedKey(evaluationId)));
  const [found, setFound] = useState<JobReply | null>(null);
  if (job && !found) setFound(job);
  const show = ({ job: opened }: { job: JobReply }) => {
    // A list that is under way may have left before the order.
    void cache.cancelQueries({ queryKey: listKey });
    cache.setQueryData<{ jobs: JobReply[] }>(listKey, (old) => ({
      jobs: [opened, ...(old?.jobs ?? []).filter((one) => one.id !== opened.id)],
    }));
  };
  // Somebody, perhaps this teacher in another tab, was faster: their job is what there is to see.
  const onFailure = () => void cache.invalidateQueries({ queryKey: listKey });
  const failure = '기록문 초안을 만들지 못했습니다.';
  const generate = useAct('generateRemarks', { failure, onSuccess: show, onFailure });
  const again = useAct('retryJob', { failure, onSuccess: show, onFailure });
  const stopping = useAct('stopJob', {
    failure: '초안 만들기를 멈추지 못했습니다.',
    onSuccess: (reply) => cache.setQueryData(readKey('getJob', { id: reply.job.id }), reply),
    onFailure,
  });
  return {
    job,
    running,
    away: running && unanswered,
    closed: job !== null && !running && job.id === closed,
    old: job !== null && found?.id === job.id && found.finished_at === job.finished_at,
    busy: generate.isPending || again.isPending || stopping.isPending,
    start: (order, onStarted) =>
      generate.mutate({ id: evaluationId, ...order }, { onSuccess: () => onStarted() }),
    stop: () => job && stopping.mutate({ id: job.id }),
    retry: () => job && again.mutate({ id: job.id }),
    close: () => {
      if (!job) return;
      storage.write(closedKey(evaluationId), job.id);
      setClosed(job.id);
    },
    reopen: () => {
      storage.remove(closedKey(evaluationId));
      setClosed(null);
    },
  };
}

/** Reads the table again as texts come in, and everything that counts remarks once they are all there. */
function useFreshTable(evaluationId: string, job: JobReply | null): void {
  const cache = useQueryClient();
  const seen = useRef<{ id: string; done: number; ended: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
  useEffect(() => {
    if (!job) return;
    const now = { id: job.id, done: job.done, ended: job.finished_at !== null };
    const before = seen.current;
    seen.current = now;
    // What has ended before this screen came is in the table already.
    if (!before && now.ended) return;
    const table = readKey('listEvaluationResponses', { id: evaluationId });
    if (now.ended && !(before?.ended && before.id === now.id)) {
      const words = endWords(job);
      if (words) notify[words.failed ? 'error' : 'success'](words.text);
      for (const queryKey of [
        table,
        readKey('listClassStudents'),
        readKey('listTaughtEvaluations'),
        readKey('listClassResponses'),
      ])
        void cache.invalidateQueries({ queryKey });
      return;
    }
    if (now.done === 0 || now.done === before?.done || timer.current) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      void cache.invalidateQueries({ queryKey: table });
    }, TABLE_MS);
  }, [job, cache, evaluationId]);
}
