import { type ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';

/** Reads once more. Where that fails the person is told: the last answer is not what stands there now. */
export async function readAnew<T>(
  refetch: () => Promise<{ data: T | undefined; error: ApiError | null }>,
  failure: string,
): Promise<T | undefined> {
  const { data, error } = await refetch();
  if (!error) return data;
  notify.error(messageOf(error, failure));
  return undefined;
}
