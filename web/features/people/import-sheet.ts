import { MOST_IMPORTED, type RowProblem, type SheetRow } from '../../../contract/admin.ts';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { readSheet, SheetError } from '../../lib/read-sheet.ts';
import { writeSheet } from '../../lib/write-sheet.ts';
import { roleLabel } from '../session/home-of.ts';

export type Made = ReplyOf<Api['importUsers']>;
export type MadeUser = Made['users'][number];
type Field = RowProblem['field'];

/** What stands in the template, in its order; what is in brackets is for people only. */
const TEMPLATE: { key: Field; header: string; width: number }[] = [
  { key: 'name', header: '이름', width: 14 },
  { key: 'email', header: '이메일', width: 30 },
  { key: 'role', header: '역할(교사 또는 학생)', width: 22 },
  { key: 'school', header: '학교', width: 22 },
  { key: 'student_number', header: '학번(학생만, 5자리)', width: 22 },
  { key: 'subject', header: '담당 과목(교사만, 선택)', width: 24 },
];

export const FIELD_LABELS: Record<Field, string> = {
  name: '이름',
  email: '이메일',
  role: '역할',
  school: '학교',
  student_number: '학번',
  subject: '담당 과목',
};

const COLUMNS: Record<Field, readonly string[]> = {
  name: ['이름', '성명'],
  email: ['이메일', '이메일주소', '메일', 'email', 'e-mail'],
  role: ['역할', '구분'],
  school: ['학교', '학교이름', '학교명', '소속학교'],
  student_number: ['학번'],
  subject: ['담당 과목', '과목'],
};

const ROLES: Record<string, string> = {
  교사: 'teacher',
  선생님: 'teacher',
  teacher: 'teacher',
  학생: 'student',
  student: 'student',
};

/** Far more than any of the columns may hold. */
const MOST_SENT = 300;

/** One line of a chosen sheet. */
export interface ImportLine {
  /** As the spreadsheet program counts. */
  line: number;
  row: Record<Field, string>;
}

/** @throws SheetError */
export async function readUsers(file: Blob): Promise<ImportLine[]> {
  const lines = await readSheet(file, COLUMNS, ['name', 'email', 'role']);
  if (lines.length > MOST_IMPORTED)
    throw new SheetError(
      `${lines.length.toLocaleString('ko')}명이 있습니다. 한 번에 ${MOST_IMPORTED.toLocaleString('ko')}명까지 만들 수 있습니다.`,
    );
  return lines.map(({ line, cells }) => ({ line, row: cells }));
}

/** The rows as the server takes them: the role in its word, no more of a cell than could ever be right. */
export function sentRows(lines: readonly ImportLine[]): SheetRow[] {
  return lines.map(({ row }) => {
    const sent = Object.fromEntries(Object.entries(row).map(([key, value]) => [key, beginningOf(value)]));
    return { ...sent, role: ROLES[row.role.replace(/\s/g, '').toLowerCase()] ?? beginningOf(row.role) };
  });
}

/** As much of a cell as is sent; a letter of two halves is not cut between them. */
function beginningOf(cell: string): string {
  return cell.slice(0, MOST_SENT).replace(/[\ud800-\udbff]$/, '');
}

/** What is wrong in a sheet; of very much only the beginning is told. */
export type Found = ReplyOf<Api['checkUsers']>;

/** What a refused import says about its rows; they were all right when they were looked at. */
export function foundIn(error: ApiError): Found {
  const problems = error.details.flatMap(({ path, message }): RowProblem[] => {
    const [, row, field] = /^users\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const known = TEMPLATE.find(({ key }) => key === field)?.key;
    return row === undefined || known === undefined ? [] : [{ row: Number(row), field: known, message }];
  });
  return { made: null, problems, wrongRows: new Set(problems.map(({ row }) => row)).size };
}

export function templateSheet(): Promise<Blob> {
  return writeSheet({ name: '사용자', columns: TEMPLATE, rows: [] });
}

/** Those whose password this reply holds; who has been here keeps their own. */
export function given(users: readonly MadeUser[]): (MadeUser & { tempPassword: string })[] {
  return users.flatMap((user) =>
    user.tempPassword === null ? [] : [{ ...user, tempPassword: user.tempPassword }],
  );
}

/** What is handed out: the only place where these passwords stand. */
export function passwordSheet(users: readonly MadeUser[]): Promise<Blob> {
  return writeSheet({
    name: '임시 비밀번호',
    columns: [
      { header: '이름', width: 14 },
      { header: '학번', width: 10 },
      { header: '역할', width: 8 },
      { header: '학교', width: 22 },
      { header: '이메일', width: 32 },
      { header: '임시 비밀번호', width: 20 },
    ],
    rows: given(users).map((user) => [
      user.name,
      user.student_number ?? '',
      roleLabel(user.role),
      user.school ?? '',
      user.email,
      user.tempPassword,
    ]),
  });
}
