import { expect, it } from 'vitest';
import { nicknamesOf } from './nicknames.ts';
import { Roster } from './names.ts';

it.each([
  ['강태양', '깡태'],
  ['최윤재', '윤째'],
  ['이준희', '쭈니'],
  ['이서연', '써연'],
])('of %s friends make %s', (full, nickname) => {
  expect(nicknamesOf(full)).toContain(nickname);
});

it.each([
  ['깡태랑 만든 게임', '친구와 만든 게임'],
  ['윤째가 표시해 준 대로 읽었다.', '친구가 표시해 준 대로 읽었다.'],
])('and whoever is called so is told by no name: %s', (given, expected) => {
  expect(new Roster(['강태양', '최윤재']).remove(given, 'answer')).toEqual({ text: expected });
});
