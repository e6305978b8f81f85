import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { id, requiredText, text, timestamp } from './text.ts';

/** Characters of a finding's words that name it; a finding may reach over a whole text, a key of the database may not. */
const WORDS_MAX = 200;

/** The id of a rule, as `record/rules/catalogue.ts` lists them. */
const rule = z.string().check(z.regex(/^[A-Z_]{1,40}$/, '올바른 규칙이 아닙니다.'));
/** The words that the finding is about, see `wordsOf`. A character is at most two UTF-16 units. */
const words = text(2 * WORDS_MAX);

/** A finding that a teacher has judged not to apply: the same words under the same rule, wherever they stand in the text. */
export const dismissal = z.object({
  rule: z.string(),
  text: z.string(),
  reason: z.string(),
  /** The teacher's name. */
  created_by: z.string(),
  created_at: timestamp,
});
export type Dismissal = z.output<typeof dismissal>;

const reply = z.object({ dismissals: z.array(dismissal) });

/** The words of a finding by which a dismissal knows it again. Offsets in UTF-16 units. */
export function wordsOf(checked: string, finding: { start: number; end: number }): string {
  const whole = [...checked.slice(finding.start, finding.end).normalize('NFC')];
  return whole.slice(0, WORDS_MAX).join('');
}

/** The dismissal that covers a finding in `checked`, if there is one. */
export function dismissalOf<T extends { rule: string; text: string }>(
  dismissals: readonly T[],
  checked: string,
  finding: { rule: string; start: number; end: number },
): T | undefined {
  const found = wordsOf(checked, finding);
  return dismissals.find((one) => one.rule === finding.rule && one.text === found);
}

export const countRemarkErrors = operation({
  summary: '기재 금지 표현이 남은 기록문',
  method: 'GET',
  path: '/api/teacher/evaluations/{id}/errors',
  actor: 'teacher',
  scope: { id: 'evaluation' },
  state: 'evaluated',
  input: z.strictObject({ id }),
  reply: z.object({
    /**
     * How many clear breaches that nobody has dismissed a remark has, its length apart; those without any are not among
     * them.
     */
    counts: z.array(
      z.object({
        response_id: id,
        errors: z.int(),
        /** The same in words, as publishing says it: `기업·상표 ‘구글’`, once however often it stands there. */
        findings: z.array(z.string()),
      }),
    ),
  }),
});

export const dismissFinding = operation({
  summary: '기재요령 검사 결과를 해당 없음으로 남기기',
  method: 'PUT',
  path: '/api/teacher/responses/{id}/dismissals',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'evaluated',
  input: z.strictObject({
    id,
    rule,
    text: words,
    reason: requiredText(500, '해당 없는 까닭을 적어 주세요.'),
  }),
  reply,
  errors: ['NOT_EVALUATED', 'VALIDATION'],
  example: () => ({ rule: 'ORG', text: '사과', reason: '과일 이름입니다.' }),
});

export const restoreFinding = operation({
  summary: '해당 없음으로 남긴 검사 결과 되살리기',
  // No DELETE: its words would travel in the query, and a proxy may keep that.
  method: 'POST',
  path: '/api/teacher/responses/{id}/dismissals/restore',
  actor: 'teacher',
  scope: { id: 'response' },
  state: 'evaluated',
  input: z.strictObject({ id, rule, text: words }),
  reply,
  example: () => ({ rule: 'ORG', text: '사과' }),
});
