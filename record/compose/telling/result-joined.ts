import { type Piece, spokenIn } from '../reading/piece.ts';
import { adnominal } from '../../style/words/stems.ts';
import { endedStem } from '../notes/word-forms.ts';

/** Letters of what was done and what it gave, told as one. */
const LONGEST = 110;
/** What both say together, beyond what was done. */
const TOGETHER = 0.15;
/** 482cm³가 나왔습니다: a figure, and nobody knows of what. */
const FIGURE_ALONE =
  /^((?:약 |총 |평균 |최종 |대략 )?\d[\d.,]*(?: ?[^\s\d가-힣]{1,5}|[가-힣]{1,3})?(?:이|가)) 나[왔옴][가-힣]*[.!~\s]*$/;
/** Done to find a figure. */
const RECKONED =
  /(?:적분|미분|계산|측정|대입|환산|추정|더|곱|나누|합산)함\.$|(?:계산|측정|풀이|검산)[^.]*(?:해 ?봄|함)\.$|[을를] [^.]*(?:구함|잼|셈)\.$/;

function told(done: Piece, result: Piece): string | null {
  if (!result.short || done.source.kind !== 'answer' || done.source.index !== result.source.index)
    return null;
  if (done.order + 1 !== result.order || !RECKONED.test(done.text)) return null;
  const figure = FIGURE_ALONE.exec(result.raw.trim())?.[1];
  const [, head = '', last = ''] = /^(.* )([^ ]+)\.$/.exec(done.text) ?? [];
  // 해 봄: of the verb that it helps.
  const stem =
    last === '봄'
      ? '보'
      : last.endsWith('봄')
        ? `${last.slice(0, -1)} 보`
        : (endedStem(last) ?? doingStem(last));
  if (!figure || !stem) return null;
  const text = `${head}${adnominal(stem)} 결과 ${figure} 나옴.`;
  return text.length > LONGEST ? null : text;
}

/** 적분함: of a noun that no dictionary of verbs has. */
const doingStem = (word: string): string | null => (word.endsWith('함') ? `${word.slice(0, -1)}하` : null);

/** 0부터 14까지 적분함. 482cm³가 나옴. → 0부터 14까지 적분한 결과 482cm³가 나옴: a figure belongs to what was done for it. */
export function withResults(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = before ? told(before, piece) : null;
    if (!before || text === null) {
      joined.push(piece);
      continue;
    }
    joined[joined.length - 1] = {
      ...before,
      text,
      raw: `${before.raw} ${piece.raw}`,
      order: piece.order,
      spoken: [...spokenIn(before), ...spokenIn(piece)],
      quality: before.quality + TOGETHER,
    };
  }
  return joined;
}
