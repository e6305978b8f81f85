export interface Walk {
  /** "3 / 12"; empty for somebody who is not on it. */
  place: string;
  previous: string | null;
  next: string | null;
}

/**
 * Where a teacher is on the way through the students. `order` is the table as it stood when the editor was opened: a
 * remark that is confirmed leaves the filter for unconfirmed ones, and the way must not change under the teacher's feet.
 * Who is no longer `enrolled` is passed over.
 */
export function walkAt(
  order: readonly string[],
  enrolled: ReadonlySet<string>,
  studentId: string | null,
): Walk {
  const way = order.filter((key) => enrolled.has(key));
  const at = studentId === null ? -1 : way.indexOf(studentId);
  if (at < 0) return { place: '', previous: null, next: null };
  return { place: `${at + 1} / ${way.length}`, previous: way[at - 1] ?? null, next: way[at + 1] ?? null };
}
