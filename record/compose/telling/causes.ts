import { withFinal } from '../../hangul.ts';
import { adnominal, isAdjective, isSoundStem, pastStem } from '../../style/words/stems.ts';
import type { Step } from '../../style/replace.ts';

/** 위에 있어 → 위에 있는, 막연해 → 막연한, 뛰어 → 뛴; null for what is no form of a verb. */
function causing(form: string): string | null {
  const stem = pastStem(withFinal(form, 'ㅆ'));
  if (!isSoundStem(stem)) return null;
  return /[있없]$/.test(stem) && !isAdjective(stem.slice(0, -1)) ? `${stem}는` : adnominal(stem);
}

/** `…서 그런 것`, with what is said of it, told as the cause. */
const asCause =
  (behind: string) =>
  (whole: string, form = ''): string => {
    const cause = causing(form);
    return cause ? `${cause} 것이 원인${behind}` : whole;
  };

/** What something came of, in words of talk. */
export const CAUSES: readonly Step[] = [
  // 북서풍이 세서 그렇다고 판단함.
  [/^(.+[가-힣])서 그렇다고 (?:판단|생각)함\.$/, asCause('이라고 추측함.')],
  [/([가-힣]+)서 그런 것이라는 (?:것|점|사실)을 /g, asCause('임을 ')],
  [/^(.+[가-힣])서 그런 ?(?:걺|것임|것이었음|것을 [가-힣 ]+)\.$/, asCause('임을 파악함.')],
  // 또 섞어서 그런 것이었는데 출력문을 넣어보고 알게 됨: how it was found stands behind it.
  [
    /([가-힣]+)서 그런 것(?:이었|였)는데,? ([^.]*[가-힣]고) (?:알게 됨|앎|알아냄)\.$/,
    (whole, form = '', how = '') => asCause(`임을 ${how} 알아냄.`)(whole, form),
  ],
  // 무게중심이 위에 있어서 그런 것이라고 생각해 달걀을 내림.
  [/([가-힣]+)서 그런 것(?:이?라고|으로) (?=[가-힣])/g, asCause('이라고 ')],
];
