import { lastFinal, withFinal } from '../../hangul.ts';
import { adnominalStem, infinitive, isAdjective, isKnownStem, lastWord, pastForm } from '../words/stems.ts';

/** I as the end or the head of a relative clause: what I did is told straight. */

const WHO_IT_WAS =
  /^(.*[가-힣]) (?:(?:사람|쪽|것|건)(?:이|은|도)?|게) (?:바로 )?(?:저|나)(?:뿐)?(?:였|이었)?(?:다|습니다|어요|음|임|입니다|예요|이에요)$/;

/** 정하자고 제안한 사람이 저였습니다 → 정하자고 제안했다; null where nobody is singled out. */
export function singledOut(text: string): string | null {
  const clause = WHO_IT_WAS.exec(text)?.[1];
  const stem = clause ? adnominalStem(clause) : null;
  if (!clause || !stem || isAdjective(stem) || clause.endsWith('는')) return null;
  return `${pastForm(stem)}다`;
}

/** 판사 역을 맡은 저는 …을 들으려 했다 → 판사 역을 맡아 …: 제가 한 것은 has no such head. */
function asWhoIAm(text: string): string {
  const [, before = '', form = '', rest = ''] =
    /^(.*?)([가-힣]+) (?:저|나)는 (.*[을를에게로].*)$/.exec(text) ?? [];
  if (!form || /[은는이가] $/.test(before) || lastFinal(form) !== 'ㄴ' || /는$/.test(form)) return text;
  const stem = adnominalStem(form);
  if (!stem || isAdjective(stem) || !isKnownStem(lastWord(stem)) || !/[을를에로] $/.test(before)) return text;
  return `${before}${infinitive(stem).replace(/해$/, '하여')} ${rest}`;
}

/** 수의사를 꿈꾸는 저로서는 → 수의사를 꿈꾸는 학생으로서: what describes me stays. */
function asOne(text: string): string {
  return text.replace(/(?<=[가-힣]) (?:저|나)로서는(?=[,\s])/g, (whole, at: number) => {
    const before = text.slice(0, at);
    const last = lastWord(before);
    const isDescribed = /는$/.test(last) || (lastFinal(last) === 'ㄴ' && withFinal(last, '') !== last);
    return isDescribed && adnominalStem(last) ? ' 학생으로서' : whole;
  });
}

/** A sentence whose head describes me, with what I am instead of me. */
export function ofWhoIAm(text: string): string {
  return /(?<![가-힣])[저나](?:는|로서는)/.test(text) ? asWhoIAm(asOne(text)) : text;
}
