import { withFinal } from '../../hangul.ts';
import { isKnownStem, lastWord, pastStem } from '../words/stems.ts';

/** 높아 졌다, 익숙해 짐, 만들어 진: 지다 behind the form that joins on to it; 싸워 졌다 was lost. */
export function joinedBecoming(text: string): string {
  if (!/ (?:졌|지[고는며면기던]|진[ 다]|져|짐|질)/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+[아어여려워와해져켜겨쳐러라춰꿔뀌커퍼]) (?=졌|지(?:고|는|며|면|기|던)|진(?:\s|다)|져(?:서|도|야|요|\s)|짐(?:\s|[.!?]|$)|질\s)/g,
    (whole, form: string) => {
      // 15대 13이라 진 쪽: lost.
      if (/^(?:싸워|겨뤄|맞서)$|이라$/.test(form)) return whole;
      const stem = lastWord(pastStem(withFinal(form, 'ㅆ')));
      if (stem === '하') return whole;
      return isKnownStem(stem) || /(?:하|스럽|롭|답)$/.test(stem) ? form : whole;
    },
  );
}
