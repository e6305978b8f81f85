import type { Quantity } from './quantity.ts';

/** How a figure changed, in words. */

const PRICE = /(?:가격|요금|값|물가|금액|임금|시급|환율)$/;
const LEVEL = /(?:률|율|온도|기온|수온|체온|농도|점수|정확도|만족도|전압|기압|습도|밀도|비율|pH|성적)$/;
const LEVEL_UNIT = /^(?:%|퍼센트|도|℃|°C?|점|V|hPa|dB)$/;

/** What happened of itself, and what was done to it. */
export const BY_ITSELF =
  /^(?:증가|감소|상승|하락|향상|단축|[가-힣]+짐|줄어듦|줄어듬|줆|늘어남|오름|내림|내려감|올라감|떨어짐|바뀜|변함|됨)$/;
export const DONE_TO: Readonly<Record<string, string>> = {
  줄임: '줄였다',
  늘림: '늘렸다',
  올림: '올렸다',
  낮춤: '낮췄다',
  높임: '높였다',
  바꿈: '바꿨다',
  변경: '변경했다',
  조정: '조정했다',
  수정: '수정했다',
};

/** How it changed, before a noun. */
export function changed(name: string, from: Quantity, to: Quantity): string {
  if (from.value === null || to.value === null || from.value === to.value) return '바뀐';
  const more = to.value > from.value;
  if (PRICE.test(name)) return more ? '오른' : '내린';
  if (LEVEL.test(name) || LEVEL_UNIT.test(from.unit)) return more ? '높아진' : '낮아진';
  return more ? '늘어난' : '줄어든';
}

/** The same before another one. */
export const AND: Readonly<Record<string, string>> = {
  오른: '오르고',
  내린: '내리고',
  높아진: '높아지고',
  낮아진: '낮아지고',
  늘어난: '늘어나고',
  줄어든: '줄어들고',
  바뀐: '바뀌고',
};
