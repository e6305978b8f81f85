import { lastFinal, withFinal } from '../hangul.ts';
import { isKnownStem, knownTail } from './stems.ts';

/** 쓸라고, 먹을라고 said for 쓰려고, 먹으려고; 만들라고 is a command, 달라고 a wish. */
export function repairSpokenIntention(text: string): string {
  if (!/라(?:[고구]| [했하그]|다가)/.test(text)) return text;
  return text.replace(
    /([가-힣]+)라(?=[고구](?:\s|$)| (?:했|하다가|하는|그랬)|다가\s)/g,
    (whole, before: string) => {
      if (lastFinal(before) !== 'ㄹ' || before.endsWith('달')) return whole;
      const own = isKnownStem(before) && !/^[볼줄쓸갈]$/.test(before);
      const stem = withFinal(before, '');
      return !own && isKnownStem(stem.endsWith('으') ? stem.slice(0, -1) : stem) ? `${stem}려` : whole;
    },
  );
}

/** ㄹ려고 for 려고 (할려고), but not where the stem has its own ㄹ (만들려고). */
export function repairIntention(text: string): string {
  if (!text.includes('려')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+)려(?=고|면|는|던|니까?(?:\s|$)|다가?(?:\s|$))/g,
    (whole, before: string) => {
      if (lastFinal(before) !== 'ㄹ' || /[르를]$/.test(before)) return whole;
      // 줄일려면: 줄이다.
      if (!isKnownStem(before) && before.length > 1 && isKnownStem(withFinal(before, '')))
        return `${withFinal(before, '')}려`;
      if (knownTail(before).length > 0 && lastFinal(knownTail(before)) === 'ㄹ') {
        return /(?:할|될|갈|볼|줄|쓸)$/.test(before) && knownTail(before).length < 2
          ? `${withFinal(before, '')}려`
          : whole;
      }
      return `${withFinal(before, '')}려`;
    },
  );
}
