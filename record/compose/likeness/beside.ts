import type { ComposeInput } from '../../types.ts';
import type { Piece } from '../reading/piece.ts';
import { isManner, isUntold } from '../reading/intent.ts';
import { factsOf } from './fact-words.ts';

/** What shared words must weigh before an observation is of the matter that an answer tells: a word of two answers weighs half. */
const OF_ONE_MATTER = 0.5;
/** Share of the best of its answer at which a later sentence is of the same matter too: the observation stands behind all that it presupposes. */
const NEARLY_BEST = 0.5;
/** What the answer weighs that tells what it set out from: hardly ever is it what a teacher sees. */
const MOTIVE = 0.5;
/** What a lesson weighs beside a doing: what was done is told before what was learnt of it. */
const LEARNT = 0.5;
const LESSON = /(?:알게 됨|깨달음|배움|이해함|느낌|생각하게 됨|판단함|생각함)\.$/;
/** Letters of an answer that are read for its matter. */
const MOST_LETTERS = 2000;
/** What words weigh that any doing may be told with. */
const PLAIN = 0.4;
const PLAIN_WORDS = new Set(
  '자료 그리 쓰 씀 만들 찾음 읽 정리 고침 나누 시작 설명 적 들 들으 기록 관리 측정 배우 적용 의견 까닭 방법 보고 결과 친구 짝 남기 차이 전체 다르 예상'.split(
    ' ',
  ),
);

const GREW =
  /(?:향상|발전|개선|숙달)(?:됨|함|되었음|하였음)\.$|(?:실력|기능|기량|이해도|완성도)이?가? [가-힣 ]*(?:나아짐|높아짐|늚)\.$/;

/** The last told piece before the sentence of an answer that is told nowhere and shares most; none where only its question does. */
function beforeUntold(words: ReadonlySet<string>, answer: string, told: readonly Piece[]): Piece | undefined {
  let at = 0;
  let [most, where] = [0, -1];
  for (const sentence of answer.slice(0, MOST_LETTERS).split(/(?<=[.!?\n])/)) {
    const shared = sharedBy(words, factsOf(sentence).words, () => 1);
    if (shared > most) [most, where] = [shared, at];
    at += sentence.length;
  }
  return most === 0 ? undefined : told.findLast(({ source }) => source.start <= where);
}

/** Words of a text, each once, with what it weighs where `spread` texts hold it. */
function weigher(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const spread = new Map<string, number>();
  for (const words of texts) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  return (word) => (PLAIN_WORDS.has(word) ? PLAIN : 1) / (spread.get(word) ?? 1);
}

function sharedBy(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  weigh: (word: string) => number,
): number {
  let weight = 0;
  for (const word of words) if (others.has(word)) weight += weigh(word);
  return weight;
}

/**
 * Puts an observed doing beside the answer that tells of the same thing, so that a result does not stand before the
 * doing that led to it. What speaks of a manner of working, or of nothing in the answers, keeps its own place.
 */
export function besideAnswers(
  pieces: readonly Piece[],
  { questions, answers }: Pick<ComposeInput, 'questions' | 'answers'>,
): Piece[] {
  const seen = pieces.filter((piece) => piece.source.kind === 'observation' && !piece.standsFor);
  if (seen.length === 0) return [...pieces];
  // What an answer says in sentences that are told nowhere tells its matter all the same, and so does its question.
  const matters = answers.map(
    (answer, index) => factsOf(`${questions[index] ?? ''} ${answer.slice(0, MOST_LETTERS)}`).words,
  );
  const ofAnswers = weigher(matters);
  const told = pieces
    .filter((piece) => piece.source.kind === 'answer')
    .map((piece) => ({ piece, words: factsOf(`${piece.raw} ${piece.text}`).words }));
  const ofSentences = weigher(told.map(({ words }) => words));

  const beside = (piece: Piece): Piece['standsFor'] => {
    const { words } = factsOf(piece.text);
    const shared = matters.map((matter, index) => {
      const account = told.filter(({ piece: { source } }) => source.index === index);
      if (account.every(({ piece: { intent } }) => intent === '확장·진로')) return 0;
      const isMotive = account.every(({ piece: { intent } }) => intent === '동기');
      return sharedBy(words, matter, ofAnswers) * (isMotive ? MOTIVE : 1);
    });
    const most = Math.max(0, ...shared);
    if (most < OF_ONE_MATTER) return undefined;
    const answer = shared.lastIndexOf(most);
    const done = told.filter(
      ({ piece: { source, intent } }) => source.index === answer && intent !== '확장·진로',
    );
    const weights = done.map(
      (one) => sharedBy(words, one.words, ofSentences) * (LESSON.test(one.piece.text) ? LEARNT : 1),
    );
    const best = Math.max(0, ...weights);
    const last =
      best > 0
        ? done.findLast((_, at) => (weights[at] ?? 0) >= best * NEARLY_BEST)?.piece
        : beforeUntold(
            words,
            answers[answer] ?? '',
            done.map(({ piece: one }) => one),
          );
    if (!last) return undefined;
    // What has no mark of its own is part of what it stands beside.
    const intent = !isUntold(piece.text, null) || last.intent === '동기' ? piece.intent : last.intent;
    return { order: last.order + 0.5, intent, answer };
  };

  return pieces.map((piece) => {
    if (piece.source.kind === 'answer' || piece.standsFor) return piece;
    // What has come of the practice stands behind it.
    if (GREW.test(piece.text)) return { ...piece, intent: '배운 점' as const };
    if (isManner(piece.text) || piece.intent === '확장·진로') return piece;
    const standsFor = beside(piece);
    return standsFor ? { ...piece, intent: standsFor.intent, standsFor } : piece;
  });
}
