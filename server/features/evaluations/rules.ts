import { CodedError } from '../../coded-error.ts';

interface State {
  isDistributed: boolean;
  isClosed: boolean;
}

/** Only what no student has seen may be changed or thrown away. @throws NOT_DRAFT */
export function assertDraft(form: State): void {
  if (form.isDistributed) throw new CodedError('NOT_DRAFT');
}

/** Handed out and not closed. @throws NOT_ACTIVE */
export function assertActive(form: State): void {
  if (!isActive(form)) throw new CodedError('NOT_ACTIVE');
}

/** @throws NOT_CLOSED */
export function assertClosed(form: State): void {
  if (!form.isClosed) throw new CodedError('NOT_CLOSED');
}

export function isActive(form: State): boolean {
  return form.isDistributed && !form.isClosed;
}
