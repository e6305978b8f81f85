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

/** A form that no student has been given has no students to speak of yet. @throws NOT_ACTIVE */
export function assertDistributed(form: State): void {
  if (!form.isDistributed) {
    throw new CodedError('NOT_ACTIVE', { message: '자기평가지를 배포한 뒤에 관찰을 적을 수 있습니다.' });
  }
}

/** Only what is closed can be opened again. @throws NOT_CLOSED */
export function assertReopenable(form: State): void {
  if (!form.isClosed)
    throw new CodedError('NOT_CLOSED', { message: '마감한 자기평가지만 다시 열 수 있습니다.' });
}

/** @throws NOT_CLOSED */
export function assertClosed(form: State): void {
  if (!form.isClosed) throw new CodedError('NOT_CLOSED');
}

export function isActive(form: State): boolean {
  return form.isDistributed && !form.isClosed;
}
