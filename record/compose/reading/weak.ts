import { countBytes } from '../../bytes.ts';
import type { DroppedSentence } from '../../types.ts';
import { NOT_WORDED, TO_MEND } from '../fitness/reasons.ts';
import { ENDED } from '../notes/joined.ts';
import { endedStem, takesObject } from '../notes/word-forms.ts';
import { CHOICE } from './intent.ts';
import { leftOut, type Piece } from './piece.ts';

/** An answer below this says so little that a teacher would rather leave the space free. */
const GOOD = 0.66;
/** The same, where it says whole what was done to what. */
const PLAIN = 0.55;
/** The same, where its intent would else have nothing at all. */
const FAIR = 0.5;
/** 한쪽만 반만 벗기니 돌아감: the way out of the trouble before it. */
const WAY_OUT = /[가-힣](?:니|더니|자) [^.]{1,16}\.$/;
const CAME_OF = /^(?:그래서|그 말을|이에|그랬더니|그러자|덕분에) ?/;
/** 정전식으로 새로 삼, 다른 색으로 바꿈: another thing in place of the one that failed. */
const REPLACED =
  /(?:으?로|다른 [가-힣]+[을를]) (?:새로 |다시 |모두 )?(?:삼|바꿈|교체함|고침|대신함|갈아 ?끼움|대체함)\.$/;
/** 나중에 집에서 그려서 냄: done after all. */
const DONE_LATER =
  /^(?:나중에|집에 ?(?:가서|와서)|집에서|다음 (?:날|시간)에?|방과 ?후에?|주말에) [^.]*(?:냄|제출함|완성함|끝냄|마침|마무리함|해냄)\.$/;
const UNDONE = /(?<![가-힣])못 ?[가-힣]|지 못/;
const WEAK = '다른 문장보다 기록할 내용이 적다고 보아 제외했습니다. 필요하면 직접 넣어 주세요.';
/** How much less such a sentence is worth than one that needs nothing. */
const MENDING = 0.35;

/** What was chosen or taken on is never too short. */
const CHOSEN =
  /^[^.,]{2,}[을를] (?:고름|관리함|담당함|기록함|촬영함|편집함|발표함|진행함|선택함|선정함|뽑음|만듦)\.$|^[^.,]{2,}(?:역할|담당)?[을를] 맡(?:음|아 [가-힣]+)\.$/;

/** A wish that names what it is for (공격도 해 보고 싶어 함): no 것, no 활동, which could be anything. */
const NAMED_WISH =
  /(?<!(?:것|거|활동|수업|공부|노력))(?<=[가-힣A-Za-z0-9'"’”)])(?:[을를도]|으?로도?) (?:[가-힣]+ ){0,3}[가-힣]{1,8}(?:고 싶어|고자) 함\.$/;
/** Says who did what: no friend's doing, no 나누어 붙임. */
const mayFill = (text: string) =>
  (text.length > 11 || CHOSEN.test(text)) &&
  (/[을를만] |(?:다|라|려|자)고 [^.]*(?:노력|연습|제안|설명|부탁|말)함\.$|[가-힣A-Za-z]{2}(?:으로|로) [가-힣]+\.$/.test(
    text,
  ) ||
    NAMED_WISH.test(text)) &&
  !/(?:친구|짝|모둠원|선배)들?(?:이|가) |나누어 [가-힣]{1,3}\.$/.test(text);

/** NEIS bytes that stay free beside what is good: there a plain deed takes nobody's place. */
const ROOM = 120;
/** What stands behind 을 has its object by it; behind 만 only where the verb needs one (눈만 그림, no 물만 나옴). */
function takesAnObject(text: string): boolean {
  const stem = endedStem(text.slice(text.lastIndexOf(' ') + 1, -1));
  return stem !== null && (/[을를] /.test(text) || takesObject(stem));
}
/** 눈만 크게 그림, 모서리를 갊: what was done to what, written whole; no friend's doing, no feeling, no mishap. */
const isDeed = (text: string, raw: string) =>
  ENDED.test(raw) &&
  /[가-힣A-Za-z'"’”](?:[을를만]) (?:[가-힣]+ )?[가-힣]{1,5}\.$/.test(text) &&
  takesAnObject(text) &&
  !/(?:친구|짝|모둠원|선배|자신)들?(?:이|가|은|는)? |(?:것|거|활동|수업|공부|말|생각|눈물|시간)(?:[을를만]) |(?:못|안|열심히|잘) /.test(
    text,
  );

/** Right behind it, or, where a difficulty is told, with one sentence between. */
function comesAfter(piece: Piece, before: Piece): boolean {
  const between = piece.order - before.order;
  const story = piece.intent === '어려움과 해결' && before.source.index === piece.source.index;
  return before.source.kind === 'answer' && (between === 1 || (between === 2 && story));
}

/** 글씨가 거꾸로 찍힘: what went wrong opens the answer, and the rest of it tells what was done about it. */
const opensStory = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  piece.intent === '어려움과 해결' &&
  !piece.doubtful &&
  ENDED.test(piece.raw) &&
  /^[^.]*[가-힣](?:이|가) [^.]+\.$/.test(piece.text) &&
  before?.source.index !== piece.source.index &&
  next?.source.index === piece.source.index &&
  next.intent === piece.intent &&
  next.order === piece.order + 1;

/**
 * Parts what is worth a line from what only fills: where there is any good sentence, the weak ones of the answers stay
 * out whatever room is left. A short record is honest; one that a teacher has to mend helps nobody.
 */
export function withoutWeak(
  pieces: readonly Piece[],
  limit = 0,
): { kept: Piece[]; dropped: DroppedSentence[] } {
  const told = pieces.filter((piece) => piece.source.kind === 'observation' || piece.quality >= GOOD);
  const hasRoom = countBytes(told.map(({ text }) => text).join(' ')) + ROOM <= limit;
  const served = new Set(
    pieces.filter(({ doubtful, quality }) => !doubtful && quality >= GOOD).map(({ intent }) => intent),
  );
  const isWeak = ({ source, quality, doubtful, intent, text, raw }: Piece) => {
    if (source.kind !== 'answer') return false;
    if (hasRoom && !doubtful && isDeed(text, raw)) return false;
    if (served.has(intent)) return quality < (mayFill(text) && !doubtful ? PLAIN : GOOD);
    return quality < (doubtful || !mayFill(text) ? GOOD : FAIR);
  };
  const good: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = good.at(-1);
    // What came of the sentence before it is worth as much as that.
    const follows =
      before !== undefined &&
      comesAfter(piece, before) &&
      (CAME_OF.test(piece.raw) ||
        (piece.intent === '어려움과 해결' &&
          before.intent === piece.intent &&
          (WAY_OUT.test(piece.text) || REPLACED.test(piece.text))) ||
        (DONE_LATER.test(piece.text) && UNDONE.test(before.text)));
    if (!isWeak(piece) || follows || opensStory(piece, pieces[at - 1], pieces[at + 1]))
      good.push(toMend(piece, served));
  }
  if (good.length === 0) return { kept: [...pieces], dropped: [] };
  return {
    kept: good,
    dropped: pieces
      .filter(({ order }) => good.every((piece) => piece.order !== order))
      .flatMap((piece) => leftOut(piece, piece.review?.startsWith('서술어를') ? NOT_WORDED : WEAK)),
  };
}

/** Beside better ones of its intent a sentence of doubtful wording takes what room is left. */
function toMend(piece: Piece, served: ReadonlySet<Piece['intent']>): Piece {
  if (!piece.doubtful || !served.has(piece.intent)) return piece;
  return { ...piece, quality: piece.quality - MENDING, review: piece.review ?? TO_MEND };
}

/** What was cut off from a quotation or a clause before it. */
const CUT_OFF =
  /^(?:했(?:는데|더니|지만|고|음)|하(?:길래|니까?|면서|자)|하고|라고|이라고|라는|하며|하는|고|는|도|때문에) /;
/** Catchwords (강점: …), and sentences strung together without a mark (… 몰랐음 한 60퍼임). */
const LISTED = /^[가-힣]+: |[았었했였랐졌][음] (?!좋)[가-힣]+ .*[임함음]\.$|[가-힣]자임\.$/;
const FRAGMENT = 16;
const SHORTEST_NOTE = 12;

/** Notes without particles (빨대 자름 불어봄): a teacher would have to guess what was done to what. */
export function isNote(text: string): boolean {
  // 평균 6분 12초 나옴: a result, however short.
  if (/^(?:평균|최대|최소|합계)[은는이가]? .*\d/.test(text)) return false;
  if (CHOICE.test(text) || (/[가-힣]지 궁금/.test(text) && !/뭐/.test(text))) return false;
  const whole =
    (text.length >= 7 &&
      /[가-힣'"’”」』)](?:을|를|이|가|만|으로|로(?= [가-힣]+더?니 )) [가-힣0-9.% ]+[.]$/.test(text)) ||
    CHOSEN.test(text);
  if ((text.length < SHORTEST_NOTE && !whole) || CUT_OFF.test(text) || LISTED.test(text)) return true;
  return (
    text.length < FRAGMENT &&
    !/[가-힣A-Za-z0-9)](?:을|를|이|가|은|는|도|만|에서|에게|으로|로|와|과|에) |고 |하여 |다는 |더니 |[지리기치]게 (?:바꿈|만듦|고침|함)\.|도록 /.test(
      text,
    )
  );
}

/** Pieces of a list (1. 자료 조사): the style finds no predicate in them. */
export function isFragment(text: string, review: string | undefined): boolean {
  return review !== undefined && text.length < 18 && /임\.$/.test(text);
}
