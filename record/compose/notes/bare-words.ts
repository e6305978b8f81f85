import { withParticle } from '../../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { isAdjective } from '../../style/words/stems.ts';
import { INTRANSITIVE, mayLackParticle } from './missing-objects.ts';
import { HOW } from './notes.ts';
import { outsideQuotes } from '../quoted.ts';
import { endedStem, formOf, takesObject } from './word-forms.ts';

/** Verbs of what befalls a thing: the noun before them is what it befalls. */
export const BEFALLS =
  /(?:지|나오|나|생기|변하|바뀌|줄|늘|줄어들|늘어나|떨어지|올라가|내려가|빠지|움직이|걸리|들리|보이|풀리|막히|막|끊기|끊어지|열리|닫히|휘|녹|얼|끓|뜨|남|맞|틀리|통하|되|안정되|흔들리|밀리|쏠리|겹치|튀|새|마르|굳|이기|비|흐르|식|타|꺼지|켜지)$/;
/** What comes up or is met is named, in whatever word. */
const COMES_UP = /(?:생기|나오|보이|들리|사라지|늘어나|줄어들)$/;
/** Nouns that go with such a verb as one word or say when and how much. */
export const BESIDE =
  /^(?:관심|의미|가치|인상|재미|상관|관계|필요|자신|책임감|정도|대신|만큼|경우|덕분|이후|이상|이하|이내|다음|처음|마지막|최대|최소|평균|각각|서로|오늘|매일|평생|여전히|요즘|당시|순간|도중|사이|곳곳|한번|약간|대부분|일부|전체|전부|차이|소리|맛|이해|생각|도움|힘|별로|하루|주말|방학|아침|점심|저녁|오전|오후|작년|올해|내년|밤새|자리|차례|동안|그대로|문제|때문|위주|사실|최초|여기|거기|저기|다음날|이튿날|전날|당일|그날|첫날|도대체|지금|이제|당장|자기|안쪽|바깥|양쪽|한쪽|위쪽|아래쪽|옆|앞|뒤|위|아래|중간|가운데|바닥|끝|맨날|얼마|무엇|누구|어디)$|[가-힣](?:시간|분|초|일|주|달|년|학기|때|동안|정도|이상|차례|번)$/;
const ADVERB =
  /^(?:오래|[가-힣]+만큼|[가-힣]{2}코|처음|서로|너무|아니라|더|덜|잘|가장|매우|조금|많이|자꾸|다시|같이|함께|직접|먼저|서로|새로|따로|모두|계속|자주|매일|항상|가끔|꾸준히|열심히|하루 ?종일|잔뜩|전부|비스듬히|천천히|빨리|크게|작게|길게|짧게|[가-힣]{2,4}하게|[가-힣]{1,3}히)$/;
const WITH_NOUN = /^(?:비슷|뻔|[한두세네](?![가-힣])|다섯|여섯|몇)/;
const JOINT = /[가-힣](?:고|며|면서|면|서|니까?|자|는데|지만|더니|다가|으나)$/;

/** 버스 타는 친구: ridden, not burnt. */
export const RIDDEN =
  /(?:버스|지하철|택시|기차|자전거|자동차|차|배|비행기|킥보드|그네|썰매|말|엘리베이터|추위|더위|간지럼|외로움)$/;

/** How many of what was named. */
const COUNT = /^\d+(?:개|장|편|권|곳|건|점|컷|종|대|잔|칸|병|통|그루|송이|가지|줄|쪽|문제|문항|마리)$/;

/** 준비해 갔는데, 구매함. */
function isDoneTo(word: string): boolean {
  const doing = /^([가-힣]{2})(?:하[고여며]|해|했|함)/.exec(word)?.[1];
  return doing !== undefined && isDoingNoun(doing) && !INTRANSITIVE.test(doing);
}

/** A noun before a verb with no particle between them, and the particle that it needs (null: nobody can tell). */
export interface Bare {
  nth: number;
  particle: '을/를' | '이/가' | null;
}

/** Every noun of a sentence that stands bare before a verb or an adjective, with an adverb between at most. */
export function bareNouns(text: string): Bare[] {
  const words = text.replace(/[.,]+(?= |$)/g, '').split(' ');
  const found: Bare[] = [];
  let [acted, told] = [false, false];
  const listed = text.split(' ');
  for (const [nth, word] of words.entries()) {
    // 페트, 캔, 종이: named in a row.
    if (listed[nth]?.endsWith(',')) {
      [acted, told] = [false, false];
      continue;
    }
    const verb = words[nth + 1] ?? '';
    const next = ADVERB.test(verb) ? (words[nth + 2] ?? '') : verb;
    // 처음 알게 된 것 정리함: nothing but an object.
    if (word === '것' && /^(?:알게|해|[가-힣]{2}함)/.test(next) && !acted)
      found.push({ nth, particle: '을/를' });
    // 급식 알림 프로그램: a noun in the middle, whatever verb it is made of.
    else if (/[가-힣]{2}/.test(next) && endedStem(next) !== null && next !== words.at(-1)) continue;
    // PPT 8장 만들고: so many of what stands before.
    else if (COUNT.test(word) && (takesObject(formOf(next) ?? '') || isDoneTo(next)) && !acted)
      found.push({ nth, particle: '을/를' });
    else if (isBare(word, words.slice(0, nth).join(' '))) {
      // 용액 네 개를, 청문회 비슷한 것: what follows is said with the noun.
      const stem =
        // 실제 캔 재보니: a can.
        (next.length === 1 && !/^[본쓴잰뺀낸짠준한봄씀잼뺌냄짬줌]$/.test(next)) ||
        isNamed(next) ||
        // 양파 뿌리는: of a plant, and nothing is strewn.
        /^뿌리[는은가]$/.test(next) ||
        // 교과서 식은 근사식이다: a formula, and nothing gets cold.
        /^식[은이]$/.test(next) ||
        /^시[는를가의에]?$/.test(next) ||
        WITH_NOUN.test(next) ||
        /^[이그저어]렇/.test(next)
          ? null
          : formOf(next);
      // 종이 달라도: of species, not of paper.
      if (word === '종이' && stem && /^(?:다르|같|많|달라)/.test(stem)) continue;
      if (stem && !isDoing(stem.slice(0, -1)) && !/^(?:하|있|없|같아?지?|않|못하|싶)$/.test(stem)) {
        const particle =
          takesObject(stem) ||
          (stem === '타' && RIDDEN.test(word)) ||
          (stem === '뛰' && /(?:장|트랙|코스|바퀴|운동장)$/.test(word))
            ? acted
              ? null
              : '을/를'
            : // 한참, 금세, 빵빵: before a verb without an object an unknown word may be how or when.
              (SHORT_THING.test(word) && BEFALLS.test(stem)) ||
                (nth === 0 &&
                  /^(?:[가-힣]+[어아]지|많|틀리)$/.test(stem) &&
                  /(?:면|서|니까?|자)$/.test(next)) ||
                (!told && (isKnownNoun(word) ? isAdjective(stem) || BEFALLS.test(stem) : COMES_UP.test(stem)))
              ? '이/가'
              : null;
        if (particle) found.push({ nth, particle });
        else if (takesObject(stem)) found.push({ nth, particle });
      }
    }
    if (JOINT.test(word) || /(?:하|되)는$/.test(word) || (word.endsWith('는') && formOf(word)))
      [acted, told] = [false, false];
    if (/[을를]$/.test(word)) acted = true;
    if (/[이가은는]$/.test(word) && !formOf(word)) told = true;
  }
  return found;
}

/** 쓰기, 실험: a noun, whatever verb it is made of. */
const isNamed = (word: string) => /[가-힣]기$/.test(word) || isListedThing(word) || isDoing(word);

const isKnownNoun = (word: string) => isListedThing(word) || isThingNoun(word) || isDoingNoun(word);

/** Things of one letter that are seen to change. */
const SHORT_THING = /^[색맛향빛열물공축팔손발귀입글책밥빵돈꽃풀옷칼컵줄끈천폼북콩흙땅목몸눈선]$/;

function isBare(word: string, before: string): boolean {
  if (/[으에]?로$|에$/.test(before) && /^가게$/.test(word)) return false;
  if (
    !(/^[가-힣]{2,9}$/.test(word) || SHORT_THING.test(word)) ||
    /(?:니까|이라|[가-힣]{2}자)$/.test(word) ||
    // 두배 세지니까: how much; 블로그라 믿어도: as it is one.
    /^(?:[두세네몇]|다섯|여섯|열)배$/.test(word) ||
    (/^[가-힣]{2,}라$/.test(word) && !isListedThing(word)) ||
    /^(?:누가|누구|무엇|언제|어디|어떻게)$/.test(word) ||
    BESIDE.test(word) ||
    ADVERB.test(word) ||
    HOW.test(word)
  )
    return false;
  // 논쟁이, 실험도: the particle is there.
  const base = /^(.{2,})[이가은는도만]$/.exec(word)?.[1];
  if (!isListedThing(word) && base && (isListedThing(base) || isDoingNoun(base))) return false;
  // 갈수록, 놀랍다니, 교과서엔; 꾹꾹, 한참.
  if (/(?:수록|다니|[가-힣]엔|에선|조차|마다)$|^(.{1,2})\1$/.test(word)) return false;
  if (!isKnownNoun(word) && formOf(word)) return false;
  return mayLackParticle(word, before === '' ? '' : `${before} `);
}

/** A note with the particles that it leaves out before its verbs, where only one will do: 기포 생김 → 기포가 생김. */
export const withBareParticles = (text: string): string => outsideQuotes(text, particled);

function particled(text: string): string {
  const words = text.split(' ');
  for (const { nth, particle } of bareNouns(text))
    if (particle) words[nth] = withParticle(words[nth] ?? '', particle);
  return words.join(' ');
}
