import { posix } from 'node:path';
import { folderOf, isCode, isTest, type SourceFile } from './tree.ts';

interface Wall {
  /** Our own folders that may be imported. */
  ours: string[];
  /** Whether a package may be imported; Node's own are named `node:…`. */
  allows: (name: string) => boolean;
}

const isNode = (name: string) => name.startsWith('node:');
const anything = () => true;

const WALLS: Record<string, Wall> = {
  contract: { ours: ['contract'], allows: (name) => /^zod(\/|$)/.test(name) },
  record: { ours: ['record'], allows: () => false },
  server: { ours: ['server', 'contract', 'record'], allows: anything },
  web: { ours: ['web', 'contract', 'record'], allows: (name) => !isNode(name) },
  scripts: { ours: ['scripts', 'contract', 'record', 'server', 'tests'], allows: anything },
  tests: { ours: ['tests', 'contract', 'record', 'server', 'web', 'scripts'], allows: anything },
};

/** Tests belong to the tests, wherever they stand, but the engine's and the contract's need nothing of the server's. */
const OF_TESTS: Record<string, Wall> = {
  contract: { ours: ['contract', 'tests'], allows: anything },
  record: { ours: ['record'], allows: anything },
  server: { ours: ['server', 'contract', 'record', 'tests', 'scripts'], allows: anything },
  web: { ours: ['web', 'contract', 'record', 'tests'], allows: anything },
};

/** Who may import whom. The compiler's project references say the same; here the message says where code belongs. */
export function checkWalls(files: SourceFile[]): string[] {
  return files.filter(isCode).flatMap((file) => {
    const folder = folderOf(file.path);
    const wall = (isTest(file) ? OF_TESTS[folder] : undefined) ?? WALLS[folder];
    if (!wall || /\.config\.ts$/.test(file.path)) return [];
    return importsOf(file.text).flatMap((name) => {
      if (!name.startsWith('.')) {
        return wall.allows(name) ? [] : [`${file.path}: ${folder}에서는 '${name}'을(를) 가져올 수 없습니다.`];
      }
      const target = posix.join(posix.dirname(file.path), name);
      if (wall.ours.includes(folderOf(target))) return [];
      return [
        `${file.path}: ${folder}에서는 ${target}을(를) 가져올 수 없습니다. 허용: ${wall.ours.join(', ')}.`,
      ];
    });
  });
}

/** What a module names in imports, re-exports and `import()`. */
function importsOf(text: string): string[] {
  const found = [
    ...text.matchAll(/^(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^import\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g),
  ];
  return found.map((match) => match[1] ?? '');
}
