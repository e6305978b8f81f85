import { lastFinal } from '../../hangul.ts';
import { isDoing, isListedThing } from '../words/nouns.ts';
import { isListed } from '../parting/readings.ts';
import { adnominalStem, isKnownStem, openStem } from '../words/stems.ts';

/** 알려준대로, 배운데로: 대로 behind the form of a known stem; 그대로, 마음대로 and 반대로 are words. */
export function partedManner(text: string): string {
  if (!/[대데]로|만큼/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]*[가-힣])(?:[대데]로|만큼)(?=\s|만|은|$)/g,
    (whole, form: string) => {
      if (/^(?:반|순|연|상|전|본|인|한|군|관|단)$|[마뜻멋절]$/.test(form) || lastFinal(form) !== 'ㄴ')
        return whole;
      // 돈만큼, 산만큼: a noun of one letter, unless no noun is spelt so.
      if (form.length === 1 && whole.endsWith('만큼') && !/^[한본쓴온간된준푼든난큰센]$/.test(form))
        return whole;
      // 개인만큼, 기준만큼.
      if (form.length > 1 && whole.endsWith('만큼') && isListed(form) && !/[가-힣]한$/.test(form))
        return whole;
      // 현대로, 무한대로: what ends in 대 is a noun of its own.
      if (/대로$/.test(whole) && isListed(`${form}대`)) return whole;
      if (
        /데로$/.test(whole) &&
        /^(?:높은|낮은|넓은|좁은|깊은|먼|가까운|좋은|밝은|어두운|다른|많은|적은|없는|있는|빈|젖은|마른|평평한|깨끗한|환한|외진)$/.test(
          form,
        )
      )
        return whole;
      const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : adnominalStem(form);
      return stem && (isKnownStem(stem) || /(?:하|되|주|보|시키|시)$/.test(stem))
        ? `${form} ${whole.endsWith('만큼') ? '만큼' : '대로'}`
        : whole;
    },
  );
}

/** 설계도 대로, 계획 대로: behind a noun 대로 is a particle. */
export function joinedManner(text: string): string {
  if (!text.includes(' 대로')) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,}) (?=대로(?:\s|$))/g, (whole, noun: string) =>
    isDoing(noun) || isListedThing(noun) || /(?:도|서|법|식|칙|획|순서|마음|설명|말|뜻)$/.test(noun)
      ? noun
      : whole,
  );
}
