import type { ResponseReply } from '../../../contract/responses.ts';

/**
 * Which remarks were on this screen in this visit, by their text: a remark that was generated anew afterwards has not
 * been opened. Bulk publishing lists the others, because "read and confirmed" would not be true of them.
 */
const opened = new Map<string, string>();

export function rememberOpened(response: Pick<ResponseReply, 'id' | 'final_evaluation'>): void {
  if (response.id !== null && response.final_evaluation) opened.set(response.id, response.final_evaluation);
}

export function wasOpened(response: Pick<ResponseReply, 'id' | 'final_evaluation'>): boolean {
  return response.id !== null && opened.get(response.id) === response.final_evaluation;
}
