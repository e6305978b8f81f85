import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What the client's build says about its chunks, by the module they come from (`screens/public/login.tsx`). */
export type Manifest = Record<string, Chunk>;

export function readManifest(webRoot: string): Manifest {
  return JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Files of these modules and of everything they import at once, in the order in which the browser would apply them. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const chunk = manifest[module];
    if (!chunk) throw new Error(`the client's build has no chunk for ${module}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
  };
  for (const module of modules) visit(module);
  return { scripts: [...scripts], sheets: [...sheets] };
}
