import { adnominalStem, isAdjective, lastWord } from '../../../style/words/stems.ts';

/** 열 번 넘게 들은 것도 있음, 직접 물어본 적도 있었음. */
const ALSO = /^([^.]*[가-힣]) (?:것|적|경우|때)도 (?:있음|있었음|많음|많았음)\.$/;
/** What befalls, and what one is. */
const NO_DOING = /(?:되|지|나|울|있|없|싶|느끼|생기|틀리|보이|헷갈리)$/;

/** What was done now and then is a doing: 열 번 넘게 들은 것도 있음 → 열 번 넘게 듣기도 함; null for what befell. */
export function alsoDone(text: string): string | null {
  const clause = ALSO.exec(text)?.[1];
  if (!clause) return null;
  const word = lastWord(clause);
  if (/[는던]$/.test(word)) return null;
  const stem = adnominalStem(word);
  if (!stem || isAdjective(stem) || NO_DOING.test(stem)) return null;
  return `${clause.slice(0, -word.length)}${stem}기도 함.`;
}
