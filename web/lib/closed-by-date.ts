/** Two clocks that count as one may differ by this, in ms. */
const AGREE_MS = 2_000;

/** Whether a form that is closed was closed by its date, not by hand before it. */
export function closedByDate(form: { due_at: string | null; is_closed: boolean }, now: number): boolean {
  return form.is_closed && form.due_at !== null && Date.parse(form.due_at) <= now + AGREE_MS;
}
