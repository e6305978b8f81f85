import readBook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { importLines } from '../../../tests/support/term-import.ts';
import { termRoom } from '../../../tests/support/term-room.ts';
import { theWorld } from '../../../tests/world.ts';
import { schoolYear, seoulDay } from '../../clock.ts';

describe('exportTermSheet', () => {
  it('has exactly the columns of NEIS, a row a student, expected ones among them, and says what is unconfirmed', async () => {
    const world = await theWorld();
    const { teacher, students, classId, sheetId } = await termRoom(world, 3, ['김하늘', '이바다', '박온별']);
    for (const [index, text] of ['=1+1로 시작하는 글', '둘째 글'].entries()) {
      const studentId = students[index]?.id ?? '';
      const { response } = await teacher.client.must('observeStudent', {
        id: sheetId,
        studentId,
        observation: '',
      });
      const { id, version } = response;
      await teacher.client.must('editResponse', { id, version, final_evaluation: text });
      if (index === 0) await teacher.client.must('confirmRemark', { id });
    }
    await importLines(world, { teacher, classId }, [
      ['3/2', '이바다', null],
      ['2/30', '기다림', '(교사 확인 전) 기다리는 글'],
    ]);
    const file = await teacher.client.must('exportTermSheet', { id: classId });
    expect(file.name).toBe(`생명과학_2반_학기_기록문_${seoulDay(world.clock.now())}.xlsx`);
    const sheets = await readBook(Buffer.from(file.bytes), { trim: false });
    const own = [String(schoolYear(world.clock.now())), '2학기', '생명과학Ⅰ'];
    expect(sheets.map(({ sheet, data }) => [sheet, data])).toEqual([
      [
        '세부능력 및 특기사항',
        [
          ['학년도', '학기', '과목', '반/번호', '성명', '특기사항'],
          [...own, '2/30', '기다림', '(교사 확인 전) 기다리는 글'],
          [...own, '3/1', '김하늘', '=1+1로 시작하는 글'],
          [...own, '3/2', '이바다', '(교사 확인 전) 둘째 글'],
          [...own, '3/3', '박온별', null],
        ],
      ],
    ]);
    expect(await auditOf(world, classId)).toContainEqual(
      expect.objectContaining({ action: 'exportTermSheet', people: 4 }),
    );
  });
});
