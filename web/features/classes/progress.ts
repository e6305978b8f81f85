import type { ClassReply, SubmissionStatus } from '../../../contract/classes.ts';

interface StudentProgress {
  submissions: readonly { evaluation_id: string; status: SubmissionStatus }[];
}

export interface EvaluationProgress {
  evaluationId: string;
  submitted: number;
  evaluated: number;
  published: number;
  total: number;
  /** 0 to 1; 0 in a class without students. */
  rate: number;
}

/** Counts one distributed form over the roster. A later state includes the earlier ones. */
export function progressOf(evaluationId: string, students: readonly StudentProgress[]): EvaluationProgress {
  const counts: Record<SubmissionStatus, number> = {
    not_submitted: 0,
    submitted: 0,
    evaluated: 0,
    published: 0,
  };
  for (const student of students) {
    const entry = student.submissions.find((one) => one.evaluation_id === evaluationId);
    counts[entry?.status ?? 'not_submitted'] += 1;
  }
  const submitted = counts.submitted + counts.evaluated + counts.published;
  return {
    evaluationId,
    submitted,
    evaluated: counts.evaluated + counts.published,
    published: counts.published,
    total: students.length,
    rate: students.length === 0 ? 0 : submitted / students.length,
  };
}

/** The mean over distributed forms (specification 2, section 9); null without one or without students. */
export function averageRate(progress: readonly EvaluationProgress[]): number | null {
  if (progress.length === 0 || progress.every((one) => one.total === 0)) return null;
  return progress.reduce((sum, one) => sum + one.rate, 0) / progress.length;
}

/** `87%` */
export function percent(rate: number): string {
  return `${Math.round(rate * 100)}%`;
}

/** Students over several classes, each person once. */
export function countPeople(rosters: readonly (readonly { id: string }[])[]): number {
  return new Set(rosters.flat().map((student) => student.id)).size;
}

/** How many characters of a class's description or a form's content a card shows (specification 2, section 9). */
const PREVIEW = 100;

/** The first 100 characters; whole characters, and an ellipsis when something was left out. */
export function preview(text: string): string {
  const characters = [...text.trim().replace(/\s+/gu, ' ')];
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}…` : characters.join('');
}

/** What stands under a class's name: `학생 24명 · 자기평가지 3개`. */
export function classCounts(one: Pick<ClassReply, 'studentCount' | 'evaluationCount'>): string {
  return `학생 ${one.studentCount}명 · 자기평가지 ${one.evaluationCount}개`;
}
