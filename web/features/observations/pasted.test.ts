import { describe, expect, it } from 'vitest';
import { cellsOf, placed, readPasted } from './pasted.ts';

const CLASS = [
  { key: 'a', number: '20301', name: '김하늘' },
  { key: 'b', number: '20302', name: '이도윤' },
  { key: 'c', number: '20313', name: '김하늘' },
  { key: 'd', number: null, name: '박서연' },
];
const problem = (text: string) => readPasted(text, CLASS).map((line) => line.problem ?? line.key);

describe('cellsOf', () => {
  it('reads what a spreadsheet copies, quotes and lines inside a cell included', () => {
    expect(cellsOf('1\t"두 줄\n""인용""\t탭"\r\n2\t끝\r\n')).toEqual([
      ['1', '두 줄\n"인용"\t탭'],
      ['2', '끝'],
    ]);
  });

  it('leaves a sentence that begins with a quoted word alone', () => {
    expect(cellsOf('"왜?"라고 물음\t둘')).toEqual([['"왜?"라고 물음', '둘']]);
  });
});

describe('readPasted', () => {
  it('gives one column out in the order of the class; an empty line passes a student by', () => {
    expect(readPasted('첫째\n\n셋째', CLASS)).toEqual([
      { text: '첫째', key: 'a' },
      { text: '셋째', key: 'c' },
    ]);
    expect(problem('하나\n둘\n셋\n넷\n다섯')[4]).toBe('학생 수보다 줄이 많아요.');
  });

  it('follows those on the screen where a filter hides others, and finds anybody by number', () => {
    const shown = CLASS.slice(2);
    expect(readPasted('첫째\n둘째', CLASS, shown).map((line) => line.key)).toEqual(['c', 'd']);
    expect(readPasted('20301\t토의를 이끎', CLASS, shown).map((line) => line.key)).toEqual(['a']);
  });

  it.each([
    ['by the full number', '20302\t토의를 이끎', 'b'],
    ['by the short number', '2번\t토의를 이끎', 'b'],
    ['by class and number', '3/02\t토의를 이끎', 'b'],
    ['by a name that is the only one', '이도윤\t토의를 이끎', 'b'],
    ['by name and number together', '20313\t김하늘\t토의를 이끎', 'c'],
    ['with the text before the name', '토의를 이끌며 기록함\t박서연', 'd'],
  ])('finds a student %s', (_, line, key) => {
    expect(problem(line)).toEqual([key]);
  });

  it.each([
    ['김하늘\t토의를 이끎', '같은 이름의 학생이 여럿이에요. 학번도 함께 붙여 넣어 주세요.'],
    ['20301\t이도윤\t토의를 이끎', '학번과 이름이 서로 다른 학생이에요.'],
    ['20399\t토의를 이끎', '이런 학번이나 이름의 학생이 이 수업에 없어요.'],
  ])('says why %s has no student', (line, words) => {
    expect(problem(line)).toEqual([words]);
  });

  it('takes an observation that is shorter than the number and the name, and none for none', () => {
    expect(readPasted('20302\t성실함\n김하늘\t20313\t참여\n20301\t김하늘\t', CLASS)).toEqual([
      { text: '성실함', key: 'b' },
      { text: '참여', key: 'c' },
    ]);
  });

  it('passes the head of a table by, and refuses a student twice', () => {
    expect(problem('학번\t성명\t관찰\n20302\t이도윤\t처음\n20302\t이도윤\t다시 적음')).toEqual([
      'b',
      '앞줄에 이미 나온 학생이에요.',
    ]);
  });
});

describe('placed', () => {
  it.each([
    ['', '새', 'keep', '새'],
    ['옛', '새', 'keep', null],
    ['옛', '새', 'append', '옛\n새'],
    ['옛\n새', '새', 'append', null],
    ['옛', '새', 'replace', '새'],
    ['같음', '같음', 'replace', null],
  ] as const)('%j and %j, %s', (before, pasted, way, after) => {
    expect(placed(before, pasted, way)).toBe(after);
  });
});
