import { isCode, type SourceFile } from './tree.ts';

/** What the compiler's own ways around itself are called in a comment. */
const SILENCED = /@ts-(?:ignore|expect-error|nocheck)\b/;
const UNFINISHED = /\b(?:TODO|FIXME|XXX)\b/;
const ANY = /(?::|<|\bas|,|\||&|=>|=)\s*any\b(?=\s*(?:[;,)\]>=|&[{}]|$))/m;

/** Files that a tool asks to have a default export. */
const isToolsOwn = (path: string) => /(?:\.config|\/global-setup)\.ts$/.test(path);

/** What no file may say: default exports, barrels, `any`, silenced errors, unfinished work. */
export function checkWording(files: SourceFile[]): string[] {
  return files.filter(isCode).flatMap((file) => {
    const { path, code, comments } = file;
    return [
      ...(hasDefault(code) && !path.startsWith('web/screens/') && !isToolsOwn(path)
        ? [`${path}: 기본 내보내기는 web/screens에서만 씁니다.`]
        : []),
      ...(isBarrel(file) ? [`${path}: 다시 내보내기만 하는 파일은 record/index.ts뿐입니다.`] : []),
      ...(ANY.test(code) ? [`${path}: any를 쓰지 않습니다.`] : []),
      ...(SILENCED.test(comments) ? [`${path}: 컴파일러를 침묵시키지 않습니다.`] : []),
      ...(UNFINISHED.test(comments) ? [`${path}: 끝나지 않은 일을 적은 주석이 있습니다.`] : []),
    ];
  });
}

function hasDefault(code: string): boolean {
  return /^export default\b|^export \{[^}]*\bas default\b/m.test(code);
}

function isBarrel({ path, code }: SourceFile): boolean {
  if (path === 'record/index.ts') return false;
  if (/(?:^|\/)index\.tsx?$/.test(path)) return true;
  const exported = /^export (?:type )?(?:\*|\{[^}]*\})[^;]*\bfrom\b[^;]*;/gm;
  const rest = code.replace(exported, '').replace(/^import\b[^;]*;/gm, '');
  return exported.test(code) && rest.trim() === '';
}
