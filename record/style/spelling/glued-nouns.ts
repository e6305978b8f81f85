import type { Rule } from '../replace.ts';

/** 데 and 것 written on to what describes them, where it is surely no ending. */
export const GLUED_NOUNS: readonly Rule[] = [
  // 풀 적은데로 던진다: to where there is little.
  [/(?<=(?:적|많|좋|넓|좁|높|낮|깊|얕|밝)은|가까운|먼|어두운|없는|있는)데로(?= )/g, ' 데로'],
  // 썼기 때문인것 같다.
  [/(?<=[가-힣]인)것(?= ?같)/g, ' 것'],
  // 5센치쯤 되는데가 터졌다: a place.
  [/(?<=[가-힣]는)데(?=[가를] )/g, ' 데'],
];
