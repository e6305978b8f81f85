import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('exportClassEvaluations', () => {
  it('writes a sheet for each distributed form, as the form alone would be written', async () => {
    const { teacher, classId, evaluationId } = await world.submission('evaluated');
    const lesson = { classId, type: 'subject' as const, questionCount: 6 };
    const contents = [
      '가설/검증: [표본] 조사의 설계와 결과를 스물다섯 자보다 길게 적은 수업',
      '수업',
      '수업',
    ];
    const made = [];
    for (const class_content of contents) {
      made.push((await teacher.client.must('createEvaluation', { ...lesson, class_content })).evaluation);
    }
    for (const { id } of made.slice(0, 2)) await teacher.client.must('distributeEvaluation', { id });

    const file = await teacher.client.must('exportClassEvaluations', { id: classId });
    expect(file.name).toBe(`통합사회_2반_자기평가_전체_결과_${seoulDay(world.clock.now())}.xlsx`);
    const sheets = await readXlsxFile(Buffer.from(file.bytes));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      expect.stringMatching(/^1\. 지역의 미세먼지/),
      '2. 가설 검증   표본  조사의 설계와 결과를 스물다섯',
      '3. 수업',
    ]);
    for (const { sheet } of sheets) expect(sheet.length).toBeLessThanOrEqual(31);
    const [alone] = await readXlsxFile(
      Buffer.from((await teacher.client.must('exportEvaluation', { id: evaluationId })).bytes),
    );
    expect(sheets[0]?.data).toEqual(alone?.data);
    expect(sheets[1]?.data).toHaveLength(2);
    expect((await auditOf(world, classId)).at(-1)).toMatchObject({
      action: 'exportClassEvaluations',
      people: 1,
    });
  });

  it('says that there is nothing before a form was distributed', async () => {
    const { teacher, classId } = await world.submission('draft');
    const reply = await teacher.client.send('exportClassEvaluations', { id: classId });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
    expect(reply.failure?.message).toContain('배포한 자기평가지가 없어');
  });
});
