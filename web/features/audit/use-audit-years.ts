import { RETENTION } from '../../../contract/retention.ts';
import { useRead } from '../../lib/read.ts';

/** How long the log is kept here; what always holds until the site has said so. */
export function useAuditYears(): number {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  return site?.auditRetentionYears ?? RETENTION.auditYears;
}
