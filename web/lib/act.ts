import {
  type MutateOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import { type ApiError, messageOf } from './api-error.ts';
import { call } from './client.ts';
import { joinSame } from './join-same.ts';
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

type Perform<N extends OperationName, R> = (
  input: CallInput<Api[N]>,
  options?: MutateOptions<ReplyOf<Api[N]>, ApiError, CallInput<Api[N]>>,
) => R;

/** As the library's own, where `mutate` and `mutateAsync` do what is under way once. */
type Act<N extends OperationName> = Omit<
  UseMutationResult<ReplyOf<Api[N]>, ApiError, CallInput<Api[N]>>,
  'mutate' | 'mutateAsync'
> & { mutate: Perform<N, void>; mutateAsync: Perform<N, Promise<ReplyOf<Api[N]>>> };

/** Gates that answer with a dialog or another screen; a toast beside it would be noise. */
const SHOWN_ELSEWHERE = new Set<ApiError['code']>([
  'UNAUTHENTICATED',
  'VERSION_MISMATCH',
  'CONSENT_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
]);

/** Whether something else than a toast tells the person of it. */
export const isShownElsewhere = (error: ApiError): boolean => SHOWN_ELSEWHERE.has(error.code);

/**
 * Performs an operation that changes something; tells the person how it went and drops what is out of date. Pressed twice
 * within a moment, it is performed once.
 */
export function useAct<N extends OperationName>(name: N, options: ActOptions<N>): Act<N> {
  const cache = useQueryClient();
  const mutation = useMutation<ReplyOf<Api[N]>, ApiError, CallInput<Api[N]>>({
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
  const perform = mutation.mutateAsync as Act<N>['mutateAsync'];
  const once = useMemo(() => {
    const mutateAsync: Act<N>['mutateAsync'] = joinSame(perform);
    const mutate: Act<N>['mutate'] = (input, given) => {
      // What went wrong was told by `onError`.
      mutateAsync(input, given).catch(() => undefined);
    };
    return { mutate, mutateAsync };
  }, [perform]);
  return { ...mutation, ...once };
}
