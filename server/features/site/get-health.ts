import { sql } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';

/** 200 once the database answers, 503 otherwise. */
export const getHealth: Handler<'getHealth'> = async (ctx) => {
  try {
    await ctx.db.execute(sql`SELECT 1`);
  } catch (error) {
    ctx.log.warn({ err: error }, 'database does not answer');
    throw new CodedError('UNAVAILABLE');
  }
  return { status: 'ok' };
};
