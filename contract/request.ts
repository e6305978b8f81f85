import type { Operation } from './operation.ts';

/** What the browser has to know of an operation to send it; the schemas come with the screens that need them. */
export type Wire = Pick<Operation, 'method' | 'path'>;

export interface BuiltRequest {
  method: Operation['method'];
  /** Path and query, without an origin. */
  url: string;
  /** The JSON body, or null where the method carries none. */
  body: Record<string, unknown> | null;
}

/** The names in the path's braces, in order. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Lays an operation's input out over path, query and body. Keys that are `undefined` are left out. */
export function buildRequest(operation: Wire, input: Record<string, unknown>): BuiltRequest {
  const inPath = new Set(pathKeys(operation.path));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input[key])),
  );
  const rest = Object.entries(input).filter(([key, value]) => !inPath.has(key) && value !== undefined);
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const query = rest
      .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
      .join('&');
    return { method: operation.method, url: query ? `${path}?${query}` : path, body: null };
  }
  return { method: operation.method, url: path, body: Object.fromEntries(rest) };
}
