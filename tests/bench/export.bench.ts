import { bench, describe } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Results, resultsSheet } from '../../server/features/exports/results-sheet.ts';
import { writeBook } from '../../server/features/exports/sheet.ts';
import { remarks } from './remarks.ts';

const STUDENTS = 500;
const QUESTIONS = Array.from(
  { length: 7 },
  (_, index) => `${index + 1}번째 탐구에서 알게 된 것은 무엇인가요?`,
);

const texts = remarks(STUDENTS * 2).map(({ text }) => text);
const at = new Date('2026-11-21T05:00:00.000Z');

/** The results of a year group. Without a remark the record rules have nothing to say, and take no time. */
function results(written: boolean): Results {
  const people = Array.from({ length: STUDENTS }, (_, index) => `s${index}`);
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
      answers: QUESTIONS.map((_, question) => (texts[index + question] ?? '').slice(0, 240)),
      editedAnswers: null,
      teacherRequest: '잘 부탁드립니다.',
      observation: texts[index + 9] ?? '',
      remark: written ? (texts[index + STUDENTS] ?? '') : null,
      confirmedAt: at,
      submittedAt: at,
    })) as unknown as Results['rows'],
    dismissals: new Map(),
    rules: { year: 2026, limit: 1500 },
  };
}

// The library takes a typed string for each cell; at most twice its time is due for ours, which wrap and are as high as
// their words need. The texts of a teacher cost what the record rules cost (rules.bench.ts).
describe('500 students in a workbook', () => {
  const [without, withRemarks] = [results(false), results(true)];
  const sheetOf = (of: Results) => resultsSheet('통합사회', { questions: QUESTIONS }, of);
  const { columns, rows } = sheetOf(without);
  const bare = [columns.map(({ header }) => header), ...rows];
  bench('the library alone, the same words', async () => {
    await writeExcelFile(bare.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
  });
  bench('answers and observations', async () => void (await writeBook('결과', [sheetOf(without)])));
  bench('remarks and what the rules say of them, too', async () => {
    await writeBook('결과', [sheetOf(withRemarks)]);
  });
});
