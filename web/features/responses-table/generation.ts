import type { Row } from './rows.ts';
import type { Job } from './sequence.ts';

/** Specification 2, section 9. */
const SECONDS_PER_STUDENT = 3;

/** Minutes that `count` remarks will take, rounded up. */
export function estimateMinutes(count: number): number {
  return Math.ceil((count * SECONDS_PER_STUDENT) / 60);
}

export interface GenerationJob extends Job {
  /** Null where nothing of the student is stored yet; then the observation goes first. */
  responseId: string | null;
  observation: string;
}

export interface GenerationPlan {
  jobs: GenerationJob[];
  /** Left out because there is nothing the teacher saw. */
  unobserved: Row[];
  /** Left out (or, with `again`, written anew) because they have a remark. */
  written: Row[];
}

/**
 * Who of the selected gets a draft. `again`: also those who have a remark. `shared` is an observation for those who
 * submitted and have none of their own; without an answer and an own observation there is nothing to write from.
 */
export function planGeneration(
  selected: readonly Row[],
  { again, shared }: { again: boolean; shared: string },
): GenerationPlan {
  const plan: GenerationPlan = { jobs: [], unobserved: [], written: [] };
  const sharedText = shared.trim();
  for (const row of selected) {
    const own = row.observed ? (row.response.teacher_observation ?? '') : '';
    const observation = own || (row.submitted ? sharedText : '');
    if (row.written) plan.written.push(row);
    if (row.written && !again) continue;
    if (observation === '') plan.unobserved.push(row);
    else plan.jobs.push({ key: row.key, name: row.name, responseId: row.response.id, observation });
  }
  return plan;
}

export interface PublishJob extends Job {
  responseId: string;
}

/** Whose remark may be shown to the student, or hidden again. */
export function planPublishing(selected: readonly Row[], publish: boolean): PublishJob[] {
  return selected.flatMap((row) =>
    row.written && row.response.id !== null && row.published !== publish
      ? [{ key: row.key, name: row.name, responseId: row.response.id }]
      : [],
  );
}
