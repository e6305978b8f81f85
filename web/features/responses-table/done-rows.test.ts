import { expect, it } from 'vitest';
import { writtenSince } from './done-rows.ts';
import type { Row } from './rows.ts';

const row = (key: string, version: number, written: boolean) =>
  ({ key, written, response: { version } }) as Row;

it('a student leaves the selection when a text has come, not for another reason', () => {
  const ordered = new Map([
    ['drafted', 1],
    ['failed', 1],
    ['observed', 1],
    ['kept', 3],
    ['again', 3],
  ]);
  const rows = [
    row('drafted', 2, true),
    row('failed', 1, false),
    row('observed', 2, false),
    // Had a remark, and the work was stopped before its turn.
    row('kept', 3, true),
    row('again', 4, true),
    row('bystander', 9, true),
  ];
  expect(writtenSince(rows, ordered)).toEqual(['drafted', 'again']);
});
