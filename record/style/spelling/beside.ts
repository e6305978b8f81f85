import { isDoing, isListedThing } from '../words/nouns.ts';
import { isListed } from '../parting/readings.ts';
import { isAdjective, isKnownStem } from '../words/stems.ts';

/** 마음속, 머릿속: words. */
const WITHIN = /^(?:마음|가슴|머릿|바닷|눈물|거품|핏)$/;

/** 친구들앞에서, 소설속, 무대위에: where something is, behind a noun that is known; 계속 and 순위 are nouns. */
function partedPlaces(text: string): string {
  if (!/[가-힣]{2}[속앞뒤옆위밑]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}?)([속앞뒤옆위밑])(?=(?:에|에서|에는|에도|에서는|에서도|에서의|으로|로|의|까지)?(?:\s|,|$))/g,
    (whole, noun: string, place: string) =>
      isListed(whole) ||
      isDoing(whole) ||
      (place === '속' && (WITHIN.test(noun) || /(?:문|입|집|몸|손)단$/.test(noun))) ||
      !isPlace(noun, place)
        ? whole
        : `${noun} ${place}`,
  );
}

function isPlace(noun: string, place: string): boolean {
  if (/[은는을를의이가도에]$/.test(noun) && !isListedThing(noun)) return false;
  // 상위, 학생회위: of what is high only what is a thing.
  if (place === '위') return isListedThing(noun);
  return isListed(noun) || (noun.endsWith('들') && isListed(noun.slice(0, -1)));
}

/** 용기있는, 관심없던: what is had behind a noun that is known; 재미있다 and 쓸모없다 are words. */
function partedHaving(text: string): string {
  if (!/[가-힣]{2}[있없]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,})(?=([있없])(?:는|게|어|었|을|다|고|음|던|지|으|습|네|기|더|나|거|도|자))/g,
    (whole, noun: string, having: string) =>
      isKnownStem(noun + having) || /[이가은는도에고서어아해지만수려]$/.test(noun) || !isListed(noun)
        ? whole
        : `${noun} `,
  );
}

/** 일제강점기때: a noun of three letters or more and the time of it. */
function partedTimes(text: string): string {
  if (!text.includes('때')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{3,})때(?=\s|는|도|의|,|에|부터|까지|$)(?!문)/g,
    (whole, noun: string) =>
      /(?:끼니|기름|점심|저녁|아침|머리|[그이저제한])$/.test(noun) ? whole : `${noun} 때`,
  );
}

/** 포기않고: of a doing, with its 하지 left out. */
function partedDenials(text: string): string {
  if (!/[가-힣]{2}않/.test(text)) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,})않(?=[고아았는은으])/g, (whole, noun: string) =>
    isDoing(noun) && !noun.endsWith('지') ? `${noun} 않` : whole,
  );
}

/** 덜지루했다, 더편한: how much, before an adjective. */
function partedDegrees(text: string): string {
  if (!/(?:덜|더|꽤|제일|훨씬|별로)[가-힣]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])(덜|더|꽤|제일|훨씬|별로)([가-힣]{2,5}?)(?=했|하[다고지게며면]|한(?:\s|데)|해[서요졌지])/g,
    (whole, how: string, root: string) => (isAdjective(`${root}하`) ? `${how} ${root}` : whole),
  );
}

/** The sentence with what stands beside a noun written apart: 소설속 → 소설 속, 용기있는 → 용기 있는. */
export function withNounsApart(text: string): string {
  return partedDegrees(partedDenials(partedTimes(partedHaving(partedPlaces(text)))));
}
