import { decompose, lastFinal } from '../../hangul.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import {
  ACTIVITY_NOUN,
  COUNTED,
  COUNTER,
  FUNCTION_WORD,
  NOUN_IN_GI,
  VERB_LIKE,
} from '../lesson/lesson-vocabulary.ts';
import { ISM, stripParticle } from './particles.ts';
import { type Before, isDoingInGi, isVerbForm, joiningStem } from './verb-forms.ts';

/** 토론하고, 조사함, 활용한: a noun of doing with 하다. */
export const DOING =
  /^(.{2,}?)(?:하(?:고|여|며|면서|기|는|게|였다|였음|자|도록|려고|고자)|해|해서|한다|한|할|함|했다|했음|합니다|되(?:고|는|어|며)|된|될|됨|시키(?:고|는|기))[.]?$/;
/** 썼다, 냈다, 됐다: told in the past, and no noun ends so. */
const isPast = (token: string) => token.endsWith('다') && decompose(token.at(-2))?.final === 'ㅆ';
/** Nouns of doing at the end of a phrase say what was done, not what it was about: 산소 발생량 [측정]. */
const TAIL =
  /^(?:작성|이해|개념|계산|해결|정리|방법|의미|파악|연구|활용|적용|학습|소개|참여|제시|표현|모의|구하기|알기|동아리|활동|신문식|원탁|[가-힣]{1,3}(?:히기|우기|하기|찾기|나누기|하여|짓기))$/;

/** 화산 활동, 경제 활동: what goes on by itself, and no work of the class. */
const BY_ITSELF = /^(?:화산|지각|지진|경제|생명|태양|대기|생산|소비)$/;

/** 모의 어전회의: played, and the lesson itself. */
const PLAYED = /(?:회의|재판|법정|국회|총회|청문회|면접|선거|투자|유엔)$/;
/** 별의 밝기와 거리의 관계: what lies between two is one thing. */
const BETWEEN = /^(?:관계|상관관계|차이|차이점|공통점|대립|갈등|조화|균형|관련성)$/;
/** The letters of the longest phrase that a question carries. */
const LONGEST_PHRASE = 20;

function trimmed(tokens: readonly string[]): string[] {
  const kept = [...tokens];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? '';
    if (last === '활동' && BY_ITSELF.test(kept.at(-2) ?? '')) break;
    // 양적 연구, 통합적 이해 are one thing; a lone letter after 의 (상호작용론의 눈) is a figure of speech, a poem is not.
    const figure = last.length === 1 && last !== '시' && /의$/.test(kept.at(-2) ?? '');
    if (
      /적$/.test(kept.at(-2) ?? '') ||
      (kept.at(-2) === '모의' && PLAYED.test(last)) ||
      (kept.length === 2 && /^(?:캠페인|표현)$/.test(last)) ||
      // 구제 방법: of a doing.
      (last === '방법' && isDoing(kept.at(-2) ?? '')) ||
      !(figure || last === '속' || TAIL.test(last) || ACTIVITY_NOUN.test(last))
    )
      break;
    kept.pop();
  }
  return kept.map((token, i) =>
    i === kept.length - 1 && !ISM.test(token) && token !== '주의'
      ? token.replace(/([^회토정강논합동결모의])의$/, '$1')
      : token,
  );
}

/** Parts `A와 B`: short halves stay one phrase (수요와 공급), long ones are two (기후 위기의 원인 / 대응 방안). */
function halves(tokens: readonly string[], joints: ReadonlySet<number>): string[][] {
  const joint = [...joints].at(-1);
  if (joint === undefined) return [trimmed(tokens)];
  const [left, right] = [tokens.slice(0, joint + 1), tokens.slice(joint + 1)];
  const whole = trimmed(tokens);
  if (joints.size === 1 && BETWEEN.test(whole.at(-1) ?? '') && whole.join(' ').length <= 18) return [whole];
  // 산과 염기의 중화: what both halves own together falls apart without either of them.
  if (
    left.length === 1 &&
    right.slice(0, -1).some((word) => word.endsWith('의')) &&
    whole.join(' ').length <= 18
  )
    return [whole];
  if (right.length === 0 || joints.size > 1) return [trimmed(left.map(bare)), trimmed(right.map(bare))];
  if (
    whole.length > joint + 1 &&
    (whole.length === joint + 2 || whole.length <= 3) &&
    whole.join(' ').length <= 16
  )
    return [whole];
  return [trimmed(left.map(bare)), trimmed(right)];
}

function bare(token: string): string {
  const { noun, particle } = stripParticle(token);
  return particle === '와' || particle === '과' ? noun : token;
}

const SPAN =
  /^(?:수면|반응|공부|통학|이용|사용|여가|근로|노동|체류|낙하|주행|운동|독서|시청|대기|조리|발효)$/;
/** What something was done with: nobody learns a telescope. */
const TOOL =
  /(?:망원경|현미경|카메라|스마트폰|태블릿|노트북|센서|키트|프로그램|어플|앱|사이트|시트|도구|재료|악보|교구|[A-Za-z]{3,})$/;

/** 자료로, 그림으로, 역할극으로: in what form it was done. */
const MEDIUM =
  /(?:자료|사진|사료|영상|연표|그림|그래프|모형|블록|기사|뉴스|만화|보고서|신문|흐름도|피라미드|역할극|통계|도표|마인드맵|글|표|말|몸짓|예|예시|사례)$/;
/** 물결통으로 관찰, 장구로 연주: what follows is done with it. */
const DONE_WITH =
  /^(?:관찰|관측|실험|측정|조립|촬영|만들|만드|꾸미|꾸며|그리|그려|나타내|연주|표현|말하|쓰기|엮)/;
/** 지형도, 관계도: 도 is no particle. */
const DRAWN =
  /(?:관계|흐름|분포|단면|전개|조감|지형|일기|구조|설계|계통|조직|구성|배치|평면|투시|지질|만족|이해|집중|완성|신뢰|선호|인지|기여|참여|난이|정면|측면|가계|경우|빈|순서|행렬|안내|수형|산점|상관|계획|약|해)도$/;
/** 영화를 보고, 시를 읽고: where the lesson began. */
const TAKEN_IN = /^(?:보고|읽고|듣고|보며|읽으며|들으며|시청하고|관람하고|시청한|읽은|본|보고서)$/;

/** Where it was done. */
const PLACE =
  /(?:카페|식당|가게|마트|병원|복지관|보호소|양로원|요양원|유치원|무대|거리|축제|센터|교실|학교|운동장|강당|체육관|현장|박물관|미술관|과학관|기념관|도서관|기관|공원|시장|행사|동아리|마을|복도|급식실|실험실)$/;

/** 칠판에, 지도 위에: on what. */
const UPON =
  /^(?:위|앞|옆|밑|칠판|공책|활동지|학습지|지도|게시판|홈페이지|누리집|패들릿|모눈종이|그래프|도화지|종이)$/;
/** 구청에 알리기: who was told. */
const HANDED = /^(?:나누|나눠|기증|알리|알려|보내|전하|전해|제출|건의|제안|기부|부치|올리|올려)/;
/** 법칙으로, 통계로: what a means is and a matter too. */
const KNOWN_MEANS =
  /(?:론|주의|법칙|원리|개념|이론|관점|함수|확률|수열|통계|정리|방정식|부등식|법|비|식|반응|곡선|효과|현상|미분|적분|벡터|행렬|데이터|알고리즘|조건문|반복문|분포|그래프|구조|[A-Za-z]+)$/;

/** The noun of a word and its particle, those of talk too: 역할도, 사례만, 시간이라는. */
export function nounOf(token: string): { noun: string; particle: string } {
  const loose = /^([가-힣]{2,})(도|만|이라는|이란|이나|이랑|에서도|에게도|으로도)$/.exec(token);
  const [, noun = '', particle = ''] = loose ?? [];
  const known = (word: string) => isListedThing(word) || isDoing(word);
  if (loose && known(noun) && !known(token) && !DRAWN.test(token)) return { noun, particle };
  // 자료랑, 계산값이랑: 과 and 와 of talk.
  const beside = /^([가-힣]{2,}?)(이랑|랑)$/.exec(token);
  if (beside?.[1] && !isListedThing(token) && (lastFinal(beside[1]) === '') === (beside[2] === '랑'))
    return { noun: beside[1], particle: '랑' };
  const single = /^([예글표말식시몸춤])으?로$/.exec(token)?.[1];
  if (single) return { noun: single, particle: '로' };
  const stripped = stripParticle(token);
  // 길고양이, 교과: a noun of the dictionary that ends in such letters.
  return /^[이과로]$/.test(stripped.particle) &&
    [token, token.slice(1)].some((word) => word.length > 2 && known(word))
    ? { noun: token, particle: '' }
    : stripped;
}

/** Whatever closes a phrase: words without matter, and verbs. */
function isBreak(token: string, before: Before, next: string | undefined): boolean {
  if (FUNCTION_WORD.test(token) || isPast(token) || isVerbForm(token, before, next)) return true;
  // 문제와 견주기, 시를 읽기: with its object it is a doing.
  if (token.endsWith('기') && /^(?:case|with)$/.test(before) && isDoingInGi(token)) return true;
  if (!VERB_LIKE.test(token) || NOUN_IN_GI.test(token)) return false;
  // 배아, 스토아: no verb, and no object before it.
  if (/[아어]$/.test(token) && joiningStem(token) === null && before !== 'case') return false;
  if (token.endsWith('기')) return isDoingInGi(token) || !isListedThing(token);
  // 파생어, 최고: a noun of the dictionary that ends as verbs do.
  return !(isListedThing(token) && before !== 'case');
}

/** As much of a long phrase as a question carries: from behind an 의, else its last words. */
function shortened(phrase: readonly string[]): string {
  // A sentence in English is no phrase.
  if (!/[가-힣]/.test(phrase.join(''))) return phrase.join(' ');
  const fits = (from: number) => phrase.slice(from).join(' ').length <= LONGEST_PHRASE;
  const starts = phrase.map((_, i) => i).filter(fits);
  const behind = starts.find((i) => i > 0 && i < phrase.length - 1 && /의$/.test(phrase[i - 1] ?? ''));
  return phrase.slice(starts[0] === 0 ? 0 : (behind ?? starts[0] ?? -1)).join(' ');
}

/** What a clause of a description holds. */
export interface Found {
  phrase: (text: string) => void;
  /** A phrase with what was done in it. */
  event: (text: string) => void;
  /** The phrase found last is what the work was done with, or where. */
  means: () => void;
  /** The phrase found last is what was read or seen before the work. */
  source: () => void;
}

/** Hands the phrases of one clause to `found`, in their order. */
export function phrasesOf(clause: string, found: Found): void {
  let open: string[] = [];
  let joints = new Set<number>();
  let before: Before = 'start';
  const close = () => {
    const last = open.at(-1) ?? '';
    if (
      joints.size === 0 &&
      open.length > 1 &&
      open.length <= 4 &&
      (ACTIVITY_NOUN.test(last) || last === '활동')
    ) {
      found.event(open.join(' ').replace(/ 활동$/, ''));
    }
    for (const phrase of halves(open, joints)) if (phrase.length > 0) found.phrase(shortened(phrase));
    open = [];
    joints = new Set();
  };
  const words = clause
    .split(/\s+/)
    .map((raw) => raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%℃]+$/gu, ''))
    .filter((word) => word !== '');
  for (const [i, token] of words.entries()) {
    const next = words[i + 1];
    const was = before;
    before = 'noun';
    // 수면 시간: a span that is measured, not the lesson's hour.
    if (SPAN.test(open.at(-1) ?? '') && stripParticle(token).noun === '시간') {
      open.push('시간');
      continue;
    }
    // 달의 표면: a word that counts does so behind a number only.
    if (
      (COUNTED.test(token) && !/^\d{1,2}[·.]\d{1,2}$/.test(token)) ||
      (COUNTER.test(token) && COUNTED.test(words[i - 1] ?? ''))
    ) {
      close();
      continue;
    }
    // 식초 속 아세트산: one thing within another.
    if (token === '속' && open.length > 0 && !/^(?:생활|일상|작품|수업)$/.test(open.at(-1) ?? '')) {
      open.push(token);
      continue;
    }
    if (BY_ITSELF.test(open.at(-1) ?? '') && stripParticle(token).noun === '활동') {
      open.push('활동');
      continue;
    }
    const doing = DOING.exec(token);
    if (doing?.[1] && !NOUN_IN_GI.test(token)) {
      const noun = stripParticle(doing[1]).noun;
      // 그래프를 평행 이동하여, 만족도를 표본 조사하여: one doing.
      if (was === 'noun' && open.length === 1 && /[을를]$/.test(words[i - 2] ?? '')) open = [];
      if (ACTIVITY_NOUN.test(noun) && joints.size === 0 && open.length > 0 && open.length <= 3)
        found.event([...open, noun].join(' '));
      close();
      if (was === 'case' && TAKEN_IN.test(token)) found.source();
      before = 'verb';
      continue;
    }
    if (isBreak(token, was, next)) {
      close();
      if (was === 'case' && TAKEN_IN.test(token)) found.source();
      before = 'verb';
      continue;
    }
    const { noun, particle } = nounOf(token);
    if (
      /^으?로$/.test(particle) &&
      ((open.length === 0 && (DONE_WITH.test(next ?? '') || DOING.test(next ?? ''))) ||
        TOOL.test(noun) ||
        MEDIUM.test(noun) ||
        /^(?:촬영|편집|코딩)$/.test(noun))
    ) {
      open = [];
      close();
      before = 'case';
      continue;
    }
    // 동물 실험에 대한 쟁점: spoken of, and not done here.
    if (
      ACTIVITY_NOUN.test(noun) &&
      particle === '에' &&
      /^(?:대한|대해|대하여|관한|관하여)$/.test(next ?? '')
    ) {
      if (open.length > 0) found.phrase(shortened([...open, noun]));
      open = [];
      joints = new Set();
      before = 'case';
      continue;
    }
    // 주사위 실험으로: the means, and no matter.
    if (ACTIVITY_NOUN.test(noun) && /^으?로$/.test(particle) && open.length === 1 && joints.size === 0) {
      found.event([...open, noun].join(' '));
      open = [];
      before = 'case';
      continue;
    }
    if (particle === '에' && (UPON.test(noun) || HANDED.test(next ?? ''))) {
      open = [];
      before = 'case';
      continue;
    }
    // 찰흙으로 인체의 동세를: what it is made of.
    const isMeans = /^으?로$/.test(particle) && open.length === 0 && !KNOWN_MEANS.test(noun);
    const joins = particle === '와' || particle === '과';
    open.push(particle === '의' || joins ? token : noun);
    if (joins) joints.add(open.length - 1);
    else if (particle !== '' && particle !== '의') close();
    if (particle === '에서' && PLACE.test(noun)) found.means();
    if (isMeans) found.means();
    before = particle === '의' ? 'of' : joins ? 'with' : particle !== '' ? 'case' : 'noun';
  }
  close();
}
