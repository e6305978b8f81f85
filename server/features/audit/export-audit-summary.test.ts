import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';

it('holds the figures and each file that left, and is noted itself', async () => {
  const world = await theWorld();
  const admin = await world.admin();
  const { teacher, classId } = await world.submission('active');
  await teacher.client.must('exportClassStudents', { id: classId });
  const month = seoulDay(world.clock.now()).slice(0, 7);
  const file = await admin.client.must('exportAuditSummary', { month });
  expect(file.name).toBe(`감사_기록_${month}.xlsx`);
  const sheets = await readXlsxFile(Buffer.from(file.bytes));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['한 일', '내보낸 파일']);
  expect(sheets[1]?.data.map((row) => row[2])).toContain(teacher.email);
  expect((await auditOf(world, month)).at(-1)).toMatchObject({
    actorId: admin.id,
    action: 'exportAuditSummary',
  });
});
