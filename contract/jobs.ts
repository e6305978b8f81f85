import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { id, LONG_TEXT, text, timestamp } from './text.ts';

/** Far above any class, far below what a body may hold. */
const MOST_STUDENTS = 1000;

export const jobState = z.enum(['waiting', 'running', 'stopping', 'stopped', 'done']);

export const jobReply = z.object({
  id,
  evaluation_id: id,
  /** How many students were selected; those without a remark at the end are in `failed`, or were not reached. */
  total: z.int(),
  done: z.int(),
  failed: z.array(
    z.object({
      student_id: id,
      name: z.string(),
      message: z.string(),
      /** Left out, because there was no observation to write from. */
      skipped: z.boolean(),
    }),
  ),
  /**
   * Once it has ended, whom it can be tried again for: who has no text from it, is in the class still and has been written for by
   * nobody since. Empty before.
   */
  again: z.array(id),
  /** How many of those done the built-in writer wrote although a model is configured, by the Korean sentence that says why. */
  fallbacks: z.array(z.object({ message: z.string(), students: z.int() })),
  state: jobState,
  /** From the pace of the last students; null before there is one, and at the end. */
  remainingSeconds: z.nullable(z.int()),
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});
export type JobReply = z.output<typeof jobReply>;

/** Whether a job will come to no other state. */
export function isFinished(job: Pick<JobReply, 'finished_at'>): boolean {
  return job.finished_at !== null;
}

const one = z.strictObject({ id });
const jobOnly = z.object({ job: jobReply });

export const generateRemarks = operation({
  summary: '선택한 학생의 기록문 초안 만들기',
  method: 'POST',
  path: '/api/teacher/evaluations/{id}/generate',
  actor: 'teacher',
  status: 202,
  scope: { id: 'evaluation', 'studentIds.0': 'student' },
  state: 'submitted',
  input: z.strictObject({
    id,
    studentIds: z.array(id).check(z.minLength(1, '학생을 선택해 주세요.'), z.maxLength(MOST_STUDENTS)),
    /** What the teacher saw of the whole selection; stands in where a student has no observation. */
    observation: z.optional(text(LONG_TEXT)),
  }),
  reply: jobOnly,
  errors: ['BUSY', 'NOT_ACTIVE', 'VALIDATION'],
  example: (ids) => ({ studentIds: [ids.student], observation: '실험 결과를 꼼꼼히 기록함.' }),
});

export const listJobs = operation({
  summary: '자기평가지의 초안 만들기 작업',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/jobs',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  // A screen asks now and then whether another one, or another person, has ordered anything.
  poll: true,
  input: one,
  /** The newest first. */
  reply: z.object({ jobs: z.array(jobReply) }),
});

export const getJob = operation({
  summary: '초안 만들기 작업의 진행',
  method: 'GET',
  path: '/api/teacher/jobs/{id}',
  actor: 'teacher',
  scope: { id: 'job' },
  state: 'active',
  poll: true,
  input: one,
  reply: jobOnly,
});

export const watchJob = operation({
  summary: '초안 만들기 작업의 진행 (실시간)',
  method: 'GET',
  path: '/api/teacher/jobs/{id}/events',
  actor: 'teacher',
  scope: { id: 'job' },
  state: 'active',
  poll: true,
  input: one,
  reply: { events: jobOnly },
  errors: ['RATE_LIMITED'],
});

export const stopJob = operation({
  summary: '초안 만들기 멈추기',
  method: 'POST',
  path: '/api/teacher/jobs/{id}/stop',
  actor: 'teacher',
  scope: { id: 'job' },
  state: 'active',
  input: one,
  reply: jobOnly,
});

export const retryJob = operation({
  summary: '실패했거나 남은 학생의 초안 다시 만들기',
  method: 'POST',
  path: '/api/teacher/jobs/{id}/retry',
  actor: 'teacher',
  status: 202,
  scope: { id: 'job' },
  state: 'active',
  input: one,
  reply: jobOnly,
  errors: ['BUSY', 'ALREADY_EVALUATED'],
});
