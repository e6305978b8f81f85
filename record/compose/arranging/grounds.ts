import { factsOf } from '../likeness/fact-words.ts';
import { WRONG_BECAUSE } from './leads-nowhere.ts';
import type { Piece, Unit } from '../reading/piece.ts';
import { HEAD, isNounWith, SUBJECT } from './said-nouns.ts';

/** What a sentence goes on from: without it a reader does not know what this one speaks of. */

/** 결국, 알고 보니, 둘째로: the words of somebody who has told something just before. */
const GOES_ON =
  /^(?:그 점|그럴 때|그때부터|그날부터|(?:\d+|한|두|세|네|몇|며칠) ?(?:주|일|달|개월|시간|분)? ?(?:뒤|후)|다음 날|이튿날|물론 |이에 |결국|알고 ?보니|확인해 ?보니|살펴보니|다시|첫째|둘째|셋째|(?:첫|두|세) 번째 |나머지|오히려|역시|그래도|어차피|이제|지금은|그러면|그럼|다 [가-힣]{1,3}고 |(?:너무 |뭔가 |좀 )?이상해서 |왜 (?:그런|그랬는)지 |그 뒤로|그 후로)/;
/** 경복궁도 후보였는데, 의견도 두 명 있었음: beside one that was told. */
const BESIDE_ANOTHER = /^(?:[^ ,.]+ ){0,2}[가-힣A-Za-z]{2,}도 (?!(?:처음|이번|많|못|할 수|모르))/;
/** 43개에서는, 회색 후드가 14번임: a figure of something that was told. */
const BARE_FIGURE =
  /^\d[\d.,]*(?:개|명|번|번째|칸|가지|회|차|점|도|분|초|일|주|cm|mm|m|kg|g|mL|L|%)(?:에서는?|은|는|이|가|을|를|도|짜리) /;
/** 인터넷에서 가장 많이 나오는 방법이었음: what it says so of was told just before. */
const IS_SAID = /[가-힣](?:이었음|였음)\.$/;
/** 사람이라고 대답함, 골라야 했는데: a question, a choice was before it. */
const REPLIES =
  /^(?!.*(?:질문|(?<!되)물음|묻|물어|반론|의견|주장|지적)).*(?:답함|답변함|받아침|되물음)\.$|중에서? 골라야 /;
/** A reason of what was told just before. */
const REASON_OF = /때문임\.$/;
/** 둘을 표로 정리함, 두 값을 비교함: those that were told. */
const COUNTED_ONES =
  /(?:^| )(?:둘|셋|두 (?:값|방법|사람|편|팀|의견|결과|그래프)|세 (?:값|방법|사람|의견))(?:을|를|이|가|은|는|의|다)? /;
/** 우리도 이 방식을 따라 했고: told just before. */
const THAT_ONE =
  /(?<![가-힣])(?:이|그) (?:방식|방법|규칙|기준|원리|차이|현상|값|결과|자료|표|그래프|장면|문장|질문|문제|부분|과정|이야기|내용)(?:[을를은는이가에도과와]|으로|로|대로) /;

/** Whether a sentence of an answer goes on from another by its own words. */
export function goesOn({ raw, text }: Pick<Piece, 'raw' | 'text'>): boolean {
  if (GOES_ON.test(raw.trim()) || WRONG_BECAUSE.test(raw.trim()) || BESIDE_ANOTHER.test(text)) return true;
  if (THAT_ONE.test(raw.trim().slice(0, HEAD))) return true;
  if (COUNTED_ONES.test(text.slice(0, HEAD)) || BARE_FIGURE.test(text)) return true;
  if (REASON_OF.test(text) || REPLIES.test(text)) return true;
  return IS_SAID.test(text) && !text.split(' ').some((word) => isNounWith(word, SUBJECT));
}

/** Whether the second tells on of what the first introduced; `known`: words that any sentence of this sheet may take up. */
function tellsOn(first: Unit, second: Unit, known: ReadonlySet<string>): boolean {
  const last = first.pieces.at(-1);
  const next = second.pieces[0];
  if (!last || !next || last.source.kind !== 'answer' || next.source.kind !== 'answer') return false;
  if (last.source.index !== next.source.index || last.order + 1 !== next.order) return false;
  if (goesOn(next)) return true;
  // 영상을 보니 um을 열네 번 함. um을 할 때마다 손뼉을 침: taken up as known.
  const introduced = factsOf(last.text).words;
  return [...factsOf(next.text.slice(0, HEAD)).words].some(
    (word) => introduced.has(word) && !known.has(word),
  );
}

/** What is told to be gone on from: something went wrong, was asked, supposed or left open. */
export const CALLS =
  /(?<![가-힣])(?:안|못) [^.]*\.$|지 (?:않|못)[^.]{0,6}\.$|(?:없|부족|모자|어려|힘들|틀[렸림]|막[혔힘]|달랐|다름|갈[렸림]|낮았|낮음|실패|오류|오차|문제)[^.]{0,8}\.$|(?:[어아려커]짐|밀림|끊김|꺼짐|섞임|엉킴|넘침|휨|샘)\.$|(?:예상|생각|짐작|가정|질문|지적|고민|걱정|의심|계획|비교|시도|시험|의논|상의|조언)(?:함|했음|하였음|임|이었음|을 받음|이 [^ .]+)\.$|(?:궁금해함|궁금했음|의문[^.]{0,6}|려 했음|려고 함|고자 함)\.$|처음에?는? [^.]+\.$|(?:방법|의견|후보|선택지|길|안)(?:이|은|는|가|으로)? (?:[가-힣]+ ){0,2}(?:있었음|나옴|나뉨|있음)\.$|[가-힣 ](?:아|어|해|여|려|겨|쳐|켜|져|와|워|춰|써) ?봄\.$|(?:멈춤|멈췄음|고민한 것으로 꼽음|말을 들음|조언을 들음|의견을 들음|질문을 들음)\.$/;

/** A lesson, a plan: the account may jump to it. */
export const STANDS_ALONE =
  /(?:알게 됨|깨달음|배움|이해함|느낌|생각하게 됨|고자 함|싶어 함|[가-힣] (?:계획|생각|예정)임)\.$/;

/** How a unit hangs together with the one before it in the same answer. */
export interface Link {
  /** The place of that one, or -1. */
  before: number;
  /** Says nothing that a reader understands without it. */
  leans: boolean;
  /** Tells what came of it, which would stand open otherwise. */
  called: boolean;
}

export const UNLINKED: Link = { before: -1, leans: false, called: false };

/** Of each unit its link; `lesson` is what every reader of the record knows. */
export function linksOf(units: readonly Unit[], lesson: string): Link[] {
  const known = new Set(factsOf(lesson).words);
  const lastOf = new Map<number, number>();
  return units.map((unit, place): Link => {
    const [first] = unit.pieces;
    if (first?.source.kind !== 'answer') return UNLINKED;
    const at = lastOf.get(first.source.index) ?? -1;
    lastOf.set(first.source.index, place);
    const before = units[at];
    const last = before?.pieces.at(-1);
    const isNext = last?.order === first.order - 1;
    const leans = before !== undefined && isNext && tellsOn(before, unit, known);
    for (const { text } of before?.pieces ?? []) for (const word of factsOf(text).words) known.add(word);
    return {
      before: at,
      leans,
      called: isNext && CALLS.test(last.text),
    };
  });
}

/** Of each unit the place of the one that it leans on, or -1. */
export const groundsOf = (links: readonly Link[]): number[] =>
  links.map(({ before, leans }) => (leans ? before : -1));
