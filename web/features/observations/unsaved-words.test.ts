import { expect, it } from 'vitest';
import { unsavedWords } from './unsaved-words.ts';

const BUSY = '서버가 바쁩니다.';

it.each([
  [[''], '저장하지 못했습니다.'],
  [[BUSY], BUSY],
  [['', ''], '학생 2명의 관찰을 저장하지 못했습니다.'],
  [[BUSY, BUSY, BUSY], `학생 3명의 관찰을 저장하지 못했습니다. ${BUSY}`],
  [[BUSY, '너무 깁니다.'], '학생 2명의 관찰을 저장하지 못했습니다.'],
])('tells of %j as one', (sentences, words) => {
  expect(unsavedWords(sentences)).toBe(words);
});
