import * as z from 'zod/mini';
import { creativeType, submissionStatus, subjectOrCreative } from './classes.ts';
import { MAX_QUESTIONS } from './evaluations.ts';
import { dismissal } from './findings.ts';
import { operation } from './operation.ts';
import { finished, provenance } from './provenance.ts';
import { recordRules } from './record-rules.ts';
import { termMaterial } from './term-material.ts';
import { id, LONG_TEXT, rowVersion, text, timestamp } from './text.ts';

/** In one edit; a teacher finishes a sentence at a time. */
const MAX_FINISHED = 200;
const answer = text(LONG_TEXT);
const answers = z.array(answer).check(z.maxLength(MAX_QUESTIONS));
/**
 * Whose answers these are. Tabs share one session: where somebody else has signed in meanwhile, words that were still under
 * way must not become theirs. BUSY then, and nothing is written.
 */
const writer = z.optional(id);
const exampleAnswers = () => Array.from({ length: 5 }, (_, i) => `${i + 1}번 문항에 대한 저의 답입니다.`);

export const draft = z.object({
  responses: z.array(z.string()),
  teacherRequest: z.string(),
  saved_at: timestamp,
});
export type Draft = z.output<typeof draft>;

export const responseReply = z.object({
  /** Null where nothing was submitted or observed. */
  id: z.nullable(id),
  student_id: id,
  student: z.object({ id, student_number: z.nullable(z.string()), name: z.string(), email: z.string() }),
  status: submissionStatus,
  /** When it was submitted. */
  created_at: z.nullable(timestamp),
  responses: z.nullable(z.array(z.string())),
  edited_responses: z.nullable(z.array(z.string())),
  teacher_request: z.nullable(z.string()),
  teacher_observation: z.nullable(z.string()),
  final_evaluation: z.nullable(z.string()),
  provenance: z.nullable(provenance),
  /** Findings of the rules that the teacher has judged not to apply, the newest first. */
  dismissals: z.array(dismissal),
  confirmed_at: z.nullable(timestamp),
  is_published: z.boolean(),
  /** Send it back with an edit; another one means that somebody was faster. */
  version: z.int(),
});
export type ResponseReply = z.output<typeof responseReply>;
/** A response that exists. */
export const savedResponse = z.extend(responseReply, { id });
export type SavedResponse = z.output<typeof savedResponse>;

export const getAnswerSheet = operation({
  summary: '자기평가지 답하기 화면',
  method: 'GET',
  path: '/api/student/evaluations/{id}/questions',
  actor: 'student',
  scope: { id: 'evaluation' },
  state: 'active',
  input: z.strictObject({ id }),
  reply: z.object({
    evaluation: z.object({
      id,
      type: subjectOrCreative,
      class: z.object({ id, name: z.string() }),
      achievement_standard: z.nullable(z.string()),
      class_content: z.string(),
      questions: z.array(z.string()),
      is_closed: z.boolean(),
      /** From this moment on it is closed. */
      due_at: z.nullable(timestamp),
      hasSubmitted: z.boolean(),
      responseId: z.nullable(id),
    }),
    draft: z.nullable(draft),
  }),
});

export const saveDraft = operation({
  summary: '답안 임시 저장',
  method: 'PUT',
  path: '/api/student/evaluations/{id}/draft',
  actor: 'student',
  scope: { id: 'evaluation' },
  state: 'active',
  input: z.strictObject({
    id,
    responses: answers,
    teacherRequest: z.optional(text(1000)),
    /** `saved_at` of the draft that the client saw last, null for none; absent: whatever is stored is replaced. */
    basedOn: z.optional(z.nullable(timestamp)),
    studentId: writer,
  }),
  /** `due_at` as it is now: the teacher may have set or moved it while the student writes. */
  reply: z.object({ draft, due_at: z.nullable(timestamp) }),
  errors: ['NOT_ACTIVE', 'ALREADY_SUBMITTED', 'STALE', 'BUSY', 'VALIDATION'],
  example: () => ({ responses: ['쓰는 중입니다', '', '', '', ''] }),
});

export const submitAnswers = operation({
  summary: '제출',
  method: 'POST',
  path: '/api/student/evaluations/{id}/submit',
  actor: 'student',
  status: 201,
  repeatedStatus: 200,
  scope: { id: 'evaluation' },
  state: 'active',
  input: z.strictObject({
    id,
    responses: answers,
    teacherRequest: z.optional(z.nullable(text(1000))),
    /** Older clients always send it empty. */
    message: z.optional(z.nullable(text(1000))),
    /**
     * `saved_at` of the draft that the client saw last, null for none: a draft that was saved elsewhere since is not submitted
     * over. Absent: whatever is stored is left behind.
     */
    basedOn: z.optional(z.nullable(timestamp)),
    studentId: writer,
  }),
  reply: z.object({
    response: z.object({ id, evaluation_id: id, responses: z.array(z.string()), created_at: timestamp }),
    /** True when the same answers had been submitted before: the first receipt again. */
    repeated: z.boolean(),
  }),
  errors: ['NOT_ACTIVE', 'ALREADY_SUBMITTED', 'ALREADY_EVALUATED', 'STALE', 'BUSY', 'VALIDATION'],
  example: () => ({ responses: exampleAnswers(), teacherRequest: '' }),
});

export const cancelSubmission = operation({
  summary: '제출 취소',
  method: 'DELETE',
  path: '/api/student/responses/{responseId}/cancel',
  actor: 'student',
  scope: { responseId: 'response' },
  state: 'submitted',
  input: z.strictObject({ responseId: id }),
  reply: z.object({}),
  errors: ['NOT_ACTIVE', 'ALREADY_EVALUATED'],
});

export const getResult = operation({
  summary: '제출 결과 보기',
  method: 'GET',
  path: '/api/student/evaluations/results/{responseId}',
  actor: 'student',
  scope: { responseId: 'response' },
  state: 'submitted',
  input: z.strictObject({ responseId: id }),
  reply: z.object({
    result: z.object({
      id,
      evaluation: z.object({
        id,
        class: z.object({ id, name: z.string() }),
        type: subjectOrCreative,
        class_content: z.string(),
        is_closed: z.boolean(),
        due_at: z.nullable(timestamp),
      }),
      questions: z.array(z.string()),
      /** Empty where nothing was submitted. */
      responses: z.array(z.string()),
      teacher_request: z.nullable(z.string()),
      /** Null until published, like `final_evaluation`. */
      teacher_observation: z.nullable(z.string()),
      final_evaluation: z.nullable(z.string()),
      is_published: z.boolean(),
      status: submissionStatus,
      /** Null for a remark that was written from the observation alone. */
      created_at: z.nullable(timestamp),
      can: z.object({ cancel: z.boolean() }),
    }),
  }),
});

export const listEvaluationResponses = operation({
  summary: '자기평가지의 응답',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/responses',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'submitted',
  longReply: true,
  input: z.strictObject({ id }),
  reply: z.object({
    id,
    class: z.object({
      id,
      name: z.string(),
      type: subjectOrCreative,
      creative_type: z.nullable(creativeType),
    }),
    type: subjectOrCreative,
    achievement_standard: z.nullable(z.string()),
    class_content: z.string(),
    questions: z.array(z.string()),
    is_distributed: z.boolean(),
    is_closed: z.boolean(),
    due_at: z.nullable(timestamp),
    /** NEIS bytes that a remark of this class may have. */
    byteLimit: z.int(),
    /** Names of everybody who is or was in the class; no record may hold one. */
    roster: z.array(z.string()),
    /** What the school has added to the record rules and excepted from them. */
    recordRules,
    can: z.object({ close: z.boolean(), reopen: z.boolean(), publish: z.boolean() }),
    studentResponses: z.array(responseReply),
    /** Of a term sheet: what its remarks are written from. Null for a form. */
    term: z.nullable(termMaterial),
  }),
});

export const listClassResponses = operation({
  summary: '수업의 모든 응답',
  method: 'GET',
  path: '/api/teacher/classes/{classId}/responses',
  actor: 'teacher',
  scope: { classId: 'class' },
  longReply: true,
  input: z.strictObject({ classId: id }),
  reply: z.object({ responses: z.array(z.extend(savedResponse, { evaluation_id: id })) }),
});

export const editResponse = operation({
  summary: '관찰·답안·기록문 고치기',
  method: 'PUT',
  path: '/api/teacher/responses/{id}',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'submitted',
  input: z.strictObject({
    id,
    version: rowVersion,
    observation: z.optional(text(LONG_TEXT)),
    /** The teacher's edit of the answers; the student's own never change. Null takes the edit back. */
    responses: z.optional(z.nullable(answers)),
    final_evaluation: z.optional(text(LONG_TEXT)),
    /** Goes with a changed text; what was made of words that the draft does not have is passed over. */
    finished: z.optional(z.array(finished).check(z.maxLength(MAX_FINISHED))),
  }),
  reply: z.object({ response: savedResponse }),
  errors: ['STALE', 'VALIDATION'],
  example: () => ({ version: 1, observation: '모둠 토의에서 근거를 들어 말함.' }),
});

export const observeStudent = operation({
  summary: '제출하지 않은 학생도 관찰 적기',
  method: 'PUT',
  path: '/api/teacher/evaluations/{id}/students/{studentId}',
  actor: 'teacher',
  scope: { id: 'evaluation', studentId: 'student' },
  state: 'active',
  input: z.strictObject({
    id,
    studentId: id,
    observation: text(LONG_TEXT),
    /** `version` of the response as the client read it, 0 for none; absent: whatever is stored is replaced. */
    version: z.optional(rowVersion),
  }),
  reply: z.object({ response: savedResponse }),
  errors: ['NOT_ACTIVE', 'STALE'],
  example: () => ({ observation: '발표 자료의 출처를 꼼꼼히 확인함.' }),
});
