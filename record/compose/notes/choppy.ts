import { stemOf } from './step-stem.ts';
import { lettersOf, SAYS_ENOUGH } from './observed/jotted.ts';
import { isState } from '../telling/findings.ts';
import { type Piece, spokenIn } from '../reading/piece.ts';

/** Letters up to which a noted doing reads as a stumble beside the next one. */
const SHORT = 32;
const LONGEST = 62;
/** What two notes say together, beyond the better of them. */
const TOGETHER = 0.15;
/** A thing learnt, felt, planned or chosen stands by itself. */
const APART =
  /(?:알게 됨|앎|느낌|깨달음|배움|생각함|이해함|파악함|확인함|설명함|가짐|싶어 함|고자 함|바람|제안함|꼽음|(?<![고설수])정함|선정함|맡음|들음|됨|짐)\.$/;
const AT_VALUES = /^(.+으?로) 달리하여 비교함\.$/;

const isNote = ({ raw, source }: Piece) => source.kind === 'answer' && !/[다요죠까][.!?~\s]*$/.test(raw);

const STRUNG = /[가-힣](?:이|가|은|는) |[가-힣][고며] |\. |^(?:그러나|이에|그 결과)/;

/** Two notes of one answer as one sentence, or null where they tell of two things. */
function joined(a: Piece, b: Piece): string | null {
  if (!isNote(a) || !isNote(b) || a.source.index !== b.source.index || a.order + 1 !== b.order) return null;
  if (a.intent !== b.intent || a.review || b.review) return null;
  // 내부를 못 봄, 오타를 인쇄 후 발견함: two regrets.
  if (/(?:^| )[안못] |지 (?:않|못)/.test(a.text)) return null;
  const [values, more] = [AT_VALUES.exec(a.text)?.[1], AT_VALUES.exec(b.text)?.[1]];
  if (values && more) return `${values}, ${more} 달리하여 비교함.`;
  if ((a.text.length > SHORT && !b.short) || b.text.length > SHORT || a.text.length + b.text.length > LONGEST)
    return null;
  if (APART.test(a.text) || APART.test(b.text) || isState(a.text) || isState(b.text)) return null;
  // 표준어와 비교함, behind two that are told in one breath.
  const done = b.short && /[가-힣]고 /.test(a.text) ? stemOf(a.text.replace(/\.$/, '')) : null;
  if (done && !STRUNG.test(b.text) && !isState(b.text))
    return `${done.replace(/하$/, '하여') === done ? `${done}고` : done.replace(/하$/, '하여')} ${b.text}`;
  // What befell (공이 나감), what has a subject of its own, what is strung already.
  if ([a, b].some(({ text }) => STRUNG.test(text))) return null;
  const stem = stemOf(a.text.replace(/\.$/, ''));
  return stem ? `${stem}고 ${b.text}` : null;
}

/** Points of a teacher in one sentence: three in a row are a telegram again. */
const TOLD_TOGETHER = 2;
/** Letters of what two points of a teacher come to when they are told in one breath. */
const LONGEST_OBSERVED = 80;

/** 유연함을 보임, 구체성이 돋보임: what the teacher saw in the student stands by itself. */
const SHOWN = /(?:보임|돋보임|얻음|있음)\.$/;
const ENDS = /[.!?]\s*$/;

/** 면담 질문을 고침, 자료를 정리함: two jotted points of a teacher in one breath, or null where they tell of two things. */
function joinedPoints(a: Piece, b: Piece, next?: Piece): string | null {
  if (!a.jotted || !b.jotted || a.points || a.source.kind !== 'observation' || a.order + 1 !== b.order)
    return null;
  if (a.review || b.review || a.text.length > LONGEST_OBSERVED - SHORT || b.text.length > SHORT) return null;
  if ([a, b].some(({ text }) => /(?:^| )[안못] |지 (?:않|못)|[가-힣](?:이|가|은|는) |\. |,/.test(text)))
    return null;
  if (APART.test(a.text) || isState(a.text) || isState(b.text)) return null;
  // 수용하고 보완함: two already.
  if ([a, b].some(({ text }) => /[가-힣]고 /.test(text))) return null;
  if (SHOWN.test(a.text) || SHOWN.test(b.text)) return null;
  // 함수를 유도. 목적함수 재설정, 조건 추가: the two that the teacher told in one sentence belong together.
  if (ENDS.test(a.raw) && !ENDS.test(b.raw) && next && joinedPoints(b, next) !== null) return null;
  const stem = stemOf(a.text.replace(/\.$/, ''));
  return stem === null ? null : `${stem}고 ${b.text}`;
}

/** Short notes that stand beside each other told in one breath: 일기 3편을 씀. 대사 11개를 뽑음. → … 쓰고 … 뽑음. */
export function withoutChoppyNotes(pieces: readonly Piece[]): Piece[] {
  const told: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = told.at(-1);
    const points = before ? joinedPoints(before, piece, pieces[at + 1]) : null;
    const text = before ? (points ?? joined(before, piece)) : null;
    if (!before || text === null) {
      told.push(piece);
      continue;
    }
    const { short: _, jotted: _jotted, ...first } = before;
    const isCurt = points !== null && lettersOf(points) < SAYS_ENOUGH * TOLD_TOGETHER;
    told[told.length - 1] = {
      ...first,
      ...(points === null ? {} : { points: TOLD_TOGETHER }),
      ...(isCurt ? { jotted: true as const } : {}),
      text,
      raw: `${before.raw} ${piece.raw}`,
      spoken: [...spokenIn(before), ...spokenIn(piece)],
      order: piece.order,
      quality: Math.max(before.quality, piece.quality) + TOGETHER,
    };
  }
  return told;
}
