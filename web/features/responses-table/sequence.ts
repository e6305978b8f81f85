/** Work on many students from this browser: one after another, so that it can be watched, stopped and resumed. */

export interface Job {
  /** The student's id. */
  key: string;
  name: string;
}
export interface JobFailure<J extends Job = Job> {
  job: J;
  message: string;
}
export interface Progress<J extends Job = Job> {
  phase: 'running' | 'stopped' | 'done';
  total: number;
  done: number;
  failed: readonly JobFailure<J>[];
  /** Not reached, in order. */
  left: readonly J[];
  /** Whose turn it is. */
  current: string | null;
}

export interface SequenceParts<J extends Job> {
  jobs: readonly J[];
  /** Does one; rejects with what went wrong. */
  work: (job: J) => Promise<unknown>;
  /** The sentence for the list of failures. */
  explain: (error: unknown) => string;
  /** True for an error after which the rest would fail too, such as a lost connection. */
  endsAll: (error: unknown) => boolean;
  onProgress: (progress: Progress<J>) => void;
  /** Stops after the one that is under way: half of one does not exist. */
  signal: AbortSignal;
}

/** Works through all of them and answers the last progress; never rejects. */
export async function runSequence<J extends Job>(parts: SequenceParts<J>): Promise<Progress<J>> {
  const { jobs } = parts;
  let progress: Progress<J> = {
    phase: 'running',
    total: jobs.length,
    done: 0,
    failed: [],
    left: jobs,
    current: null,
  };
  const report = (change: Partial<Progress<J>>) => {
    progress = { ...progress, ...change };
    parts.onProgress(progress);
  };
  for (const job of jobs) {
    if (parts.signal.aborted) break;
    report({ current: job.name });
    try {
      await parts.work(job);
      report({ done: progress.done + 1, left: progress.left.slice(1) });
    } catch (error) {
      const failure = { job, message: parts.explain(error) };
      report({ failed: [...progress.failed, failure], left: progress.left.slice(1) });
      if (parts.endsAll(error)) break;
    }
  }
  report({ phase: progress.left.length === 0 ? 'done' : 'stopped', current: null });
  return progress;
}
