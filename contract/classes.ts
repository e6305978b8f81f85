import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, id, line, requiredLine, text, timestamp } from './text.ts';
import { grade } from './users.ts';

export const semester = z.enum(['first', 'summer', 'second', 'winter']);
export const subjectOrCreative = z.enum(['subject', 'creative']);
export const creativeType = z.enum(['autonomy', 'club', 'career']);
export type Semester = z.output<typeof semester>;
export type SubjectOrCreative = z.output<typeof subjectOrCreative>;
export type CreativeType = z.output<typeof creativeType>;

export const teacherOfClass = z.object({
  id,
  name: z.string(),
  email: z.string(),
  school: z.nullable(z.string()),
});

export const classReply = z.object({
  id,
  name: z.string(),
  /** The join code; null for whoever is not the class's teacher. */
  code: z.nullable(z.string()),
  subject_name: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  semester: z.nullable(semester),
  description: z.nullable(z.string()),
  type: subjectOrCreative,
  creative_type: z.nullable(creativeType),
  /** Begins on 1 March. */
  school_year: z.int(),
  teacher: teacherOfClass,
  studentCount: z.int(),
  evaluationCount: z.int(),
  created_at: timestamp,
});
export type ClassReply = z.output<typeof classReply>;

export const submissionStatus = z.enum(['not_submitted', 'submitted', 'evaluated', 'published']);
export type SubmissionStatus = z.output<typeof submissionStatus>;

export const classStudent = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** The number of the year in which the student joined; null for somebody without one. */
  student_number: z.nullable(z.string()),
  joined_at: timestamp,
  submissions: z.array(z.object({ evaluation_id: id, status: submissionStatus })),
});

const classFields = z.strictObject({
  name: requiredLine(100, '과목명을 입력해 주세요.'),
  subject_name: z.optional(z.nullable(line(100))),
  grade: z.optional(z.nullable(grade)),
  semester: z.optional(z.nullable(semester)),
  description: z.optional(z.nullable(text(1000))),
  type: z.optional(subjectOrCreative),
  creative_type: z.optional(z.nullable(creativeType)),
});
const exampleClass = () => ({
  name: '통합사회 2반',
  subject_name: '통합사회',
  grade: 2,
  semester: 'second',
  type: 'subject',
});

export const createClass = operation({
  summary: '수업 만들기',
  method: 'POST',
  path: '/api/teacher/classes',
  actor: 'teacher',
  status: 201,
  input: classFields,
  reply: z.object({ class: classReply }),
  errors: ['VALIDATION', 'FORBIDDEN'],
  example: exampleClass,
});

export const listTaughtClasses = operation({
  summary: '내가 가르치는 수업',
  method: 'GET',
  path: '/api/teacher/classes',
  actor: 'teacher',
  input: empty,
  reply: z.object({ classes: z.array(classReply) }),
});

export const getTaughtClass = operation({
  summary: '수업 보기',
  method: 'GET',
  path: '/api/teacher/classes/{id}',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: z.object({
    class: z.extend(classReply, {
      students: z.array(classStudent),
      selfEvaluations: z.array(
        z.object({
          id,
          type: subjectOrCreative,
          class_content: z.string(),
          is_distributed: z.boolean(),
          is_closed: z.boolean(),
          due_at: z.nullable(timestamp),
        }),
      ),
    }),
  }),
});

export const updateClass = operation({
  summary: '수업 고치기',
  method: 'PUT',
  path: '/api/teacher/classes/{id}',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.extend(classFields, { id }),
  reply: z.object({ class: classReply }),
  errors: ['VALIDATION'],
  example: exampleClass,
});

export const deleteClass = operation({
  summary: '수업 지우기',
  method: 'DELETE',
  path: '/api/teacher/classes/{id}',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: z.object({}),
});

export const replaceClassCode = operation({
  summary: '참여 코드 새로 만들기',
  method: 'PUT',
  path: '/api/teacher/classes/{id}/code',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: z.object({ class: classReply }),
});

export const listClassStudents = operation({
  summary: '수업의 학생과 제출 현황',
  method: 'GET',
  path: '/api/teacher/classes/{id}/students',
  actor: 'teacher',
  scope: { id: 'class' },
  longReply: true,
  input: z.strictObject({ id }),
  reply: z.object({ students: z.array(classStudent) }),
});

export const removeStudent = operation({
  summary: '학생 내보내기',
  method: 'DELETE',
  path: '/api/teacher/classes/{id}/students/{studentId}',
  actor: 'teacher',
  scope: { id: 'class', studentId: 'student' },
  input: z.strictObject({ id, studentId: id }),
  reply: z.object({}),
});

export const joinClass = operation({
  summary: '참여 코드로 수업 참여하기',
  method: 'POST',
  path: '/api/student/classes/join',
  actor: 'student',
  input: z.strictObject({
    /** Three letters and three digits in any case; spaces and a hyphen are forgiven. */
    classCode: requiredLine(40, '참여 코드를 입력해 주세요.'),
  }),
  reply: z.object({ class: classReply }),
  errors: ['NOT_FOUND', 'ALREADY_JOINED', 'RATE_LIMITED'],
  example: (ids) => ({ classCode: ids.code }),
});

export const listJoinedClasses = operation({
  summary: '내가 참여한 수업',
  method: 'GET',
  path: '/api/student/classes',
  actor: 'student',
  input: empty,
  reply: z.object({ classes: z.array(classReply) }),
});

export const getJoinedClass = operation({
  summary: '참여한 수업 보기',
  method: 'GET',
  path: '/api/student/classes/{id}',
  actor: 'student',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: z.object({ class: classReply }),
});

export const leaveClass = operation({
  summary: '수업 나가기',
  method: 'DELETE',
  path: '/api/student/classes/{id}/leave',
  actor: 'student',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: z.object({}),
});
