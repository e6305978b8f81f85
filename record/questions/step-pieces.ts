import { isVerb } from '../style/forms.ts';
import { isDoing } from '../style/nouns.ts';
import { EVENT, isDone, lastOf } from './doings.ts';
import { joiningStem } from './verb-forms.ts';

/** Letters of the longest step that a question can carry. */
export const LONGEST = 30;
/** Joints behind which a new step begins: 읽고, 관찰하며, 조사한 뒤, 작성 후. */
const JOINT =
  /(?<=[가-힣]{2})(?:고|며|면서)\s+|(?<=[가-힣])(?:하여|해서|(?<![대관위통의])해)\s+|(?<=[가-힣][은ㄴ한])\s(?:뒤|후|다음)에?\s+|(?<=[가-힣]{2}) ?(?:후|뒤)에?\s+/;
/** 사례 하나 골라 | 재판관 입장에서 의견서 쓰기: where the rest of a long step stands by itself. */
const STANDS_ALONE =
  /(?:골라|찾아|모아|보고|읽고|듣고|통해|통하여|이용해|활용해|가지고|바탕으로|중심으로|뒤|후) $/;

/** The step itself where a question can carry it, else those of its parts that can. */
export function carried(title: string): string[] {
  if (title.length <= LONGEST) return [title];
  const pieces = title.split(JOINT);
  return pieces.flatMap((piece, i) => {
    const ended = i === pieces.length - 1 ? tailOf(piece) : asTitle(piece);
    return ended && ended.length <= LONGEST ? [ended] : [];
  });
}

/** As much of the end of a long piece as stands by itself. */
function tailOf(piece: string): string | null {
  if (piece.length <= LONGEST) return piece;
  const starts = [...piece.matchAll(/ /g)].map(({ index }) => index + 1);
  const start = starts.find((at) => piece.length - at <= LONGEST && STANDS_ALONE.test(piece.slice(0, at)));
  return start === undefined ? null : piece.slice(start);
}

/** What stood before a joint, as a title: 자료를 모으 → 자료를 모으기, 게임하 → 게임; null for no doing. */
function asTitle(piece: string): string | null {
  const last = lastOf(piece);
  if (isDone(piece)) return /[을를] /.test(piece) && !/기$/.test(last) ? `${piece}하기` : piece;
  const noun = /^([가-힣]{2,})하$/.exec(last)?.[1];
  if (noun && (EVENT.test(noun) || isDoing(noun)))
    return `${piece.slice(0, -1)}${/[을를] /.test(piece) ? '하기' : ''}`;
  const stem = joiningStem(last);
  const open = stem === null ? last : stem;
  if (!/^[가-힣]+$/.test(open) || !(isVerb(open) && / /.test(piece))) return null;
  return `${piece.slice(0, piece.length - last.length)}${open}기`;
}
