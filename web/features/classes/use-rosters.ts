import { useQueries } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { readKey } from '../../lib/read.ts';

/** The rosters of several classes at once, or null until all of them are there. */
export function useRosters(classIds: readonly string[] | undefined) {
  return useQueries({
    queries: (classIds ?? []).map((id) => ({
      queryKey: readKey('listClassStudents', { id }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call('listClassStudents', { id }, { signal }),
    })),
    combine: (reads) => {
      const rosters = reads.flatMap((read) => (read.data ? [read.data.students] : []));
      return classIds !== undefined && rosters.length === classIds.length ? rosters : null;
    },
  });
}
