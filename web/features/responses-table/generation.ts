import type { JobReply } from '../../../contract/jobs.ts';
import type { Row } from './rows.ts';
import type { Job } from './sequence.ts';

/** Specification 2, section 9. */
const SECONDS_PER_STUDENT = 3;

/** Minutes that `count` remarks will take, rounded up. */
export function estimateMinutes(count: number): number {
  return Math.ceil((count * SECONDS_PER_STUDENT) / 60);
}

/** The same as a part of a sentence: rounded up to one minute it is a limit, and for one student no estimate at all. */
export function estimateWords(count: number): string {
  const minutes = estimateMinutes(count);
  return minutes <= 1 ? '1분 이내로 끝나고' : `약 ${minutes}분 걸리고`;
}

/** Who of those that failed still waits: not who left the class, nor who got a text since. */
export function stillWaiting(
  { failed }: Pick<JobReply, 'failed'>,
  rows: readonly Pick<Row, 'key' | 'written'>[],
): JobReply['failed'] {
  const waiting = new Set(rows.filter((row) => !row.written).map((row) => row.key));
  return failed.filter((one) => !one.skipped && waiting.has(one.student_id));
}

/**
 * For how many the rest of a job can be tried again, as the server says; nobody of them has left the class since it said so, for
 * then there would be no row.
 */
export function countAgain({ again }: Pick<JobReply, 'again'>, rows: readonly Pick<Row, 'key'>[]): number {
  const members = new Set(rows.map((row) => row.key));
  return again.filter((id) => members.has(id)).length;
}

/** How long it still takes, at the measured pace; empty before there is one. */
export function remainingWords(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 60) return `약 ${Math.max(5, Math.ceil(seconds / 5) * 5)}초 남음`;
  return `약 ${Math.ceil(seconds / 60)}분 남음`;
}

/** What is said when a job has ended; who failed, and why, stands in its panel. Null where nothing came of it. */
export function endWords(
  job: Pick<JobReply, 'done' | 'failed' | 'fallbacks'>,
): { failed: boolean; text: string } | null {
  const failed = job.failed.filter((one) => !one.skipped).length;
  if (failed > 0) return { failed: true, text: `${failed}명의 기록문 초안을 만들지 못했습니다.` };
  if (job.done === 0) return null;
  const builtin = builtinCount(job);
  const text = `${job.done}명의 기록문 초안을 만들었습니다.`;
  return { failed: false, text: builtin > 0 ? `${text} 그중 ${builtin}명은 기본 작성기로 썼습니다.` : text };
}

/** For how many students the built-in writer wrote although a model is configured. */
function builtinCount({ fallbacks }: Pick<JobReply, 'fallbacks'>): number {
  return fallbacks.reduce((sum, { students }) => sum + students, 0);
}

/** What the panel calls a job. `away`: the server does not answer, and what is known of the job is old. */
export function titleOf({ state }: Pick<JobReply, 'state'>, away: boolean): string {
  if (away) return '서버와 연결이 끊겼어요';
  switch (state) {
    case 'waiting':
      return '초안 만들기를 기다리고 있어요';
    case 'running':
      return '초안을 만들고 있어요';
    case 'stopping':
      return '지금 만드는 초안까지만 만들고 멈춰요';
    case 'stopped':
      return '초안 만들기를 멈췄어요';
    case 'done':
      return '초안 만들기를 마쳤어요';
  }
}

/** How far a job is, and who wrote. */
export function countsOf(job: JobReply, away: boolean): string {
  const failed = job.failed.filter((one) => !one.skipped).length;
  const builtin = builtinCount(job);
  return [
    `${job.total}명 중 ${job.done}명 완료`,
    ...(builtin > 0 ? [`그중 기본 작성기 ${builtin}명`] : []),
    ...(failed > 0 ? [`실패 ${failed}명`] : []),
    ...(job.state === 'running' && job.remainingSeconds !== null && !away
      ? [remainingWords(job.remainingSeconds)]
      : []),
  ].join(' · ');
}

export interface GenerationPlan {
  /** Who gets a draft. */
  students: Row[];
  /** Those of them who sent no answer: theirs is written from what the teacher saw alone. */
  unanswered: Row[];
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
  const plan: GenerationPlan = { students: [], unanswered: [], unobserved: [], written: [] };
  for (const row of selected) {
    if (row.written) plan.written.push(row);
    if (row.written && !again) continue;
    const observed = row.observed || (row.submitted && shared.trim() !== '');
    (observed ? plan.students : plan.unobserved).push(row);
    if (observed && !row.submitted) plan.unanswered.push(row);
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
