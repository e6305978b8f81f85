/** Bulk generation: one remark after another from this browser, so that it can be watched and stopped. */

/** Specification 2, section 9. */
const SECONDS_PER_STUDENT = 3;

/** Minutes that `count` remarks will take, rounded up. */
export function estimateMinutes(count: number): number {
  return Math.ceil((count * SECONDS_PER_STUDENT) / 60);
}

export interface Job {
  /** The student's id. */
  key: string;
  name: string;
  responseId: string;
  observation: string;
}
export interface JobFailure {
  job: Job;
  message: string;
}
export interface Progress {
  phase: 'running' | 'stopped' | 'done';
  total: number;
  done: number;
  failed: readonly JobFailure[];
  /** Whose remark is being written. */
  current: string | null;
}

export interface GenerationParts {
  jobs: readonly Job[];
  /** Writes one; rejects with what went wrong. */
  write: (job: Job) => Promise<void>;
  /** The sentence for the list of failures. */
  explain: (error: unknown) => string;
  onProgress: (progress: Progress) => void;
  /** Stops after the one that is being written: half a remark does not exist. */
  signal: AbortSignal;
  /** True for an error after which the rest would fail too, such as a lost connection. */
  endsAll: (error: unknown) => boolean;
}

/** Writes all of them one by one and answers the last progress; never rejects. Those not reached count as neither. */
export async function runGeneration(parts: GenerationParts): Promise<Progress> {
  const { jobs, signal } = parts;
  let progress: Progress = { phase: 'running', total: jobs.length, done: 0, failed: [], current: null };
  const report = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    parts.onProgress(progress);
  };
  for (const job of jobs) {
    if (signal.aborted) break;
    report({ current: job.name });
    try {
      await parts.write(job);
      report({ done: progress.done + 1 });
    } catch (error) {
      report({ failed: [...progress.failed, { job, message: parts.explain(error) }] });
      if (parts.endsAll(error)) break;
    }
  }
  const reached = progress.done + progress.failed.length;
  report({ phase: reached === jobs.length ? 'done' : 'stopped', current: null });
  return progress;
}
