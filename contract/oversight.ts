import * as z from 'zod/mini';
import { pagination, queryNumber } from './admin.ts';
import { classReply, teacherOfClass } from './classes.ts';
import { evaluationReply } from './evaluations.ts';
import { operation } from './operation.ts';
import { id, requiredLine, text } from './text.ts';

/** What administrators do with everybody's classes and forms. */

const one = z.strictObject({ id });
const paged = {
  page: z._default(queryNumber(1, 100_000), 1),
  limit: z._default(queryNumber(1, 100), 20),
  search: z.optional(text(100)),
};

export const listAllClasses = operation({
  summary: '모든 수업, 최근에 만든 것부터',
  method: 'GET',
  path: '/api/admin/classes',
  actor: 'admin',
  input: z.strictObject(paged),
  reply: z.object({ classes: z.array(classReply), pagination }),
});

export const renameAnyClass = operation({
  summary: '수업 이름 고치기',
  method: 'PUT',
  path: '/api/admin/classes/{id}',
  actor: 'admin',
  input: z.strictObject({ id, name: requiredLine(100, '수업 이름을 입력해 주세요.') }),
  reply: z.object({ class: classReply }),
  errors: ['NOT_FOUND'],
  example: () => ({ name: '통합사회 3반' }),
});

export const deleteAnyClass = operation({
  summary: '수업 지우기',
  method: 'DELETE',
  path: '/api/admin/classes/{id}',
  actor: 'admin',
  input: one,
  reply: z.object({}),
  errors: ['NOT_FOUND'],
});

/** A form as administrators see it, with whose it is. */
export const overseenEvaluation = z.extend(evaluationReply, { teacher: teacherOfClass });
export type OverseenEvaluation = z.output<typeof overseenEvaluation>;

export const evaluationState = z.enum(['draft', 'active', 'closed']);
export type EvaluationState = z.output<typeof evaluationState>;

export const listAllEvaluations = operation({
  summary: '모든 자기평가지, 최근에 만든 것부터',
  method: 'GET',
  path: '/api/admin/evaluations',
  actor: 'admin',
  input: z.strictObject({
    ...paged,
    status: z.optional(evaluationState),
    classId: z.optional(id),
  }),
  reply: z.object({ evaluations: z.array(overseenEvaluation), pagination }),
});

const evaluationOnly = z.object({ evaluation: overseenEvaluation });

export const closeAnyEvaluation = operation({
  summary: '자기평가지 마감하기',
  method: 'PUT',
  path: '/api/admin/evaluations/{id}/close',
  actor: 'admin',
  state: 'active',
  input: one,
  reply: evaluationOnly,
  errors: ['NOT_FOUND', 'NOT_ACTIVE'],
  example: (ids) => ({ id: ids.evaluation }),
});

export const reopenAnyEvaluation = operation({
  summary: '자기평가지 다시 열기',
  method: 'PUT',
  path: '/api/admin/evaluations/{id}/reopen',
  actor: 'admin',
  state: 'closed',
  input: one,
  reply: evaluationOnly,
  errors: ['NOT_FOUND', 'NOT_CLOSED'],
  example: (ids) => ({ id: ids.evaluation }),
});

/** In any state: a teacher may throw away only what nobody has seen, an administrator has to be able to mend that. */
export const deleteAnyEvaluation = operation({
  summary: '자기평가지 지우기',
  method: 'DELETE',
  path: '/api/admin/evaluations/{id}',
  actor: 'admin',
  input: one,
  reply: z.object({}),
  errors: ['NOT_FOUND'],
  example: (ids) => ({ id: ids.evaluation }),
});
