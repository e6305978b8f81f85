import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { responses } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('deleteAnyEvaluation', () => {
  it.each(['draft', 'submitted', 'published'] as const)(
    'takes a %s form from every screen',
    async (state) => {
      const admin = await world.admin();
      const { teacher, student, classId, evaluationId: id } = await world.submission(state);
      await admin.client.must('deleteAnyEvaluation', { id });
      expect((await teacher.client.call('getTaughtEvaluation', { id })).failure?.code).toBe('NOT_FOUND');
      expect((await student.client.must('listMyEvaluations', {})).evaluations).toEqual([]);
      expect((await admin.client.must('listAllEvaluations', { classId })).evaluations).toEqual([]);
      expect((await admin.client.call('deleteAnyEvaluation', { id })).failure?.code).toBe('NOT_FOUND');
      const kept = await world.ctx.db.select().from(responses).where(eq(responses.evaluationId, id));
      expect(kept).toHaveLength(state === 'draft' ? 0 : 1);
      expect((await auditOf(world, id)).at(-1)).toMatchObject({
        actorId: admin.id,
        action: 'deleteAnyEvaluation',
      });
    },
  );
});
