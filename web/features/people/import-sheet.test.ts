import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { readSheet } from '../../lib/read-sheet.ts';
import { writeSheet } from '../../lib/write-sheet.ts';
import { passwordSheet, foundIn, readUsers, sentRows, templateSheet } from './import-sheet.ts';

const columns = ['이름', '이메일', '역할', '학교', '학번'].map((header) => ({ header, width: 10 }));

describe('a sheet of people', () => {
  it('is read under the template’s own names, with roles in Korean', async () => {
    await expect(readUsers(await templateSheet())).rejects.toThrow('내용이 없습니다');
    const rows = [
      ['김교사', 'a@example.com', ' 교 사', '한빛고', ''],
      ['이학생', 'b@example.com', '학생', '한빛고', '20110'],
      ['박누구', 'c@example.com', '교장', '', ''],
    ];
    const lines = await readUsers(await writeSheet({ name: 's', columns, rows }));
    expect(lines.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(sentRows(lines).map(({ role }) => role)).toEqual(['teacher', 'student', '교장']);
    expect(sentRows(lines)[1]).toMatchObject({ student_number: '20110', subject: '' });
  });

  it('is sent as far as it could be right, and no letter in halves', async () => {
    const rows = [[`${'가'.repeat(299)}😀`, 'a@example.com', '학생']];
    const [sent] = sentRows(await readUsers(await writeSheet({ name: 's', columns, rows })));
    expect(sent?.name).toBe('가'.repeat(299));
  });

  it('may have a thousand people', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ['김교사', `p${index}@example.com`, '교사']);
    const file = (count: number) => writeSheet({ name: 's', columns, rows: rows.slice(0, count) });
    expect(await readUsers(await file(1000))).toHaveLength(1000);
    await expect(readUsers(await file(1001))).rejects.toThrow('1,001명이 있습니다');
  });

  it('knows the rows that were refused after all', () => {
    const details = [
      { path: 'users.3.email', message: '이미 등록된 사용자입니다.' },
      { path: 'users', message: '만들 사용자가 없습니다.' },
    ];
    const error = new ApiError({ status: 400, code: 'VALIDATION', message: 'm', details });
    expect(foundIn(error)).toEqual({
      made: null,
      wrongRows: 1,
      problems: [{ row: 3, field: 'email', message: '이미 등록된 사용자입니다.' }],
    });
  });

  it('hands the passwords out', async () => {
    const user = {
      id: 'i',
      name: '이학생',
      email: 'b@example.com',
      role: 'student',
      school: '한빛고',
    } as const;
    const made = [
      { ...user, student_number: '20109', name: '최다녀감', tempPassword: null },
      { ...user, student_number: '20110', tempPassword: 'Kf7m-Wq3t-9Hxe' },
    ];
    const [line, ...others] = await readSheet(
      await passwordSheet(made),
      { name: ['이름'], number: ['학번'], password: ['임시 비밀번호'] },
      ['password'],
    );
    // Whoever has been here already got none, and stands on no paper.
    expect(others).toEqual([]);
    expect(line?.cells).toEqual({ name: '이학생', number: '20110', password: 'Kf7m-Wq3t-9Hxe' });
  });
});
