import { invalid } from '../../coded-error.ts';
import { readStudentNumber } from './present.ts';

/**
 * A student has a number GCCNN whose parts are possible and agree with whatever else was said.
 * @returns the number
 * @throws VALIDATION at the field that does not fit
 */
export function assertStudentFields(fields: {
  student_number?: string | null | undefined;
  grade?: number | null | undefined;
  class_number?: number | null | undefined;
}): string {
  if (!fields.student_number) throw invalid('student_number', '학번은 5자리 숫자로 입력해 주세요. 예: 20110');
  const { grade, classNumber, number } = readStudentNumber(fields.student_number);
  if (grade < 1 || grade > 3) throw invalid('student_number', '학번의 첫 자리는 학년(1~3)이어야 합니다.');
  if (classNumber < 1 || classNumber > 30)
    throw invalid('student_number', '학번의 반은 01~30 사이여야 합니다.');
  if (number < 1) throw invalid('student_number', '학번의 번호는 01부터입니다.');
  if (fields.grade != null && fields.grade !== grade)
    throw invalid('grade', '학년이 학번의 첫 자리와 다릅니다.');
  if (fields.class_number != null && fields.class_number !== classNumber) {
    throw invalid('class_number', '반이 학번과 다릅니다.');
  }
  return fields.student_number;
}
