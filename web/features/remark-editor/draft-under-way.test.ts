import { describe, expect, it } from 'vitest';
import type { SavedResponse } from '../../../contract/responses.ts';
import { ApiError } from '../../lib/api-error.ts';
import { beginDraft, draftUnderWay } from './draft-under-way.ts';

const refusal = (code: 'STALE' | 'INTERNAL') => new ApiError({ status: 409, code, message: '' });
const at = (version: number) => ({ version }) as SavedResponse;

function promised<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** A server that answers when the test says so. */
function serverOf(id: string) {
  const written = promised<SavedResponse>();
  const stopped = promised<SavedResponse>();
  const signals: AbortSignal[] = [];
  const draft = beginDraft(
    { id, observation: '봄', version: 3 },
    {
      write: (_, signal) => {
        signals.push(signal);
        return written.promise;
      },
      stop: () => stopped.promise,
    },
  );
  return { draft, written, stopped, signals };
}

describe('beginDraft', () => {
  it('is known by its response until its outcome is', async () => {
    const { draft, written } = serverOf('a');
    expect(draftUnderWay('a')).toBe(draft);
    written.resolve(at(4));
    expect(await draft.outcome).toEqual({ response: at(4), stopped: false });
    expect(draftUnderWay('a')).toBeNull();
    expect(draftUnderWay(null)).toBeNull();
  });

  it('stopped, ends with the text from before, and hangs up', async () => {
    const { draft, stopped, signals } = serverOf('b');
    const stop = draft.stop();
    stopped.resolve(at(4));
    await stop;
    expect(await draft.outcome).toEqual({ response: at(4), stopped: true });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('stopped, is not told as a failure where the refusal of the draft comes first', async () => {
    const { draft, written, stopped } = serverOf('c');
    const stop = draft.stop();
    written.reject(refusal('STALE'));
    stopped.resolve(at(4));
    await stop;
    expect(await draft.outcome).toEqual({ response: at(4), stopped: true });
  });

  it('stopped too late, is there', async () => {
    const { draft, written, stopped } = serverOf('d');
    const stop = draft.stop();
    stopped.reject(refusal('STALE'));
    await stop;
    written.resolve(at(4));
    expect(await draft.outcome).toEqual({ response: at(4), stopped: false });
  });

  it('goes on where the server could not be told to stop, and can be told again', async () => {
    const { draft, stopped } = serverOf('e');
    const stop = draft.stop();
    stopped.reject(refusal('INTERNAL'));
    await expect(stop).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(draftUnderWay('e')).toBe(draft);
  });

  it('fails with its own refusal', async () => {
    const { draft, written } = serverOf('f');
    written.reject(refusal('STALE'));
    await expect(draft.outcome).rejects.toMatchObject({ code: 'STALE' });
    expect(draftUnderWay('f')).toBeNull();
  });
});
