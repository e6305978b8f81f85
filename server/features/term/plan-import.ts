import { createHash } from 'node:crypto';
import type { ImportedRow } from '../../../contract/term.ts';
import { countBytes } from '../../../record/index.ts';
import type { responses } from '../../db/schema.ts';
import type { EnrolledStudent } from '../responses/present.ts';
import { type ExpectedRow, likenessOf } from './expected.ts';
import { hasSeveralGrades, placeOf, placeWords } from './places.ts';
import type { Entry, RowError } from './read-sheet.ts';

/** The class as an import finds it. */
export interface Found {
  students: readonly EnrolledStudent[];
  expected: readonly ExpectedRow[];
  /** Rows of the term sheet by student. */
  remarks: ReadonlyMap<string, typeof responses.$inferSelect>;
  byteLimit: number;
}

export interface Choice {
  row: number;
  student_id: string | null;
}

export interface Planned {
  entry: Entry;
  shown: ImportedRow;
  /** The expected student that it is about already. */
  known: ExpectedRow | null;
}

export interface Plan {
  rows: Planned[];
  errors: RowError[];
  seen: string;
}

/** Two lines on a screen. */
const BEGINNING = 80;

function beginningOf(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  return letters.length <= BEGINNING
    ? letters.join('')
    : `${letters.slice(0, BEGINNING).join('').trimEnd()}…`;
}

/** What each row would do to the class as it is now. Who is meant is certain only by number and name together. */
export function planImport(entries: readonly Entry[], found: Found, choices: readonly Choice[]): Plan {
  const several = hasSeveralGrades([
    ...entries.map((entry) => entry.place),
    ...found.students.map((one) => placeOf(one.student_number)),
  ]);
  const chosen = new Map(choices.map((choice) => [choice.row, choice.student_id]));
  const errors: RowError[] = [];
  const rows = entries.map((entry): Planned => {
    const alike = (how: 'both' | 'half') =>
      found.students.filter(
        (one) => likenessOf(entry, { place: placeOf(one.student_number), name: one.name }) === how,
      );
    const certain = alike('both');
    const knowns = found.expected.filter(
      (row) => likenessOf(entry, { place: row, name: row.name }) === 'both',
    );
    const known = certain.length === 1 ? null : (knowns[0] ?? null);
    const candidates = certain.length === 1 || known ? [] : [...certain, ...alike('half')];
    const choice = candidates.length > 0 ? chosen.get(entry.row) : undefined;
    const student =
      certain.length === 1 ? certain[0] : candidates.find((one) => choice !== undefined && one.id === choice);
    const base = {
      row: entry.row,
      number: placeWords(entry.place, several),
      name: entry.name,
      bytes: countBytes(entry.text ?? ''),
      beginning: beginningOf(entry.text ?? ''),
    };
    const notices: string[] = [];
    if (base.bytes > found.byteLimit)
      notices.push(
        `${found.byteLimit.toLocaleString('ko-KR')}바이트를 ${(base.bytes - found.byteLimit).toLocaleString('ko-KR')}바이트 넘어요.`,
      );
    const outcome = (): ImportedRow['outcome'] => {
      if (student) {
        const now = found.remarks.get(student.id)?.remark ?? null;
        if (entry.text === null || now === entry.text) return 'same';
        return now === null ? 'write' : 'replace';
      }
      if (candidates.length > 0 && choice !== null) return 'half';
      if (known && (entry.text === null || known.remark === entry.text)) return 'same';
      return 'expected';
    };
    if (!student && !known) {
      const taken = found.expected.find(
        (row) => likenessOf({ ...entry, name: row.name }, { place: row, name: row.name }) === 'both',
      );
      if (taken)
        errors.push({
          row: entry.row,
          column: '성명',
          message: `미가입 명단의 ${taken.name} 학생과 반/번호가 같습니다. 시트의 성명을 고치거나 미가입 명단에서 먼저 지워 주세요.`,
        });
    }
    const kind = outcome();
    if (known && kind === 'expected') notices.push('미가입 명단에 있는 학생이에요. 글만 바뀌어요.');
    if (kind === 'replace' && found.remarks.get(student?.id ?? '')?.confirmedAt)
      notices.push('교사가 확인한 글이 바뀌어요.');
    return {
      entry,
      known,
      shown: {
        ...base,
        outcome: kind,
        student: student ? named(student) : null,
        candidates: candidates.map(named),
        notices,
      },
    };
  });
  for (const [index, { shown, known }] of rows.entries()) {
    const first = rows
      .slice(0, index)
      .find(
        (other) =>
          (shown.student && other.shown.student?.id === shown.student.id) ||
          (known && other.known?.id === known.id),
      );
    if (first)
      errors.push({
        row: shown.row,
        column: '성명',
        message: `${first.shown.row}행과 같은 학생(${shown.name})의 줄입니다.`,
      });
  }
  return { rows, errors, seen: seenOf(rows, found) };
}

const named = ({ id, name, student_number }: EnrolledStudent) => ({ id, name, student_number });

/** A name for all that the teacher was shown: whatever it rests on changes it. */
function seenOf(rows: readonly Planned[], found: Found): string {
  const basis = rows.map(({ entry, shown, known }) => [
    shown,
    entry.text,
    entry.marked,
    found.remarks.get(shown.student?.id ?? '')?.version ?? 0,
    known && [known.id, known.remark],
  ]);
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url');
}
