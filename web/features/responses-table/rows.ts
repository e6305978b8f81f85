import type { ResponseReply } from '../../../contract/responses.ts';
import type { TermMaterial } from '../../../contract/term-material.ts';
import { countBytes } from '../../../record/bytes.ts';

/** What the table says about one student of the form; everything that sorting, filters and bulk actions ask for. */
export interface Row {
  response: ResponseReply;
  /** The student's id: a row exists before any response does. */
  key: string;
  name: string;
  number: string | null;
  submitted: boolean;
  observed: boolean;
  written: boolean;
  confirmed: boolean;
  published: boolean;
  /** In a term sheet: how many of the forms the student answered. */
  answered: { count: number; of: number } | null;
  /** NEIS bytes of the remark; 0 without one. */
  bytes: number;
  over: boolean;
}

export const FILTERS = [
  { id: 'all', label: '전체' },
  { id: 'missing', label: '미제출' },
  { id: 'unobserved', label: '관찰 없음' },
  { id: 'unwritten', label: '기록문 없음' },
  { id: 'over', label: '초과' },
  { id: 'unconfirmed', label: '미확인' },
] as const;
export type Filter = (typeof FILTERS)[number]['id'];

export const SORT_KEYS = ['student_number', 'name', 'submission_status', 'evaluation_status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  key: SortKey;
  descending: boolean;
}
export const DEFAULT_SORT: Sort = { key: 'student_number', descending: false };

const REMARK_STATES = ['없음', '초안', '확인함', '공개'] as const;
export type RemarkState = (typeof REMARK_STATES)[number];

/**
 * `byteLimit` in NEIS bytes; `term` where the remark is of a whole term: what was seen in any form counts as seen, and so
 * does a form's remark that the teacher has settled, as for the server that writes from it.
 */
export function toRow(response: ResponseReply, byteLimit: number, term: TermMaterial | null = null): Row {
  const parts = term?.students.find((one) => one.student_id === response.student_id)?.forms ?? [];
  const answered = term && {
    of: term.forms.length,
    count: parts.filter((part) => part.created_at !== null).length,
  };
  const seen = [response.teacher_observation, ...parts.map((part) => part.observation)];
  const text = response.final_evaluation ?? '';
  const bytes = countBytes(text);
  return {
    response,
    key: response.student_id,
    name: response.student.name,
    number: response.student.student_number,
    submitted: answered ? answered.count > 0 : response.created_at !== null,
    observed: parts.some((part) => part.settled) || seen.some((text) => (text ?? '').trim() !== ''),
    answered,
    written: text !== '',
    confirmed: response.confirmed_at !== null,
    published: response.is_published,
    bytes,
    over: bytes > byteLimit,
  };
}

export function remarkState(row: Pick<Row, 'written' | 'confirmed' | 'published'>): RemarkState {
  if (row.published) return '공개';
  if (!row.written) return '없음';
  return row.confirmed ? '확인함' : '초안';
}

export function passes(row: Row, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'missing':
      return !row.submitted;
    case 'unobserved':
      return !row.observed;
    case 'unwritten':
      return !row.written;
    case 'over':
      return row.over;
    case 'unconfirmed':
      return row.written && !row.confirmed;
  }
}

const byKorean = new Intl.Collator('ko', { numeric: true });

function compareNumbers(a: Row, b: Row): number {
  // Somebody without a number stands last, as in the roster.
  if (a.number === null || b.number === null) return Number(a.number === null) - Number(b.number === null);
  return byKorean.compare(a.number, b.number);
}

const COMPARE: Record<SortKey, (a: Row, b: Row) => number> = {
  student_number: compareNumbers,
  name: (a, b) => byKorean.compare(a.name, b.name),
  submission_status: (a, b) =>
    Number(a.submitted) - Number(b.submitted) || (a.answered?.count ?? 0) - (b.answered?.count ?? 0),
  evaluation_status: (a, b) => REMARK_STATES.indexOf(remarkState(a)) - REMARK_STATES.indexOf(remarkState(b)),
};

/** A new array; ties stand by number, then name, whichever way the key runs. */
export function sortRows(rows: readonly Row[], { key, descending }: Sort): Row[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort(
    (a, b) => sign * COMPARE[key](a, b) || compareNumbers(a, b) || byKorean.compare(a.name, b.name),
  );
}

/** A click on a column head: the same one turns around, another one begins ascending. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  return sort.key === key ? { key, descending: !sort.descending } : { key, descending: false };
}

export function countByFilter(rows: readonly Row[]): Record<Filter, number> {
  const counts = { all: 0, missing: 0, unobserved: 0, unwritten: 0, over: 0, unconfirmed: 0 };
  for (const row of rows) for (const { id } of FILTERS) if (passes(row, id)) counts[id] += 1;
  return counts;
}
