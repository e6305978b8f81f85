import { adnominalStem, isAdjective, isSoundStem, nominal } from '../../../style/words/stems.ts';

const EXPLAINED = /^(?!.*[가-힣A-Za-z0-9][은는] )(.+ )([가-힣]+) 것임\.$/;
const WITH_ITS_REASON = /^(?:그래서|그러니까|그러다) |[가-힣](?:[아어여해려져와워]서|니까?) /;

/** 그래서 경도선으로 바꾼 것이다 → … 바꿈: a doing that is explained is a doing; what something is (것은 … 것임) stays. */
export function doneSo(text: string, raw: string): string {
  const [, before = '', form = ''] = WITH_ITS_REASON.test(raw) ? (EXPLAINED.exec(text) ?? []) : [];
  if (/[았었했]던$/.test(form)) return `${before}${form.slice(0, -1)}음.`;
  const stem = form === '' || form.endsWith('는') ? null : adnominalStem(form);
  return stem && isSoundStem(stem) && !isAdjective(stem) ? `${before}${nominal(stem)}.` : text;
}
