import { endedStem } from '../notes/word-forms.ts';
import { type Piece, spokenIn } from '../reading/piece.ts';
import { infinitive } from '../../style/words/stems.ts';

/** Letters of a difficulty that opens the sentence of its way out, and of both together. */
const SHORT = 26;
const LONGEST = 64;
/** What both say together, beyond the better of them. */
const TOGETHER = 0.15;

/** The student's own word for it: what follows came of what stands before. */
const SO = /^(?:그래서|그러자|그랬더니)[,\s]+/;
const LEAD = /^(?:그래서|이에|그러자|그 결과|그랬더니) /;
/** One clause with a subject of its own (두부가 자꾸 부서짐): the thing went wrong, not the student. */
const WENT_WRONG =
  /^((?:[가-힣]{1,8} ){0,3}[가-힣A-Za-z0-9]{1,8}[이가] (?:[가-힣]{1,8} ){0,2})([가-힣]{1,8})\.$/;
/** A joint inside it, or somebody else's doing. */
const JOINED = /(?:[고며면니자서]|는데|지만|으나|려고|다가) |(?:친구|짝|모둠원|자신|교사)들?(?:이|가) /;

function told(trouble: Piece, way: Piece): string | null {
  if (trouble.source.kind !== 'answer' || way.source.kind !== 'answer') return null;
  if (trouble.source.index !== way.source.index || trouble.order + 1 !== way.order) return null;
  if (trouble.intent !== '어려움과 해결' || way.intent !== trouble.intent || !SO.test(way.raw)) return null;
  if (trouble.review || way.review || trouble.doubtful || trouble.text.length > SHORT) return null;
  const rest = way.text.replace(LEAD, '');
  const [, what = '', did = ''] = WENT_WRONG.exec(trouble.text) ?? [];
  const stem = did && !JOINED.test(trouble.text) ? endedStem(did) : null;
  if (!stem || /^이(?:를|것|때) /.test(rest) || /(?<=[가-힣]{2})[아어여해려져워와]서 /.test(rest))
    return null;
  const text = `${what}${infinitive(stem)}서 ${rest}`;
  return text.length > LONGEST ? null : text;
}

/** 두부가 자꾸 부서짐. 그래서 전분을 넣음. → 두부가 자꾸 부서져서 전분을 넣음: a short difficulty and its way out are one sentence. */
export function withWaysOut(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = before ? told(before, piece) : null;
    if (!before || text === null) {
      joined.push(piece);
      continue;
    }
    const { short: _, ...way } = piece;
    joined[joined.length - 1] = {
      ...way,
      text,
      raw: `${before.raw} ${piece.raw}`,
      source: before.source,
      spoken: [...spokenIn(before), ...spokenIn(piece)],
      quality: Math.max(before.quality, piece.quality) + TOGETHER,
    };
  }
  return joined;
}
