import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit, recordActivity } from '../../audit.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import { assertWithinLimit, forgiveAttempt } from '../../db/limits.ts';
import { classCodes, classes, enrolments } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { joinedClass } from '../scope.ts';
import { takeOver } from '../term/take-over.ts';
import { ensureTermSheet } from '../term/term-sheet.ts';
import { holdRole } from '../users/queries.ts';
import { readCode } from './codes.ts';
import { replyJoinedClass } from './reply.ts';

/** Failures only: 6.2 million codes are not to be tried out, while a whole class mistypes behind one address. */
const PER_PERSON = { most: 10, seconds: 600 };
const PER_ADDRESS = { most: 2000, seconds: 600 };

export const joinClass: Handler<'joinClass'> = async (ctx, actor, input) => {
  const counters = [`join:${actor.userId}`, `join:${networkOf(actor.address)}`] as const;
  await assertWithinLimit(ctx, counters[0], PER_PERSON);
  await assertWithinLimit(ctx, counters[1], PER_ADDRESS);
  const joined = await ctx.db.transaction(async (tx) => {
    // Race: a class being deleted, or its code replaced, is held until the student is in it or refused.
    const [target] = await tx
      .select({ id: classes.id, schoolYear: classes.schoolYear, type: classes.type })
      .from(classes)
      .innerJoin(classCodes, eq(classCodes.classId, classes.id))
      .where(
        and(
          eq(classCodes.code, readCode(input.classCode)),
          eq(classCodes.isCurrent, true),
          isNull(classes.deletedAt),
        ),
      )
      .for('share');
    if (!target)
      throw new CodedError('NOT_FOUND', {
        message: '참여 코드를 다시 확인해 주세요. 이 코드의 수업이 없습니다.',
      });
    const { studentNumber, name } = await holdRole(tx, actor);
    const now = ctx.clock.now();
    // Back in a class of an earlier year the student keeps that year's number: the class's tables and exports go by it.
    const isOfThisYear = target.schoolYear === schoolYear(now);
    const enrolled = await tx
      .insert(enrolments)
      .values({ classId: target.id, studentId: actor.userId, studentNumber, joinedAt: now })
      .onConflictDoUpdate({
        target: [enrolments.classId, enrolments.studentId],
        set: { leftAt: null, leftWithRole: false, ...(isOfThisYear ? { studentNumber } : {}) },
        setWhere: isNotNull(enrolments.leftAt),
      })
      .returning();
    const [joining] = enrolled;
    if (!joining) return null;
    // Whoever a teacher's sheet named before they came finds their text waiting with the teacher, not with them.
    await takeOver(ctx, tx, target.id, {
      id: actor.userId,
      name,
      studentNumber: joining.studentNumber,
      sheetId: () => ensureTermSheet(ctx, tx, target),
    });
    await audit(ctx, tx, actor, { action: 'joinClass', subjectType: 'class', subjectId: target.id });
    await recordActivity(ctx, tx, actor.userId, 'JOIN_CLASS');
    return replyJoinedClass(tx, (await joinedClass(tx, actor, target.id)).id);
  });
  // The code was right, whether it was needed or not.
  await Promise.all(counters.map((counter) => forgiveAttempt(ctx, counter)));
  if (!joined) throw new CodedError('ALREADY_JOINED');
  return joined;
};
