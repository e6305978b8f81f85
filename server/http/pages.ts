import { existsSync, readFileSync } from 'node:fs';

/** What the build drew (scripts/build/prerender.ts writes it as `dist/pages.json`). */
export interface PrerenderedPages {
  /** By address, with `:name` for a part that may be anything; `/404` stands for every address that nobody knows. */
  pages: Record<string, { file: string; styleHash: string }>;
  /** For the content policy: the script that stands in every document, the shell too (web/boot.ts). */
  scriptHash: string | null;
  /** Addresses that the client knows, with `:name` for a part that may be anything. */
  known: string[];
}

const NONE: PrerenderedPages = { pages: {}, scriptHash: null, known: [] };

/** A build without pages serves its shell everywhere. */
export function readPages(path: string): PrerenderedPages {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PrerenderedPages) : NONE;
}

export interface FoundPage {
  status: 200 | 404;
  /** The file of `dist/pages`, or null for the shell. */
  file: string | null;
  /** For the content policy: the styles that stand in the page. */
  styleHash: string | null;
}

/** Which document an address gets. A slash too many at its end is forgiven, as the client's router forgives it. */
export function pageAt(described: PrerenderedPages, path: string): FoundPage {
  const wanted = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const drawn = wanted === MISSING ? undefined : drawnAt(described.pages, wanted);
  if (drawn) return { status: 200, ...drawn };
  const missing = described.pages[MISSING];
  if (!missing || described.known.some((pattern) => fits(pattern, wanted)))
    return { status: 200, file: null, styleHash: null };
  return { status: 404, ...missing };
}

const MISSING = '/404';

function drawnAt(pages: PrerenderedPages['pages'], wanted: string) {
  const pattern = Object.keys(pages).find((path) => path.includes('/:') && fits(path, wanted));
  return pages[wanted] ?? (pattern === undefined ? undefined : pages[pattern]);
}

function fits(pattern: string, path: string): boolean {
  const [due, given] = [pattern.split('/'), path.split('/')];
  return (
    due.length === given.length &&
    due.every((part, index) => part.startsWith(':') || part.toLowerCase() === given[index]?.toLowerCase())
  );
}
