import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { change, version } from './standing.ts';
import { empty, requiredLine } from './text.ts';

/** Words of one list. Each is looked for in each text while a teacher types. */
const MOST_WORDS = 500;

/** A single letter or digit would hit half of every text; a single sign, such as `℃`, is a word of its own. */
const word = requiredLine(50, '낱말을 입력해 주세요.').check(
  z.refine(
    (value) => [...value].length > 1 || !/[\p{L}\p{N}]/u.test(value),
    '글자 하나로는 너무 많은 곳이 걸립니다. 두 글자 이상 입력해 주세요.',
  ),
);

const words = z.array(word).check(z.maxLength(MOST_WORDS, `${MOST_WORDS}개까지 넣을 수 있습니다.`));

/** What this school forbids beyond the rules, and what it allows against them; see record/types.ts, `CheckOptions`. */
export const recordRules = z.object({ deny: z.array(z.string()), allow: z.array(z.string()) });
export type RecordRules = z.output<typeof recordRules>;

/** The sentence for each word that stands in a list twice or in both, by `deny.3` or `allow.0`. */
function clashes({ deny, allow }: RecordRules): { path: (string | number)[]; message: string }[] {
  const repeated = (name: 'deny' | 'allow', list: string[]) =>
    list.flatMap((one, index) =>
      list.indexOf(one) === index
        ? []
        : [{ path: [name, index], message: `이 목록에 이미 있는 말입니다: ‘${one}’` }],
    );
  const inBoth = allow.flatMap((one, index) =>
    deny.includes(one)
      ? [
          {
            path: ['allow', index],
            message: `금지어에도 있는 말입니다: ‘${one}’. 한쪽에만 넣어 주세요.`,
          },
        ]
      : [],
  );
  return [...repeated('deny', deny), ...repeated('allow', allow), ...inBoth];
}

const reply = z.object({
  rules: recordRules,
  year: z.int(),
  version,
  /** Null: nobody has saved any. */
  changed: z.nullable(change),
});

export const getRecordRules = operation({
  summary: '학교가 더한 기재 금지어와 예외',
  method: 'GET',
  path: '/api/admin/record-rules',
  actor: 'admin',
  input: empty,
  reply,
});

export const updateRecordRules = operation({
  summary: '학교가 더한 기재 금지어와 예외 저장',
  method: 'PUT',
  path: '/api/admin/record-rules',
  actor: 'admin',
  input: z.strictObject({
    rules: z.strictObject({ deny: words, allow: words }).check((context) => {
      for (const { path, message } of clashes(context.value))
        context.issues.push({ code: 'custom', path, message, input: context.value });
    }),
    version: z.optional(version),
  }),
  reply,
  errors: ['VALIDATION', 'STALE'],
  example: () => ({ rules: { deny: [], allow: [] } }),
});
