import * as z from 'zod/mini';
import { creativeType, subjectOrCreative } from './classes.ts';
import { operation } from './operation.ts';
import { empty, id, LONG_TEXT, requiredText, text, timestamp } from './text.ts';

export const MIN_QUESTIONS = 5;
export const MAX_QUESTIONS = 10;
export const DEFAULT_QUESTIONS = 7;

const classOfEvaluation = z.object({
  id,
  name: z.string(),
  type: subjectOrCreative,
  creative_type: z.nullable(creativeType),
});

export const evaluationReply = z.object({
  id,
  class_id: id,
  class: classOfEvaluation,
  type: subjectOrCreative,
  achievement_standard: z.nullable(z.string()),
  class_content: z.string(),
  other_notes: z.nullable(z.string()),
  question_count: z.int(),
  questions: z.array(z.string()),
  is_distributed: z.boolean(),
  is_closed: z.boolean(),
  /** From this moment on it is closed; null: until somebody closes it. */
  due_at: z.nullable(timestamp),
  created_at: timestamp,
  responseCount: z.int(),
  studentCount: z.int(),
  /** What this person may do with it now. */
  can: z.object({ edit: z.boolean(), distribute: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
});
export type EvaluationReply = z.output<typeof evaluationReply>;

/** What a student sees of a form, in the words of specification 2, section 4. */
export const studentStatus = z.enum([
  'ended',
  'not_submitted',
  'submitted',
  'evaluated_private',
  'published',
]);
export type StudentStatus = z.output<typeof studentStatus>;

export const studentEvaluation = z.object({
  id,
  class_id: id,
  class: classOfEvaluation,
  type: subjectOrCreative,
  achievement_standard: z.nullable(z.string()),
  class_content: z.string(),
  question_count: z.int(),
  is_distributed: z.boolean(),
  is_closed: z.boolean(),
  /** From this moment on it is closed; null: until somebody closes it. */
  due_at: z.nullable(timestamp),
  created_at: timestamp,
  status: studentStatus,
  hasSubmitted: z.boolean(),
  hasDraft: z.boolean(),
  responseId: z.nullable(id),
  submitted_at: z.nullable(timestamp),
});
export type StudentEvaluation = z.output<typeof studentEvaluation>;

const question = requiredText(500, '문항을 모두 입력해 주세요.');
const questions = z
  .array(question)
  .check(
    z.minLength(MIN_QUESTIONS, `문항은 ${MIN_QUESTIONS}개 이상 필요합니다.`),
    z.maxLength(MAX_QUESTIONS, `문항은 ${MAX_QUESTIONS}개까지 만들 수 있습니다.`),
  );
const questionCount = z
  .int()
  .check(
    z.minimum(MIN_QUESTIONS, `문항은 ${MIN_QUESTIONS}개 이상 필요합니다.`),
    z.maximum(MAX_QUESTIONS, `문항은 ${MAX_QUESTIONS}개까지 만들 수 있습니다.`),
  );
const lesson = {
  achievement_standard: z.optional(z.nullable(text(1000))),
  class_content: requiredText(LONG_TEXT, '수업 내용을 입력해 주세요.'),
  other_notes: z.optional(z.nullable(text(2000))),
};

export const suggestQuestions = operation({
  summary: '저장하지 않고 문항 제안받기',
  method: 'POST',
  path: '/api/teacher/questions',
  actor: 'teacher',
  input: z.strictObject({
    type: subjectOrCreative,
    creative_type: z.optional(z.nullable(creativeType)),
    ...lesson,
    questionCount,
    /** Questions that stay as they are, first in the reply; and those turned away, which are not offered again. */
    keep: z.optional(z.array(text(500)).check(z.maxLength(MAX_QUESTIONS))),
    avoid: z.optional(z.array(text(500)).check(z.maxLength(100))),
    /** Another seed gives other wording; the same seed the same. */
    seed: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({ questions: z.array(z.string()) }),
  example: () => ({
    type: 'subject',
    class_content: '광합성 실험을 설계하고 결과를 그래프로 나타냄',
    questionCount: 7,
  }),
});

export const createEvaluation = operation({
  summary: '자기평가지 만들기',
  method: 'POST',
  path: '/api/teacher/classes/{classId}/evaluations',
  actor: 'teacher',
  status: 201,
  scope: { classId: 'class' },
  input: z.strictObject({
    classId: id,
    type: subjectOrCreative,
    ...lesson,
    questionCount: z.optional(questionCount),
    /** Without them the built-in writer writes `questionCount` (default 7). */
    questions: z.optional(questions),
  }),
  reply: z.object({ evaluation: evaluationReply }),
  errors: ['VALIDATION'],
  example: () => ({ type: 'subject', class_content: '광합성 실험을 설계하고 결과를 그래프로 나타냄' }),
});

export const listClassEvaluations = operation({
  summary: '수업의 자기평가지',
  method: 'GET',
  path: '/api/teacher/classes/{classId}/evaluations',
  actor: 'teacher',
  scope: { classId: 'class' },
  input: z.strictObject({ classId: id }),
  reply: z.object({ evaluations: z.array(evaluationReply) }),
});

export const listTaughtEvaluations = operation({
  summary: '내 자기평가지 모두',
  method: 'GET',
  path: '/api/teacher/evaluations',
  actor: 'teacher',
  input: empty,
  reply: z.object({ evaluations: z.array(evaluationReply) }),
});

const one = z.strictObject({ id });
/** Ahead of now, by a year at most; null for none. */
const dueAt = z.nullable(timestamp);
const evaluationOnly = z.object({ evaluation: evaluationReply });

export const getTaughtEvaluation = operation({
  summary: '자기평가지 보기',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  input: one,
  reply: evaluationOnly,
});

export const updateEvaluation = operation({
  summary: '자기평가지 고치기',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'draft',
  input: z.strictObject({
    id,
    class_content: z.optional(lesson.class_content),
    achievement_standard: lesson.achievement_standard,
    other_notes: lesson.other_notes,
    questions: z.optional(questions),
  }),
  reply: evaluationOnly,
  errors: ['NOT_DRAFT'],
  example: () => ({ class_content: '고친 수업 내용' }),
});

export const deleteEvaluation = operation({
  summary: '자기평가지 지우기',
  method: 'DELETE',
  path: '/api/teacher/evaluations/{id}',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'draft',
  input: one,
  reply: z.object({}),
  errors: ['NOT_DRAFT'],
});

export const distributeEvaluation = operation({
  summary: '배포',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}/distribute',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'draft',
  input: z.strictObject({ id, due_at: z.optional(dueAt) }),
  reply: evaluationOnly,
  errors: ['NOT_DRAFT', 'VALIDATION'],
});

export const setDueDate = operation({
  summary: '마감 일시 정하기·바꾸기·없애기',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}/due',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'active',
  input: z.strictObject({ id, due_at: dueAt }),
  reply: evaluationOnly,
  errors: ['NOT_ACTIVE', 'VALIDATION'],
  example: () => ({ due_at: null }),
});

export const closeEvaluation = operation({
  summary: '마감',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}/close',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'active',
  input: one,
  reply: evaluationOnly,
  errors: ['NOT_ACTIVE'],
});

export const reopenEvaluation = operation({
  summary: '재개',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}/reopen',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'closed',
  /** Without `due_at` a date that is still ahead stays, one that has passed is forgotten. */
  input: z.strictObject({ id, due_at: z.optional(dueAt) }),
  reply: evaluationOnly,
  errors: ['NOT_CLOSED', 'VALIDATION'],
});

export const duplicateEvaluation = operation({
  summary: '다른 수업에 복제',
  method: 'POST',
  path: '/api/teacher/evaluations/{id}/duplicate',
  actor: 'teacher',
  status: 201,
  scope: { id: 'evaluation', 'targetClassIds.0': 'class' },
  input: z.strictObject({
    id,
    targetClassIds: z.array(id).check(z.minLength(1, '복제할 수업을 선택해 주세요.'), z.maxLength(50)),
  }),
  reply: z.object({ evaluations: z.array(evaluationReply) }),
  example: (ids) => ({ targetClassIds: [ids.class] }),
});

export const listJoinedClassEvaluations = operation({
  summary: '참여한 수업의 자기평가지',
  method: 'GET',
  path: '/api/student/classes/{id}/evaluations',
  actor: 'student',
  scope: { id: 'class' },
  input: one,
  reply: z.object({ evaluations: z.array(studentEvaluation) }),
});

const mine = z.object({ evaluations: z.array(studentEvaluation) });

export const listMyEvaluations = operation({
  summary: '내가 받은 자기평가지 모두',
  method: 'GET',
  path: '/api/student/evaluations',
  actor: 'student',
  input: empty,
  reply: mine,
});

export const listAvailableEvaluations = operation({
  summary: '지금 쓸 수 있는 자기평가지',
  method: 'GET',
  path: '/api/student/evaluations/available',
  actor: 'student',
  input: empty,
  reply: mine,
});

export const listEvaluationHistory = operation({
  summary: '내가 제출한 자기평가지',
  method: 'GET',
  path: '/api/student/evaluations/history',
  actor: 'student',
  input: empty,
  reply: mine,
});
