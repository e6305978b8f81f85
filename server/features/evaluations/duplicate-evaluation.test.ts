import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

async function newClass(teacher: Person, name: string): Promise<string> {
  return (await teacher.client.must('createClass', { name })).class.id;
}

describe('duplicateEvaluation', () => {
  it('copies all but the responses, as drafts', async () => {
    const { teacher, evaluationId: id } = await world.submission('published');
    const { evaluation: original } = await teacher.client.must('getTaughtEvaluation', { id });
    const targets = [await newClass(teacher, '3반'), await newClass(teacher, '4반')];
    const reply = await teacher.client.call('duplicateEvaluation', { id, targetClassIds: targets });
    expect(reply.status).toBe(201);
    expect(reply.data.evaluations).toHaveLength(2);
    for (const copy of reply.data.evaluations) {
      expect(targets).toContain(copy.class_id);
      expect(copy).toMatchObject({
        type: original.type,
        achievement_standard: original.achievement_standard,
        class_content: original.class_content,
        other_notes: original.other_notes,
        questions: original.questions,
        is_distributed: false,
        is_closed: false,
        responseCount: 0,
        can: { edit: true },
      });
      expect((await auditOf(world, copy.id)).map((line) => line.action)).toEqual(['duplicateEvaluation']);
    }
  });

  it('writes nothing when one target is not the teacher’s own', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    const own = await newClass(teacher, '3반');
    const foreign = await newClass(await world.teacher(), '남의 수업');
    const reply = await teacher.client.call('duplicateEvaluation', { id, targetClassIds: [own, foreign] });
    expect(reply.failure?.code).toBe('NOT_FOUND');
    expect((await teacher.client.must('listClassEvaluations', { classId: own })).evaluations).toEqual([]);
  });

  it('makes one copy for a class that was named twice', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    const own = await newClass(teacher, '3반');
    const { evaluations } = await teacher.client.must('duplicateEvaluation', {
      id,
      targetClassIds: [own, own],
    });
    expect(evaluations).toHaveLength(1);
  });

  it('asks for at least one class', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    const reply = await teacher.client.call('duplicateEvaluation', { id, targetClassIds: [] });
    expect(reply.failure?.details).toEqual([
      { path: 'targetClassIds', message: '복제할 수업을 선택해 주세요.' },
    ]);
  });
});
