import { countBytes } from '../../bytes.ts';
import { UNSOLVED } from '../fitness/reasons.ts';
import { BETTERED, leadsNowhere, WRONG_BECAUSE } from './leads-nowhere.ts';
import type { Piece, Unit } from '../reading/piece.ts';
import { withoutAnchored } from '../telling/pointers.ts';

/** Openings that add nothing once sentences are put in a new order. */
const ADDS =
  /^(?!그 ?다음 [가-힣]+(?:부터|까지|에는?|에서|날|주)(?: |$))(?:그리고 나서|그리고|또한|또|그다음에?|그 다음에?|다음으로는?|이어서|우선|일단|먼저|마지막으로|끝으로|특히)[,\s]+/;
/** 제가 먼저 사과했다: before anybody else, which is the point. */
const withoutAdding = ({ raw, text }: Piece) =>
  /^먼저 /.test(text) && /(?:[제내]가|저는|나는) 먼저/.test(raw) ? text : text.replace(ADDS, '');
/** Said for a turn as well as for mere going on. */
const BY_THE_WAY = '근데 ';
/** Openings that lean on the sentence before; the value is what a record writes in their place. */
const LEANS: readonly (readonly [RegExp, string])[] = [
  [/^(?:하지만|그러나|그런데|그렇지만|그래도|그런데도|그럼에도)[,\s]+/, '그러나 '],
  [/^근데[,\s]+/, BY_THE_WAY],
  [/^다만[,\s]+/, '다만 '],
  [/^반대로[,\s]+/, '반대로 '],
  [/^(?:반면에?|이와 달리)[,\s]+/, '반면 '],
  [/^(?:그래서|그러므로|따라서|그러니까|이에|그리하여)[,\s]+/, '이에 '],
  [/^(?:왜냐하면|왜냐면)[,\s]+/, ''],
  [/^(?:[그이]렇게 (?:해서|하여|했더니|하니까?)|그랬더니|그러자|그 결과)[,\s]+/, '그 결과 '],
  // 그러다 보니: it came of the doing.
  [/^그러다 ?보니까?[,\s]+/, '이 과정에서 '],
  // 그러다가: what came next, and no result.
  [/^(?:그러다가|그러다|그러던 중에?)[,\s]+/, '이후 '],
  [/^(?:그 후|그 뒤)로(?:는)?[,\s]+/, '그 뒤로 '],
  [/^(?:이후|그 후|그 뒤|그 이후|그러고 나서)에?(?:는)?[,\s]+/, '이후 '],
  [/^(?:이를 통해서?|이것을 통해서?|그것을 통해서?|이 과정을 통해서?|이를 계기로)[,\s]+/, '이를 통해 '],
];
/** They turn away from what was said before, whatever comes next. */
const TURNS = new Set(['그러나 ', '반면 ', '다만 ', '반대로 ']);
const POINTS =
  /^(?:이를 (?!통|계기|위|바탕)|이는 |이것|그것|이게|그게|그걸|이러한|그러한|이런|그런|이 (?:방법|과정|부분|점|때|결과|문제|표|자료|값)|(?:다들|모두|친구들?도|모둠원들?도) 그 [가-힣]|그 [가-힣]|이때|그때|[^.]* 이 (?:기사|책|글|영상|논문|그림|사진|영화|소설|시|노래|곡)[을를] |여기서|거기서|그중|[이그] 중에? |그 ?다음부터|[^.]*[가-힣][이가도은는] (?:그랬|그렇[다습]|그러[했하함])[가-힣]*[.!~\s]*$|이렇게|그렇게|덕분에|그대로 (?:따라 ?(?:했|해)|했더니|해 ?보니|적용)|(?:처음에는? |그냥 |확 )?[가-힣]{0,3}[갈울할뺄릴꿀칠될을만둘뜯볼릴앨칠] ?까(?: 말까)? (?:하다|했|고민|망설)|(?:(?:처음에는?|처음엔|일단|그냥) )+[가-힣]{1,3}려(?:고|다가?|고 하다가?) )/;
const THERE = /(?:^|\s)(?:거기|저기)(?:에서?|서)?\s/;
/** A reason for what was said just before; one that names what it explains stands by itself. */
const REASON =
  /(?:때문|(?<=[가-힣])[아어여해려겨져워라]서)(?:입니다|이다|다|이에요|예요|이었습니다|이었다|임|이었음|였다|였습니다|였음)[.!\s]*$/;
/** … 궁금했기 때문에 주제를 고름: with what it is the reason of. */
const REASON_TOLD = /기 때문에 [^.]+\.$/;
const NAMES_ITS_MATTER = /(?:까닭|이유|원인)[은는이가]\s/;
const FEELS = /느낌|느꼈|좋[았음]|뿌듯|기쁨|기뻤|재미|흥미로|보람|즐거|신기|소감|인상 깊|만족|아쉬/;
const DOES = /(?:함|봄|냄|씀|침|킴|줌|눔|꿈|듦|음)\.$/;
/** A unit beyond this crowds out what the rest of the material could say. */
const LARGEST = 560;

/** A figure that fell short. */
const SHORT_OF = /\d[^ ]*밖에 [^.]*(?:지 않음|지 않았음|못함)\.$/;
/** 알고 보니: what came out of the trouble that was told. */
const FOUND_OUT = /^(?:알고|확인해|살펴|찾아|자세히|다시|원인을 찾아) ?보니/;
/** A question that was asked, and what was answered. */
const ASKED = /질문을 받음\.$/;
const ANSWERED = /고 (?:답함|대답함|답변함|설명함)\.$/;

/** 기구가 하나라서 반대함: and how the two came together. */
const PARTED = /(?:반대함|반대했음|거절함|맞섬|서먹함|서먹했음|의견이 (?:갈림|갈렸음|달랐음|다름))\.$/;
const SETTLED =
  /^(?:대신|결국|그래서|나중에|다음 날)|절충|합의|타협|양보|[가-힣]기로 (?:했|정[했함]|결정|함)|중간 (?:값|안)/;

/** A difficulty told without its way out: the sentence after it belongs to it. */
const TROUBLE =
  /어려[웠움]|힘들|힘듦|헷갈|당황|막막|막[혔힘]|오류|에러|Error|문제(?:였|임|가)|실패|실수|틀[렸림]|안 |않[았음]|못[했함]|(?<![가-힣])못 [가-힣]|부족|지나치게|서[툴투]|걸[렸림]|(?:부러|깨|무너|찢어|터|망가|휘어)[졌짐]|(?:무시|거절)당/;
const SOLVED = /해결|고침|고쳤|성공|풀림|극복|바꿈|바꾸니|바꾸었/;
/** What failed, whatever was asked, and what came of a change at once. */
const FAILED =
  /(?:움직이|되|맞|나오|작동하|열리|켜지|보이|붙|풀리|지나가|돌아가|뜨|들리)지 않[음았]|실패|오류|(?:부러|끊어|무너|망가|휘어|찢어)[졌짐]|걸림\.$/;
const TURNED_OUT =
  /[가-힣](?:자|니|더니) (?:문제가|오류가|잘|제대로|다시|바로|더는)? ?[^.]*(?:풀[렸림]|해결|나아[졌짐]|움직[였임]|작동|됨|줄어|사라[졌짐]|성공)/;

function isTrouble(piece: Piece | undefined): boolean {
  return piece?.intent === '어려움과 해결' && TROUBLE.test(piece.text) && !SOLVED.test(piece.text);
}

/** A story of a difficulty that has not come to its solution yet. */
function isOpen(unit: Unit | undefined): boolean {
  return (
    unit !== undefined && isTrouble(unit.pieces[0]) && !unit.pieces.some((piece) => SOLVED.test(piece.text))
  );
}

/** A difficulty with its way out: worth more together than its sentences are apart. */
export function isStory(unit: Unit): boolean {
  return unit.pieces.length > 1 && isTrouble(unit.pieces[0]) && !isTrouble(unit.pieces.at(-1));
}

/** A difficulty whose way out is not told: a record would leave it as a weakness. */
export function isUnsolved(unit: Unit): boolean {
  return (
    unit.pieces.length === 1 &&
    unit.pieces[0]?.source.kind === 'answer' &&
    isTrouble(unit.pieces[0]) &&
    !/[니자]|더니|해서|하여|[다라]고 (?:판단|생각)/.test(unit.pieces[0].text)
  );
}

export const UNANCHORED = '앞 문장 없이 가리키는 말이 남아 있어 확인이 필요합니다.';

/** Pointers that may go with what they point at: the rest of the sentence stands without them. */
const POINTER =
  /^(?:(?:이|그) (?:문제|오류|어려움|부분)(?:점)?[을를] (?:해결|극복|보완|고치)[가-힣]*(?:려고|기 위해서?|고자|면서),? |이를 (?:위해|통해|바탕으로|계기로) |이(?:때|에)(?:는)? |그때(?:는)? |그 결과 |그래서 |덕분에 |이렇게 |그렇게 |(?:이|그) (?=(?:책|작품|주제|활동|단원|소설|영화|시)[을를은는이가에의]))/;

function withoutPointer(text: string): string {
  return text.replace(POINTER, '');
}

function neighbours(before: Piece | undefined, piece: Piece): boolean {
  return (
    before !== undefined &&
    before.order + 1 === piece.order &&
    before.source.kind === piece.source.kind &&
    (before.source.index === piece.source.index || piece.goesOn === true)
  );
}

/** What a student thought, or could not do, and what shows that the next sentence tells how that changed. */
const THOUGHT =
  /^(?:[^.]{0,8}(?:원래|처음|당연|전에|예전|평소|중학교|중학생|초등학교|작년)|(?=[^.]*줄))[^.]*(?:줄(?:로만)? 알았|(?:다고|라고|거라고|것으로|같다고)(?:만)? ?(?:생각했|믿었|봤|여겼|예상했)|[으]?로만 (?:외웠|알았|알고|배웠|이해했)|[으]?로만? (?:생각했|봤|여겼))[가-힣]*[.!\s]*$/;
const NOW =
  /^(?:알고 ?보니|확인해 ?보니|살펴보니|하지만|그런데|근데|그러나|이제|지금은?|이번|나중에|막상|실제로|그러다)|(?:알게 [되됐됨]|알았|깨달|달라[졌지짐]|바뀌|바뀜|바뀐|생각하게|느꼈|느낌|느껴|아니라 |중요하다|필요하다|이제는|지금은|배웠|배움)/;
const WAY_ON =
  /서 그런 (?:거|것)(?:이?라고|으로|같)|(?:보여|설명해|물어|이야기해) ?(?:줬더니|주었더니|주니|보니)|^(?:그래서|그 ?(?:뒤|후|다음|날)|이후|다음|집에|나중에|결국|다시|하지만|그런데|그래도)|[가-힣]보니 |그다음|그 뒤|그날 (?:밤|저녁)|다음 (?:시간|날)|나중에|용기|도움|다시 |덕분/;

function comesTo(last: Piece | undefined, piece: Piece): boolean {
  if (last?.source.kind !== 'answer' || leadsNowhere(piece, last) !== null) return false;
  if (THOUGHT.test(last.raw)) return NOW.test(piece.raw);
  const goesOn = WAY_ON.test(piece.raw) || WRONG_BECAUSE.test(piece.raw.trim());
  return leadsNowhere(last, undefined) === UNSOLVED && goesOn && !isTrouble(piece);
}

function opening(text: string): { rest: string; word: string } | null {
  for (const [pattern, word] of LEANS)
    if (pattern.test(text)) return { rest: text.replace(pattern, ''), word };
  return null;
}

/** The word to lean with: none before a feeling (it would claim a cause), `이에` and `그 결과` only where fitting. */
function leaning(word: string, rest: string): string {
  // 근데 저희 조가 빨리 끝나서 …: only what went wrong is a turn, and not where its way out follows at once.
  if (word === BY_THE_WAY)
    return TROUBLE.test(rest) && !/[가-힣](?:서|니|자|더니) .*[함봄냄씀줌꿈]\.$/.test(rest) ? '그러나 ' : '';
  if (TURNS.has(word)) return word;
  if (FEELS.test(rest) || (word === '이에 ' && rest.startsWith('이를 '))) return '';
  if (word === '이에 ') return DOES.test(rest) && !/알게|깨달|이해|생각/.test(rest) ? word : '';
  if (word === '이를 통해 ') return /알게|깨달|이해|배움|파악/.test(rest) ? word : '';
  return word;
}

/** Record style takes 그 off (그 표를 → 표를); beside the sentence that it points at it comes back. */
function anchored(text: string, own: string): string {
  const pointed = /^그 ([가-힣]+)/.exec(own)?.[1];
  return pointed && text.startsWith(pointed) ? `그 ${text}` : text;
}

/**
 * Glues sentences that lean on the one before them (하지만, 그래서, 이때 …) into units; where that one is gone, the
 * leaning word goes too, or the sentence is marked for review when it still points at something.
 */
export function unitsOf(pieces: readonly Piece[]): { units: Unit[]; adrift: Piece[] } {
  const units: Unit[] = [];
  const adrift: Piece[] = [];
  for (const piece of pieces) {
    const unit = units.at(-1);
    const last = unit?.pieces.at(-1);
    const bytes = unit ? countBytes(unit.pieces.map((other) => other.text).join(' ')) : 0;
    // The author's own words tell what a sentence leans on: record style has taken the connective off already.
    const own = withoutAnchored(piece.raw.replace(/^[\s,]+/, '').replace(ADDS, ''));
    const lean = opening(own);
    const explains = REASON.test(own) && !NAMES_ITS_MATTER.test(own) && !REASON_TOLD.test(piece.text);
    const there = THERE.test(own);
    const points = POINTS.test(lean?.rest ?? own) || explains || there || piece.pointsBack === true;
    const room = unit && unit.pieces.length < (points ? 4 : 3) && bytes + countBytes(piece.text) < LARGEST;
    const rest = anchored(opening(withoutAdding(piece))?.rest ?? withoutAdding(piece), lean?.rest ?? own);
    const solves =
      piece.intent === '어려움과 해결' &&
      (isTrouble(last) || (isOpen(unit) && SOLVED.test(piece.text)) || BETTERED.test(piece.text));
    const mended = FAILED.test(last?.text ?? '') && TURNED_OUT.test(piece.text);
    // 깊이가 3cm밖에 나오지 않음. 체중을 실으니 5cm가 됨.
    // 처음에는 …라고 생각함. 이제는 …; 대답을 하지 못함. 집에 가서 계산해 보니 …: how it was, and what became of it.
    const becomes = comesTo(last, piece);
    const betters = SHORT_OF.test(last?.text ?? '') && /[가-힣](?:니|더니) .*\d/.test(piece.text);
    const finds = FOUND_OUT.test(own) && TROUBLE.test(last?.raw ?? '');
    const answers = ASKED.test(last?.text ?? '') && ANSWERED.test(piece.text);
    const settles = PARTED.test(last?.text ?? '') && SETTLED.test(own);
    if (
      room &&
      neighbours(last, piece) &&
      (lean ||
        points ||
        solves ||
        betters ||
        finds ||
        mended ||
        answers ||
        becomes ||
        settles ||
        piece.goesOn)
    ) {
      unit.pieces.push({ ...piece, text: (lean ? leaning(lean.word, rest) : '') + rest });
      continue;
    }
    const alone: Piece = { ...piece, text: withoutPointer(rest) };
    if (points && (explains || there || piece.pointsBack || POINTS.test(alone.text))) {
      if (piece.source.kind === 'answer') {
        adrift.push(piece);
        continue;
      }
      alone.review ??= UNANCHORED;
    }
    units.push({ pieces: [alone] });
  }
  return { units, adrift };
}
