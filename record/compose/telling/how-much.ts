/** How much: goes with what it belongs to. */
export const VERY = '(?:가장 |매우 |조금 |많이 |더 |특히 |정말 )?';

/** 가장 before a verb is 가장 큰 before its noun. */
export const measured = (very: string) =>
  very.replace(/가장 $/, '가장 큰 ').replace(/(?:매우|많이|특히|정말) $/, '큰 ');
