import { strToU8, zipSync } from 'fflate';
import { type Results, resultsSheet } from '../../server/features/exports/results-sheet.ts';
import { type Sheet, writeBook } from '../../server/features/exports/sheet.ts';
import { remarks } from './remarks.ts';

// What an export costs, in CPU, beside the same cells put into the least workbook there is with the bare zip library.

const GOAL = 2;
const WARM = 5;
const RUNS = Number(process.env['RUNS'] ?? 15);
const SIZES = [
  { students: 300, questions: 10 },
  { students: 500, questions: 7 },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const at = new Date('2026-11-21T05:00:00.000Z');

/** A class of which everybody has answered, was observed and has a remark; without one the record rules take no time. */
function results(students: number, questions: number, written: boolean): Results {
  const texts = remarks(students * 2).map(({ text }) => text);
  const people = Array.from({ length: students }, (_, index) => `s${index}`);
  return {
    students: people.map((id, index) => ({
      id,
      student_number: String(20_000 + index),
      name: `김가온${index}`,
      email: '',
    })),
    rows: people.map((studentId, index) => ({
      id: `r${index}`,
      studentId,
      answers: Array.from({ length: questions }, (_, question) =>
        (texts[index + question] ?? '').slice(0, 240),
      ),
      editedAnswers: null,
      teacherRequest: '잘 부탁드립니다.',
      observation: texts[index + 9] ?? '',
      remark: written ? (texts[index + students] ?? '') : null,
      confirmedAt: at,
      submittedAt: at,
    })) as unknown as Results['rows'],
    dismissals: new Map(),
    rules: { year: 2026, limit: 1500 },
  };
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

for (const { students, questions } of SIZES) {
  const form = {
    questions: Array.from({ length: questions }, (_, index) => `${index + 1}번째로 알게 된 것은 무엇인가요?`),
  };
  const [all, unwritten] = [results(students, questions, true), results(students, questions, false)];
  const sheet = resultsSheet('통합사회', form, all);
  const { bare, book, rules, none } = await measure({
    bare: () => bareBook(sheet),
    book: () => writeBook('결과', [sheet]),
    rules: () => resultsSheet('통합사회', form, all),
    none: () => resultsSheet('통합사회', form, unwritten),
  });
  const ratio = book / bare;
  say(
    `학생 ${students}명 × 문항 ${questions}개: zip만 ${bare.toFixed(0)}ms, 우리 파일 ${book.toFixed(0)}ms = ${ratio.toFixed(2)}배 (목표 ${GOAL})`,
  );
  say(`  그 앞의 셀 만들기: ${none.toFixed(0)}ms, 기재요령 검사 ${(rules - none).toFixed(0)}ms`);
  if (ratio > GOAL) process.exitCode = 1;
}
