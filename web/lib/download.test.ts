import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  ["attachment; filename*=UTF-8''%ED%95%99%EC%83%9D%20%EB%AA%85%EB%8B%A8.xlsx", '학생 명단.xlsx'],
  ['attachment; filename="list.xlsx"; filename*=UTF-8\'\'%EB%AA%85%EB%8B%A8.xlsx', '명단.xlsx'],
  ['attachment; filename="list 1.xlsx"', 'list 1.xlsx'],
  ['attachment; filename=list.xlsx', 'list.xlsx'],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  ['attachment', null],
  [null, null],
])('the file name in %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
