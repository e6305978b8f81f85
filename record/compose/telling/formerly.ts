import type { Step } from '../../style/replace.ts';

/** 원래, which says that it was so: struck, a habit that was given up would stand as today's. */
export const FORMERLY: readonly Step[] = [
  [/^원래(?:는)? (?=.*(?:생각함|여김|믿음|봄)\.$)/, '처음에는 '],
  // 사전부터 찾는 스타일이에요: a habit.
  [/^원래(?:는)? (?=[^.]*(?:편|스타일|성격|습관)임\.$)/, '평소 '],
  // 원래 오차는 실수라고 썼거든요: so it was, and need not be so any more.
  [/^원래(?:는)? (?=[^.]*(?:씀|적음|읽음|외움|풂)\.$)(?![^.]*(?:는데|인데|지만|으나),? )/, '이전에는 '],
  // 원래는 어수룩한 말투인데 독백으로 바꿈: before what it became.
  [
    // 원래 것을 따라 해서, 원래 안내문으로는 … 새 안내문으로는: which of two.
    /^원래(?:는)? (?!것|[가-힣]+(?:으로는|로는|대로|보다) |[^.]*(?:^| )(?:새|새로운|고친|바꾼|수정한|바뀐) )(?![^.]*[가-힣](?:는데|인데|지만|으나),? [^.]*(?:바꾸|바꿔|바꿈|바꿨|고치|고쳐|고침|줄이|줄임|늘리|늘림|달라))/,
    '',
  ],
];
