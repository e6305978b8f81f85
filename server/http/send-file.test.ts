import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Operation } from '../../contract/operation.ts';
import { contentDisposition } from './send-file.ts';

/** The two names of a header, read as a client reads them. */
function namesOf(header: string) {
  const [, ascii = '', encoded = ''] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/.exec(header) ?? [];
  return { ascii, encoded, name: decodeURIComponent(encoded) };
}

describe('contentDisposition', () => {
  it.each([
    ['exportAuditSummary', '감사_기록_2026-11.xlsx', 'audit-summary-2026-11.xlsx'],
    ['exportTermSheet', '화학_학기_기록문_2026-11-22.xlsx', 'term-sheet-2026-11-22.xlsx'],
    ['downloadMyData', '내_정보_2026-11-22.json', 'my-data-2026-11-22.json'],
    ['exportClassStudents', '2반 (가)*\'"\\%2F🙂.xlsx', 'class-students.xlsx'],
    ['exportReport', 'report_users_2026-10-22_2026-11-22.xlsx', 'report_users_2026-10-22_2026-11-22.xlsx'],
    ['exportReport', 'a"b\\c%41.xlsx', 'a_b_c_41.xlsx'],
    ['downloadBackup', '이름', 'backup'],
  ])('names the file of %s, %s, for every client', (operation, name, ascii) => {
    const read = namesOf(contentDisposition(operation, name));
    expect(read).toMatchObject({ ascii, name });
    // RFC 8187: nothing but attr-chars and escapes.
    expect(read.encoded).toMatch(/^(?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})*$/);
  });

  it('gives each operation that answers a file a plain name of its own', () => {
    const files = (Object.entries(api) as [string, Operation][]).filter(([, { reply }]) => reply === 'file');
    const plain = files.map(([name]) => namesOf(contentDisposition(name, '한글.xlsx')).ascii);
    expect(new Set(plain).size).toBe(files.length);
    for (const name of plain) expect(name).toMatch(/^[a-z][a-z-]+\.xlsx$/);
  });
});
