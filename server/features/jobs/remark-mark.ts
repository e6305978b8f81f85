import { createHash } from 'node:crypto';

/** What a job remembers of the remark that it may replace; null for none. Any other text by then was written since. */
export function markOf(remark: string | null | undefined): string | null {
  return remark ? createHash('sha256').update(remark).digest('hex') : null;
}
