import { lastFinal, withFinal } from '../../../../hangul.ts';
import { isDoing, isListedThing } from '../../../../style/words/nouns.ts';
import { isAdjective } from '../../../../style/words/stems.ts';
import { endedStem } from '../../word-forms.ts';
import { doingIn } from './doings.ts';
import { clausesOf, lastDescribing } from './clause.ts';
import { saysHow } from './manner.ts';
import { isBare, isMarked } from './nouns.ts';
import { coreOf, isName, marked } from './tokens.ts';

/** How something is, noted by the bare stem of its adjective: 설명 명료, 강세 양호, 태도 적극적, 조작 가능. */

/** Nouns of the dictionary that a note means as adjectives. */
const MEANT_SO =
  /^(?:양호|공손|균일|안정|원만|깔끔|꼼꼼|매끈|탄탄|차분|침착|참신|신선|또박또박|성실|꾸준|돈독|기민|신중|세심|섬세|치밀|우월|유려|논리정연|일목요연)$/;
const SHORT_OF_KIND = /^(?:적극|능동|자발|체계|주도|협력|창의|논리)$/;
/** Of things that are not the student's to be judged by: 발표 쉬움. */
const UNSAID = /^(?:쉽|어렵|같|비슷하|아니)$/;
const COOL = /^(?:침착|의연|차분|유연|신속|노련|능숙)$/;
/** 우수 작품 선정됨, 학급 대표로 뽑힘: as what. */
const CHOSEN = /^(?:(?:선정|선출|채택|선발)됨|뽑힘)$/;
const HONOUR = /^(?:최우수|우수|모범)$/;
const HAPPENED = /(?:상황|문제|질문|사고|실수|오류|고장|변수|돌발|반론|위기)에$/;

/** How a word says that something is (명료함, 인상적임), or null. */
export function stateIn(word: string): string | null {
  const bare = coreOf(word).replace(/(?:함|했음|하였음|임)$/, '');
  if (bare.length < 2 || doingIn(bare) !== null) return null;
  if (/[가-힣]{2}적$/.test(bare) && !isListedThing(bare) && !isDoing(bare)) return `${bare}임`;
  if (SHORT_OF_KIND.test(bare)) return `${bare}적임`;
  if (MEANT_SO.test(bare) || isAdjective(`${bare}하`)) return `${bare}함`;
  return null;
}

/** The stem of an adjective that a note ends in as a noun: 높음, 깊음, 좋음; null where it ends otherwise. */
export function describedAs(word: string): string | null {
  const core = coreOf(word);
  if (/[있없]음$/.test(core)) return core.slice(0, -1);
  const stem = endedStem(core) ?? (core.endsWith('움') ? withFinal(core.slice(0, -1), 'ㅂ') : null);
  return stem !== null && isAdjective(stem) && /^[ㅁ]$/.test(lastFinal(core) ?? '') ? stem : null;
}

/** The words in front of a state as they are told (설명 → 설명이), or null where it is said of nothing. */
export function beforeState(before: readonly string[], state: string, befalls = false): string[] | null {
  const { front, own } = clausesOf(before);
  let from = own.length;
  while (from > 0 && saysHow(own[from - 1] ?? '')) from -= 1;
  const rest = own.slice(0, from);
  const how = own.slice(from);
  const last = rest.at(-1);
  // 로테이션을 제안하여 채택됨: the clause before tells of what.
  if (last === undefined) return befalls && front.length > 1 ? [...front, ...how] : null;
  if (COOL.test(state.replace(/함$/, '')) && HAPPENED.test(coreOf(last))) return null;
  // 2차본에서 줄어듦: nobody knows what.
  const described = lastDescribing(rest);
  // 점이 인상 깊음, 때도 있음: it has its subject.
  if (rest.slice(described + 1).some((word) => /[가이도]$/.test(coreOf(word)) && isMarked(word)))
    return [...front, ...rest, ...how];
  if (last === '인상') {
    const [before = '', thing = ''] = rest.slice(-3, -1);
    return isBare(thing, before)
      ? [...front, ...rest.slice(0, -2), marked(thing, '이/가'), last, ...how]
      : null;
  }
  if (isName(last)) return null;
  if (CHOSEN.test(state)) {
    const isHonour = HONOUR.test(rest[0] ?? '') || coreOf(last) === '대표';
    if (isHonour && !isMarked(last)) return [...front, ...rest.slice(0, -1), marked(last, '으로/로'), ...how];
    if (/로$/.test(last) && isMarked(last)) return [...front, ...rest, ...how];
  }
  if (isMarked(last) && front.length > 1) return [...front, ...rest, ...how];
  if (isMarked(last))
    return rest.some((word) => /[은는이가도]$/.test(coreOf(word)) && isMarked(word))
      ? [...front, ...rest, ...how]
      : null;
  if (!isBare(last, rest.at(-2) ?? '')) return null;
  return [...front, ...rest.slice(0, -1), marked(last, '이/가'), ...how];
}

/** 돌발 상황에 침착: how it was met; null for any other note. */
export function metSo(before: readonly string[], state: string): string | null {
  const cool = state.replace(/함$/, '');
  return COOL.test(cool) && HAPPENED.test(coreOf(before.at(-1) ?? '')) ? `${cool}하게 대처함` : null;
}

export const isUnsaid = (stem: string): boolean => UNSAID.test(stem);
