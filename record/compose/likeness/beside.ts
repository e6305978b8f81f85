import type { Piece } from '../reading/piece.ts';
import { ATTITUDE } from '../reading/intent.ts';
import { factsOf } from './fact-words.ts';

/** Words shared above which an observation tells of the very doing that an answer tells. */
const SHARED = 2;
/** The same by what words mean: shorter keys, so more of them. */
const MEANT = 3;

function stems(text: string): Set<string> {
  const starts = (text.match(/[가-힣A-Za-z0-9]{2,}/g) ?? []).map((word) => word.slice(0, 2));
  return new Set(starts.filter((start) => !COMMON.test(start)));
}

const COMMON =
  /^(?:것을|것이|있는|하는|위해|통해|모둠|활동|수업|함께|다시|스스|자신|친구|발표|과정|문제|자료|설명|대해|처음|끝까|직접|여러|같은|다른|시각|시간|매일|사람|학교|이용|활용|만들|조사|정리)/;

const GREW =
  /(?:향상|발전|개선|숙달)(?:됨|함|되었음|하였음)\.$|(?:실력|기능|기량|이해도|완성도)이?가? [가-힣 ]*(?:나아짐|높아짐|늚)\.$/;

/**
 * Puts an observed doing beside the answer that tells of the same thing, so that a result does not stand before the
 * doing that led to it. What speaks of a manner of working, or of nothing in the answers, keeps its own place.
 */
export function besideAnswers(pieces: readonly Piece[]): Piece[] {
  const answers = pieces
    .filter((piece) => piece.source.kind === 'answer' && piece.intent !== '확장·진로')
    .map((piece) => ({ piece, words: stems(piece.text), facts: factsOf(piece.text).words }));
  return pieces.map((piece) => {
    // What has come of the practice stands behind it.
    if (piece.source.kind === 'observation' && !piece.standsFor && GREW.test(piece.text))
      return { ...piece, intent: '배운 점' as const };
    if (piece.source.kind === 'answer' || piece.standsFor || ATTITUDE.test(piece.text)) return piece;
    const words = stems(piece.text);
    const facts = [...factsOf(piece.text).words].filter((word) => !/^#\d$/.test(word));
    let best: { piece: Piece; shared: number } | null = null;
    for (const answer of answers) {
      let shared = 0;
      for (const word of words) if (answer.words.has(word)) shared += 1;
      // Told in other words of the same meaning (투표, 재투표).
      const meant = facts.filter((word) => answer.facts.has(word)).length;
      if (meant >= MEANT) shared = Math.max(shared, meant - 1);
      if (shared >= SHARED && (!best || shared >= best.shared)) best = { piece: answer.piece, shared };
    }
    if (!best || piece.intent === '확장·진로') return piece;
    const intent = best.piece.intent === '동기' ? '과정' : best.piece.intent;
    // After all of that answer: what follows its sentence may be its way out or its result.
    const { source } = best.piece;
    const last = answers
      .filter(
        (answer) => answer.piece.source.index === source.index && answer.piece.intent === best.piece.intent,
      )
      .at(-1);
    return { ...piece, intent, standsFor: { order: (last?.piece ?? best.piece).order + 0.5, intent } };
  });
}
