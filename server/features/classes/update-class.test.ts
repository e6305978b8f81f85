import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let teacher: Person;
beforeAll(async () => {
  world = await theWorld();
  teacher = await world.teacher();
});

async function newClass() {
  const { class: made } = await teacher.client.must('createClass', {
    name: '진로 탐색',
    subject_name: '진로와 직업',
    grade: 2,
    semester: 'second',
    description: '면담과 독서',
    type: 'creative',
    creative_type: 'career',
  });
  return made;
}

describe('updateClass', () => {
  it('keeps what is absent', async () => {
    const made = await newClass();
    const { class: changed } = await teacher.client.must('updateClass', { id: made.id, name: '새 이름' });
    expect(changed).toEqual({ ...made, name: '새 이름' });
  });

  it('empties what is null', async () => {
    const made = await newClass();
    const { class: changed } = await teacher.client.must('updateClass', {
      id: made.id,
      name: made.name,
      subject_name: null,
      grade: null,
      semester: null,
      description: null,
    });
    expect(changed).toEqual({ ...made, subject_name: null, grade: null, semester: null, description: null });
  });

  it('drops the kind when a creative class becomes a subject, and asks for one on the way back', async () => {
    const made = await newClass();
    const change = { id: made.id, name: made.name };
    const { class: subject } = await teacher.client.must('updateClass', { ...change, type: 'subject' });
    expect(subject).toMatchObject({ type: 'subject', creative_type: null });
    const refused = await teacher.client.call('updateClass', { ...change, type: 'creative' });
    expect(refused.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'creative_type' }] });
  });

  it('asks for the name', async () => {
    const made = await newClass();
    const reply = await teacher.client.send('updateClass', { id: made.id, grade: 1 });
    expect(reply.failure?.details).toEqual([{ path: 'name', message: '과목명을 입력해 주세요.' }]);
  });

  it('writes who changed it', async () => {
    const made = await newClass();
    await teacher.client.must('updateClass', { id: made.id, name: '새 이름' });
    expect((await auditOf(world, made.id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'updateClass',
    });
  });
});
