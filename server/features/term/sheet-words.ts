import type { Semester } from '../../../contract/classes.ts';
import { composed } from '../../../contract/text.ts';
import type { classes } from '../../db/schema.ts';

/** The columns of the sheet that NEIS takes 세부능력 및 특기사항 from. */
export const COLUMNS = ['학년도', '학기', '과목', '반/번호', '성명', '특기사항'] as const;
export type Column = (typeof COLUMNS)[number];

export const SEMESTERS: Record<Semester, string> = {
  first: '1학기',
  summer: '여름학기',
  second: '2학기',
  winter: '겨울학기',
};

type Class = Pick<typeof classes.$inferSelect, 'schoolYear' | 'semester' | 'subjectName' | 'name'>;

/** What the first three columns say in each row of a class. */
export function classWords(owner: Class): { year: string; semester: string; subject: string } {
  return {
    year: String(owner.schoolYear),
    semester: owner.semester ? SEMESTERS[owner.semester] : '',
    subject: owner.subjectName || owner.name,
  };
}

/** As people write it: `1`, `1학기`, `제1학기`, `여름 계절학기`. Two that mean the same read the same. */
export function plainSemester(text: string): string {
  const plain = composed(text, 'NFKC')
    .replace(/\s/gu, '')
    .replace(/^제/, '')
    .replace(/(?:계절)?학기$/, '');
  return plain;
}

/** Spacing, width and case of letters tell no subject from another. */
export function plainSubject(text: string): string {
  return composed(text, 'NFKC').replace(/\s/gu, '').toLowerCase();
}
