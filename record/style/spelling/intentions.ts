import { lastFinal, withFinal } from '../../hangul.ts';
import { isKnownStem, knownTail } from '../words/stems.ts';

/** 밭을 갈려고, 바닥을 쓸려고: 갈다 and 쓸다, behind what is ground, tilled, changed or swept. */
const OWN_LIQUID =
  /(?:(?:칼|낫|밭|논|흙|땅|무|당근|감자|사과|건전지|전지|필터|물|흙|이|콩|원두|먹|전구|기저귀|부품)[을를] (?:[가-힣]+ )?갈|(?:바닥|교실|마당|복도|운동장|눈|낙엽|먼지|길|길거리|골목|계단|거리|교정)[을를] (?:[가-힣]+ )?쓸)$/;

/** 쓸라고, 먹을라고 said for 쓰려고, 먹으려고; 만들라고 is a command, 달라고 a wish. */
export function repairSpokenIntention(text: string): string {
  if (!/라(?:[고구]| [했하그]|다가)/.test(text)) return text;
  return text.replace(
    /([가-힣]+)라(?=[고구](?:요|\s|$)| (?:했|하다가|하는|그랬)|다가\s)/g,
    (whole, before: string, at: number) => {
      if (lastFinal(before) !== 'ㄹ' || before.endsWith('달')) return whole;
      if (OWN_LIQUID.test(text.slice(0, at) + before)) return whole;
      const own = isKnownStem(before) && !/^[볼줄쓸갈]$/.test(before);
      const stem = withFinal(before, '');
      // 써볼라고요: with a helping verb.
      const helped = /[아어여해려와워켜겨쳐라춰써재내]보$/.test(stem);
      return !own && (helped || isKnownStem(stem.endsWith('으') ? stem.slice(0, -1) : stem))
        ? `${stem}려`
        : whole;
    },
  );
}

/** ㄹ려고 for 려고 (할려고), but not where the stem has its own ㄹ (만들려고). */
export function repairIntention(text: string): string {
  if (!text.includes('려')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+)려(?=고|면|는|던|니까?(?:\s|$)|다가?(?:\s|$))/g,
    (whole, before: string, at: number) => {
      if (lastFinal(before) !== 'ㄹ' || /[르를]$/.test(before)) return whole;
      if (OWN_LIQUID.test(text.slice(0, at) + before)) return whole;
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
