import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNames, checkOperations, checkSheets } from './structure/names.ts';
import { checkSizes } from './structure/sizes.ts';
import { readTree } from './structure/tree.ts';
import { checkWalls } from './structure/walls.ts';
import { checkWording } from './structure/wording.ts';

/** The rules of the house that no compiler and no linter knows; one readable line for each breach. */
export function checkStructure(root: string): string[] {
  const files = readTree(root);
  return [
    ...checkNames(files),
    ...checkOperations(files),
    ...checkSheets(files),
    ...checkWalls(files),
    ...checkSizes(files),
    ...checkWording(files),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkStructure(join(fileURLToPath(import.meta.url), '../..'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
