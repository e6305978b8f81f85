import readXlsxFile from 'read-excel-file/node';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, type OperationName } from '../contract/api.ts';
import { auditLog, classes, expectedStudents, responses, users } from '../server/db/schema.ts';
import { passwordSheet } from '../web/features/people/import-sheet.ts';
import { importLines } from './support/term-import.ts';
import { partOf } from './support/xlsx.ts';
import { type Person, type Submission, theWorld, type World } from './world.ts';

/**
 * Somebody's words that a spreadsheet program takes for a formula, in every sheet that the product hands out. Nothing may
 * be put in front of them: what a teacher exports, corrects and takes back in must be what it was.
 */
const OPENINGS = ['=1+1', '+82-10', '-1+2', '@SUM(A1)', '\t=1+1', '\r=1+1'];

const RESULTS = ['이름', '답', '한마디', '관찰', '기록문'];

/** What of it stands in each sheet, each in a cell of its own. */
const SHEETS: [name: string, words: string[], take: () => Promise<Uint8Array>][] = [
  [
    'exportClassStudents',
    ['이름'],
    () => taken(things.teacher, 'exportClassStudents', { id: things.classId }),
  ],
  ['exportEvaluation', RESULTS, () => taken(things.teacher, 'exportEvaluation', { id: things.evaluationId })],
  [
    'exportClassEvaluations',
    RESULTS,
    () => taken(things.teacher, 'exportClassEvaluations', { id: things.classId }),
  ],
  [
    'exportTermSheet',
    ['과목', '이름', '오지않은', '글'],
    () => taken(things.teacher, 'exportTermSheet', { id: things.classId }),
  ],
  [
    'exportReport, users',
    ['관리자', '교사', '이름', '학교', '담당'],
    () => taken(admin, 'exportReport', { type: 'users' }),
  ],
  [
    'exportReport, classes',
    ['학교', '교사', '수업', '과목'],
    () => taken(admin, 'exportReport', { type: 'classes' }),
  ],
  [
    'exportReport, evaluations',
    ['학교', '교사', '수업'],
    () => taken(admin, 'exportReport', { type: 'evaluations' }),
  ],
  ['exportAuditSummary', ['관리자', '이유'], () => taken(admin, 'exportAuditSummary', {})],
  [
    'the sheet of first passwords',
    ['이름', '학교'],
    async () => {
      const user = { id: 'i', email: 'a@example.com', role: 'student', student_number: '20110' } as const;
      const texts = { name: say('이름'), school: say('학교') };
      const sheet = await passwordSheet([{ ...user, ...texts, tempPassword: 'Kf7m-Wq3t-9Hxe' }]);
      return new Uint8Array(await sheet.arrayBuffer());
    },
  ],
];

let world: World;
let things: Submission;
let admin: Person;
let opening = '';
const say = (what: string) => `${opening} ${what}`;

async function taken(person: Person, name: OperationName, input: Record<string, unknown>) {
  return ((await person.client.must(name, input as never)) as { bytes: Uint8Array }).bytes;
}

beforeAll(async () => {
  world = await theWorld();
  things = await world.submission('published');
  admin = await world.admin();
  await importLines(world, things, [['9/99', '오지않은', '글']]);
});

describe.each(OPENINGS)('what begins with %j', (begins) => {
  beforeAll(async () => {
    opening = begins;
    const { db } = world.ctx;
    const { teacher, student, classId, evaluationId } = things;
    const teachers = { name: say('교사'), school: say('학교'), subject: say('담당') };
    await db.update(users).set(teachers).where(eq(users.id, teacher.id));
    await db
      .update(users)
      .set({ name: say('이름') })
      .where(eq(users.id, student.id));
    await db
      .update(users)
      .set({ name: say('관리자') })
      .where(eq(users.id, admin.id));
    await db
      .update(classes)
      .set({ name: say('수업'), subjectName: say('과목') })
      .where(eq(classes.id, classId));
    await db
      .update(responses)
      .set({
        answers: things.questions.map(() => say('답')),
        teacherRequest: say('한마디'),
        observation: say('관찰'),
        remark: say('기록문'),
      })
      .where(eq(responses.evaluationId, evaluationId));
    await db
      .update(expectedStudents)
      .set({ name: say('오지않은'), remark: say('글'), marked: false })
      .where(eq(expectedStudents.classId, classId));
    await db.insert(auditLog).values({
      at: world.clock.now(),
      actorId: admin.id,
      action: 'downloadBackup',
      subjectType: 'backup',
      subjectId: 'none',
      reason: say('이유'),
    });
  });

  it.each(SHEETS)('is text in %s, letter for letter', async (_, words, take) => {
    const bytes = await take();
    const sheets = await readXlsxFile(Buffer.from(bytes), { trim: false });
    const cells = sheets.flatMap(({ data }) => data.flat());
    // A spreadsheet has one way to end a line.
    expect(cells).toEqual(expect.arrayContaining(words.map((word) => say(word).replace('\r', '\n'))));
    // A formula would stand in an element of its own, beside its value.
    for (const at of sheets.keys())
      expect(partOf(bytes, `xl/worksheets/sheet${at + 1}.xml`)).not.toMatch(/<f[ >/]/);
  });
});

it('covers each operation that answers a spreadsheet', () => {
  const operations = Object.entries(api).filter(
    ([, operation]) => operation.reply === 'file' && !('fileType' in operation),
  );
  expect(
    operations.map(([name]) => name).filter((name) => !SHEETS.some(([sheet]) => sheet.startsWith(name))),
  ).toEqual([]);
});
