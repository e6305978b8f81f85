import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { sendOperation } from './client.ts';
import { failureOf } from './transport.ts';

/** Operations whose reply is a file. */
export type FileOperation = {
  [N in OperationName]: Api[N]['reply'] extends 'file' ? N : never;
}[OperationName];

const TIMEOUT_MS = 30_000;
/** Specification 2, section 8; a full stop or the detail follows. */
export const EXPORT_FAILED = '엑셀 내보내기에 실패했습니다';
/** A whole database takes longer than a spreadsheet, over a slow line above all. */
const LONG_TIMEOUT_MS: Partial<Record<FileOperation, number>> = { downloadBackup: 3_600_000 };
const tooLate = (ms: number) => (ms > TIMEOUT_MS ? '연결이 끊겼습니다.' : '30초 안에 끝나지 않았습니다.');

/** The name in a Content-Disposition header, or null. RFC 6266: `filename*` (UTF-8) wins over `filename`. */
export function fileNameOf(header: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return null;
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header ?? '')?.[1]?.trim() ?? null;
}

/** Hands a file to the browser to keep. */
export function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click handler returned.
  setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS);
}

/** Whether the body is an envelope instead of the file; a file that is JSON itself comes as an attachment. */
function isEnvelope(headers: Headers): boolean {
  return (
    headers.get('Content-Type')?.includes('application/json') === true &&
    headers.get('Content-Disposition') === null
  );
}

/**
 * Downloads a file reply and hands it to the browser. Throws ApiError; gives up after 30 s.
 * @param failed the sentence when the server gave none
 */
export async function download<N extends FileOperation>(
  name: N,
  input: CallInput<Api[N]>,
  fallbackName: string,
  failed = `${EXPORT_FAILED}.`,
): Promise<void> {
  const timeout = LONG_TIMEOUT_MS[name] ?? TIMEOUT_MS;
  let response: Response;
  let blob: Blob;
  try {
    response = await sendOperation(name, { ...input }, { signal: AbortSignal.timeout(timeout) });
    if (isEnvelope(response.headers)) {
      const { status, code, message } = await failureOf(response);
      throw new ApiError({ status, code, message: message || failed });
    }
    blob = await response.blob();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ status: 0, code: 'NETWORK', message: `${failed} ${tooLate(timeout)}` });
  }
  offerFile(blob, fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName);
}
