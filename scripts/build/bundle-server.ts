import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';

/**
 * A server as one file that Node runs as it is, its migrations beside it; packages stay outside.
 * @param entry a main file, relative to `root`
 * @param folder where it goes; packages are looked for from there upwards
 * @returns the path of the file
 */
export async function bundleServer(root: string, entry: string, folder: string): Promise<string> {
  const outfile = join(folder, 'main.js');
  await bundle({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    // By which a server knows whether its record rules are those that looked at a remark last (rules-version.ts).
    define: { RECORD_SOURCES: JSON.stringify(hashOf(join(root, 'record'))) },
  });
  cpSync(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return outfile;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64');
}
