import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import { type ApiError, messageOf } from './api-error.ts';
import { call } from './client.ts';
import { notify } from './notify.ts';
import { readKey } from './read.ts';

export interface ActOptions<N extends OperationName> {
  /** How it is sent, where once is not enough. */
  send?: (input: CallInput<Api[N]>) => Promise<ReplyOf<Api[N]>>;
  /** Reads that are no longer true afterwards. */
  invalidates?: readonly OperationName[];
  /** The toast after it worked; absent: none. */
  success?: string | ((data: ReplyOf<Api[N]>, input: CallInput<Api[N]>) => string);
  /** What the toast says when the server gave no sentence. */
  failure: string;
  /** True: the screen shows this error itself (at a field), so no toast. */
  shownByScreen?: (error: ApiError) => boolean;
  onSuccess?: (data: ReplyOf<Api[N]>, input: CallInput<Api[N]>) => void;
  onFailure?: (error: ApiError, input: CallInput<Api[N]>) => void;
}

/** Gates that answer with a dialog or another screen; a toast beside it would be noise. */
const SHOWN_ELSEWHERE = new Set<ApiError['code']>([
  'UNAUTHENTICATED',
  'VERSION_MISMATCH',
  'CONSENT_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
]);

/** Whether something else than a toast tells the person of it. */
export const isShownElsewhere = (error: ApiError): boolean => SHOWN_ELSEWHERE.has(error.code);

/** Performs an operation that changes something; tells the person how it went and drops what is out of date. */
export function useAct<N extends OperationName>(
  name: N,
  options: ActOptions<N>,
): UseMutationResult<ReplyOf<Api[N]>, ApiError, CallInput<Api[N]>> {
  const cache = useQueryClient();
  return useMutation<ReplyOf<Api[N]>, ApiError, CallInput<Api[N]>>({
    mutationFn: options.send ?? ((input) => call(name, input)),
    onSuccess: (data, input) => {
      for (const stale of options.invalidates ?? [])
        void cache.invalidateQueries({ queryKey: readKey(stale) });
      const { success } = options;
      if (success !== undefined)
        notify.success(typeof success === 'function' ? success(data, input) : success);
      options.onSuccess?.(data, input);
    },
    onError: (error, input) => {
      const shown = isShownElsewhere(error) || options.shownByScreen?.(error) === true;
      if (!shown) notify.error(messageOf(error, options.failure));
      options.onFailure?.(error, input);
    },
  });
}
