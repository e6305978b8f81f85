import { composed, LONG_TEXT, UNSTORABLE } from '../../../contract/text.ts';
import type { SheetCell } from '../../../contract/term.ts';
import { withParticle } from '../../../record/hangul.ts';
import { UNCONFIRMED } from '../exports/results-sheet.ts';
import { isSamePlace, type Place, readPlace } from './places.ts';
import { COLUMNS, type Column, plainSemester, plainSubject } from './sheet-words.ts';

/** One row that reads well. */
export interface Entry {
  /** As the spreadsheet counts, from 1. */
  row: number;
  place: Place;
  name: string;
  /** Null for an empty cell. */
  text: string | null;
  /** Whether the cell said that no teacher has confirmed the text. */
  marked: boolean;
}

export interface RowError {
  row: number;
  column: Column | null;
  message: string;
}

/** The header stands near the top, under a title perhaps. */
const HEADER_WITHIN = 10;
const MOST_ROWS = 1000;
const NAME_MAX = 50;

const plain = (text: string) => composed(text, 'NFKC').replace(/\s/gu, '');
const NAMES: Record<Column, readonly string[]> = {
  학년도: ['학년도'],
  학기: ['학기'],
  과목: ['과목', '과목명'],
  '반/번호': ['반/번호', '반번호'],
  성명: ['성명', '이름', '학생명'],
  특기사항: ['특기사항', '세부능력및특기사항'],
};

interface Head {
  /** Index of the header among all rows. */
  at: number;
  columns: Map<Column, number>;
}

function findHead(rows: readonly SheetCell[][]): Head | RowError {
  for (const [at, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const words = cells.map((cell) => (typeof cell === 'string' ? plain(cell) : ''));
    const found = COLUMNS.filter((column) => words.some((word) => NAMES[column].includes(word)));
    if (found.length < 3) continue;
    const missing = COLUMNS.filter((column) => !found.includes(column));
    const row = at + 1;
    if (missing.length > 0)
      return { row, column: missing[0] ?? null, message: `‘${missing.join('’, ‘')}’ 열이 없습니다.` };
    const twice = COLUMNS.find((column) => words.filter((word) => NAMES[column].includes(word)).length > 1);
    if (twice) return { row, column: twice, message: `‘${twice}’ 열이 두 개 있습니다. 하나만 남겨 주세요.` };
    return {
      at,
      columns: new Map(
        COLUMNS.map((column) => [column, words.findIndex((word) => NAMES[column].includes(word))]),
      ),
    };
  }
  return {
    row: 1,
    column: null,
    message: `제목 줄을 찾지 못했습니다. 첫 줄에 ${COLUMNS.join('·')} 열이 있어야 합니다.`,
  };
}

/** What a cell says as text, or why it says none. Numbers pass where people type digits. */
function textOf(cell: SheetCell | undefined, column: Column): string | { wrong: string } {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object')
    return {
      wrong:
        column === '반/번호'
          ? '반/번호가 날짜로 바뀌어 있습니다. 셀 서식을 ‘텍스트’로 바꾸고 3/15처럼 다시 적어 주세요.'
          : '글이 아니라 날짜가 들어 있습니다. 셀 서식을 ‘텍스트’로 바꿔 주세요.',
    };
  const isDigits = typeof cell === 'number' && Number.isInteger(cell);
  if (isDigits && (column === '학년도' || column === '학기' || column === '반/번호')) return String(cell);
  return { wrong: '글이 아니라 숫자나 수식의 값이 들어 있습니다. 셀 서식을 ‘텍스트’로 바꿔 주세요.' };
}

/** As names are stored: one line, without what nobody can see. */
function tidyName(text: string): string {
  return composed(text)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .trim();
}

/** The text of a cell as it is stored: every space and line stays, the mark of a draft does not. */
function readText(cell: string): Pick<Entry, 'text' | 'marked'> {
  const whole = composed(cell).replace(/\r\n?/g, '\n');
  if (whole.trim() === '') return { text: null, marked: false };
  const text = whole.startsWith(UNCONFIRMED) ? whole.slice(UNCONFIRMED.length) : whole;
  // Somebody's own words that read like the mark are no mark of nothing.
  return text.trim() === '' ? { text: whole, marked: false } : { text, marked: text !== whole };
}

/** What the class's own columns must say. */
export interface Expected {
  year: string;
  semester: string;
  subject: string;
  /** The class's name, by which a subject may be called too. */
  name: string;
}

/** Reads a sheet of term remarks: every row either well or with what is wrong in it, by row and column. */
export function readSheet(
  rows: readonly SheetCell[][],
  expected: Expected,
): { entries: Entry[]; errors: RowError[] } {
  const head = findHead(rows);
  if (!('columns' in head)) return { entries: [], errors: [head] };
  const entries: Entry[] = [];
  const errors: RowError[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index <= head.at) continue;
    const row = index + 1;
    const cellOf = (column: Column) => cells[head.columns.get(column) ?? -1];
    if (COLUMNS.every((column) => isBlank(cellOf(column)))) continue;
    const wrong = (column: Column, message: string) => {
      errors.push({ row, column, message });
    };
    const said = new Map<Column, string>();
    for (const column of COLUMNS) {
      const text = textOf(cellOf(column), column);
      if (typeof text === 'string') said.set(column, text);
      else wrong(column, text.wrong);
    }
    const before = errors.length;
    checkClass(said, expected, wrong);
    const entry = readStudent(row, said, wrong);
    if (entry && errors.length === before && said.size === COLUMNS.length) entries.push(entry);
  }
  // Each row is compared with every other below: too many are not looked at further.
  if (entries.length > MOST_ROWS)
    return {
      entries: [],
      errors: [{ row: 1, column: null, message: `한 번에 ${MOST_ROWS}명까지 읽을 수 있습니다.` }],
    };
  for (const [index, entry] of entries.entries()) {
    const first = entries.slice(0, index).find((other) => isSamePlace(other.place, entry.place));
    if (first)
      errors.push({
        row: entry.row,
        column: '반/번호',
        message: `${first.row}행과 반/번호가 같습니다. 한 학생은 한 줄만 있어야 합니다.`,
      });
  }
  if (entries.length === 0 && errors.length === 0)
    errors.push({ row: head.at + 1, column: null, message: '제목 줄 아래에 학생이 없습니다.' });
  return { entries, errors: errors.sort((a, b) => a.row - b.row) };
}

function isBlank(cell: SheetCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

type Wrong = (column: Column, message: string) => void;

function checkClass(said: ReadonlyMap<Column, string>, expected: Expected, wrong: Wrong): void {
  const year = said.get('학년도');
  if (year !== undefined) {
    const digits = plain(year).replace(/학년도$/, '');
    if (digits === '') wrong('학년도', '학년도가 비어 있습니다.');
    else if (digits !== expected.year)
      wrong('학년도', `${digits}학년도의 줄입니다. 이 수업은 ${expected.year}학년도입니다.`);
  }
  const semester = said.get('학기');
  if (semester !== undefined && plainSemester(semester) !== plainSemester(expected.semester)) {
    if (expected.semester === '')
      wrong('학기', '이 수업에는 학기가 정해져 있지 않습니다. 수업 정보에서 학기를 먼저 골라 주세요.');
    else if (semester.trim() === '') wrong('학기', '학기가 비어 있습니다.');
    else wrong('학기', `‘${semester.trim()}’의 줄입니다. 이 수업은 ${expected.semester}입니다.`);
  }
  const subject = said.get('과목');
  if (subject !== undefined) {
    const known = [expected.subject, expected.name].map(plainSubject);
    if (subject.trim() === '') wrong('과목', '과목이 비어 있습니다.');
    else if (!known.includes(plainSubject(subject)))
      wrong('과목', `다른 과목(${subject.trim()})의 줄입니다. 이 수업의 과목은 ${expected.subject}입니다.`);
  }
}

function readStudent(row: number, said: ReadonlyMap<Column, string>, wrong: Wrong): Entry | null {
  const number = said.get('반/번호');
  const place = number === undefined ? null : readPlace(number);
  if (number !== undefined && !place)
    wrong(
      '반/번호',
      number.trim() === ''
        ? '반/번호가 비어 있습니다. 3/15처럼 적어 주세요.'
        : `${withParticle(`‘${number.trim()}’`, '은/는')} 반/번호가 아닙니다. 3/15처럼 적어 주세요.`,
    );
  const name = tidyName(said.get('성명') ?? '');
  if (UNSTORABLE.pattern.test(name)) wrong('성명', UNSTORABLE.message);
  if (said.has('성명') && name === '') wrong('성명', '성명이 비어 있습니다.');
  if ([...name].length > NAME_MAX) wrong('성명', `성명은 ${NAME_MAX}자까지 쓸 수 있습니다.`);
  const cell = said.get('특기사항') ?? '';
  const read = readText(cell);
  if (UNSTORABLE.pattern.test(cell)) wrong('특기사항', UNSTORABLE.message);
  if ((read.text ?? '').length > LONG_TEXT)
    wrong('특기사항', `글이 너무 깁니다. ${LONG_TEXT.toLocaleString('ko-KR')}자까지 읽을 수 있습니다.`);
  return place && name !== '' ? { row, place, name, ...read } : null;
}
