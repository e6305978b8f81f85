import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { withoutChoppyNotes } from '../notes/choppy.ts';
import { withoutTornNotes } from '../notes/torn-notes.ts';
import { isJotted } from '../notes/observed/jotted.ts';
import { withoutAsides } from './asides.ts';
import { intentOf, isUntold } from './intent.ts';
import { boundsOf, withinBounds } from './question-order.ts';
import { leftOut, type Piece } from './piece.ts';
import { isBareFeeling, lessonVocabulary, qualityOf } from '../fitness/quality.ts';
import { withResults } from '../telling/result-joined.ts';
import { withWaysOut } from '../telling/way-out.ts';
import { RENAMED_EVENT, REWORDED } from './screened.ts';
import { PERHAPS_NAMED, PRIVATE_LEFT_OUT, readSheet, WITHOUT_NAME } from './sheet.ts';
import { trueReason } from './true-reason.ts';
import { TOO_SHORT, UNCLEAR } from '../fitness/reasons.ts';
import { befellAFriend, isOfFriend, tellsOnOfFriend } from './of-a-friend.ts';
import { isOnTheWay } from './on-the-way.ts';
import { doubtAbout } from './doubts.ts';
import { solvesTheLast } from './solves-the-last.ts';
import { toldAnew } from './told-anew.ts';
import { isNote } from './weak.ts';

/** Below this a sentence says too little to stand in a record. */
const LEAST_QUALITY = 0.45;
/** What a jotted point is worth beside a sentence that the teacher wrote out. */
const JOTTED = 0.6;
/** Reviews of a sentence that has been mended: it is none the worse for it. */
const MENDED = new Set([WITHOUT_NAME, PERHAPS_NAMED, PRIVATE_LEFT_OUT, REWORDED, RENAMED_EVENT]);
/** 또 안락사 결정을 도운 날은 …: it goes on with what was told, unless it looks ahead. */
const GOES_ALONG = /^(?:또|또한|그리고|그래서|하지만|그런데|게다가) ?/;
const AHEAD = /고 싶|고자 함|계획|예정|겠다|다짐|[아어해여려겨춰] ?보려고|되려|장래|진학/;
/** 이청준의 「눈길」을 고름: the work is what all else speaks of. */
const WORK_CHOSEN = /[」』》'"’”][을를] (?:고름|선정함|선택함|읽음|다룸)\.$/;
/** The first words of a part that go on with what was set up: … 재활 치료를 받았는데 그때 …. */
const SET_UP = /^[^.]{0,20}(?:는데|지만),? /;

/** Every sentence of the answers and of the observation, either in record style or with the reason why it is left out. */
export function readMaterial(input: ComposeInput): { pieces: Piece[]; dropped: DroppedSentence[] } {
  const vocabulary = lessonVocabulary(input.content ?? '', input.standard ?? '');
  const bounds = boundsOf(input.questions);
  const pieces: Piece[] = [];
  const dropped: DroppedSentence[] = [];
  const given = input.names.map((name) => name.replace(/\s+/g, '').slice(1)).filter((name) => name !== '');
  const isName = (word: string) =>
    given.some((name) => word.startsWith(name) || word.slice(1).startsWith(name));
  const sheet = [...readSheet(input)];
  let order = 0;
  // The answer whose last sentence was about a friend.
  let talkedOf = -1;
  let lastRaw: { index: number; raw: string } | null = null;
  for (let sentence = sheet.shift(); sentence; sentence = sheet.shift()) {
    const { passage, raw, source, spoken, goesOn, read, apart = [] } = sentence;
    order += 1;
    const ofFriend = passage.kind === 'answer' && isOfFriend(raw, isName);
    const onFriend =
      !ofFriend && talkedOf === passage.index && tellsOnOfFriend(raw, passage.question, isName);
    talkedOf = ofFriend ? passage.index : -1;
    const spokenBefore = lastRaw?.index === passage.index && passage.kind === 'answer' ? lastRaw.raw : null;
    lastRaw = { index: passage.index, raw };
    let said: Pick<Piece, 'raw' | 'source' | 'spoken'> = { raw, source, ...(spoken ? { spoken } : {}) };
    // What does not stand as one may stand one by one.
    const leave = (reason: string) => {
      if (apart.length > 0) sheet.unshift(...apart);
      else dropped.push(...leftOut(said, reason));
    };
    if ('dropped' in read) {
      leave(passage.kind === 'answer' ? trueReason(raw, read.dropped) : read.dropped);
      continue;
    }
    if (onFriend || befellAFriend(raw, spokenBefore, isName)) {
      leave(UNCLEAR);
      continue;
    }
    const { review } = read;
    const own = intentOf(read.text, passage.question, raw);
    const asked =
      passage.kind === 'answer' && !(own === '확장·진로' && AHEAD.test(read.text))
        ? withinBounds(own, bounds[passage.index])
        : own;
    const told =
      passage.kind === 'answer'
        ? toldAnew(
            read.text,
            raw,
            asked,
            passage,
            pieces.at(-1),
            review !== undefined && !MENDED.has(review),
            pieces.at(-1)?.order === order - 1 && pieces.at(-1)?.source.index === passage.index,
          )
        : read;
    if ('dropped' in told) {
      leave(trueReason(raw, told.dropped, read.short));
      continue;
    }
    const { text } = told;
    const quality = qualityOf(text, passage.kind, vocabulary, review !== undefined && !MENDED.has(review));
    const short =
      read.short === true &&
      !WORK_CHOSEN.test(text) &&
      (isNote(text) || !/(?:꼽음|정함|고름|선정함|선택함|맡음|담당함|맡아 [가-힣]+)\.$/.test(text));
    if (
      passage.kind === 'answer' &&
      (isBareFeeling(text, vocabulary) || (quality < LEAST_QUALITY && !short))
    ) {
      leave('구체적인 활동 내용이 드러나지 않아 제외했습니다.');
      continue;
    }
    if (read.confided) {
      const { units, reason } = read.confided;
      const at = source.start + units;
      dropped.push(...leftOut({ raw: raw.slice(0, units).trim(), source: { ...source, end: at } }, reason));
      said = { raw: raw.slice(units), source: { ...source, start: at } };
    }
    if (passage.kind === 'answer' && !spoken) {
      const { asides, told: rest } = withoutAsides(said, text, isName, read.cut);
      dropped.push(...asides);
      said = rest;
    }
    const last = pieces.at(-1);
    // 의견이 갈렸는데 / 저는 … 정리했습니다: one story, whatever cues its second half has.
    const follows = last?.order === order - 1 && last.source.index === passage.index;
    const goesAlong = follows && GOES_ALONG.test(raw) && !AHEAD.test(read.text) && asked === '확장·진로';
    const oneStory =
      goesAlong ||
      (goesOn && (asked === '과정' || asked === '협력')) ||
      (passage.kind === 'answer' && last?.intent === '과정' && follows && isOnTheWay(read.text, passage));
    const intent = oneStory && last?.order === order - 1 ? last.intent : asked;
    // What was noticed first belongs to the choice that the next sentence tells.
    const before = pieces.at(-1);
    if (intent === '동기' && before?.order === order - 1 && passage.kind === 'answer') {
      if (before.source.index === passage.index && isUntold(before.text, passage.question))
        before.intent = intent;
    }
    // What may be no lesson at all weighs more than a word that was put right.
    const doubt = passage.kind === 'answer' && review !== PRIVATE_LEFT_OUT ? doubtAbout(raw) : undefined;
    const mark = doubt ?? review;
    const jotted = passage.kind === 'observation' && isJotted(raw, text);
    const doubtful = 'doubtful' in told && told.doubtful === true;
    pieces.push({
      ...said,
      text,
      intent,
      order,
      quality: jotted ? quality * JOTTED : quality,
      doubtful,
      ...(short ? { short } : {}),
      ...(jotted ? { jotted } : {}),
      ...('pointsBack' in told && told.pointsBack ? { pointsBack: true } : {}),
      ...((goesOn && SET_UP.test(raw)) || solvesTheLast(passage, last, input.questions)
        ? { goesOn: true }
        : {}),
      ...(mark === undefined ? {} : { review: mark }),
    });
  }
  const joined = withWaysOut(withResults(withoutChoppyNotes(pieces)));
  const { kept, dropped: torn } = withoutTornNotes(joined, dropped, input.answers);
  return {
    pieces: kept.filter((piece) => !piece.short),
    dropped: [
      ...dropped,
      ...torn,
      ...kept
        .filter(({ short }) => short)
        .flatMap((piece) => leftOut(piece, trueReason(piece.raw, TOO_SHORT))),
    ],
  };
}
