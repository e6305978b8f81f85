import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { id } from './text.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportEvaluation = operation({
  summary: '자기평가지 결과 엑셀',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/export',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'evaluated',
  input: z.strictObject({ id }),
  reply: 'file',
});

export const exportClassEvaluations = operation({
  summary: '수업의 모든 자기평가 결과 엑셀',
  method: 'GET',
  path: '/api/teacher/classes/{id}/export/evaluations',
  actor: 'teacher',
  scope: { id: 'class' },
  state: 'evaluated',
  input: z.strictObject({ id }),
  reply: 'file',
  errors: ['NOT_ACTIVE'],
});

export const exportTermSheet = operation({
  summary: '나이스 세특 시트 모양의 학기 기록문 엑셀',
  method: 'GET',
  path: '/api/teacher/classes/{id}/export/term',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: 'file',
});

export const exportClassStudents = operation({
  summary: '학생 명단 엑셀',
  method: 'GET',
  path: '/api/teacher/classes/{id}/export/students',
  actor: 'teacher',
  scope: { id: 'class' },
  input: z.strictObject({ id }),
  reply: 'file',
});
