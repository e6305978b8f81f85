import { withFinal } from '../../hangul.ts';

/** 힘들어 죽는 줄 알았는데 → 매우 힘들었는데. */
export function withoutDying(text: string): string {
  if (!text.includes(' 죽')) return text;
  return text.replace(
    /([가-힣]+[아어여와워려파퍼러]) 죽(?:는 줄 알았|을 뻔했|겠)(?=는데|지만|으나)/g,
    (_, felt: string) => `매우 ${withFinal(felt, 'ㅆ')}`,
  );
}
