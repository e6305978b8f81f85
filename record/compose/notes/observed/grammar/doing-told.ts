import { isDoneOn, isDoneWith, isSetTo, isShownIn } from '../ways.ts';
import { isFigure } from '../amounts.ts';
import { isWorkedWith } from '../../particles/tools.ts';
import { clausesOf, hasObject, lastDescribing } from './clause.ts';
import type { Doing } from './doings.ts';
import { describedSo, describing } from './describing.ts';
import { isBare, isMarked } from './nouns.ts';
import { type Peeled, peeled } from './peeled.ts';
import { coreOf, marked } from './tokens.ts';

/** Words in front of a doing with the particle that it asks for: 시료 | 변경 → 시료를. */

export const PERSON =
  /(?:친구|짝|짝꿍|모둠원|조원|팀원|부원|동료|후배|선배|급우|상대|상대방|관객|청중|관람객|\d+ ?명)(?:들)?$/;
/** What is told of something is told of all that describes it: 현실을 반영한 소설 소개. */
const TELLS =
  /^(?:소개|설명|발표|정리|분석|조사|비교|인용|감상|낭독|낭송|이해|해석|평가|비판|지적|확인|발견|탐구|관람|파악|시청|언급|인식|촬영|칭찬|추천|학습|암기|열람|수집|검색|구독|관찰)$/;
/** By way of what something is done: 처지를 고려한 정보 선정. */
const WAY = /^(?:(?:고려|활용|이용|주목|반영|적용|수용|통|연결|의)하|끌어오|빌려오|곁들이)$/;
/** 15분 내 복구, 사전 절차 및 자료 제외: of what stands before it, nobody can tell. */
const WITHIN = /^(?:내|이내|간|전|초|말|등|및)$/;
const REMOVES = /^(?:빼|빼내|덜어내|제외|삭제)$/;
/** 표 3단 정리. */
const IN_PARTS = /\d ?(?:단|칸|갈래|열|단계)$/;
/** 2:1, 5kg, 3.2%. */
const VALUE = /^-?\d[\d.,:/]*[가-힣A-Za-z%℃°]{0,3}$/;
/** 창의적 문제 해결: how the student worked it out; 논리적 근거 제시 is of what the ground is like. */
const OWN_MANNER = /^(?:창의적|능동적|적극적|자발적|주도적|자기주도적|체계적|효율적|계획적)$/;
const WORKED_OUT = /^(?:해결|정리|수행|진행|준비|관리|조사|참여)$/;
const PART_OF_TIME = /^(?:초반|중반|후반|막판|전반부?|후반부)$/;
const INSTRUMENT = /^(.{1,})(?:으로|로)$/;

/** The particle that a doing asks for behind a noun. */
function behind(noun: string, doing: Doing): string {
  switch (doing.takes) {
    case 'object':
      return marked(noun, '을/를');
    case 'at':
      // 궂은일 자원: taken on.
      if (doing.noun === '자원' && /(?:일|역할|역|당번)$/.test(noun)) return marked(noun, '을/를');
      return marked(noun, '에');
    case 'subject':
      return marked(noun, '이/가');
    case 'with':
      if (PERSON.test(coreOf(noun))) return marked(noun, '과/와');
      return marked(noun, '을/를');
    case 'to':
      if (PERSON.test(coreOf(noun))) return marked(noun, '에게');
      return /(?:연락|공지|양보)$/.test(doing.noun) ? marked(noun, '을/를') : `${marked(noun, '에')} 대해`;
    case 'nothing':
      return noun;
  }
}

/** 처지를 고려한 정보 선정: by way of it. */
function withWay(words: readonly string[], doing: Doing): string[] {
  const at = lastDescribing(words);
  const described = at < 0 ? null : describing(words[at] ?? '', words[at - 1]);
  if (!described || described.now || !WAY.test(described.stem)) return [...words];
  if (TELLS.test(doing.noun) && !/^[통의]하$/.test(described.stem)) return [...words];
  if (at === words.length - 1 || !isMarked(words[at - 1] ?? '')) return [...words];
  return words.map((word, nth) => (nth === at ? describedSo(described.stem) : word));
}

/** 3차전 자진 파울 신고: of one's own will, wherever it stands. */
function withOwnWill(parts: Peeled): Peeled {
  const at = parts.rest.indexOf('자진');
  if (at < 0 || at === parts.rest.length - 1) return parts;
  return { ...parts, rest: parts.rest.filter((_, nth) => nth !== at), tail: [...parts.tail, '스스로'] };
}

/** 동의 절차 및 자료 제외: whether both were left out, nobody can tell. */
function leavesOutSteps(rest: readonly string[], doing: Doing): boolean {
  const and = rest.lastIndexOf('및');
  return (
    /^(?:제외|삭제|폐기)$/.test(doing.noun) && and > 0 && /(?:절차|과정|단계)$/.test(rest[and - 1] ?? '')
  );
}

/** What stands in front of the manner of a doing, its last word with a particle: 구술의 검증, 칠판에 설명; null where it tells nothing sure. */
function behindMarked(rest: readonly string[], doing: Doing): string[] | null {
  const noun = coreOf(rest.at(-1) ?? '');
  const prior = rest.at(-2) ?? '';
  const withPrior = (named: string) => [...rest.slice(0, -2), behind(named, doing), ...rest.slice(-1)];
  // 구술의 검증: what is verified; 친구의 발표 is hers.
  if (/의$/.test(noun) && doing.takes !== 'nothing') {
    const whose = noun.replace(/의$/, '');
    return PERSON.test(whose) ? null : [...rest.slice(0, -1), behind(whose, doing)];
  }
  if (doing.takes !== 'object') return [...rest];
  // 결론 뒤집힌 것 발표에 넣음.
  if (/^(?:것|거|점)$/.test(prior) && describing(rest.at(-3) ?? '') !== null) return withPrior('것');
  if (prior === '' || !isBare(prior, rest.at(-3) ?? '')) return [...rest];
  const tool = INSTRUMENT.exec(noun)?.[1];
  // 동아리 단톡방에 공유: of whom the place is.
  if (/(?:방|게시판|누리집|홈페이지|신문|카페|밴드|채널|계정|공간|교실|복도|게시물)에$/.test(noun))
    return [...rest];
  const isBeside =
    // 그 자료 평균에서 뺌.
    (REMOVES.test(doing.noun) && /에서$/.test(noun)) ||
    (tool !== undefined && (isDoneWith(tool, doing.noun) || isShownIn(tool, doing.noun))) ||
    isDoneOn(noun.replace(/에$/, ''), doing.noun);
  return isBeside ? withPrior(prior) : [...rest];
}

/** The same of a last word without a particle: 시료 변경, 엑셀 정리, 문서 3칸 분류. */
function behindBare(rest: readonly string[], { tail, count }: Peeled, doing: Doing): string[] | null {
  if (doing.takes === 'nothing') return null;
  // 연표 만들기 협업: with whom, the point does not tell.
  if (/^(?:협동|협업|소통)$/.test(doing.noun) && !PERSON.test(coreOf(rest.at(-1) ?? ''))) return null;
  const [first = '', ...behindFirst] = rest;
  if (behindFirst.length > 0 && OWN_MANNER.test(first) && WORKED_OUT.test(doing.noun))
    return behindBare(
      behindFirst,
      {
        rest: behindFirst,
        tail: [`${first}으로`, ...tail],
        count: count < 0 ? count : count + 1,
        isWhole: false,
      },
      doing,
    );
  const last = rest.at(-1) ?? '';
  const noun = coreOf(last);
  const prior = rest.at(-2) ?? '';
  const before = rest.slice(0, -1);
  // 토의 후반 양보: when; 소설 후반 분석 is of it.
  if (PART_OF_TIME.test(noun) && !TELLS.test(doing.noun)) return [...before, marked(last, '에'), ...tail];
  if (count < 0) {
    const priorBare = prior !== '' && isBare(prior, rest.at(-3) ?? '');
    const isTool =
      isDoneWith(noun, doing.noun) ||
      isWorkedWith(noun, doing.noun) ||
      (priorBare && isShownIn(noun, doing.noun));
    if (!isTool && !isDoneOn(noun, doing.noun)) return [...before, behind(last, doing), ...tail];
    const named = priorBare ? [...rest.slice(0, -2), behind(prior, doing)] : before;
    return [...named, marked(last, isTool ? '으로/로' : '에'), ...tail];
  }
  const many = tail[count] ?? '';
  const isResult =
    doing.divides || IN_PARTS.test(coreOf(many)) || (isFigure(coreOf(many)) && isSetTo(doing.noun));
  return isResult
    ? [...before, behind(last, doing), ...tail.with(count, marked(many, '으로/로'))]
    : [...rest, ...tail.with(count, behind(many, doing))];
}

/** The words in front of a doing as they are told, or null where nobody can tell. */
export function beforeDoing(before: readonly string[], doing: Doing): string[] | null {
  const { front, own } = clausesOf(before);
  const parts = peeled(own, doing);
  if (parts === null || leavesOutSteps(parts.rest, doing)) return null;
  const { rest: left, tail, count, isWhole } = withOwnWill(parts);
  if (isWhole) {
    const isOthers = left.some((word) => /[이가]$/.test(word) && isMarked(word));
    return isOthers ? null : [...front, ...left, ...tail];
  }
  const last = left.at(-1);
  const counted = count < 0 ? tail : tail.with(count, behind(tail[count] ?? '', doing));
  // 자료를 모아 3종 분류: the clause before has the object.
  if (last === undefined) return [...front, ...(/[을를]$/.test(front.at(-2) ?? '') ? tail : counted)];
  if (hasObject(left)) return [...front, ...(isMarked(last) ? left : withWay(left, doing)), ...tail];
  // 단톡방에서 갈등, 사과: two things.
  if (/,$/.test(last)) return null;
  if (isMarked(last)) {
    const told = behindMarked(left, doing);
    const priorBare = isBare(left.at(-2) ?? '', left.at(-3) ?? '');
    return told && [...front, ...told, ...(priorBare ? tail : counted)];
  }
  const prior = left.at(-2) ?? '';
  if (WITHIN.test(coreOf(last)) && describing(prior) === null) return null;
  const rest = withWay(left, doing);
  if (isBare(last, prior)) {
    const told = behindBare(rest, { rest, tail, count, isWhole }, doing);
    return told && [...front, ...told];
  }
  // 부피비 2:1 확인: what was found of it.
  const isValue =
    doing.takes === 'object' && VALUE.test(coreOf(last)) && prior !== '' && isBare(prior, left.at(-3) ?? '');
  return [...front, ...(isValue ? rest.with(-1, behind(last, doing)) : rest), ...counted];
}
