import { asc, eq, sql } from 'drizzle-orm';
import type { ExpectedStudent } from '../../../contract/term-material.ts';
import type { Database } from '../../db/connection.ts';
import { expectedStudents } from '../../db/schema.ts';
import type { EnrolledStudent } from '../responses/present.ts';
import { hasSeveralGrades, isSamePlace, type Place, placeOf, placeWords } from './places.ts';

export type ExpectedRow = typeof expectedStudents.$inferSelect;

/** Who is expected in a class, by grade, class and number. */
export function findExpected(db: Database, classId: string): Promise<ExpectedRow[]> {
  return db
    .select()
    .from(expectedStudents)
    .where(eq(expectedStudents.classId, classId))
    .orderBy(
      sql`${expectedStudents.grade} NULLS FIRST`,
      asc(expectedStudents.classNumber),
      asc(expectedStudents.number),
      sql`${expectedStudents.name} COLLATE "C"`,
      asc(expectedStudents.id),
    );
}

/** How much speaks for two being one person. Only both together do; half of it is for the teacher to judge. */
export function likenessOf(
  a: { place: Place | null; name: string },
  b: { place: Place | null; name: string },
): 'both' | 'half' | 'none' {
  const [place, name] = [isSamePlace(a.place, b.place), a.name === b.name];
  return place && name ? 'both' : place || name ? 'half' : 'none';
}

/** The expected of a class beside who is in it: whoever is half alike is named, so that no text is left behind. */
export function presentExpected(
  rows: readonly ExpectedRow[],
  students: readonly EnrolledStudent[],
): ExpectedStudent[] {
  const several = hasSeveralGrades([...rows, ...students.map((one) => placeOf(one.student_number))]);
  return rows.map((row) => ({
    id: row.id,
    number: placeWords(row, several),
    name: row.name,
    final_evaluation: row.remark,
    resembles: students
      .filter(
        (one) =>
          likenessOf(
            { place: row, name: row.name },
            { place: placeOf(one.student_number), name: one.name },
          ) !== 'none',
      )
      .map(({ id, name, student_number }) => ({ id, name, student_number })),
    created_at: row.createdAt.toISOString(),
  }));
}
