import type { ClassReply, SubmissionStatus } from '../../../contract/classes.ts';
import type { EvaluationReply } from '../../../contract/evaluations.ts';

interface StudentProgress {
  submissions: readonly { evaluation_id: string; status: SubmissionStatus }[];
}

export interface EvaluationProgress {
  /** Have a remark, published or not. */
  evaluated: number;
  published: number;
}

/** Counts the remarks of one distributed form over the roster. */
export function progressOf(evaluationId: string, students: readonly StudentProgress[]): EvaluationProgress {
  const statuses = students.flatMap(({ submissions }) =>
    submissions.filter((one) => one.evaluation_id === evaluationId).map((one) => one.status),
  );
  const published = statuses.filter((status) => status === 'published').length;
  return { evaluated: published + statuses.filter((status) => status === 'evaluated').length, published };
}

type Counts = Pick<EvaluationReply, 'responseCount' | 'studentCount'>;

/** Submitted of enrolled, 0 to 1; 0 in a class without students (specification 2, section 9). */
export function rateOf({ responseCount, studentCount }: Counts): number {
  return studentCount === 0 ? 0 : responseCount / studentCount;
}

/** The mean over the distributed forms; null without one or without students. */
export function averageRate(evaluations: readonly (Counts & { is_distributed: boolean })[]): number | null {
  const given = evaluations.filter((one) => one.is_distributed && one.studentCount > 0);
  return given.length === 0 ? null : given.reduce((sum, one) => sum + rateOf(one), 0) / given.length;
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
