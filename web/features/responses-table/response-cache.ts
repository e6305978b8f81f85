import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import type { ResponseReply } from '../../../contract/responses.ts';
import { callPatiently } from '../../lib/call-patiently.ts';
import { readKey } from '../../lib/read.ts';

export type ResponseList = ReplyOf<Api['listEvaluationResponses']>;

/**
 * Puts one changed response into the list that is on screen: no new read, no row that jumps. A reading under way may have left
 * the server before the change, and would take it off the screen again: it is asked anew.
 */
export function putResponse(cache: QueryClient, evaluationId: string, response: ResponseReply): void {
  const queryKey = readKey('listEvaluationResponses', { id: evaluationId });
  if (cache.isFetching({ queryKey }) > 0) void cache.invalidateQueries({ queryKey });
  cache.setQueryData<ResponseList>(queryKey, (list) =>
    list
      ? {
          ...list,
          studentResponses: list.studentResponses.map((one) =>
            one.student_id === response.student_id ? response : one,
          ),
        }
      : list,
  );
  for (const stale of ['listClassStudents', 'listTaughtEvaluations', 'listClassResponses'] as const)
    void cache.invalidateQueries({ queryKey: readKey(stale) });
}

/** `put` one response, or `fetchOne` as the server has it now. */
export function useResponseCache(evaluationId: string) {
  const cache = useQueryClient();
  const put = useCallback(
    (response: ResponseReply) => putResponse(cache, evaluationId, response),
    [cache, evaluationId],
  );
  const fetchOne = useCallback(
    async (studentId: string): Promise<ResponseReply | null> => {
      const list = await callPatiently('listEvaluationResponses', { id: evaluationId });
      cache.setQueryData<ResponseList>(readKey('listEvaluationResponses', { id: evaluationId }), list);
      return list.studentResponses.find((one) => one.student_id === studentId) ?? null;
    },
    [cache, evaluationId],
  );
  return { put, fetchOne };
}
