import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { id, timestamp } from './text.ts';

/** UTF-16 offsets of one stretch that two texts share, in each of them. */
const sharedSpan = z.object({ aStart: z.int(), aEnd: z.int(), bStart: z.int(), bEnd: z.int() });

/** A text that takes part in a pair: a remark, or all the answers of one student, a line break between two. */
export const comparedText = z.object({
  /** Of this reply only: a remark and the answers of one response are two texts. */
  id: z.string(),
  kind: z.enum(['remark', 'answer']),
  student: z.object({ id, name: z.string(), student_number: z.nullable(z.string()) }),
  evaluation: z.object({
    id,
    class_content: z.string(),
    created_at: timestamp,
    class: z.object({ name: z.string(), school_year: z.int() }),
  }),
  text: z.string(),
});
export type ComparedText = z.output<typeof comparedText>;

/** Two texts that share more than chance would have them share; `a` and `b` are ids of texts of the same reply. */
export const copyPair = z.object({
  a: z.string(),
  b: z.string(),
  /** From 0 to 1; 0.25 is worth a look, 0.5 suggests copying (record-engine.md, "Similarity"). */
  score: z.number(),
  spans: z.array(sharedSpan),
});
export type CopyPair = z.output<typeof copyPair>;

export const findRemarkCopies = operation({
  summary: '비슷한 글 찾기',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/similarity',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'evaluated',
  longReply: true,
  input: z.strictObject({ id }),
  reply: z.object({
    /** The closest first; `a` is always of this form. */
    pairs: z.array(copyPair),
    texts: z.array(comparedText),
  }),
});
