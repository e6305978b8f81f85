import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { classCodes } from '../../db/schema.ts';

/** Without those that look alike on a blackboard: O, I, L, 0, 1 (decisions.md, section 1). */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const TRIES = 20;

function randomCode(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  return pick(LETTERS) + pick(LETTERS) + pick(LETTERS) + pick(DIGITS) + pick(DIGITS) + pick(DIGITS);
}

/** As people type it: any case, spaces and a hyphen forgiven, full-width letters from a Korean keyboard too. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
}

/** Gives the class a code that no class ever had; an older code of the same class stops working. */
export async function giveCode(ctx: Context, tx: Database, classId: string): Promise<string> {
  await tx
    .update(classCodes)
    .set({ isCurrent: false })
    .where(and(eq(classCodes.classId, classId), eq(classCodes.isCurrent, true)));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await tx
      .insert(classCodes)
      .values({ code: randomCode(), classId, isCurrent: true, createdAt: ctx.clock.now() })
      .onConflictDoNothing({ target: classCodes.code })
      .returning();
    if (row) return row.code;
  }
  throw new CodedError('INTERNAL');
}
