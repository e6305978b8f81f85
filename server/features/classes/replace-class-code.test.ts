import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('replaceClassCode', () => {
  it('gives another code; the old one stops working at once', async () => {
    const { teacher, student, classId, code } = await world.submission('draft');
    const { class: changed } = await teacher.client.must('replaceClassCode', { id: classId });
    expect(changed.code).toMatch(/^[A-HJKMNP-Z]{3}[2-9]{3}$/);
    expect(changed.code).not.toBe(code);

    const late = await world.student();
    expect((await late.client.call('joinClass', { classCode: code })).failure?.code).toBe('NOT_FOUND');
    await late.client.must('joinClass', { classCode: changed.code ?? '' });
    // Whoever was in the class stays in it.
    expect((await student.client.must('getJoinedClass', { id: classId })).class.studentCount).toBe(2);
  });

  it('is written down', async () => {
    const { teacher, classId } = await world.submission('draft');
    await teacher.client.must('replaceClassCode', { id: classId });
    expect((await auditOf(world, classId)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'replaceClassCode',
    });
  });
});
