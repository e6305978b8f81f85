import { ApiError } from '../../lib/api-error.ts';

/** Does `work` within the time limit in ms; too late is the same as no answer. */
export async function within<T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(ApiError.noAnswer());
      abort.abort();
    }, limit);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
