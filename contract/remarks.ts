import * as z from 'zod/mini';
import { MAX_QUESTIONS } from './evaluations.ts';
import { operation } from './operation.ts';
import { provenance } from './provenance.ts';
import { savedResponse } from './responses.ts';
import { empty, id, LONG_TEXT, rowVersion, text, timestamp } from './text.ts';

const one = z.strictObject({ id });
/** `version` of the response whose text was read; another one is STALE, and nothing is stamped. Absent: whatever is stored. */
const asRead = z.strictObject({ id, version: z.optional(rowVersion) });
const responseOnly = z.object({ response: savedResponse });

export const evaluateResponse = operation({
  summary: '기록문 초안 만들기',
  method: 'POST',
  path: '/api/teacher/responses/{id}/evaluate',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'submitted',
  input: z.strictObject({
    id,
    /** Blank only for a term remark of somebody who was seen in a form. */
    observation: text(LONG_TEXT, '교사 관찰을 입력해 주세요.'),
    /** Answers as the teacher edited them; absent: what is stored. */
    responses: z.optional(z.array(text(LONG_TEXT)).check(z.maxLength(MAX_QUESTIONS))),
    /** What the draft is asked for, as the client read it; absent: whatever is stored. */
    version: z.optional(rowVersion),
  }),
  reply: z.object({ response: savedResponse, final_evaluation: z.string() }),
  errors: ['STALE', 'VALIDATION'],
  example: () => ({ observation: '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.' }),
});

export const stopDraft = operation({
  summary: '기록문 초안 만들기 멈추기',
  method: 'PUT',
  path: '/api/teacher/responses/{id}/evaluate/stop',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'submitted',
  /** The version that the draft was asked for; STALE: the draft is there already, or something else came first. */
  input: z.strictObject({ id, version: rowVersion }),
  reply: responseOnly,
  errors: ['STALE'],
  example: () => ({ version: 1 }),
});

export const confirmRemark = operation({
  summary: '교사 확인',
  method: 'PUT',
  path: '/api/teacher/responses/{id}/confirm',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'evaluated',
  input: asRead,
  reply: responseOnly,
  errors: ['NOT_EVALUATED', 'STALE'],
});

export const publishRemark = operation({
  summary: '공개',
  method: 'PUT',
  path: '/api/teacher/responses/{id}/publish',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'closed',
  input: asRead,
  reply: z.object({
    response: savedResponse,
    /**
     * What the record rules forbid in it and nobody has dismissed, in words; it is public all the same. Nothing of its length,
     * which is counted before. Null where the server could not look.
     */
    findings: z.nullable(z.array(z.string())),
  }),
  errors: ['NOT_CLOSED', 'NOT_EVALUATED', 'STALE'],
});

export const unpublishRemark = operation({
  summary: '비공개',
  method: 'PUT',
  path: '/api/teacher/responses/{id}/unpublish',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'published',
  input: one,
  reply: responseOnly,
  errors: ['NOT_EVALUATED'],
});

export const listVersions = operation({
  summary: '기록문의 이전 판',
  method: 'GET',
  path: '/api/teacher/responses/{id}/versions',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'evaluated',
  input: one,
  reply: z.object({
    versions: z.array(
      z.object({
        id,
        text: z.string(),
        /** `sheet`: read in from a spreadsheet. */
        writer: z.enum(['builtin', 'model', 'hand', 'sheet']),
        /** Who made it the newest text. */
        created_by: z.string(),
        /** When this text was saved. */
        created_at: timestamp,
        /** When the version was saved that this one brought back, which `writer` wrote; null where it brought none back. */
        restored_from: z.nullable(timestamp),
        provenance: z.nullable(provenance),
      }),
    ),
  }),
});

export const restoreVersion = operation({
  summary: '이전 판으로 되돌리기',
  method: 'POST',
  path: '/api/teacher/responses/{id}/versions/{versionId}/restore',
  actor: 'teacher',
  scope: { id: 'response', versionId: 'version' },
  state: 'evaluated',
  input: z.strictObject({ id, versionId: id }),
  reply: responseOnly,
});

export const getLedger = operation({
  summary: 'AI에 보낸 내용',
  method: 'GET',
  path: '/api/teacher/responses/{id}/ledger',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'submitted',
  input: one,
  reply: z.object({
    /** The newest first. */
    entries: z.array(
      z.object({
        id,
        sent_at: timestamp,
        model: z.string(),
        /** What left, to the letter. */
        text: z.string(),
        /** Korean sentence: what became of the reply; null while it is awaited, or when the server stopped meanwhile. */
        outcome: z.nullable(z.string()),
      }),
    ),
  }),
});

export const getModelQuota = operation({
  summary: '오늘 AI로 쓸 수 있는 횟수',
  method: 'GET',
  path: '/api/teacher/model-quota',
  actor: 'teacher',
  input: empty,
  reply: z.object({
    /** Texts that may go to the model on one day, Seoul time; a draft takes one, or two. Null where none is configured. */
    quota: z.nullable(z.object({ limit: z.int(), left: z.int() })),
  }),
});
