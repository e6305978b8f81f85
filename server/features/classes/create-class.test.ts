import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('createClass', () => {
  it('answers with the class under its wire names, and with a code to join by', async () => {
    const teacher = await world.teacher({ name: '김지연', school: '한빛고등학교' });
    const reply = await teacher.client.call('createClass', {
      name: '  통합사회   2반 ',
      subject_name: '통합사회',
      grade: 2,
      semester: 'second',
      description: '지역 문제를 조사합니다.',
    });
    expect(reply.status).toBe(201);
    expect(reply.data.class).toEqual({
      id: expect.any(String),
      name: '통합사회 2반',
      code: expect.stringMatching(/^[A-HJKMNP-Z]{3}[2-9]{3}$/),
      subject_name: '통합사회',
      grade: 2,
      semester: 'second',
      description: '지역 문제를 조사합니다.',
      type: 'subject',
      creative_type: null,
      school_year: schoolYear(world.clock.now()),
      teacher: { id: teacher.id, name: '김지연', email: teacher.email, school: '한빛고등학교' },
      studentCount: 0,
      evaluationCount: 0,
      created_at: expect.stringMatching(/Z$/),
    });
  });

  it.each([
    ['a missing name', {}, 'name', '과목명을 입력해 주세요.'],
    ['a blank name', { name: ' \t ' }, 'name', '과목명을 입력해 주세요.'],
    ['a fourth grade', { name: '수업', grade: 4 }, 'grade', '학년은 1~3 사이여야 합니다.'],
    ['a number as text', { name: '수업', grade: '2' }, 'grade', '학년을 선택해 주세요.'],
    ['an unknown semester', { name: '수업', semester: 'autumn' }, 'semester', '올바른 값을 입력해 주세요.'],
    [
      'a creative class of no kind',
      { name: '동아리', type: 'creative' },
      'creative_type',
      '창의적 체험활동의 영역을 선택해 주세요.',
    ],
    [
      'a description of 1,001 letters',
      { name: '수업', description: '가'.repeat(1001) },
      'description',
      '1000자까지 입력할 수 있습니다.',
    ],
  ])('refuses %s', async (_, input, path, message) => {
    const { client } = await world.teacher();
    const reply = await client.send('createClass', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', message, details: [{ path, message }] });
    expect((await client.must('listTaughtClasses', {})).classes).toEqual([]);
  });

  it('keeps the kind of a creative class, and none for a subject', async () => {
    const { client } = await world.teacher();
    const career = await client.must('createClass', {
      name: '진로 탐색',
      type: 'creative',
      creative_type: 'career',
    });
    const subject = await client.must('createClass', {
      name: '화학',
      type: 'subject',
      creative_type: 'club',
    });
    expect(career.class).toMatchObject({ type: 'creative', creative_type: 'career' });
    expect(subject.class).toMatchObject({ type: 'subject', creative_type: null });
  });

  it('writes who made it, and counts it', async () => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: '화학' });
    expect(await auditOf(world, made.id)).toEqual([
      { actorId: teacher.id, action: 'createClass', subjectType: 'class', people: null },
    ]);
    expect(await activitiesOf(world, teacher.id)).toEqual(['CREATE_CLASS']);
  });
});
