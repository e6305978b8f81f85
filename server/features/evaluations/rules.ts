import { CodedError, invalid } from '../../coded-error.ts';

/** What is stored about a form's state; what it comes to at a moment only the functions below say. */
interface State {
  isDistributed: boolean;
  /** Closed by hand, or noted as closed by its date. */
  markedClosed: boolean;
  dueAt: Date | null;
}

/** The farthest due date, in days. */
const LATEST_DUE_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * Closed by hand or by its date: the one truth, judged at each look, so that it holds at the very moment, whichever
 * server is asked and whether or not one was running then (docs/decisions/0016-due-date.md).
 * @param now read under the lock that the state was read under, where something is written
 */
export function isClosed(form: State, now: Date): boolean {
  return form.isDistributed && (form.markedClosed || (form.dueAt !== null && form.dueAt <= now));
}

/** Whether students can answer: handed out, and not closed by hand or by its date. */
export function isActive(form: State, now: Date): boolean {
  return form.isDistributed && !isClosed(form, now);
}

interface Kind {
  kind: 'form' | 'term';
}

/** What a term sheet holds is the teacher's alone. @throws NOT_FOUND */
export function assertForm(sheet: Kind): void {
  if (sheet.kind !== 'form')
    throw new CodedError('NOT_FOUND', { message: '학기 기록문은 학생에게 공개하지 않습니다.' });
}

/**
 * Only what no student has seen may be changed, thrown away or handed out.
 * @param message instead of the one that speaks of changing
 * @throws NOT_DRAFT
 */
export function assertDraft(form: Pick<State, 'isDistributed'>, message?: string): void {
  if (form.isDistributed) throw new CodedError('NOT_DRAFT', message === undefined ? {} : { message });
}

/** Handed out and not closed. @throws NOT_ACTIVE */
export function assertActive(form: State, now: Date): void {
  if (!isActive(form, now)) throw new CodedError('NOT_ACTIVE');
}

/** A form that no student has been given has no students to speak of yet; a term sheet is never given. @throws NOT_ACTIVE */
export function assertDistributed(form: Pick<State, 'isDistributed'> & Kind): void {
  if (form.kind === 'form' && !form.isDistributed) {
    throw new CodedError('NOT_ACTIVE', { message: '자기평가지를 배포한 뒤에 관찰을 적을 수 있습니다.' });
  }
}

/** Only what is closed can be opened again. @throws NOT_CLOSED */
export function assertReopenable(form: State, now: Date): void {
  if (!isClosed(form, now))
    throw new CodedError('NOT_CLOSED', { message: '마감한 자기평가지만 다시 열 수 있습니다.' });
}

/** @throws NOT_CLOSED */
export function assertClosed(form: State, now: Date): void {
  if (!isClosed(form, now)) throw new CodedError('NOT_CLOSED');
}

/**
 * A due date as a teacher chose it.
 * @returns null for none
 * @throws VALIDATION at `due_at` for one that is past, is no date, or lies more than a year ahead
 */
export function readDueAt(given: string | null, now: Date): Date | null {
  if (given === null) return null;
  const at = new Date(given);
  // A month 13 passes the contract's pattern.
  if (Number.isNaN(at.getTime())) throw invalid('due_at', '마감 일시를 다시 확인해 주세요.');
  if (at <= now) throw invalid('due_at', '마감 일시는 지금보다 뒤로 정해 주세요.');
  if (at.getTime() > now.getTime() + LATEST_DUE_DAYS * DAY_MS)
    throw invalid('due_at', '마감 일시는 1년 안으로 정해 주세요.');
  return at;
}
