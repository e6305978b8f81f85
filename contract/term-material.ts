import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

/** Somebody of a sheet that was read in who is not in the class (미가입). */
export const expectedStudent = z.object({
  id,
  /** `3/15`: class and number; with the grade in front where the class has students of several. */
  number: z.string(),
  name: z.string(),
  final_evaluation: z.nullable(z.string()),
  /** Who is in the class and has the same number or the same name, not both. */
  resembles: z.array(z.object({ id, name: z.string(), student_number: z.nullable(z.string()) })),
  created_at: timestamp,
});
export type ExpectedStudent = z.output<typeof expectedStudent>;

/** What the term remarks of a class are written from. */
export const termMaterial = z.object({
  /** Every form that the class was given, the oldest first. */
  forms: z.array(z.object({ id, class_content: z.string(), questions: z.array(z.string()) })),
  students: z.array(
    z.object({
      student_id: id,
      /** Forms in which there is something of this student. */
      forms: z.array(
        z.object({
          evaluation_id: id,
          response_id: id,
          /** When it was submitted; null for an observation alone. */
          created_at: z.nullable(timestamp),
          /** As the teacher edited them; the writer reads these. */
          answers: z.nullable(z.array(z.string())),
          edited: z.boolean(),
          observation: z.nullable(z.string()),
          final_evaluation: z.nullable(z.string()),
          /** The teacher has confirmed or changed that text: a term remark is written from it, not from what it came of. */
          settled: z.boolean(),
        }),
      ),
    }),
  ),
});
export type TermMaterial = z.output<typeof termMaterial>;
