import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { splitSource } from './structure/split-source.ts';

/** A house in which everything is in its place. */
const SOUND: Record<string, string> = {
  'contract/api.ts':
    "import * as responses from './responses.ts';\nexport const api = {\n  submitAnswers: responses.submitAnswers,\n};\n",
  'contract/responses.ts': "import * as z from 'zod/mini';\nexport const submitAnswers = z.string();\n",
  'record/index.ts': "export { countBytes } from './bytes.ts';\n",
  'record/bytes.ts': 'export function countBytes(text: string) {\n  return text.length;\n}\n',
  'server/features/responses/submit-answers.ts':
    "import { submitAnswers as declared } from '../../../contract/responses.ts';\nexport const submitAnswers = () => declared;\n",
  'server/features/responses/submit-answers.test.ts':
    "import { theWorld } from '../../../tests/world.ts';\nvoid theWorld;\n",
  'tests/world.ts': "import '../server/features/responses/submit-answers.ts';\nexport const theWorld = 1;\n",
  'web/screens/public/home.tsx': 'export default function Home() {\n  return null;\n}\n',
  'web/ui/button.tsx': "import styles from './button.module.css';\nexport const Button = () => styles;\n",
  'web/ui/button.module.css': '.button {\n  color: inherit;\n}\n',
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'girok-structure-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What the check says of a sound house with these files changed; null takes one away. */
function said(changed: Record<string, string | null>): string[] {
  for (const [path, text] of Object.entries({ ...SOUND, ...changed })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root);
}

const imports = (from: string) => `import { x } from '${from}';\nvoid x;\n`;
const lines = (count: number) => 'void 0;\n'.repeat(count);
const many = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`server/part-${index}.ts`, lines(length)]));

test('a sound house is not complained about', () => {
  expect(said({})).toEqual([]);
});

describe('each rule can be broken', () => {
  test.each<[rule: string, changed: Record<string, string | null>, complaint: RegExp]>([
    ['kebab-case file', { 'server/readEnv.ts': 'export const a = 1;\n' }, /readEnv\.ts: .*kebab-case/],
    ['kebab-case folder', { 'server/My_Part/a.ts': 'export const a = 1;\n' }, /My_Part.*kebab-case/],
    ['a file for anything', { 'web/lib/utils.ts': 'export const a = 1;\n' }, /utils\.ts: utils/],
    ['a folder for anything', { 'server/helpers/a.ts': 'export const a = 1;\n' }, /helpers\/a\.ts: utils/],
    ['an operation without file', { 'server/features/responses/submit-answers.ts': null }, /여기에 두어야/],
    [
      'an operation in the folder of another noun',
      {
        'server/features/responses/submit-answers.ts': null,
        'server/features/remarks/submit-answers.ts': 'export const submitAnswers = 1;\n',
      },
      /responses\/submit-answers\.ts: .*여기에 두어야/,
    ],
    [
      'an operation twice',
      { 'server/features/remarks/submit-answers.ts': 'export const submitAnswers = 1;\n' },
      /remarks\/submit-answers\.ts: .*이미/,
    ],
    [
      'an operation that is not exported',
      {
        'server/features/responses/submit-answers.ts':
          '// export const submitAnswers\nexport const other = 1;\n',
      },
      /submit-answers\.ts: .*내보내지 않습니다/,
    ],
    [
      'an operation without test',
      { 'server/features/responses/submit-answers.test.ts': null },
      /곁에 submit-answers\.test\.ts/,
    ],
    ['an empty table', { 'contract/api.ts': 'export const api = {};\n' }, /연산을 하나도/],
    ['no table', { 'contract/api.ts': null }, /api\.ts: 없습니다/],
    [
      'two shared sheets',
      {
        'web/ui/a.module.css': '',
        'web/ui/x.tsx':
          "import a from './a.module.css';\nimport b from './button.module.css';\nexport const X = [a, b];\n",
      },
      /x\.tsx: 제 이름의/,
    ],
    ['a sheet that nothing uses', { 'web/ui/lost.module.css': '' }, /lost\.module\.css: 쓰는 컴포넌트/],
    [
      'a sheet taken out of web/ui',
      { 'web/layout/a.tsx': "import s from '../ui/button.module.css';\nvoid s;\n" },
      /layout\/a\.tsx: web\/ui의/,
    ],
    ['a file beyond 300 lines', { ...many(10, 1), 'server/long.ts': lines(301) }, /long\.ts: 301줄/],
    [
      'a sheet beyond 300 lines',
      { 'web/ui/button.module.css': '.a {}\n'.repeat(301) },
      /button\.module\.css: 301줄/,
    ],
    ['files of 51 lines', many(30, 51), /중앙값이 51줄/],
    ['many files of 200 lines', many(3, 200), /열에 하나는 200줄/],
    [
      'a default export',
      { 'web/ui/button.tsx': "import styles from './button.module.css';\nexport default styles;\n" },
      /기본 내보내기/,
    ],
    [
      'a default export by name',
      { 'server/a.ts': 'const a = 1;\nexport { a as default };\n' },
      /기본 내보내기/,
    ],
    [
      'a barrel',
      { 'server/all.ts': "// Everything.\nexport * from './a.ts';\nexport { b } from './b.ts';\n" },
      /all\.ts: 다시 내보내기/,
    ],
    ['an index', { 'web/ui/index.ts': 'export const a = 1;\n' }, /index\.ts: 다시 내보내기/],
    ['any as a type', { 'server/a.ts': 'export const a = (b: any) => b;\n' }, /a\.ts: any/],
    ['any in a cast', { 'server/a.ts': 'export const a = 1 as any;\n' }, /a\.ts: any/],
    ['any in a list', { 'server/a.ts': 'export const a = new Map<string, any>();\n' }, /a\.ts: any/],
    ['a silenced compiler', { 'server/a.ts': '// @ts-ignore\nexport const a = 1;\n' }, /침묵/],
    ['an expected error', { 'server/a.ts': '/* @ts-expect-error */\nexport const a = 1;\n' }, /침묵/],
    ['unfinished work', { 'server/a.ts': 'export const a = 1; // TODO later\n' }, /끝나지 않은/],
  ])('%s', (_rule, changed, complaint) => {
    expect(said(changed)).toEqual([expect.stringMatching(complaint)]);
  });
});

describe('each wall stands', () => {
  test.each([
    ['contract/a.ts', 'react'],
    ['contract/a.ts', '../record/index.ts'],
    ['contract/a.ts', '../server/env.ts'],
    ['record/a.ts', 'zod'],
    ['record/a.ts', 'node:fs'],
    ['record/a.ts', '../contract/api.ts'],
    ['record/a.test.ts', '../contract/api.ts'],
    ['server/a.ts', '../web/main.tsx'],
    ['server/a.ts', '../tests/world.ts'],
    ['server/a.ts', '../scripts/build.ts'],
    ['web/a.ts', '../server/env.ts'],
    ['web/a.ts', '../tests/world.ts'],
    ['web/a.ts', 'node:fs'],
    ['web/a.test.ts', '../server/env.ts'],
    ['scripts/a.ts', '../web/main.tsx'],
  ])('%s may not import %s', (path, from) => {
    expect(said({ [path]: imports(from) })).toEqual([expect.stringContaining(`${path}: `)]);
  });

  test.each([
    ['over several lines', "import {\n  x,\n} from '../server/env.ts';\nvoid x;\n"],
    ['for its effect', "import '../server/env.ts';\n"],
    ['later', "void import('../server/env.ts');\n"],
    ['to hand it on', "export { x } from '../server/env.ts';\nexport const y = 1;\n"],
    ['for its types', "import type { x } from '../server/env.ts';\nexport type Y = x;\n"],
  ])('an import %s is seen', (_how, text) => {
    expect(said({ 'web/a.ts': text })).toEqual([expect.stringContaining('server/env.ts')]);
  });
});

describe('what is said is no code', () => {
  test.each([
    ['a comment', '// as any\nconst a = 1;'],
    ['a string', "const a = 'x as any;';"],
    ['a template', 'const a = `x as any; ${`: any;`}`;'],
    ['a regular expression', 'const a = b.replace(/: any;/g, c);'],
  ])('%s', (_what, text) => {
    expect(splitSource(text).code).not.toContain('any');
  });

  test.each([
    ['after a string with a quote in it', "const a = 'it\\'s';\nb as any;"],
    ['inside a template', 'const a = `x ${b as any} y`;'],
    ['after a regular expression with quotes', 'const a = c(/[\'"`/]/);\nb as any;'],
    ['after a division', 'const a = (b) / c;\nd as any; // e / f'],
    ['after an apostrophe in markup', "const a = <p>don't</p>;\nb as any;"],
  ])('code is still seen %s', (_where, text) => {
    expect(splitSource(text).code).toContain('as any');
  });
});
