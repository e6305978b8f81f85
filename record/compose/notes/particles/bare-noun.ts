import { isDoing, isListedThing } from '../../../style/words/nouns.ts';
import { BESIDE } from '../bare-words.ts';
import { mayLackParticle } from '../missing-objects.ts';
import { isStem } from '../word-forms.ts';
import { isManner } from './between.ts';
import { stemIn } from './what-is-done.ts';
import { FELT, isKnown } from './what-is-named.ts';

/** Things of one letter, and plans whose last letter looks like a particle. */
export const SHORT =
  /^(?:추|표|글|책|실|춤|공|물|힘|천|풀|옷|칼|컵|줄|끈|흙|꽃|빵|돈|색|빛|열|맛|향|약|답|뜻|곡|시|북|종|배|돌|잎|씨|병|통|판|줄|목|손|발|눈|축|법|핀|키|점|선|판|값|말|글씨)$/;
const PLAN =
  /(?:질문|설문|시험|활동|학습|문제|답안|원고|도화|기록)지$|(?:보고|건의|제안|계획|신청|설명|안내|요청|감상|기획|탄원)서$|^(?:당번|순번|주번|순서|질서|정서|원서|엽서)$|(?:관계|평면|구성|설계|단면|모식|분포|개념|순서|흐름|구조|조감|약|밑그림)도$/;

/** Words that the dictionary takes for nouns, and a noun with what ends a clause: 아니라, 읽자마자, 왜인지도. */
const NO_NOUN =
  /^(?:스스로|실제|막상|정작|한참|무단|진짜|잠시|잠깐|별로|그건|이건|저건|그게|이게|뭔가|도중|내내|차라리|오히려|단지|비록|대신|만일|만약|혹시|문득|어느새|제발|하루종일|온종일|때마침)$|^(?:[이그저]런|어떤)건$|번도$|[가-힣](?:껀|에서야|에야|이?라|한테|에게|자마자|[은는을던]지도|[가-힣]까)$/;

/** Whether a word names something and has no particle; `before` is the word before it. */
export function isBareNoun(word: string, before: string): boolean {
  if (NO_NOUN.test(word)) return false;
  if (SHORT.test(word) || PLAN.test(word)) return true;
  if (/^(?:것|거|점)$/.test(word))
    return /[는은던ㄴ한된운인른픈쁜큰긴]$/.test(before) || /다는$/.test(before);
  if (!/^(?:[가-힣]{2,9}|[A-Za-z]{2,12})$/.test(word) || /[가-힣](?:엔|에선|에도|까진|부턴)$/.test(word))
    return false;
  if ((BESIDE.test(word) || isManner(word)) && !isDoing(word) && !FELT.test(word)) return false;
  const base = /^(.{2,})[이가은는도만의을를에]$/.exec(word)?.[1];
  if (base && isKnown(base) && !isListedThing(word)) return false;
  // 꺼내 씀: the form is the stem itself.
  if (stemIn(word) !== null || (isStem(word) && !isListedThing(word))) return false;
  // 의자, 이미지, 날개: they end like something else and are words of their own.
  const listed =
    isListedThing(word) || (word.length > 3 && /이$/.test(word) && isListedThing(word.slice(-2)));
  const whole = listed && !(base && isKnown(base)) && !/[고며서]$/.test(word);
  return whole || mayLackParticle(word, `${before} `);
}
