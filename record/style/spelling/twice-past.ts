import { endingIn, withFinal } from '../../hangul.ts';

/** 있 and 겠 end in the letter of the past and are none. */
const PASTS = endingIn('ㅆ').replace(/[있겠]/g, '');
const TWICE = new RegExp(`([가-힣]?)([${PASTS}])어서(?=[\\s,]|$)`, 'g');

/** 시원했어서 → 시원해서, 끓였어서 → 끓여서: behind 아서 no past is told; 재미있어서 stays. */
export function withoutPastBeforeReason(text: string): string {
  if (!text.includes('어서')) return text;
  return text.replace(TWICE, (_, before: string, past: string) => `${before}${withFinal(past, '')}서`);
}
