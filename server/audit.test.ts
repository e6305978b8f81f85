import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../tests/support/audit.ts';
import { theWorld, type World } from '../tests/world.ts';
import { auditLog } from './db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('the audit log', () => {
  it.each([
    ['changed', sql`UPDATE audit_log SET actor_id = NULL`],
    ['shortened', sql`DELETE FROM audit_log`],
    ['emptied', sql`TRUNCATE audit_log`],
  ])('cannot be %s, whatever the application tries', async (_, statement) => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: '화학' });
    const refused = await world.ctx.db.execute(statement).then(
      () => null,
      (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
    );
    expect(refused).toContain('audit_log is append-only');
    expect(await auditOf(world, made.id)).toMatchObject([{ actorId: teacher.id, action: 'createClass' }]);
  });

  it('holds nothing of a change that did not happen', async () => {
    const { teacher, evaluationId, responseId } = await world.submission('submitted');
    const id = responseId ?? '';
    const before = await auditOf(world, id);
    await teacher.client.call('publishRemark', { id });
    await teacher.client.call('confirmRemark', { id });
    await teacher.client.call('editResponse', { id, version: 99, observation: '늦음' });
    expect(await auditOf(world, id)).toEqual(before);
    await teacher.client.call('reopenEvaluation', { id: evaluationId });
    const lines = await auditOf(world, evaluationId);
    expect(lines.map((line) => line.action)).not.toContain('reopenEvaluation');
  });

  it('names nobody: it says who did what to which record, not what stands in it', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const rows = await world.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, responseId ?? ''));
    const text = JSON.stringify(rows);
    expect(text).toContain(teacher.id);
    for (const secret of [teacher.email, teacher.name, '미세먼지', '토의'])
      expect(text).not.toContain(secret);
  });
});
