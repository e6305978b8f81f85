import { folderOf, isCode, type SourceFile } from './tree.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CATCH_ALL = new Set(['utils', 'util', 'helpers', 'helper', 'common']);

/** Kebab-case throughout, and no folder or file that could hold anything. */
export function checkNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const parts = path.split('/').map((part, index, all) => (index === all.length - 1 ? stem(part) : part));
    return [
      ...(parts.every((part) => KEBAB.test(part)) ? [] : [`${path}: 이름은 kebab-case로 씁니다.`]),
      ...(parts.some((part) => CATCH_ALL.has(part))
        ? [`${path}: utils, helpers, common이라는 이름은 쓰지 않습니다. 하는 일을 이름으로 쓰세요.`]
        : []),
    ];
  });
}

/** `button.module.css` → `button`, `submit-answers.test.ts` → `submit-answers`. */
function stem(name: string): string {
  return name.replace(/(?:\.(?:test|bench|config|module|d|spec))?\.[a-z]+$/, '');
}

/** `submitAnswers` → `submit-answers`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The operation's name is the file's name, in the folder of its noun, with a test beside it. */
export function checkOperations(files: SourceFile[]): string[] {
  const table = files.find((file) => file.path === 'contract/api.ts');
  if (!table) return ['contract/api.ts: 없습니다.'];
  const nouns = new Map(
    [...table.text.matchAll(/^import \* as (\w+) from '\.\/([\w-]+)\.ts'/gm)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const operations = [...table.code.matchAll(/^ {2}(\w+): (\w+)\.(\w+),/gm)];
  if (operations.length === 0) return ['contract/api.ts: 연산을 하나도 찾지 못했습니다.'];
  return operations.flatMap(([, name = '', alias = '', declared = '']) => [
    ...(name === declared ? [] : [`contract/api.ts: ${name}의 선언은 ${declared}이라는 다른 이름입니다.`]),
    ...checkOperation(files, name, nouns.get(alias) ?? alias),
  ]);
}

function checkOperation(files: SourceFile[], name: string, noun: string): string[] {
  const due = `server/features/${noun}/${kebab(name)}.ts`;
  const found = files.filter(
    (file) => file.path.startsWith('server/features/') && file.path.endsWith(`/${kebab(name)}.ts`),
  );
  const file = found.find(({ path }) => path === due);
  if (!file) return [`${due}: ${name}을(를) 여기에 두어야 합니다.`];
  return [
    ...found
      .filter((other) => other !== file)
      .map(({ path }) => `${path}: ${name}은(는) ${due}에 이미 있습니다.`),
    ...(new RegExp(`^export (?:const|(?:async )?function) ${name}\\b`, 'm').test(file.code)
      ? []
      : [`${due}: ${name}을(를) 내보내지 않습니다.`]),
    ...(files.some(({ path }) => path === due.replace(/\.ts$/, '.test.ts'))
      ? []
      : [`${due}: 곁에 ${kebab(name)}.test.ts가 없습니다.`]),
  ];
}

/**
 * A component of `web/ui` has one sheet of its own name and shares at most one more (the frame of all fields, say); a sheet
 * there belongs to `web/ui` alone.
 */
export function checkSheets(files: SourceFile[]): string[] {
  const inUse = new Set<string>();
  const problems: string[] = [];
  for (const file of files.filter((each) => isCode(each) && folderOf(each.path) === 'web')) {
    const used = [...file.text.matchAll(/from '([^']+)\.module\.css'/g)].map((match) => match[1] ?? '');
    const inUi = file.path.startsWith('web/ui/');
    const shared = used.filter((sheet) => `web/ui/${sheet.replace('./', '')}.tsx` !== file.path);
    if (inUi && shared.length > 1)
      problems.push(`${file.path}: 제 이름의 .module.css 밖에는 하나만 함께 씁니다.`);
    for (const sheet of used) {
      if (!inUi && sheet.includes('/ui/'))
        problems.push(`${file.path}: web/ui의 스타일은 web/ui 안에서만 씁니다.`);
      if (inUi) inUse.add(sheet.replace('./', 'web/ui/'));
    }
  }
  for (const { path } of files) {
    if (!/^web\/ui\/[^/]+\.module\.css$/.test(path)) continue;
    if (!inUse.has(path.replace(/\.module\.css$/, ''))) problems.push(`${path}: 쓰는 컴포넌트가 없습니다.`);
  }
  return problems;
}
