import { useRead } from '../../lib/read.ts';

/** How often this teacher may still ask the model today; null where none is configured, or before it is known. */
export function useModelShare(): { limit: number; left: number } | null {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const { data } = useRead('getModelQuota', {}, { enabled: site?.aiConfigured === true, freshFor: 0 });
  return data?.quota ?? null;
}
