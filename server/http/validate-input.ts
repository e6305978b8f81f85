import * as z from 'zod/mini';
import type { ErrorDetail } from '../../contract/errors.ts';
import { InputRefused } from './present-error.ts';

/** What is refused is told to a person, who reads a few lines: a body of 90,000 unknown keys must not answer with more. */
const MOST_DETAILS = 50;
const LONGEST_PATH = 80;

function detail(path: PropertyKey[], message: string): ErrorDetail {
  return { path: path.map(String).join('.').slice(0, LONGEST_PATH), message };
}

/** A contract's schema as Fastify wants a validator. */
export function validatorOf(schema: z.ZodMiniType) {
  return (data: unknown) => {
    const result = z.safeParse(schema, data);
    if (result.success) return { value: result.data };
    const details: ErrorDetail[] = [];
    for (const { path, message, ...issue } of result.error.issues) {
      const keys = issue.code === 'unrecognized_keys' ? (issue.keys as string[]) : [];
      const room = MOST_DETAILS - details.length;
      if (keys.length > 0) details.push(...keys.slice(0, room).map((key) => detail([...path, key], message)));
      else if (room > 0) details.push(detail(path, message));
    }
    return { error: new InputRefused(details) };
  };
}

/** Where everything travels in path and query, a body has nothing to say. @throws InputRefused */
export function assertNoBody(body: unknown): void {
  if (body === null || body === undefined) return;
  const keys = typeof body === 'object' && !Array.isArray(body) ? Object.keys(body) : [''];
  if (keys.length === 0) return;
  const message = '이 요청은 본문을 받지 않습니다.';
  throw new InputRefused(keys.slice(0, MOST_DETAILS).map((key) => detail([key], message)));
}
