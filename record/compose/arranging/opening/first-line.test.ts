import { expect, test } from 'vitest';
import { activityName } from '../activity-name/activity-name.ts';
import { firstLine } from './first-line.ts';

test.each([
  [
    '0.1 M 수산화 나트륨으로 식초를 적정하여 아세트산의 농도를 구함.',
    '0.1 M 수산화 나트륨으로 식초를 적정하여 아세트산의 농도를 구하는 활동',
  ],
  [
    '2.5% 식염수에 적혈구를 넣고 모양 변화를 관찰하였다.',
    '2.5% 식염수에 적혈구를 넣고 모양 변화를 관찰하는 활동',
  ],
])('a class reads its own figures where %s opens its drafts', (content, name) => {
  expect(activityName(content)).toBe(name);
});

test('what counts the lines of a description stays out of its name', () => {
  expect(firstLine('1. 식초의 농도 구하기')).toBe('식초의 농도 구하기');
  expect(firstLine('2) 적정 곡선 그리기')).toBe('적정 곡선 그리기');
});
