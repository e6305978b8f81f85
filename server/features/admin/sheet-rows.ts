import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { importedUser, type RowProblem, type SheetRow } from '../../../contract/admin.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { assertStudentFields } from '../users/rules.ts';
import { whyEmailTaken } from './taken.ts';

/** A row that can become somebody. */
export type Entrant = z.output<typeof importedUser>;

/** What a row wants that only one person can have; absent where that is not right in itself. */
interface Claim {
  email?: string;
  number?: { school: string; number: string };
}

interface Judged {
  problems: RowProblem[];
  /** By row; absent where the row has a problem of its own. */
  entrants: Map<number, Entrant>;
}

/** Everything that is wrong with a sheet, row by row: by itself, against the other rows, against who is here already. */
export async function judgeRows(ctx: Context, rows: readonly SheetRow[]): Promise<Judged> {
  const problems: RowProblem[] = [];
  const entrants = new Map<number, Entrant>();
  const claims: Claim[] = [];
  for (const [row, raw] of rows.entries()) {
    const { found, entrant, claim } = judgeRow(raw);
    claims.push(claim);
    if (entrant) entrants.set(row, entrant);
    problems.push(...found.map(({ field, message }) => ({ row, field, message })));
  }
  problems.push(...findRepeated(claims), ...(await findTaken(ctx, claims)));
  return { problems: problems.sort((a, b) => a.row - b.row), entrants };
}

const FIELDS = ['name', 'email', 'role', 'school', 'student_number', 'subject'] as const;
type Field = (typeof FIELDS)[number];

interface JudgedRow {
  found: { field: Field; message: string }[];
  entrant: Entrant | null;
  claim: Claim;
}

function judgeRow(raw: SheetRow): JudgedRow {
  // An empty cell is none. What only the other role has may stand there: sheets are filled in by columns.
  const filled = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  if (filled['role'] === 'teacher') delete filled['student_number'];
  if (filled['role'] === 'student') delete filled['subject'];
  const parsed = z.safeParse(importedUser, filled);
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: FIELDS.find((field) => field === path[0]) ?? 'name',
    message,
  }));
  // The first issue of a field is the plainest.
  const found = FIELDS.flatMap((field) => issues.filter((one) => one.field === field).slice(0, 1));
  const isStudent = filled['role'] === 'student';
  if (isStudent && !found.some(({ field }) => field === 'student_number')) {
    const message = whyNumberRefused(filled['student_number']);
    if (message) found.push({ field: 'student_number', message });
  }
  const isRight = (field: Field) => !found.some((one) => one.field === field);
  const email = z.safeParse(importedUser.shape.email, filled['email']).data;
  const school = z.safeParse(importedUser.shape.school, filled['school']).data;
  const number = filled['student_number'];
  return {
    found,
    entrant: parsed.data && found.length === 0 ? parsed.data : null,
    claim: {
      ...(email ? { email } : {}),
      ...(isStudent && school && number && isRight('student_number') ? { number: { school, number } } : {}),
    },
  };
}

function whyNumberRefused(number: string | null | undefined): string | null {
  try {
    assertStudentFields({ student_number: number });
    return null;
  } catch (error) {
    if (error instanceof CodedError) return error.message;
    throw error;
  }
}

/** What makes a student's number the same as another's. */
const numberKey = (of: { school: string | null; number: string | null | undefined }) =>
  `${of.school} ${of.number}`;

/** The second of two rows that want the same address or number. */
function findRepeated(claims: readonly Claim[]): RowProblem[] {
  const problems: RowProblem[] = [];
  const emails = new Set<string>();
  const numbers = new Set<string>();
  for (const [row, { email, number }] of claims.entries()) {
    if (email && emails.has(email))
      problems.push({ row, field: 'email', message: '같은 이메일이 목록에 또 있습니다.' });
    if (email) emails.add(email);
    if (!number) continue;
    const key = numberKey(number);
    if (numbers.has(key))
      problems.push({ row, field: 'student_number', message: '같은 학번이 목록에 또 있습니다.' });
    numbers.add(key);
  }
  return problems;
}

/** Rows that want what somebody here has. */
async function findTaken(ctx: Context, claims: readonly Claim[]): Promise<RowProblem[]> {
  const emails = claims.flatMap(({ email }) => email ?? []);
  const numbers = claims.flatMap(({ number }) => number?.number ?? []);
  const [holders, students] = await Promise.all([
    ctx.db
      .select({ email: users.email, withdrawnAt: users.withdrawnAt })
      .from(users)
      .where(inArray(users.email, emails)),
    ctx.db
      .select({ school: users.school, number: users.studentNumber })
      .from(users)
      .where(
        and(
          eq(users.role, 'student'),
          isNull(users.withdrawnAt),
          eq(users.studentYear, schoolYear(ctx.clock.now())),
          inArray(users.studentNumber, numbers),
        ),
      ),
  ]);
  const holderOf = new Map(holders.map((holder) => [holder.email, holder]));
  const taken = new Set(students.map(numberKey));
  return claims.flatMap(({ email, number }, row): RowProblem[] => {
    const holder = email && holderOf.get(email);
    const isNumberTaken = number && taken.has(numberKey(number));
    return [
      ...(holder ? [{ row, field: 'email' as const, message: whyEmailTaken(holder) }] : []),
      ...(isNumberTaken
        ? [{ row, field: 'student_number' as const, message: '이미 사용 중인 학번입니다.' }]
        : []),
    ];
  });
}
