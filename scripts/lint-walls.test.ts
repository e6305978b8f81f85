import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ours = join(fileURLToPath(import.meta.url), '../..');

/** A pattern that matches nothing looks just like a house without breaches: so each wall is walked against once. */
const TRIED = {
  'contract/a.ts': ['zod', 'zod/mini', './b.ts', 'react!', '../server/b.ts!', '../record/b.ts!'],
  'record/style/a.ts': [
    '../b.ts',
    './c/d.ts',
    'zod!',
    'node:fs!',
    '../../server/b.ts!',
    '../../contract/b.ts!',
  ],
  'server/features/a.ts': [
    'fastify',
    '../../contract/b.ts',
    'react!',
    '../../web/b.ts!',
    '../../tests/b.ts!',
  ],
  'web/lib/a.ts': [
    'react',
    'zod/mini',
    '../../contract/b.ts',
    'zod!',
    'node:fs!',
    'drizzle-orm/pg-core!',
    '../../server/b.ts!',
  ],
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'girok-lint-'));
  copyFileSync(join(ours, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  symlinkSync(join(ours, 'node_modules'), join(root, 'node_modules'));
  for (const [path, names] of Object.entries(TRIED)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const text = names.map((name, index) => `export { x as x${index} } from '${name.replace('!', '')}';\n`);
    writeFileSync(join(root, path), text.join(''));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the linter refuses exactly the imports across a wall', () => {
  const run = spawnSync(process.execPath, [join(ours, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(run.stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  const refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`);
  const due = Object.entries(TRIED).flatMap(([path, names]) =>
    names.flatMap((name, index) => (name.endsWith('!') ? [`${path}:${index + 1}`] : [])),
  );
  expect(refused.sort()).toEqual(due.sort());
});
