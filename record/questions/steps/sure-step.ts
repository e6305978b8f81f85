import { lastFinal } from '../../hangul.ts';
import { isListedThing } from '../../style/words/nouns.ts';
import { beforeNext } from '../phrases/closing-verbs.ts';
import { EVENT } from './doings.ts';
import { ACTIVITY_NOUN } from '../lesson/lesson-vocabulary.ts';
import { namesEvent } from '../lesson/named-events.ts';
import { endsInNoun, isNounPhrase } from '../phrases/noun-phrase.ts';
import { leftOf } from '../phrases/phrase-edges.ts';
import { stripParticle } from '../phrases/particles.ts';
import { isTorn } from './torn-steps.ts';
import { type Before, isDoingInGi, isVerbForm } from '../phrases/verb-forms.ts';

/** 그 까닭을 설명하기, 이를 정리하기: of what, only the rest of the description tells. */
const POINTS_BACK =
  /^(?:그|이|저|만든|본|읽은|들은|찾은|고른|모은|이를|그를|그것|이것|이러한|그러한|그런|이런|거기|여기|위|앞)(?:[을를의에]|에서)? /;
/** 출처 확인한거 표시, 써도 되는데, 준비못한 학생: said to the class, or noted down for the desk. */
const SAID =
  /(?:는데|은데|인데|던데|니까|거든|[한은는던쓴본된준온난]거|[한은는던쓴본된준온난]건|조만|사람만|애들|써도|(?:^|하)해도|봐도|없어도|^못[가-힣]+도|[못안]하?[한낸]|준비못한|때로|[가-힣](?<!그|이)때)$|^[월화수목금토일]욜/;
const SAID_ALONE =
  /^(?:꼭|필수|택1|中|등|외|제외|단|만|거|건|점|더|다들|아직|이미|먼저|대충|그냥|쌤|쌤께|[가-힣]+쌤께?)$/;
/** 1인당 2분, 5조, A4반장: how it was run. */
const RUN =
  /^[a-z]\d*개|까지만?$|[가-힣]\d+개$|\d+개 ?중$|^\d+명$|\d+(?:인당|명당|조당|점|반|교시|번씩)$|^[A-Za-z]+\d+[가-힣]|^\d+[가-힣]{1,2}당$/;
/** 물로켓 터지기, 4번 어려워하기: what befell them. */
const BEFELL =
  /(?:터지|깨지|부러지|빠지|늦|남|모자라|어려워하|힘들어하|헷갈리|헷갈려하|틀리|엎|쏟|다치|고장나|넘치|부족하|끝나|걸리|떠들|졸|멈추|결석하|지각하|밀리|실패하|좋아하|싫어하|재밌어하|떨어지|잊|까먹|안 되|못 하)기$/;
/** 5일 비교, 30초 유지: how long, and what is not said. */
const HOW_LONG = /^\d+(?:조|번|반|일|주|주일|개월|시간|교시|차|점)(?:간|동안)? /;
/** 결과를 해석하기, 의견을 나누기: of anything. */
const OF_ANYTHING =
  /^(?:결과|내용|자료|의견|생각|소감|글|그림|사진|표|문제|이유|과정|느낀 점|것|점|말|공통점|차이점|공통점과 차이점)[을를도] (?:표로 |글로 |[가-힣]+하여 )?[가-힣]+$/;
/** 왜 다른지 토의하기, 소고로 발표: of what, the clause before tells. */
const OF_THAT =
  /^(?:(?:왜|어떻게) [가-힣]+지|[^ ]+(?:으로|로)) (?:토의|토론|발표|설명|정리|표현|소개|공유|이야기|연주)(?:하기)?$/;
/** What needs no object: 토론에 참여하기, 예측 위치와 비교하기. */
const WITHOUT_OBJECT =
  /(?:에|에게|에서|[와과]|으?로) (?:[^ ]+ )?(?:참여|참가|답|적용|비교|대응|다녀오|나가|토론|토의|논쟁|활동|되|가|오|서명|봉사|인터뷰|대화|발표|이야기|말|연주|노래|공연|경기|실습|체험|질문|협상|재|견주|맞추|옮기|바꿔 쓰|바꾸어 쓰|결정|표현|나타내)(?:하)?기$|\S+ \S+ \S+(?:으로|로) (?:설명|분석|해석|풀이|증명|해결)하기$/;
const LOOSE =
  /^(?:동안|뒤|후|전|때|씩|이내|안에|다시|직접|함께|서로|새로|스스로|각각|모두|자세히|간단히|앞|위|옆)$/;

/** The particle of a word: 로 of 글로, none of 답사경로. */
function particleOf(word: string): string {
  if (/^(?:글|표|말|식|시|몸|춤|예|그림)(?:으로|로)$/.test(word)) return '로';
  return endsInNoun(word) ? '' : stripParticle(word).particle;
}

/** Whether what is done in the last clause has its object: in 역할을 맡은 친구 앞에서 설명하기 it has none. */
function hasObject(words: readonly string[]): boolean {
  let before: Before = 'start';
  let found = false;
  let isSentence = false;
  words.slice(0, -1).forEach((word, i) => {
    const isVerb = isVerbForm(word, before, words[i + 1]);
    // What stands before a verb that describes a noun is that verb's.
    if (isVerb && /(?:는|던)$|[은한된할될인]$/.test(word)) found = false;
    else if (isVerb && ['ㄴ', 'ㄹ'].includes(lastFinal(word) ?? '')) found = false;
    before = beforeNext(word, before, words[i + 1]);
    const particle = particleOf(word);
    if (particle !== '' && !/^[의와과]$/.test(particle)) isSentence = true;
    // 근거가 타당한지 따지기.
    if (/^[을를]$/.test(particle) || /[가-힣](?:는|은|인|한|린|친|난)지$/.test(word)) found = true;
  });
  if (!isSentence || found) return true;
  const beside = words.at(-2) ?? '';
  if (WITHOUT_OBJECT.test(words.join(' '))) return true;
  // 규칙 정하기, 체험 학습 장소 고르기: its object without a particle.
  return particleOf(beside) === '' && !LOOSE.test(beside) && !isVerbForm(beside, 'noun', 'x');
}

/** 비교 사진찍어 구글문서 공동작성: several things run together, with no mark between. */
function isRunTogether(words: readonly string[]): boolean {
  const bare = words.every(
    (word) => stripParticle(word).particle === '' && !/[가-힣](?:고|며|뒤|후)$/.test(word),
  );
  return (
    bare &&
    words.slice(0, -3).some((word, i) => ACTIVITY_NOUN.test(word) && !namesEvent(word, words[i + 1] ?? '')) &&
    !words.some((word) => AFTER.test(word))
  );
}
const AFTER = /^(?:후|뒤|다음|및)$/;

/** Whether no word of a step is talk or a note to oneself. */
const isPlain = (words: readonly string[]) =>
  words.every(
    (word) => !SAID_ALONE.test(word) && (isListedThing(word) || !(SAID.test(word) || RUN.test(word))),
  );

/**
 * Whether a step, in the form that questions quote, is surely a whole doing of the class: it begins where a clause
 * begins, has its object, points back at nothing, and is neither talk nor an accident.
 */
export function isSureStep(step: string, content: string): boolean {
  const words = step.split(' ');
  if (
    POINTS_BACK.test(step) ||
    HOW_LONG.test(step) ||
    OF_ANYTHING.test(step) ||
    OF_THAT.test(step) ||
    BEFELL.test(step)
  )
    return false;
  if (!isPlain(words) || isRunTogether(words) || isTorn(step, content)) return false;
  // 부스 돌고 도장: what stands behind a joint is a doing too.
  const last = words.at(-1) ?? '';
  const isJoined = words.slice(0, -1).some((word) => /[가-힣]고$/.test(word) && !endsInNoun(word));
  if (isJoined && !/기$/.test(last) && !EVENT.test(last) && !ACTIVITY_NOUN.test(last)) return false;
  if (isDoingInGi(words.at(-1) ?? '') && !hasObject(words)) return false;
  const opening = words.slice(0, 2).join(' ');
  const at = content.indexOf(opening);
  if (at < 0) return true;
  const before = content.slice(0, at);
  // 반티 정하기 | 응원 연습 | 줄다리기: one doing of a row behind the other.
  const ahead = / ?([^ ]+) $/.exec(before)?.[1] ?? '';
  return leftOf(before, step) === 'whole' || EVENT.test(ahead) || isDoingInGi(ahead);
}

/**
 * Whether the name of an activity can stand in a question without quotation marks: nouns alone, or a doing that ends
 * in 활동; 문이 n개일 때로 확장 is a piece of a sentence.
 */
export function isSureName(name: string, content: string): boolean {
  const isDoing = /[가-힣]는 활동$/.test(name);
  if (BEFELL.test(name.replace(/는 활동$/, '기'))) return false;
  if (!isPlain(name.split(' ')) || (!isDoing && !isNounPhrase(name))) return false;
  const at = content.indexOf(name.split(' ').slice(0, 2).join(' '));
  return at < 0 || leftOf(content.slice(0, at), name) === 'whole';
}
