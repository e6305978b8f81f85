import type { ClassReply, CreativeType, Semester, SubjectOrCreative } from '../../../contract/classes.ts';

export const SEMESTER_LABELS: Record<Semester, string> = {
  first: '1학기',
  summer: '여름학기',
  second: '2학기',
  winter: '겨울학기',
};
export const TYPE_LABELS: Record<SubjectOrCreative, string> = {
  subject: '교과',
  creative: '창의적 체험활동',
};
export const CREATIVE_LABELS: Record<CreativeType, string> = {
  autonomy: '자율활동',
  club: '동아리활동',
  career: '진로활동',
};

/** `통합사회 · 2학년 · 2학기`: what tells one class from another, without its name. */
export function classDescription(
  one: Pick<ClassReply, 'subject_name' | 'grade' | 'semester' | 'type' | 'creative_type'>,
): string {
  const kind =
    one.type === 'creative'
      ? one.creative_type
        ? CREATIVE_LABELS[one.creative_type]
        : TYPE_LABELS.creative
      : null;
  return [
    one.subject_name,
    kind,
    one.grade === null ? null : `${one.grade}학년`,
    one.semester === null ? null : SEMESTER_LABELS[one.semester],
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

/** Whether a class answers a search: by name, subject, teacher or code, in any case and spacing. */
export function matchesSearch(one: ClassReply, search: string): boolean {
  const wanted = search.normalize('NFC').toLowerCase().replace(/\s+/g, '');
  return [one.name, one.subject_name, one.teacher.name, one.code].some(
    (text) => text?.toLowerCase().replace(/\s+/g, '').includes(wanted) === true,
  );
}
