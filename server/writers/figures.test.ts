import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it.each([
  ['1,200명과 3.5초, 2번', ['1200', '3.5', '2']],
  ['여섯 지점에서 세 번씩 재고 열두 명에게 물음', ['6', '3', '12']],
  ['스무 개와 서른다섯 가지', ['20', '35']],
  ['삼백에서 오백까지, 이천오백 미터와 삼만 원', ['300', '500', '2500', '30000']],
  ['십 분 동안 백 번', ['10', '100']],
])('reads %s', (text, figures) => {
  expect(figuresOf(text).sort()).toEqual([...figures].sort());
});

it.each([
  '한 가지 방법으로 한 번 더 봄',
  '네 장점을 세우고 두루 살핌',
  '만일 천문대가 백두산에 있다면',
  '이만하면 됨',
])('takes no other word for a number: %s', (text) => {
  expect(figuresOf(text)).toEqual([]);
});
