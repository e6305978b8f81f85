import type { SheetCell } from '../../contract/term.ts';
import { classWords, COLUMNS } from '../../server/features/term/sheet-words.ts';
import { classes } from '../../server/db/schema.ts';
import { eq } from 'drizzle-orm';
import type { Person, World } from '../world.ts';

/** Reads a sheet with these students (number, name, text) into a class, and answers who is expected then. */
export async function importLines(
  world: World,
  { teacher, classId }: { teacher: Person; classId: string },
  lines: [number: string, name: string, text: string | null][],
) {
  const [owner] = await world.ctx.db.select().from(classes).where(eq(classes.id, classId));
  if (!owner) throw new Error('no class');
  const { year, semester, subject } = classWords(owner);
  const rows: SheetCell[][] = [[...COLUMNS], ...lines.map((line) => [year, semester, subject, ...line])];
  const { seen } = await teacher.client.must('importTermSheet', { classId, rows, preview: true });
  await teacher.client.must('importTermSheet', { classId, rows, preview: false, seen });
  return (await teacher.client.must('listExpectedStudents', { classId })).expected;
}
