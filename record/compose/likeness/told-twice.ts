import { Effort } from '../../copies/effort.ts';
import type { DroppedSentence } from '../../types.ts';
import { leftOut, type Piece } from '../reading/piece.ts';
import { repeatedBy } from './answers-twice.ts';
import { Likeness, type Told } from './likeness.ts';
import { isJudged, isSummedUp, toldBySeen, type Verdict } from './seen-and-told.ts';

const BY_TEACHER = '교사 관찰과 같은 일을 적은 문장이어서 제외했습니다.';
const BY_STUDENT = '학생 답변에 더 자세히 적힌 일이어서 제외했습니다.';
const BY_OTHER = '다른 문장과 같은 일을 적은 문장이어서 제외했습니다.';

/** Words looked up in all; a sheet of thousands of sentences is not worth more. */
const MOST_LOOKUPS = 400_000;

/** The observation takes the place of the answer's sentence; a judgement keeps its own, behind all that was done. */
function standIn(seen: Told, told: Told, behind = 0): void {
  if (isJudged(seen)) return;
  const { order, intent, source } = told.piece;
  seen.piece.standsFor ??= {
    order: order + behind,
    intent,
    answer: source.index,
  };
  seen.piece.intent = seen.piece.standsFor.intent;
}

/** What the teacher saw too is worth as much as what the teacher wrote. */
function vouchFor(told: Told, seen: Told): void {
  told.piece.quality = Math.max(told.piece.quality, seen.piece.quality);
}

/** 두 개념이 헷갈림 is no 구별하는 순서도를 만듦: what was hard, and what was done about it. */
const isHindrance = ({ piece }: Told) =>
  /(?:헷갈[림렸]|헷갈려 함|막힘|막막[했함]|구별이 (?:되지 않|안)|이해되지 않)[가-힣]*\.$/.test(piece.text);

/**
 * Leaves out what is told twice in other words, by a student and by the teacher or by two answers: the teacher's
 * sentence stays where it weighs what it saw or where it holds all of the other, otherwise the fuller one.
 */
export function withoutToldTwice(
  pieces: readonly Piece[],
  effort = new Effort(MOST_LOOKUPS),
): { kept: Piece[]; dropped: DroppedSentence[] } {
  const likeness = new Likeness(pieces);
  const gone = new Map<Told, string>();
  const done = new Set<Told>();
  const answers = likeness.all.filter(({ piece }) => piece.source.kind === 'answer');
  const observed = likeness.all.filter(({ piece }) => piece.source.kind === 'observation');
  const left = () => answers.filter((told) => !gone.has(told));

  for (const seen of observed) {
    const others = observed.some((other) => other !== seen && !gone.has(other));
    let best: Extract<Verdict, { same: number }> | null = null;
    for (const told of left()) {
      if (isHindrance(told) && !isHindrance(seen)) continue;
      if (!effort.spend(told.words.size)) continue;
      const verdict = toldBySeen(likeness, seen, told, others);
      if (verdict === 'held') {
        gone.set(told, BY_TEACHER);
        done.add(seen);
        standIn(seen, told);
      } else if (verdict !== 'apart' && (!best || verdict.same >= best.same)) best = verdict;
    }
    if (!best || done.has(seen)) continue;
    const { told, stays } = best;
    if (stays === 'teacher') {
      gone.set(told, BY_TEACHER);
      done.add(seen);
      standIn(seen, told);
    } else if (stays === 'student') {
      gone.set(seen, BY_STUDENT);
      vouchFor(told, seen);
    } else standIn(seen, told, 0.5);
  }

  // 사진을 비교하여 지도로 나타내고 상인을 면담함: what one answer has told sentence by sentence.
  for (const seen of observed)
    if (!gone.has(seen) && !done.has(seen) && isSummedUp(likeness, seen, left())) gone.set(seen, BY_STUDENT);

  for (const [i, a] of answers.entries()) {
    if (gone.has(a)) continue;
    for (const b of answers.slice(i + 1)) {
      if (gone.has(b) || !effort.spend(Math.min(a.words.size, b.words.size))) continue;
      const less = repeatedBy(likeness, a, b);
      if (less) gone.set(less, BY_OTHER);
      if (less === a) break;
    }
  }
  return {
    kept: likeness.all.filter((told) => !gone.has(told)).map(({ piece }) => piece),
    dropped: likeness.all.flatMap((told) => {
      const reason = gone.get(told);
      return reason ? leftOut(told.piece, reason) : [];
    }),
  };
}
