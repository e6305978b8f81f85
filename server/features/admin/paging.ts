/** What an administrator typed into a search box, for `ilike`; null when it was nothing. Its signs are letters. */
export function searchPattern(search: string | undefined): string | null {
  const sought = search?.trim();
  return sought ? `%${sought.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/** Where a page stands among all; there is always one, if only an empty one. */
export function pagination({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
