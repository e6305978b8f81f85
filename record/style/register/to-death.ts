import { withFinal } from '../../hangul.ts';

/** 애들이 웃겨 디지더라: they laughed. */
const LAUGHED = /((?:들|모두|관객|반)(?:이|은|도)? )웃겨 (?:디지|뒤지|죽)(?=더라)/;

/** 힘들어 죽는 줄 알았는데 → 매우 힘들었는데. */
export function withoutDying(text: string): string {
  if (!/ (?:죽|디지|뒤지)/.test(text)) return text;
  return text
    .replace(LAUGHED, '$1크게 웃었')
    .replace(
      /([가-힣]+[아어여와워려파퍼러]) 죽(?:는 줄 알았|을 뻔했|겠)(?=는데|지만|으나)/g,
      (_, felt: string) => `매우 ${withFinal(felt, 'ㅆ')}`,
    );
}
