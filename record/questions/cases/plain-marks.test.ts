import { expect, it } from 'vitest';
import { plainMarks } from '../lesson/lesson-text.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { readLessonWords } from '../lesson/lesson-words.ts';

it.each([
  // A comma within a number parts nothing, one between numbers does.
  ['1,200자 분량의 기사', '1200자 분량의 기사'],
  ['12,500원과 1,000,000원', '12500원과 1000000원'],
  ['1조 1,2번 문제', '1조 1,2번 문제'],
  ['3,4모둠', '3,4모둠'],
  // An apostrophe quotes nothing, a quotation mark does.
  ["l'addition, s'il vous plaît", 'l’addition, s’il vous plaît'],
  ["Today's lesson: I'm fine", 'Today’s lesson: I’m fine'],
  ["백석 '여승' 읽기", "백석 '여승' 읽기"],
  ["'My favorite place' 발표", "'My favorite place' 발표"],
  // What was felt is no word.
  ['음악취향 비교ㅋㅋ 엑셀', '음악취향 비교  엑셀'],
  ['소개글 8문장↑ 쓰기', '소개글 8문장  쓰기'],
])('%s', (typed, plain) => {
  expect(plainMarks(typed)).toBe(plain);
});

it('leaves no half of a number and of a French word in what a lesson speaks of', () => {
  expect(lessonSteps(plainMarks('핵심을 골라 1,200자 분량의 기획 기사를 함께 작성하기'))).toEqual([
    '핵심을 골라 1200자 분량의 기획 기사를 함께 작성하기',
  ]);
  expect(readLessonWords(plainMarks("l'addition, s'il vous plaît 등의 표현을 익히기")).titles).toEqual([]);
});
