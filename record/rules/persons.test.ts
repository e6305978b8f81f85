import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

const namesIn = (text: string, names: string[]) =>
  checkRecord(text, { year: 2026, names })
    .filter(({ rule }) => rule === 'NAME')
    .map(({ start, end }) => text.slice(start, end));

describe('names of the roster, for a class whose list is not written as its pupils write', () => {
  it.each([
    ['김 하늘과 발표함.', ['김하늘'], ['김 하늘']],
    ['남궁 민수가 그래프를 그림.', ['남궁민수'], ['남궁 민수']],
    ['한솔과 실험함.', ['한 솔'], ['한솔']],
    ['Kim Minji와 실험함.', ['Kim Minji'], ['Kim Minji']],
    ['Minji와 실험함.', ['Kim Minji'], ['Minji']],
    ['보람이랑은 의견이 달랐음.', ['심보람'], ['보람']],
    ['민준띠와 부스를 꾸밈.', ['강민준'], ['민준']],
    ['사랑이네가 만든 놀이를 해 봄.', ['표사랑'], ['사랑']],
    ['담이가 초시계를 누름.', ['우담'], ['담이']],
    ['준이가 온도를 불러 줌.', ['오민준'], ['준이']],
    ['솔이가 질문을 바꾸자고 제안함.', ['김솔'], ['솔이']],
    ['봄이의 손을 판화로 새김.', ['이봄'], ['봄이']],
    ['민준팀이 물어본 것에 답함.', ['정민준'], ['민준']],
  ])('%s', (text, names, found) => {
    expect(namesIn(text, names)).toEqual(found);
  });

  it.each([
    ['종이를 접어 각도를 잼.', ['박종']],
    ['변이가 나타난 까닭을 조사함.', ['김지변']],
    ['종이가 찢어져 다시 붙임.', ['이은종']],
    ['봄이 오는 소리를 음악으로 표현함.', ['이봄']],
    ['원이랑 직선의 위치 관계를 조사함.', ['김원']],
  ])('and takes no thing for one who is called so: %s', (text, names) => {
    expect(namesIn(text, names)).toEqual([]);
  });

  it('leaves alone what only looks like a surname', () => {
    expect(namesIn('이 하늘이 파란 까닭을 조사함.', ['이하늘'])).toEqual([]);
  });
});
