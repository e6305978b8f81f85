/** Rows in one statement: the embedded engine stops everything else while it runs one. */
export const WRITTEN_AT_ONCE = 200;

export function slices<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
