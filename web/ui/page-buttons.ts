/** How many pages are offered at once (specification 1, section 9). */
const BUTTONS = 5;

/** The pages to offer: up to five in a row, the current one among them, in the middle where that is possible. */
export function pageButtons(page: number, totalPages: number): number[] {
  const count = Math.min(BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(BUTTONS / 2)), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
