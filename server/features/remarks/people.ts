import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { enrolments, users } from '../../db/schema.ts';
import type { People, PersonFacts } from '../../writers/masking/people.ts';
import { calledIn } from '../../writers/masking/called-in.ts';
import type { TaughtClassId } from '../scope.ts';

const facts = { name: users.name, email: users.email, number: users.studentNumber, school: users.school };

/** Everybody whom a text about this student might name: the class, now and before, its teacher, and by their full names the school. */
export async function findPeople(
  db: Database,
  { id, teacherId }: { id: TaughtClassId; teacherId: string },
  studentId: string,
): Promise<People> {
  const enrolled = await db
    .select({ id: users.id, ...facts, enrolledNumber: enrolments.studentNumber })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(eq(enrolments.classId, id));
  const [teacher] = await db.select(facts).from(users).where(eq(users.id, teacherId));
  const students = enrolled.map(({ enrolledNumber, ...person }) => ({
    id: person.id,
    facts: factsOf(person, enrolledNumber),
  }));
  const schools = [...enrolled, ...(teacher ? [teacher] : [])].map(({ school }) => school?.trim() ?? '');
  const known = [...enrolled.map(({ id: studentIdOf }) => studentIdOf), teacherId];
  const school = teacher?.school?.trim();
  const others = school
    ? await db
        .select({ name: users.name, number: users.studentNumber })
        .from(users)
        .where(
          and(
            eq(users.school, school),
            inArray(users.role, ['student', 'teacher']),
            notInArray(users.id, known),
          ),
        )
    : [];
  return {
    student: students.find((one) => one.id === studentId)?.facts ?? { name: '', email: '', numbers: [] },
    classmates: students.filter((one) => one.id !== studentId).map((one) => one.facts),
    teachers: teacher ? [factsOf(teacher)] : [],
    schoolmates: [...new Set(others.map(({ name }) => name))],
    schoolNumbers: others.flatMap(({ number }) => number ?? []),
    schools: [...new Set(schools.filter((school) => school !== ''))],
  };
}

/**
 * Who of the school beyond the class is called by the full name in what a remark is written from: a draft leaves them out like
 * a classmate. Only they, since the given names of a whole school stand in every text.
 */
export function namedOfSchool(
  { answers, observation }: { answers: readonly string[]; observation: string },
  { schoolmates = [] }: Pick<People, 'schoolmates'>,
): string[] {
  return calledIn([...answers, observation].join('\n').normalize('NFC'), schoolmates);
}

function factsOf(
  { name, email, number }: { name: string; email: string; number: string | null },
  enrolled: string | null = null,
): PersonFacts {
  return { name, email, numbers: [...new Set([number, enrolled].filter((one) => one !== null))] };
}
