import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { id, timestamp } from './text.ts';

/** How far a student has come: in the class, sheet opened, a draft on the server, submitted. */
const liveState = z.enum(['joined', 'opened', 'writing', 'submitted']);
export type LiveState = z.output<typeof liveState>;

/** Who has come how far, to be projected: never a word of what anybody wrote. */
const liveBoard = z.object({
  id,
  class: z.object({ id, name: z.string() }),
  class_content: z.string(),
  /** For whoever has still to join. */
  code: z.nullable(z.string()),
  is_distributed: z.boolean(),
  is_closed: z.boolean(),
  due_at: z.nullable(timestamp),
  /** The students in the class now, by number. */
  students: z.array(
    z.object({ id, student_number: z.nullable(z.string()), name: z.string(), state: liveState }),
  ),
  can: z.object({ close: z.boolean(), reopen: z.boolean() }),
});
export type LiveBoard = z.output<typeof liveBoard>;

const one = z.strictObject({ id });
const boardOnly = z.object({ board: liveBoard });

export const getLiveBoard = operation({
  summary: '수업 현황판',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/live',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  poll: true,
  input: one,
  reply: boardOnly,
});

export const watchLiveBoard = operation({
  summary: '수업 현황판 (실시간)',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/live/events',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  poll: true,
  input: one,
  reply: { events: boardOnly },
  errors: ['RATE_LIMITED'],
});
