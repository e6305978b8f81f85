import { describe, expect, it } from 'vitest';
import { atMarks, withoutMarks } from './note-marks.ts';

const parts = (text: string) => atMarks({ text, start: 10, end: 10 + text.length });

describe('marks in the notes of a student', () => {
  it.each([
    ['자색고구마, 비트, 포도껍질 우려냄 / 80도 10분', ['자색고구마, 비트, 포도껍질 우려냄', '80도 10분']],
    ['산성에서 색 변함, 비트는 다른 색소라 다름', ['산성에서 색 변함', '비트는 다른 색소라 다름']],
    ['20도 / 40도 / 60도에서 비교', ['20도 / 40도 / 60도에서 비교']],
    ['배운 점 - 다 다름, 느낀 점 - 존중이 필요함', ['배운 점 - 다 다름', '느낀 점 - 존중이 필요함']],
    ['자석, 나침반, 전선 준비함', ['자석, 나침반, 전선 준비함']],
    ['그림, 사진, 영상으로 나눔', ['그림, 사진, 영상으로 나눔']],
  ])('%s', (note, expected) => {
    expect(parts(note).map(({ text }) => text)).toEqual(expected);
  });

  it('every part knows where it stands', () => {
    const note = '설문지 문항 만듦 / 30명에게 돌림 / 표 그림';
    for (const { text, start, end } of parts(note)) expect(note.slice(start - 10, end - 10)).toBe(text);
  });

  it.each([
    ['하천 폭 5군데 측정(줄자)', '줄자로 하천 폭 5군데 측정'],
    ['지형도 + 위성사진 비교', '지형도와 위성사진 비교'],
    ['물 온도 3가지(20도, 40도, 60도)', '물 온도 20도, 40도, 60도'],
    ['느낀 점 - 서로 존중이 필요함', '서로 존중이 필요함'],
    ['관찰(3학년)', '관찰(3학년)'],
    ['2 + 3을 계산', '2 + 3을 계산'],
  ])('%s stands for %s', (note, told) => {
    expect(withoutMarks(note)).toBe(told);
  });
});
