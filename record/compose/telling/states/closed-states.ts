import { lastFinal, withFinal } from '../../../hangul.ts';
import { adnominal, declarative, isAdjective, isSoundStem } from '../../../style/words/stems.ts';

/** The stem that a nominal ending closes (헛돎 → 헛돌, 감 → 가), or null. */
export function closedStem(what: string): string | null {
  // 말걸기임: a noun that is something.
  if (/[가-힣]기임$/.test(what)) return null;
  if (lastFinal(what.slice(0, -1)) === 'ㅆ' && !/[있겠]음$/.test(what)) return null;
  const final = lastFinal(what);
  const stem = what.endsWith('음') ? what.slice(0, -1) : withFinal(what, final === 'ㄻ' ? 'ㄹ' : '');
  return (final === 'ㅁ' || final === 'ㄻ') && isSoundStem(stem) ? stem : null;
}

/** What was seen to be so: 헛돎 → 헛도는 것을 확인함. */
export function seenAs(before: string, what: string): string {
  const stem = closedStem(what);
  if (!stem) return `${before}${what}.`;
  const seen = isAdjective(stem)
    ? adnominal(stem)
    : `${withFinal(stem, lastFinal(stem) === 'ㄹ' ? '' : (lastFinal(stem) ?? ''))}는`;
  return `${before}${seen} 것을 확인함.`;
}

/** What was learnt to be so: 헛돎 → 헛돈다는 점을 알게 됨; null where it closes no stem. */
export function learntAs(before: string, what: string): string | null {
  // 같이 하는 것이 더 나음: better, not born.
  if (what === '나음' && /더 $/.test(before)) return `${before}낫다는 점을 알게 됨.`;
  const stem = closedStem(what);
  return stem ? `${before}${declarative(stem)}는 점을 알게 됨.` : null;
}
