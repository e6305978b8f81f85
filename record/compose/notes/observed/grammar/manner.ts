import { isAdverb, isDoing, isListedThing } from '../../../../style/words/nouns.ts';
import { MANNER } from '../../missing-objects.ts';
import { formOf } from '../../word-forms.ts';
import { describing } from './describing.ts';
import { doingIn } from './doings.ts';
import { coreOf } from './tokens.ts';

/** How something is done, in the words of a hurried note: 자발적 제출, 효율적 조작, 깊은 성찰. */

/** Nouns that say how right before a doing, and as what they are told. */
const AS_ADVERB: Readonly<Record<string, string>> = {
  실제: '실제로',
  추가: '추가로',
  자진: '자진하여',
  우선: '우선하여',
  사전: '사전에',
  사후: '사후에',
  공동: '공동으로',
  단독: '단독으로',
  별도: '별도로',
  수시: '수시로',
  동시: '동시에',
  최초: '최초로',
  본인: '스스로',
  본인이: '스스로',
  임의: '임의로',
  무작위: '무작위로',
  즉석: '즉석에서',
  지속: '지속적으로',
  개별: '개별적으로',
  성실: '성실히',
  꾸준: '꾸준히',
};
const PLAIN =
  /^(?:스스로|직접|함께|같이|먼저|다시|계속|잘|더|꼭|다|또|딱|거의|매우|가장|자주|미리|따로|서로|끝까지|꾸준히|혼자|전부|모두|바로|새로|적극|전면|일부|자체|즉시|곧바로|또박또박|나란히|번갈아|틈틈이|손수|일일이|추가로|실제로|공동으로|별도로|수시로|지속적으로|차례로|때때로|주로|오히려|점차|한층|더욱|훨씬|확|쭉|못|안|조금|제일|너무|아주|특히|좀|약간|다소|많이|크게|꽤|번도|(?:나중|처음|이번|다음|마지막)엔)$/;
/** 교차 검증, 비교 분석: one doing. */
const ONE_DOING = /^(?:비교|대조|교차|분리|종합|병행|상호|심층|정밀|현장|전수|집중)$/;
/** 반복 측정; 어휘 반복 분석 is of what is repeated. */
const REPEATED = /^(?:측정|실험|연습|관찰|수행|확인|점검|시험|실측|학습|계산|재생|시도|촬영)$/;

/** Whether a word says how, whatever is done. */
export function saysHow(word: string): boolean {
  const core = coreOf(word);
  if (AS_ADVERB[core] !== undefined || core === '아님') return false;
  if (PLAIN.test(core) || MANNER.test(core) || /[가-힣]적으로$|[가-힣](?:없|같)이$|[가-힣]씩$/.test(core))
    return true;
  if (isListedThing(core) || isDoing(core)) return false;
  return isAdverb(core) || /[가-힣]히$/.test(core) || (/[가-힣]게$/.test(core) && formOf(core) !== null);
}

/** What a noun right before `doing` is told as where it says how (자발적 → 자발적으로), or null. */
export function asAdverb(word: string, doing: string): string | null {
  const core = coreOf(word);
  const how = AS_ADVERB[core];
  if (how !== undefined) return how;
  if (core === '반복') return REPEATED.test(doing) ? core : null;
  if (ONE_DOING.test(core)) return core;
  if (isListedThing(core) || isDoing(core) || doingIn(core) !== null) return null;
  if (/[가-힣]적$/.test(core)) return `${core}으로`;
  // 출처별, 항목별; 구별 is a doing, and 가까운 별 a star.
  const kind = /^([가-힣]{2,4})별$/.exec(core)?.[1];
  return kind !== undefined && describing(kind) === null ? `${core}로` : null;
}
