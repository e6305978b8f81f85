/** A student as far as a pasted line can name one. */
export interface Named {
  key: string;
  number: string | null;
  name: string;
}

/** One line of the pasted table: whose it is, or why that cannot be said. */
export type PastedLine =
  | { text: string; key: string; problem?: undefined }
  | { text: string; key: null; problem: string };

const NOBODY = '이런 학번이나 이름의 학생이 이 수업에 없어요.';
const SEVERAL = '같은 이름의 학생이 여럿이에요. 학번도 함께 붙여 넣어 주세요.';
const DISAGREE = '학번과 이름이 서로 다른 학생이에요.';
const TWICE = '앞줄에 이미 나온 학생이에요.';
const TOO_MANY = '학생 수보다 줄이 많아요.';

/**
 * The cells of a table as spreadsheets put it on the clipboard: tabs between cells, line ends between rows; a cell with
 * either inside stands in quotes, with its own quotes doubled.
 */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const chars = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (chars[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '' && closesCell(chars, at)) quoted = true;
    else if (char === '\t' || char === '\n') {
      rows.at(-1)?.push(cell.trim());
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  rows.at(-1)?.push(cell.trim());
  return rows;
}

/** Whether a quote at the start of a cell also ends one: a sentence may simply begin with a word in quotes. */
function closesCell(chars: string, at: number): boolean {
  return /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(chars.slice(at));
}

/** `20304` as it stands, or `4` and `04` for the only student with that number in the class. */
function byNumber(cell: string, students: readonly Named[]): Named[] | null {
  if (/^\d{5}$/.test(cell)) return students.filter((one) => one.number === cell);
  const short = /^(?:\d{1,2}\s*[/-]\s*)?(\d{1,2})번?$/.exec(cell)?.[1];
  return short === undefined
    ? null
    : students.filter((one) => one.number?.slice(-2) === short.padStart(2, '0'));
}

function byName(cell: string, students: readonly Named[]): Named[] | null {
  const found = students.filter((one) => one.name === cell.normalize('NFC'));
  return found.length > 0 ? found : null;
}

/** Whom the cells name. A student's name or number may stand in any column. */
function whose(cells: readonly string[], students: readonly Named[]): Named | string {
  const names = cells.map((cell) => byName(cell, students)).find((found) => found !== null);
  const numbers = cells.map((cell) => byNumber(cell, students)).find((found) => found !== null);
  if (names && numbers) {
    const both = names.filter((one) => numbers.includes(one));
    return both.length === 1 && both[0] ? both[0] : DISAGREE;
  }
  const found = names ?? numbers ?? [];
  if (found.length > 1) return SEVERAL;
  return found[0] ?? NOBODY;
}

const HEAD = /^(학번|번호|반\/번호|이름|성명|관찰|교사 관찰|특기사항|내용)$/;

/**
 * Whose each line of a pasted table is. One column: the lines follow the students on the screen, `shown`, in their order,
 * an empty line leaves a student out. More columns: each line names a student of the class by number or name, and the
 * longest other cell is the text; without one the student is left out.
 */
export function readPasted(text: string, students: readonly Named[], shown = students): PastedLine[] {
  const rows = cellsOf(text).map((row) => row.map((cell) => cell.trim()));
  if (rows.every((row) => row.length === 1)) return inOrder(rows, shown);
  const seen = new Set<string>();
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .filter((row, index) => index > 0 || !row.every((cell) => cell === '' || HEAD.test(cell)))
    .flatMap((row): PastedLine[] => {
      // Known first: a short observation is no longer than the number or the name beside it.
      const naming = row.filter((cell) => byName(cell, students) ?? byNumber(cell, students));
      const words = row
        .filter((cell) => !naming.includes(cell))
        .reduce((long, cell) => (cell.length > long.length ? cell : long), '');
      if (words === '') return [];
      const who = whose(naming, students);
      const line = row.filter((cell) => cell !== '').join(' ');
      if (typeof who === 'string') return [{ text: line, key: null, problem: who }];
      if (seen.has(who.key)) return [{ text: line, key: null, problem: TWICE }];
      seen.add(who.key);
      return [{ text: words, key: who.key }];
    });
}

function inOrder(rows: readonly string[][], students: readonly Named[]): PastedLine[] {
  return rows.flatMap(([words = ''], index): PastedLine[] => {
    const who = students[index];
    if (words === '') return [];
    return [who ? { text: words, key: who.key } : { text: words, key: null, problem: TOO_MANY }];
  });
}

export const WAYS = ['keep', 'append', 'replace'] as const;
export type Way = (typeof WAYS)[number];

/** What stands in a student's field after pasting; null: it stays as it is. */
export function placed(before: string, pasted: string, way: Way): string | null {
  const there = before.trim();
  if (there === '' || way === 'replace') return pasted === there ? null : pasted;
  if (way === 'keep' || there.includes(pasted)) return null;
  return `${there}\n${pasted}`;
}
