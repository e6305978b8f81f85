import { lastFinal, withParticle } from '../../hangul.ts';
import {
  closingStem,
  isClosingVerb,
  isDoingInGi,
  isVerbForm,
  joiningStem,
} from '../../questions/verb-forms.ts';
import { isDescribing } from '../../style/forms.ts';
import { isAdverb, isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { lastWord } from '../../style/stems.ts';
import { INTRANSITIVE } from '../notes/missing-objects.ts';
import { formOf, takesObject } from '../notes/word-forms.ts';
import { doing, isKind, isWay, withLastObject } from './activity-objects.ts';

/** The grammar of an activity's name: a clause stands before 활동 in its adnominal form, a noun phrase as it is. */

const CASE = /(?:[을를]|에|에서|에게|께|한테|으?로)$/;
/** 3개: so many of what was named; 3분, 4주간: how long. */
const COUNTED = /^\d+(?:개|장|편|권|곳|건|점|컷|종|대|문제|문항|가지|명|곡|줄)$/;
const HOW = /^(?:서로|직접|함께|같이|다시|새로|스스로|각자|모두|먼저|번갈아)$/;
const NOUN_JOINT = /^(?:및|또는|후|뒤)$/;

const isNoun = (word: string) => isListedThing(word) || isThingNoun(word) || isDoingNoun(word);
const isHow = (word: string) => HOW.test(word) || isAdverb(word) || isKind(word) || isWay(word);
/** 맞춰보기: a doing by its verb. */
const isGi = (word: string) => word.endsWith('기') && isDoingInGi(word);
/** Verbs whose noun without a particle is what they are done to. */
const takes = (stem: string) => takesObject(stem) || /^(?:보|불러오)$/.test(stem);
/** 공공데이터, 간격: no word of the dictionary, and neither how nor when. */
const isUnknownNoun = (word: string) =>
  /^[가-힣]{2,}$/.test(word) &&
  formOf(word) === null &&
  !/(?:[은는이가도만의과와랑]|대로|마다|별|간|[로에지]|[히게적씩]|처럼|만큼|동안|번|차례|부터|까지|후|뒤|중)$/.test(
    word,
  );
/** 진로, 통학로, 전기회로: nouns; the particle 로 stands behind a vowel or ㄹ, and seldom behind one letter (글로). */
const isRoad = (word: string) =>
  (/[^으]로$/.test(word) && !/^ㄹ?$/.test(lastFinal(word.slice(0, -1)) ?? '')) ||
  (/^.로$/.test(word) && !/^[글말칼붓손발]/.test(word)) ||
  /[가-힣]{2}[회수미]로$/.test(word);
const hasCase = (word: string) =>
  word.length > 1 &&
  CASE.test(word) &&
  !isRoad(word) &&
  !isListedThing(word) &&
  !isDoingNoun(word) &&
  !isAdverb(word);
/** 조사, 재구성, 설계·제작·평가. */
const isDone = (word: string) =>
  word.split('·').every((one) => isDoingNoun(one) || isDoingNoun(one.replace(/^재(?=..)/, '')));

/** 결과 보고 희망학과 조사: read; 결과 보고 및: a report. 살펴보고: no kind of report. */
const isJoint = (word: string, before: string, next: string) =>
  /[가-힣](?:고|며|면서|서|여|해|[아어려져켜춰눠워와러라내])$/.test(word) &&
  !isAdverb(word) &&
  !(
    (isListedThing(word) || isDoing(word)) &&
    (!/^(?:보고|재고)$/.test(word) || NOUN_JOINT.test(next) || next === '')
  ) &&
  (isVerbForm(word, before === '' ? 'start' : hasCase(before) ? 'case' : 'noun', next) ||
    formOf(word) !== null ||
    joiningStem(word) !== null ||
    isDone(/^(.+?)(?:하(?:고|며|면서|여)|해서?)$/.exec(word)?.[1] ?? ' '));

const isAdnominal = (word: string) =>
  !isNoun(word) && (/[가-힣][는던]$/.test(word) || word.endsWith('한') || isDescribing(word));

/** The words with what stands in quotation marks as one of them. */
const wordsOf = (text: string) => text.match(/(?:['"‘“「『][^'"’”」』]*['"’”」』]|[^\s])+/g) ?? [];

interface Clause {
  /** Where its last verb that goes on or its last noun with a particle stands, -1: none. */
  open: number;
  /** Behind the last verb that goes on. */
  start: number;
  /** A verb behind it describes a noun: 가격을 비교하는 탐구. */
  described: boolean;
}

function clauseOf(words: readonly string[]): Clause {
  let [open, start, described, joint] = [-1, 0, false, -1];
  for (const [at, word] of words.slice(0, -1).entries()) {
    if (isJoint(word, words[at - 1] ?? '', words[at + 1] ?? ''))
      [open, joint, start, described] = [at, at, at + 1, false];
    else if (hasCase(word)) [open, described] = [at, false];
    // 여인의 삶을 다룬: what the verb takes belongs to it.
    else if (isAdnominal(word)) [open, described] = [joint, true];
  }
  return { open, start, described };
}

const EVENT_NOUN =
  /(?:수업|프로젝트|게임|독서|실험|실습|토론|토의|캠페인|회의|재판|봉사|체험|공연|역할극|인터뷰|면담|훈련|경기|놀이|스피치|플레이|연극)$/;

/** The last nouns of a clause as its verb: 구청에 제안 → 구청에 제안하는, 희망학과 3개 조사 → 희망학과 3개를 조사하는. */
function asVerb(words: readonly string[], { open, start }: Clause): string | null {
  const last = words.at(-1) ?? '';
  const own = words.slice(open + 1, -1);
  const noun = own.at(-1);
  const before = words.slice(0, -1).join(' ');
  const acted = words.slice(start, -1).some((word) => /[을를]$/.test(word) && hasCase(word));
  const withObject = () => {
    if (noun === undefined || acted || isWay(noun) || /[과와]$/.test(noun) || isAdverb(noun)) return before;
    const isObject = isNoun(noun) || COUNTED.test(noun) || (isGi(last) && takes(last.slice(0, -1)));
    return isObject ? withParticle(before, '을/를') : null;
  };
  if (isGi(last)) {
    const title = withObject();
    return title === null ? null : `${title} ${doing(last.slice(0, -1))}`;
  }
  if (EVENT_NOUN.test(last) && !acted && own.length > 0)
    return `${before} ${withParticle(last, '을/를')} 하는`;
  if (!isDone(last)) return EVENT_NOUN.test(last) ? `${before} ${withParticle(last, '을/를')} 하는` : null;
  const titled = `${before} ${withParticle(last, '을/를')} 하는`;
  // 잠망경 제작 및 원리 설명: two doings by their nouns.
  if (!acted && (own.includes('및') || (noun !== undefined && isKind(noun)))) return titled;
  const object = withObject();
  if (object !== null) return `${object} ${last}하는`;
  // 합의문 작성: whatever is written.
  const taken = withLastObject(`${before} ${last}하는 활동`);
  return /[을를] [^ ]+ 활동$/.test(taken) ? taken.slice(0, -3) : titled;
}

/** 결과 모아서, 간격 측정해서: the object of what is done first gets its particle. */
function withObjects(text: string): string {
  const words = wordsOf(text);
  let acted = false;
  return words
    .map((word, at) => {
      const next = words[at + 1] ?? '';
      const done = /^(.+?)(?:하(?:고|며|면서|여|는)|해서?)$/.exec(next)?.[1] ?? '';
      const joins = isJoint(next, word, words[at + 2] ?? '') || /는$/.test(next);
      const isActing = (isDone(done || ' ') && !INTRANSITIVE.test(done)) || takes(formOf(next) ?? '');
      const goesOn = isJoint(word, words[at - 1] ?? '', next) || isAdnominal(word);
      const isObject =
        isNoun(word) ||
        (isUnknownNoun(word) && !EVENT_NOUN.test(done)) ||
        /^['‘「『].*['’」』]$/.test(word) ||
        COUNTED.test(word) ||
        (/^[한두세네]$/.test(words[at - 1] ?? '') && !/(?:간|동안|번|달|주|시간|정도)$/.test(word));
      const lacks = joins && isActing && !acted && isObject && !hasCase(word) && !goesOn && !isHow(word);
      if (/[을를]$/.test(word) && hasCase(word)) acted = true;
      if (goesOn) acted = false;
      return lacks ? withParticle(word, '을/를') : word;
    })
    .join(' ');
}

/** 브이로그 1분 찍는: a title that names no object stays one, 브이로그 1분 찍기. */
function soundDoing(phrase: string): string {
  const whole = withObjects(phrase);
  const words = wordsOf(whole);
  const stem = formOf(words.at(-1) ?? '');
  const before = words.at(-2) ?? '';
  const isTitle = !words.some(
    (word, at) => hasCase(word) || isJoint(word, words[at - 1] ?? '', words[at + 1] ?? ''),
  );
  return stem && takes(stem) && isTitle && /^\d/.test(before)
    ? `${words.slice(0, -1).join(' ')} ${stem}기 활동`
    : `${whole} 활동`;
}

/**
 * The name of an activity as it may stand before 에서: a clause that ends in a bare noun or in a verb's nominal form is made
 * adnominal (개선안을 구청에 제안 활동 → 개선안을 구청에 제안하는 활동); null where no grammar makes one of it.
 */
export function soundName(name: string): string | null {
  const isCalled = name.endsWith(' 활동');
  const phrase = isCalled ? name.slice(0, -3) : name;
  if (/[가-힣]는$/.test(phrase) && isCalled) return soundDoing(phrase);
  const words = wordsOf(phrase);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const clause = clauseOf(words);
  if (clause.open < 0 && !/[함됨]$/.test(last)) return name;
  const bound = hasCase(before) ? 'case' : clause.open >= 0 ? 'verb' : 'noun';
  // 모의 실험: no verb, though it ends like one.
  const isNamed = isDoingNoun(last) && !/[을를]$/.test(before) && !/[함됨]$/.test(last);
  if (!isNamed && isClosingVerb(last, bound)) {
    const verb = doing(closingStem(last) ?? '');
    return verb ? `${withObjects(`${words.slice(0, -1).join(' ')} ${verb}`)} 활동` : null;
  }
  // 골라 읽혀 보고: half a sentence.
  if (isJoint(last, before, ' ')) return null;
  if (clause.open < 0) return name;
  // 가격을 비교하는 탐구, but 마음에 드는 문장 필사.
  if (clause.described && (!isCalled || clause.open < 0)) return name;
  const verb = asVerb(words, clause);
  return verb ? `${withObjects(verb)} 활동` : null;
}

/** 행렬의 연산, 도시의 성장과 도시 문제, 통계포스터: what it is about, and nothing that is done. */
export function isTopic(name: string): boolean {
  if (!name.endsWith(' 활동') || /[가-힣]는 활동$/.test(name)) return false;
  const phrase = name.slice(0, -3);
  const last = lastWord(phrase);
  if (isGi(last)) return false;
  if (/(?:동아리|[가-힣]{2}반|[가-힣]{2}부)(?: \d+년)?$/.test(phrase)) return false;
  return isThingNoun(last) || /[가-힣]의 [^ ]+$/.test(phrase) || !/[가-힣]$/.test(last);
}
