import { lastFinal } from '../../hangul.ts';
import { isListedThing } from '../words/nouns.ts';
import { isKnownStem } from '../words/stems.ts';

const PERSON = /^(?:분|선생님)$|[가-힣](?:[사수녀부원장가관생인]|선생님|학자|기자|노동자|지도자|왕)$/;

/** 해녀셨다 → 해녀였다, 교사이신 → 교사인: 이다 with an honorific. */
export function plainBeing(text: string): string {
  if (!/셨|시[다고며지]|신\s|십니다/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])(분|[가-힣]{2,}?)(이?)(셨(?=다|습|어|는데|고|던|지만|으)|시(?=다(?:$|[\s.!?고는])|고\s|며\s|지만)|십니다|신(?=\s))/g,
    (whole, noun: string, _: string, mark: string) => {
      if (!isListedThing(noun) && !PERSON.test(noun)) return whole;
      if (isListedThing(whole) || isKnownStem(`${noun}시`) || isKnownStem(noun)) return whole;
      const open = lastFinal(noun) === '';
      if (mark === '셨') return open ? `${noun}였` : `${noun}이었`;
      if (mark === '신') return `${noun}인`;
      if (mark === '십니다') return `${noun}입니다`;
      return `${noun}이`;
    },
  );
}

/** 11년 차셨다 → 11년 차였다: no verb of kicking. */
export function plainYears(text: string): string {
  if (!/년 ?차이?[셨시십세]/.test(text)) return text;
  return text
    .replace(/(?<=\d년 ?차)이?셨/g, '였')
    .replace(/(?<=\d년 ?차)이?(?:시다|십니다|세요|셔요)/g, '이다');
}
