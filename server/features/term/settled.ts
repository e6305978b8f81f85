import type { responses } from '../../db/schema.ts';

type Row = Pick<typeof responses.$inferSelect, 'remark' | 'provenance' | 'confirmedAt'>;

/**
 * The remark of a form as its teacher has settled it: confirmed, or no longer what the writer wrote. Null for a draft that
 * nobody has touched, which is no more than what it was written from.
 */
export function settledRemark({ remark, provenance, confirmedAt }: Row): string | null {
  if (!remark?.trim()) return null;
  const written = provenance?.sentences.map((sentence) => sentence.text).join(' ');
  return confirmedAt !== null || remark !== written ? remark : null;
}
