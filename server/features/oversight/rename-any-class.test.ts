import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('renameAnyClass', () => {
  it('changes the name and nothing else', async () => {
    const admin = await world.admin();
    const { teacher, classId } = await world.submission('draft');
    const { class: before } = await teacher.client.must('getTaughtClass', { id: classId });
    const reply = await admin.client.must('renameAnyClass', { id: classId, name: '  새  이름 ' });
    expect(reply.class).toMatchObject({ id: classId, name: '새 이름', code: null, studentCount: 1 });
    const { class: after } = await teacher.client.must('getTaughtClass', { id: classId });
    expect(after).toEqual({ ...before, name: '새 이름' });
    expect((await auditOf(world, classId)).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'renameAnyClass',
    });
    const blank = await admin.client.send('renameAnyClass', { id: classId, name: ' ' });
    expect(blank.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'name' }] });
    await teacher.client.must('deleteClass', { id: classId });
    const gone = await admin.client.call('renameAnyClass', { id: classId, name: '늦은 이름' });
    expect(gone.failure?.code).toBe('NOT_FOUND');
  });
});
