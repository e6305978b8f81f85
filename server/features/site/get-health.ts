import { sql } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';

/** Whoever asks for health wants to know now, in ms. */
const PATIENCE_MS = 3_000;

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref();
  });
}

/** 200 once the database answers, 503 otherwise. */
export const getHealth: Handler<'getHealth'> = async (ctx) => {
  try {
    await Promise.race([ctx.db.execute(sql`SELECT 1`), silence()]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'database does not answer');
    throw new CodedError('UNAVAILABLE');
  }
  return { status: 'ok' };
};
