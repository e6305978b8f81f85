import { isConcept, isKnownTerm } from '../matters/concepts.ts';
import { VAGUE, VAGUE_ALONE } from './lesson-vocabulary.ts';
import { isNoMatter } from '../matters/no-matters.ts';
import { endsInNoun, isNounPhrase } from '../phrases/noun-phrase.ts';
import { stripParticle } from '../phrases/particles.ts';
import { RECKONED } from '../matters/tools.ts';
import { isVerbForm } from '../phrases/verb-forms.ts';

/** Words of the longest name that notes open with. */
const MOST_WORDS = 4;
/** What a class takes part in, whatever else is noted behind it. */
const HELD =
  /(?:실습|멘토링|견학|면접|회의|훈련|교육|대회|캠페인|특강|강연|체험|답사|탐방|봉사|수련회|캠프|검사|토론|토의|실험|모의재판|박람회|설명회|시뮬레이션|합창제|음악회|운동회|수학여행|골든벨|챌린지|바자회|장터|플래시몹|축제)$/;
/** 토론 개요서, 수학여행 코스: drawn up for it, and another thing. */
const DRAWN_UP_FOR =
  /^(?:계획|계획서|계획표|대본|개요|개요서|논제|규칙|준비|준비물|안내|안내문|코스|장소|주제|일정|부스|포스터|기획|기획서|홍보|영상|도구|장치|용품|보고서|자료|동아리|VR|가상|온라인|담당|역할|주간|때|후|뒤|전)/;
/** 동물실험 찬반: spoken about, and not held. */
const DEBATED = /^(?:찬반|찬성|반대|금지|허용|폐지|논쟁|논란|윤리)/;
/** What closes a name: a mark, a bracket, another script, the end. */
const CLOSED = /^(?![-·~/]\S)\s*(?:[,.:;!?/→(\n]|[-–—] |$|[^\s가-힣A-Za-z\d+&~'"‘“「『])/;

const FIRST_OF_LIST = /^, ?[가-힣A-Za-z]+,/;
const GOES_ON = /^ ?\([^()]*\) ?[가-힣]/;
/** 빨대 20개, 테이프 1m: what it is done with, noted right behind it. */
const WITH_THINGS = /^[^\n]{0,16}\d+ ?(?:개|장|cm|mm|m|g|kg|mL|ml|L)(?![A-Za-z가-힣])/;
const PLAYED =
  /(?:지도|퍼즐|[가-힣]극|게임|브로슈어|리플릿|컴퓨팅|프로그램|작품|만화|웹툰|모형|놀이|릴레이|포스터|신문|카드|영상|일기|프로젝트|스피치|낭독회|북콘서트)$/;
/** What a lesson of mathematics opens with. */
const FIELD = /^(?:미분|적분|정적분|벡터|행렬|수열|확률|순열|조합|로그|극한|통계)$/;

/** What hurried notes open with: an event of the class, or the thing that they are about. */
export interface Head {
  name: string;
  isEvent: boolean;
}

/** The nouns that a description opens with, up to four, and what stands behind them; none where it is a sentence. */
function opening(content: string): { words: string[]; behind: string } {
  const line = content.trimStart();
  const words: string[] = [];
  let at = 0;
  while (words.length < MOST_WORDS) {
    const word = /^ ?((?:[가-힣]+|[A-Z]{2,5})(?:[·+][가-힣A-Za-z]+)*)(?=[^\p{L}\p{N}]|$)/u.exec(
      line.slice(at),
    )?.[1];
    if (word === undefined) break;
    const isBound = stripParticle(word).particle !== '' && !endsInNoun(word);
    if (isVerbForm(word, 'noun', 'x')) break;
    // 유사도로 취향 비교: the means of it.
    if (/[가-힣](?:으로|로)$/.test(word) && words.length > 0) break;
    // 광합성을, 칸트의: a sentence.
    if (isBound) return { words: [], behind: '' };
    words.push(word);
    at += (at === 0 ? 0 : 1) + word.length;
  }
  return { words, behind: line.slice(at) };
}

/**
 * The name that hurried notes open with, with all that follows left aside: 심폐소생술 실습 소방서 강사님 2시간 → 심폐소생술 실습,
 * 에그드랍!! 빨대 20개 → 에그드랍; null where they open with a sentence or with what could be torn.
 */
export function headName(content: string): Head | null {
  const { words, behind } = opening(content);
  for (let n = words.length; n > 0; n -= 1) {
    const next = words[n] ?? /^ ([가-힣A-Z]+)/.exec(behind)?.[1] ?? '';
    const name = words.slice(0, n).join(' ');
    if (HELD.test(name) && name.length > 3 && DEBATED.test(next)) return { name, isEvent: false };
    // 지역 축제(머드, 나비) 성공 요인 분석: its name goes on behind the bracket.
    if (n === words.length && GOES_ON.test(behind)) continue;
    if (HELD.test(name) && name.length > 3 && !DRAWN_UP_FOR.test(next)) return { name, isEvent: true };
  }
  const all = words.join(' ');
  // 윤동주의 「서시」, 박지원 <허생전>: whose, and no -ism.
  if (words.length === 1 && /^ ?[「『《〈<'"‘“]/.test(behind)) return null;
  if (words.length > 0 && CLOSED.test(behind) && !GOES_ON.test(behind)) {
    const last = words.at(-1) ?? '';
    const isTelling =
      all.length >= 3 &&
      !/(?:수업|단원|시간|차시|복습|과제|숙제|활동|자유|선택|준비|모둠)$/.test(last) &&
      !VAGUE.has(all) &&
      !VAGUE_ALONE.test(all) &&
      !isNoMatter(last);
    // 에그드랍!! 빨대 20개: tried with one's hands.
    // 프랑스 혁명 재판극, 선거구 획정 퍼즐: played or made.
    const isTried = (WITH_THINGS.test(behind) && !isConcept(all)) || PLAYED.test(last);
    // 프랙털 카드, 하노이탑, 4색 정리 탐구: the first of several.
    const isFirst = PLAYED.test(last) && FIRST_OF_LIST.test(behind);
    if (isTelling && !isFirst && isNounPhrase(all)) return { name: all, isEvent: isTried };
  }
  // 포물선운동 물로켓 각도, 벡터 내적 유사도로: what the first word alone tells.
  const [first = ''] = words;
  const isTerm = FIELD.test(first) || (first.length > 3 && (isKnownTerm(first) || RECKONED.test(first)));
  return isTerm ? { name: first, isEvent: false } : null;
}

/** '중고 교복 나눔 장터'를 기획하여: an event that the class gave a name. */
const QUOTED_EVENT = /['‘"“]([가-힣A-Za-z][가-힣A-Za-z\d ]{3,19})['’"”] ?([^\n]{0,12})/g;

/** The events that a description calls by their names in quotation marks. */
export function quotedEvents(content: string): string[] {
  return [...content.matchAll(QUOTED_EVENT)]
    .filter(([, name = '', behind = '']) => HELD.test(name) && /^[을를에]/.test(behind) && isNounPhrase(name))
    .map(([, name = '']) => name);
}

/** 종이신문 만들기 프랑스혁명 1789~1794: of what, noted right behind what is made. */
const BEHIND_MAKING = /^[가-힣A-Za-z ]{2,20}(?:만들기|그리기|쓰기|제작|꾸미기) ([가-힣]{4,12})(?=[ ,./\n]|$)/;

/** 주제 신조어, 주제: 청소년 수면. */
const STATED = /(?:^|[\s,./(])주제\s?[:：]?\s([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2})(?=\s*(?:[/,.)\n]|$))/;

/** What the teacher says that it is about, in so many words. */
export function statedTopic(content: string): string | null {
  const behind = BEHIND_MAKING.exec(content)?.[1];
  if (behind && isKnownTerm(behind)) return behind;
  const topic = STATED.exec(content)?.[1];
  return topic && isNounPhrase(topic) && !/자유|선정|선택|정하|고르|탐구|발표|토론|토의/.test(topic)
    ? topic
    : null;
}
