import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('exportClassStudents', () => {
  it('writes the roster by number, with how many forms each has submitted', async () => {
    const { teacher, student, classId, code } = await world.submission('submitted', {
      student: await world.student({ studentNumber: '20315', name: '=1+1' }),
    });
    const classmate = await world.student({ studentNumber: '20102', name: '김하늘' });
    await classmate.client.must('joinClass', { classCode: code });
    const reply = await teacher.client.call('exportClassStudents', { id: classId });
    const today = seoulDay(world.clock.now());
    expect(reply.status).toBe(200);
    expect(reply.data.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(reply.data.name).toBe(`통합사회_2반_학생_명단_${today}.xlsx`);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await readXlsxFile(Buffer.from(reply.data.bytes))).toEqual([
      {
        sheet: '통합사회 2반',
        data: [
          ['학번', '이름', '이메일', '참여일', '제출한 자기평가'],
          ['20102', '김하늘', classmate.email, today, '0 / 1'],
          ['20315', '=1+1', student.email, today, '1 / 1'],
        ],
      },
    ]);
  });

  it('writes a header alone for an empty class', async () => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: '빈 수업' });
    const { bytes } = await teacher.client.must('exportClassStudents', { id: made.id });
    const sheets = await readXlsxFile(Buffer.from(bytes));
    expect(sheets[0]?.data).toEqual([['학번', '이름', '이메일', '참여일', '제출한 자기평가']]);
  });

  it('keeps a name in the header of the reply that stands as plain ASCII beside it', async () => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: 'Club "A"\\B' });
    const reply = await teacher.client.call('exportClassStudents', { id: made.id });
    const today = seoulDay(world.clock.now());
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="class-students-${today}.xlsx"; filename*=UTF-8''Club_A_B_${encodeURIComponent('학생_명단')}_${today}.xlsx`,
    );
  });

  it('answers with a file for a class name that ends in emoji where the name is cut', async () => {
    const teacher = await world.teacher();
    const { class: made } = await teacher.client.must('createClass', { name: `${'A'.repeat(79)}🙂` });
    const reply = await teacher.client.call('exportClassStudents', { id: made.id });
    expect([reply.status, reply.data.name]).toEqual([200, `${'A'.repeat(79)}🙂.xlsx`]);
  });

  it('writes down who took the data of how many people', async () => {
    const { teacher, classId } = await world.submission('draft');
    await teacher.client.must('exportClassStudents', { id: classId });
    expect((await auditOf(world, classId)).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'exportClassStudents',
      subjectType: 'class',
      people: 1,
    });
    expect((await activitiesOf(world, teacher.id)).at(-1)).toBe('EXPORT_EXCEL');
  });
});
