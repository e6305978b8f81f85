import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { call, sessionNow } from './client.ts';
import { fewAtATime, patiently } from './patiently.ts';

/** A class is pasted in one go: half of what a browser opens to one server, so that the rest of the page gets through. */
const inTurn = fewAtATime(3);

interface PatientOptions {
  signal?: AbortSignal;
  onPause?: (() => void) | undefined;
}

/**
 * Calls an operation that is the same done twice, with patience for a server that is busy and a line that breaks. Nothing is
 * sent in the name of whoever signed in meanwhile.
 */
export function callPatiently<N extends OperationName>(
  name: N,
  input: CallInput<Api[N]>,
  { signal, onPause }: PatientOptions = {},
): Promise<ReplyOf<Api[N]>> {
  const session = sessionNow();
  const goesOn = () => session === sessionNow() && signal?.aborted !== true;
  const once = async () => {
    if (session !== sessionNow()) throw ApiError.noAnswer();
    return call(name, input);
  };
  return patiently(() => inTurn(once), { goesOn, onPause });
}
