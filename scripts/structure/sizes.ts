import { isCode, type SourceFile } from './tree.ts';

const MEDIAN = 50;
const P90 = 200;
const LONG = 300;
/** How far down the reason for a long file may begin. */
const REASON_WITHIN = 3;

/** Generated word lists are data that happens to end in `.ts`. */
const isData = (path: string) => path.startsWith('record/lexicon/');

/** Many small files and few long ones, and each of those says why (architecture.md, rule 13). */
export function checkSizes(files: SourceFile[]): string[] {
  const counted = files.filter((file) => !isData(file.path));
  const sizes = counted
    .filter(isCode)
    .map((file) => file.lines)
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const p90 = sizes[Math.floor(sizes.length * 0.9)] ?? 0;
  return [
    ...(median <= MEDIAN ? [] : [`파일 크기의 중앙값이 ${median}줄입니다. ${MEDIAN}줄 이하여야 합니다.`]),
    ...(p90 < P90 ? [] : [`파일 열에 하나는 ${p90}줄 이상입니다. ${P90}줄 미만이어야 합니다.`]),
    ...counted
      .filter((file) => file.lines > LONG && !saysWhy(file))
      .map(
        (file) => `${file.path}: ${file.lines}줄입니다. ${LONG}줄을 넘는 까닭을 첫머리에 주석으로 쓰세요.`,
      ),
  ];
}

function saysWhy(file: SourceFile): boolean {
  return file.text
    .split('\n')
    .slice(0, REASON_WITHIN)
    .some((line) => /^\s*(?:\/\/|\/\*|<!--)\s*\S/.test(line));
}
