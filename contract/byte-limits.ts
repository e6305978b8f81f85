import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { change, version } from './standing.ts';
import { empty } from './text.ts';

/** NEIS bytes. What a school may enter in NEIS has lain between these for as long as there are areas. */
const LEAST = 100;
const MOST = 6000;

const bytesMessage = `${LEAST}~${MOST.toLocaleString('ko-KR')}바이트 사이의 정수를 입력해 주세요.`;
const bytes = z.int(bytesMessage).check(z.minimum(LEAST, bytesMessage), z.maximum(MOST, bytesMessage));
const yearMessage = '학년도는 2000~2100 사이의 정수로 입력해 주세요.';
const year = z.int(yearMessage).check(z.minimum(2000, yearMessage), z.maximum(2100, yearMessage));

/** More years than any school keeps classes of. */
const MOST_YEARS = 30;

const areas = { subject: bytes, autonomy: bytes, club: bytes, career: bytes };
const limitsOfYear = z.strictObject({ year, ...areas });
export type LimitsOfYear = z.output<typeof limitsOfYear>;

const reply = z.object({
  /** Years that have their own, the newest first. */
  limits: z.array(limitsOfYear),
  /** What holds in every other year. */
  defaults: z.object(areas),
  /** The school year now. */
  currentYear: z.int(),
  version,
  /** Null: nobody has saved any. */
  changed: z.nullable(change),
});

export const getByteLimits = operation({
  summary: '학년도별 바이트 한도',
  method: 'GET',
  path: '/api/admin/byte-limits',
  actor: 'admin',
  input: empty,
  reply,
});

export const updateByteLimits = operation({
  summary: '학년도별 바이트 한도 저장',
  method: 'PUT',
  path: '/api/admin/byte-limits',
  actor: 'admin',
  input: z.strictObject({
    limits: z
      .array(limitsOfYear)
      .check(z.maxLength(MOST_YEARS, `학년도는 ${MOST_YEARS}개까지 따로 정할 수 있습니다.`), (context) => {
        for (const [index, one] of context.value.entries()) {
          if (context.value.findIndex((other) => other.year === one.year) < index)
            context.issues.push({
              code: 'custom',
              path: [index, 'year'],
              message: `${one.year}학년도는 이미 있습니다.`,
              input: context.value,
            });
        }
      }),
    version: z.optional(version),
  }),
  reply,
  errors: ['VALIDATION', 'STALE'],
  example: () => ({ limits: [] }),
});
