import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import type { Teacher } from '../../server/actor.ts';
import type { Context } from '../../server/context.ts';
import { contextOver } from '../../server/create-context.ts';
import { connect } from '../../server/db/connection.ts';
import { newId } from '../../server/db/ids.ts';
import {
  classes,
  enrolments,
  evaluations,
  remarkFindings,
  responses,
  users,
} from '../../server/db/schema.ts';
import { readEnv } from '../../server/env.ts';
import { exportEvaluation } from '../../server/features/exports/export-evaluation.ts';
import { findResults } from '../../server/features/exports/find-results.ts';
import { resultsSheet } from '../../server/features/exports/results-sheet.ts';
import { type Sheet, writeBook } from '../../server/features/exports/sheet.ts';
import { taughtEvaluation } from '../../server/features/scope.ts';
import { administer, findPostgres, withDatabase } from '../support/postgres.ts';
import { remarks } from './remarks.ts';

// What an export with the column of the record rules costs, in CPU of the server, beside the same cells put into the least workbook there is with the bare zip library.

const GOAL = 2;
const WARM = 5;
const RUNS = Number(process.env['RUNS'] ?? 15);
const SIZES = [
  { students: 300, questions: 10 },
  { students: 500, questions: 7 },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const at = new Date('2026-11-21T05:00:00.000Z');

const TEACHER: Teacher = {
  ...{ userId: newId(), sessionId: newId(), accessUntil: null, role: 'teacher', name: '교사' },
  ...{ address: '127.0.0.1', device: '', agent: null },
};

async function addTeacher(ctx: Context): Promise<void> {
  const { userId: id, name, role } = TEACHER;
  const school = '한빛고등학교';
  await ctx.db.insert(users).values({ id, email: 'teacher@example.com', name, role, school, createdAt: at });
}

/** A form to which a whole class has answered; everybody was observed and has a remark. Returns the form's id. */
async function addForm(ctx: Context, students: number, questions: number): Promise<string> {
  const [classId, evaluationId] = [newId(), newId()];
  await ctx.db.insert(classes).values({
    ...{ id: classId, teacherId: TEACHER.userId, name: '통합사회', type: 'subject' as const },
    ...{ schoolYear: 2026, createdAt: at },
  });
  await ctx.db.insert(evaluations).values({
    ...{ id: evaluationId, classId, type: 'subject' as const, classContent: '미세먼지의 원인을 토의함' },
    questions: Array.from({ length: questions }, (_, index) => `${index + 1}번째로 알게 된 것은 무엇인가요?`),
    ...{ isDistributed: true, createdAt: at },
  });
  const texts = remarks(students * 2).map(({ text }) => text);
  const people = Array.from({ length: students }, (_, index) => ({ id: newId(), index }));
  await ctx.db.insert(users).values(
    people.map(({ id, index }) => ({
      ...{ id, email: `${id}@example.com`, name: `김가온${index}`, role: 'student' as const, createdAt: at },
    })),
  );
  await ctx.db.insert(enrolments).values(
    people.map(({ id, index }) => ({
      ...{ classId, studentId: id, studentNumber: String(20_000 + index), joinedAt: at },
    })),
  );
  await ctx.db.insert(responses).values(
    people.map(({ id, index }) => ({
      ...{ id: newId(), evaluationId, studentId: id, submittedAt: at, createdAt: at, confirmedAt: at },
      answers: Array.from({ length: questions }, (_, question) =>
        (texts[index + question] ?? '').slice(0, 240),
      ),
      teacherRequest: '잘 부탁드립니다.',
      observation: texts[index + 9] ?? '',
      remark: texts[index + students] ?? '',
    })),
  );
  return evaluationId;
}

/** Everything that the sheet of a form is made of, read. */
async function read(ctx: Context, id: string): Promise<() => Sheet> {
  const form = await taughtEvaluation(ctx.db, TEACHER, id);
  const results = await findResults(ctx, TEACHER, form.class, eq(responses.evaluationId, form.id));
  return () => resultsSheet(form.class.name, form, results);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of nothing but its words: no style, no width, no height. */
function bareBook({ columns, rows }: Sheet): Uint8Array {
  const line = (values: readonly string[]) =>
    `<row>${values
      .map(
        (value) =>
          `<c t="inlineStr"><is><t>${value.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')}</t></is></c>`,
      )
      .join('')}</row>`;
  const data = [columns.map(({ header }) => header), ...rows].map(line).join('');
  const relation = (type: string, target: string) =>
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/${type}" Target="${target}"/></Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ),
    '_rels/.rels': strToU8(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relation('worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': strToU8(
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
    ),
  });
}

/** The CPU of this process, all its threads together, in ms. */
async function spentIn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Each in turn, again and again, so that a busy moment of the machine strikes all of them. */
async function measure<Name extends string>(
  works: Record<Name, () => unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const spent = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let run = 0; run < WARM + RUNS; run += 1)
    for (const name of names) {
      const ms = await spentIn(works[name]);
      if (run >= WARM) spent[name].push(ms);
    }
  return Object.fromEntries(names.map((name) => [name, middle(spent[name])])) as Record<Name, number>;
}

async function compare(ctx: Context, { students, questions }: (typeof SIZES)[number]): Promise<void> {
  const id = await addForm(ctx, students, questions);
  const makeSheet = await read(ctx, id);
  const sheet = makeSheet();
  const { bare, file, whole } = await measure({
    bare: () => bareBook(sheet),
    file: () => writeBook('결과', [makeSheet()]),
    whole: () => exportEvaluation(ctx, TEACHER, { id }),
  });
  const forgotten = [];
  for (let run = 0; run < 3; run += 1) {
    await ctx.db.delete(remarkFindings);
    forgotten.push(await spentIn(() => exportEvaluation(ctx, TEACHER, { id })));
  }
  const ratio = file / bare;
  say(
    `학생 ${students}명 × 문항 ${questions}개: zip만 ${bare.toFixed(0)}ms, 기재요령 확인까지 든 우리 파일 ${file.toFixed(0)}ms = ${ratio.toFixed(2)}배 (목표 ${GOAL})`,
  );
  say(
    `  데이터베이스에서 읽기부터 ${whole.toFixed(0)}ms = ${(whole / bare).toFixed(2)}배, 기재요령 설정이 바뀐 뒤 처음은 ${middle(forgotten).toFixed(0)}ms`,
  );
  if (ratio > GOAL) process.exitCode = 1;
}

const postgres = await findPostgres();
if (!postgres) {
  say('PostgreSQL이 없어 재지 못했습니다. TEST_DATABASE_URL로 알려 주세요.');
  process.exit(1);
}
const database = `girok_export_bench_${process.pid}`;
await administer(postgres.url, `CREATE DATABASE ${database}`);
const databaseUrl = withDatabase(postgres.url, database);
const folder = mkdtempSync(join(fileURLToPath(import.meta.url), '../../../node_modules/.girok-bench-'));
const connection = await connect({ databaseUrl, dataDir: folder, onIdleError: () => {} });
try {
  const secret = 'a secret for the bench, long enough';
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: secret, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const ctx = contextOver(readEnv(env), connection);
  await addTeacher(ctx);
  for (const size of SIZES) await compare(ctx, size);
} finally {
  await connection.close();
  await administer(postgres.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
