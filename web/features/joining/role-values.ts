import { plainNumber } from '../session/plain-number.ts';

/** What both forms hold in which somebody says what they are: registering, and choosing a role after Google. */
export interface RoleValues {
  role: 'student' | 'teacher' | '';
  school: string;
  student_number: string;
  grade: string;
  class_number: string;
  subject: string;
}

export interface ConsentValues {
  privacyConsent: boolean;
  termsConsent: boolean;
  ageConsent: boolean;
  marketingConsent: boolean;
  /** Asked only of people who come with a Google account. */
  googleConsent?: boolean;
}

/** A number field's text as the contract wants it: null when left empty, and NaN for what is no number. */
function numberOrNull(text: string): number | null {
  const plain = plainNumber(text);
  return plain === '' ? null : Number(plain);
}

type ChosenRole =
  | { role: 'student'; student_number: string; grade: number | null; class_number: number | null }
  | { role: 'teacher'; subject: string | null };

/** The role with its own fields only, as the operations take it. */
export function chosenRole({ role, student_number, grade, class_number, subject }: RoleValues): ChosenRole {
  if (role === 'student')
    return { role, student_number, grade: numberOrNull(grade), class_number: numberOrNull(class_number) };
  // An empty role is refused by the schema with its own sentence.
  return { role: role as 'teacher', subject: subject.trim() === '' ? null : subject };
}

/** What only the forms ask: the contract leaves a student's grade to the number. */
export function missingGrade({ role, grade }: RoleValues): { grade?: string } {
  return role === 'student' && grade === '' ? { grade: '학년을 선택해 주세요.' } : {};
}
