import type { ClassReply } from '../../../contract/classes.ts';
import type { classes } from '../../db/schema.ts';
import type { UserRow } from '../users/present.ts';

export type ClassRow = typeof classes.$inferSelect & {
  code: string | null;
  teacher: UserRow;
  studentCount: number;
  evaluationCount: number;
};

/** The code is for the teacher alone: who has it can let others in. */
export function presentClass(row: ClassRow, reader: 'teacher' | 'student' | 'admin'): ClassReply {
  return {
    id: row.id,
    name: row.name,
    code: reader === 'teacher' ? row.code : null,
    subject_name: row.subjectName,
    grade: row.grade,
    semester: row.semester,
    description: row.description,
    type: row.type,
    creative_type: row.creativeType,
    school_year: row.schoolYear,
    teacher: {
      id: row.teacher.id,
      name: row.teacher.name,
      email: row.teacher.email,
      school: row.teacher.school,
    },
    studentCount: row.studentCount,
    evaluationCount: row.evaluationCount,
    created_at: row.createdAt.toISOString(),
  };
}
