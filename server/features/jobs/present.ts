import type { JobReply } from '../../../contract/jobs.ts';
import type { jobItems, jobs } from '../../db/schema.ts';
import { remainingSeconds } from './pace.ts';

export interface NamedItem {
  item: typeof jobItems.$inferSelect;
  name: string;
  /** The job has ended and can be tried again for this student. */
  open: boolean;
}

/** `items` in the order of the selection. */
export function presentJob(job: typeof jobs.$inferSelect, items: NamedItem[]): JobReply {
  const tried = items.filter(({ item }) => item.state === 'done' || item.state === 'failed');
  const left = items.filter(({ item }) => item.state === 'waiting').length;
  return {
    id: job.id,
    evaluation_id: job.evaluationId,
    total: items.length,
    done: items.filter(({ item }) => item.state === 'done').length,
    failed: items
      .filter(({ item }) => item.state === 'failed' || item.state === 'skipped')
      .map(({ item, name }) => ({
        student_id: item.studentId,
        name,
        message: item.message ?? '',
        skipped: item.state === 'skipped',
      })),
    // Who was skipped waits for an observation, not for another try.
    again: items
      .filter(({ item, open }) => open && item.state !== 'skipped')
      .map(({ item }) => item.studentId),
    fallbacks: countFallbacks(items),
    state: job.state,
    remainingSeconds: job.finishedAt
      ? null
      : remainingSeconds(
          job.startedAt,
          tried.flatMap(({ item }) => item.finishedAt ?? []),
          left,
        ),
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
  };
}

/** By reason, the most frequent first. */
function countFallbacks(items: readonly NamedItem[]): JobReply['fallbacks'] {
  const students = new Map<string, number>();
  for (const { item } of items)
    if (item.state === 'done' && item.message !== null)
      students.set(item.message, (students.get(item.message) ?? 0) + 1);
  return [...students]
    .map(([message, count]) => ({ message, students: count }))
    .sort((a, b) => b.students - a.students);
}
