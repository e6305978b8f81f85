import { type Column, like, type SQL, sql } from 'drizzle-orm';

/** What an administrator typed into a search box, for `like`; null when it was nothing. Its signs are letters. */
export function searchPattern(search: string | undefined): string | null {
  const sought = search?.trim();
  return sought ? `%${sought.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/**
 * Whether a column has what was typed, in whatever case. Most of what is typed here is Hangul and digits, which have none:
 * then the bytes are compared as they are. For the rest `ilike` says the same as this and takes nearly twice
 * as long, which over a province's users is what counts. No index of trigrams: it knows no two letters of Hangul.
 */
export function contains(column: Column, pattern: string): SQL {
  const hasCase = pattern.toLowerCase() !== pattern.toUpperCase();
  return hasCase ? sql`lower(${column}) LIKE lower(${pattern})` : like(column, pattern);
}

/** Where a page stands among all; there is always one, if only an empty one. */
export function pagination({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
