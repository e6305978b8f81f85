import type { CreativeType, Semester, SubjectOrCreative } from '../../../contract/classes.ts';
import type { ClassReply, createClass } from '../../../contract/classes.ts';
import type { CallInput } from '../../../contract/operation.ts';

/** What the fields of the class form hold; an empty choice is the empty string. */
export interface ClassValues {
  name: string;
  subject_name: string;
  grade: '' | '1' | '2' | '3';
  semester: '' | Semester;
  type: SubjectOrCreative;
  creative_type: '' | CreativeType;
  description: string;
}

export const NEW_CLASS: ClassValues = {
  name: '',
  subject_name: '',
  grade: '',
  semester: '',
  type: 'subject',
  creative_type: '',
  description: '',
};

export function valuesOf(one: ClassReply): ClassValues {
  return {
    name: one.name,
    subject_name: one.subject_name ?? '',
    grade: one.grade === 1 ? '1' : one.grade === 2 ? '2' : one.grade === 3 ? '3' : '',
    semester: one.semester ?? '',
    type: one.type,
    creative_type: one.creative_type ?? '',
    description: one.description ?? '',
  };
}

/** Choices left empty are null, and a subject class has no kind of creative activity. */
export function classInput(values: ClassValues): CallInput<typeof createClass> {
  return {
    name: values.name,
    subject_name: values.subject_name.trim() || null,
    grade: values.grade === '' ? null : Number(values.grade),
    semester: values.semester || null,
    type: values.type,
    creative_type: (values.type === 'creative' && values.creative_type) || null,
    description: values.description.trim() || null,
  };
}
