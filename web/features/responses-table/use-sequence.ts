import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { type Job, type Progress, runSequence } from './sequence.ts';

/** Whoever is signed out or offline, or waited for the server in vain, would see the same error once for each student. */
const ENDS_ALL = new Set<ApiError['code']>([
  'NETWORK',
  'UNAUTHENTICATED',
  'NOT_CLOSED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'MAINTENANCE',
]);

/** Runs work on many students and keeps its progress for the screen. Stops when the screen goes. */
export function useSequence<J extends Job>(
  work: (job: J, signal: AbortSignal) => Promise<unknown>,
  failure: string,
) {
  const [progress, setProgress] = useState<Progress<J> | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const running = progress?.phase === 'running';
  useEffect(() => () => stopper.current?.abort(), []);
  useEffect(() => {
    if (!running) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [running]);
  const start = (jobs: readonly J[]) => {
    const controller = new AbortController();
    stopper.current = controller;
    return runSequence({
      jobs,
      work: (job) => work(job, controller.signal),
      explain: (error) => messageOf(error, failure),
      endsAll: (error) => error instanceof ApiError && ENDS_ALL.has(error.code),
      onProgress: setProgress,
      signal: controller.signal,
    });
  };
  return { progress, running, start, stop: () => stopper.current?.abort(), reset: () => setProgress(null) };
}
