import { lastFinal } from '../../hangul.ts';
import { isAdverb, isDoing, isListedThing } from '../../style/words/nouns.ts';
import { beforeNext } from './closing-verbs.ts';
import { COUNTED, COUNTER } from '../lesson/lesson-vocabulary.ts';
import { stripParticle } from './particles.ts';
import { type Before, isVerbForm } from './verb-forms.ts';

/**
 * How a phrase begins where it stands: whole, cut from what describes it (담아 잰 | 값), or torn out of a longer
 * name (학생 수면 | 시간).
 */
export type Left = 'whole' | 'modified' | 'torn';
/** What a phrase is to what follows: it ends there, or it is cut short (산도와 차이 | 가 나는). */
export type Right = 'end' | 'object' | 'subject' | 'about' | 'studied' | 'of' | 'with' | 'means' | 'torn';

/** What stands between clauses, or counts, and belongs to no name. */
const BETWEEN =
  /^(?:뒤|후|다음|때|때에|및|등|등의|또는|그리고|또한|중|가운데|동안|전|위해|위하여|통해|통하여|대해|대하여|대한|관해|관하여|관한|따라|따른|의해|의한|비추어|있는|없는|두|세|네|여러|각|각각|다섯|여섯)$/;
/** 그 까닭, 이 문제: what it points back at is not told. */
const POINTING = /^(?:그|이|저|그런|이런|이러한|그러한|어떤|어느|같은|다른|서로)$/;
const HOW =
  /^(?:함께|직접|서로|스스로|각자|다시|먼저|실제로|나란히|새로|같이|매일|날마다|모두|미리|가장|더|잘|따로|오늘|이번|지금)$|(?:별로|모둠별|조별|반별|개인별|씩|적으로|마다|하게|스럽게|롭게)$/;
const OPENS = /[([{「『《〈<'"‘“]$/;

/** A clause of a sentence, and no item of a list. */
const SENTENCE = /[가-힣](?:을|를|에서|에게|으로|은|는) | (?:뒤|후|다음) /;

const isNoun = (word: string) => isListedThing(word) || isDoing(word);
const isSign = (mark: string) => !/[\p{L}\p{N}]/u.test(mark);

/** What the words of a clause leave before the next one. */
function stateAfter(words: readonly string[]): Before {
  return words.reduce<Before>((before, word, i) => beforeNext(word, before, words[i + 1] ?? '말'), 'start');
}

/** What a verb does to the phrase behind it: 잰 describes it, 재어 does not. */
const describes = (verb: string) => ['ㄴ', 'ㄹ'].includes(lastFinal(verb) ?? '') || verb.endsWith('던');

const OWNERS = /(?:(?:^|[ .;\n])[가-힣A-Za-z]{1,6},){2}$/;
/** Whether a text ends in a pair and a comma: 판의 경계와 지진. */
function isPair(text: string): boolean {
  const first = /([가-힣A-Za-z]+) [가-힣A-Za-z]+,$/.exec(text)?.[1] ?? '';
  return /^[와과]$/.test(stripParticle(first).particle);
}

/** 초음파 센서로, 모션 센서의: what a joined pair is used for. */
const WITH_OR_OBJECT = /^(?!앞으로)[가-힣A-Za-z]+(?: [가-힣A-Za-z]+)?(?:으로|로|을|를|의) /;

/** @param before the text up to the phrase, @param phrase what stands behind it */
export function leftOf(before: string, phrase: string): Left {
  const text = before.trimEnd();
  if (text === '' || OPENS.test(before)) return 'whole';
  // 카트+모션 센서로: the last of what it is done with.
  if (/[가-힣][+&]$/.test(before) && WITH_OR_OBJECT.test(phrase)) return 'torn';
  // 주계열성/거성, ~てみてください, K-POP: joined to what stands before.
  if (text === before) return isSign(before.at(-1) ?? '') && !/[·/~～-]$/.test(before) ? 'whole' : 'torn';
  if (isSign(text.at(-1) ?? '')) {
    // 아두이노 우노 + 초음파 센서로: the last of what it is done with.
    if (/[가-힣] ?[+&/]$/.test(text) && WITH_OR_OBJECT.test(phrase)) return 'torn';
    // 환율과 물가, 실업률 변화 그래프: the last of three.
    if (isPair(text)) return 'torn';
    // 소화, 순환, 호흡, 배설의 작용: all of them own it.
    if (OWNERS.test(text) && /^[가-힣A-Za-z]+의 /.test(phrase)) return 'torn';
    // 철가루와 활성탄, 소금의 비율: the last of a list takes what belongs to all of it.
    const listed = /([가-힣]+),$/.exec(text)?.[1];
    const isList =
      listed !== undefined &&
      !BETWEEN.test(listed) &&
      !isDoing(listed) &&
      !listed.endsWith('기') &&
      stripParticle(listed).particle === '' &&
      /의 /.test(phrase);
    const clause = (text.split(/[.,;:!?\n→/|()]+/).at(-2) ?? '').trim();
    return isList && SENTENCE.test(clause) && stateAfter(clause.split(' ')) === 'noun' ? 'torn' : 'whole';
  }
  const words = (text.split(/[.,;:!?…\n→/|()\]」』》〉'"’”]+/).at(-1) ?? '').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  // 공학 도구(알지오매스)로 | 이차곡선 작도.
  if (/^(?:으로|로|을|를|에|에서|은|는|이|가)$/.test(last)) return 'whole';
  if (BETWEEN.test(last) || COUNTED.test(last) || COUNTER.test(last)) return 'whole';
  if (POINTING.test(last)) return 'modified';
  const state = stateAfter(words.slice(0, -1));
  // 담아 잰, 만들 글: of one letter.
  if (/^(?:case|verb)$/.test(state) && last.length === 1 && describes(last)) return 'modified';
  if (isVerbForm(last, state, phrase)) return describes(last) ? 'modified' : 'whole';
  if (HOW.test(last) || isAdverb(last)) return 'whole';
  if (isNoun(last)) return 'torn';
  const { particle } = stripParticle(last);
  // …하기까지의 심리 변화: whose it is stands before it.
  if (particle.endsWith('의')) return 'modified';
  // 색과 | 모양의 변화: both halves own what follows.
  if (particle === '과' || particle === '와') return /의 | /.test(phrase) ? 'torn' : 'whole';
  if (particle !== '') return 'whole';
  if (/[가-힣](?:고|며|면서|하여|해|해서|아|어|여|려고|도록)$/.test(last)) return 'whole';
  return describes(last) && /[가-힣](?:는|은|한|된|할|될|인)$/.test(last) ? 'modified' : 'torn';
}

const STUDIED =
  /^ (?:자료 |사례 |심화 |비교 |기초 )?(?:분석|조사|탐구|비교|해석|이해|설명|구분|구별|분류|고찰|연구|정리|관찰|관측|알아보기|살펴보기|파악|구하기|어림|계산|실험|토의|토론|찬반|논쟁|작도|활용|단원|감상|측정|추정|찾기|익히기|배우기|소개|예측|단원|문제|적용)(?=$|[\s,.;:/)→]|하|해|함|한|했|되)/;
/** 중화 적정 실험을 설계하기. */
const TRIED = /^ (?:실험|탐구|조사|토론|토의|캠페인)[을를] (?:하|해|설계|계획|수행|실시|진행|통)/;
const ABOUT =
  /^(?:에 (?:대한|대해|대하여|대해서|관한|관해|관하여)|(?:을|를) (?:둘러싼|둘러싸고|두고|놓고|주제로|소재로|중심으로)|(?:이란|란) |(?:와|과) 관련)/;
/** 산도와 차이가 나는: 와 belongs to the verb. */
const RELATION = /[와과] (?:차이|관련|관계|연관|상관|거리|갈등|마찰|교류|경쟁)$/;

/** 공장주, 노동자, 개혁가 입장에서; 하천의 BOD, DO, 탁도 측정: what follows the list takes all of it. */
const OF_VIEW =
  /^(?:, ?[가-힣A-Za-z]+)+ ?(?:의 )?(?:입장|관점|시각|처지|시점|편|역할)(?:에서|으로|을|이|별로)/;
const MORE_OF_IT =
  /^(?:, ?[가-힣A-Za-z]{1,5}){1,4}(?:[을를] |[과와] [가-힣]+[을를] | (?:측정|비교|대조|분류|구분|조사|분석|정리|관찰|탐구|알아|찾|살펴))/;
/** GDP와 물가지수, 실업률의 뜻. */
const THIRD_OWNS = /^, ?[가-힣A-Za-z]+의 [가-힣]/;
/** 지역 축제(머드, 나비) 성공 요인. */
const BRACKET = /^ ?\([^()]*\)(?= ?[가-힣])/;

/** @param after the text behind the phrase, @param phrase what stands before it */
export function rightOf(after: string, phrase: string): Right {
  const explained = BRACKET.exec(after)?.[0];
  if (explained !== undefined) return rightOf(after.slice(explained.length), phrase);
  if (OF_VIEW.test(after) || (/의 /.test(phrase) && MORE_OF_IT.test(after))) return 'torn';
  if (isPair(`${phrase},`) && THIRD_OWNS.test(after)) return 'torn';
  if (after === '' || /^\s*(?:[\n.,;:!?…→(|)\]]|[-–—/] |$)/.test(after)) return 'end';
  if (/^\s+\d{1,2}[.)] /.test(after)) return 'end';
  if (/^\s*[/→]\s*\S/.test(after) && /^\s/.test(after)) return 'end';
  if (/^['"’”」』》〉]/.test(after)) return rightOf(after.slice(1), phrase);
  if (ABOUT.test(after)) return 'about';
  // 색과 맛을 기준으로 평가하기.
  if (/^[을를] (?:기준|바탕|토대|근거)/.test(after)) return 'torn';
  if (/^[을를] (?:활용|이용|사용|통)/.test(after)) return 'means';
  const particle = /^[가-힣]+/.exec(after)?.[0] ?? '';
  if (/^[이가]$/.test(particle) && RELATION.test(phrase)) return 'torn';
  // 학파의 철학자가 되어; 재활용률 국가 비교: whose, and by what.
  if (/^[이가] 되/.test(after)) return 'torn';
  if (/(?:국가|나라|지역|연도|학년|성별)$/.test(phrase) && / /.test(phrase) && /^ 비교/.test(after))
    return 'torn';
  if (/^(?:을|를)$/.test(particle)) return 'object';
  if (/^(?:은|는|이|가|도|만|에서는|에는)$/.test(particle)) return 'subject';
  if (particle === '의') return 'of';
  if (/^(?:와|과|이나|나|이랑|랑|하고)$/.test(particle)) return 'with';
  if (/^(?:으로|로|으로써|로써|에서|에|에게|부터|까지)$/.test(particle)) return 'means';
  if (/^(?:하|해|한|함|했)/.test(particle) && isDoing(phrase.slice(phrase.lastIndexOf(' ') + 1)))
    return 'studied';
  if (particle !== '' || !after.startsWith(' ')) return 'torn';
  if (STUDIED.test(after) || TRIED.test(after)) return 'studied';
  const counted = /^ (?:\d+|한|두|세|네|다섯|여섯|여러) ?[가-힣]{1,2}(?=[을를의 ]|$)/.exec(after)?.[0];
  if (counted !== undefined) return rightOf(after.slice(counted.length), phrase);
  const next = /^ ([가-힣]+)/.exec(after)?.[1] ?? '';
  // 포물선 접시 그리기, 소설 읽고: its object without a particle.
  const isVerb = isVerbForm(next, 'case', '말') || /기$/.test(next) || HOW.test(next) || BETWEEN.test(next);
  return isVerb ? 'object' : 'torn';
}

/** How many places of a phrase are looked at: a page of one word repeated would take long. */
const MOST_PLACES = 5;

/** Each place where a phrase stands, by its two ends. */
export function edgesOf(phrase: string, content: string): { left: Left; right: Right; after: string }[] {
  const edges: { left: Left; right: Right; after: string }[] = [];
  for (
    let at = content.indexOf(phrase);
    at >= 0 && edges.length < MOST_PLACES;
    at = content.indexOf(phrase, at + phrase.length)
  ) {
    const after = content.slice(at + phrase.length);
    edges.push({ left: leftOf(content.slice(0, at), phrase), right: rightOf(after, phrase), after });
  }
  return edges;
}
