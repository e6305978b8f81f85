import type { ComposeInput, DroppedSentence, Intent } from '../../types.ts';
import { withoutChoppyNotes } from '../notes/choppy.ts';
import { withoutTornNotes } from '../notes/torn-notes.ts';
import { isJotted } from '../notes/observed/jotted.ts';
import { withoutAsides } from './asides.ts';
import { intentOf, isUntold } from './intent.ts';
import { boundsOf, withinBounds } from './question-order.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { leftOut, type Piece } from './piece.ts';
import { isBareFeeling, lessonVocabulary, qualityOf } from '../fitness/quality.ts';
import { retell } from '../telling/retell.ts';
import { pointingBack } from '../telling/pointers.ts';
import { withWaysOut } from '../telling/way-out.ts';
import type { Passage } from './passages.ts';
import { RENAMED_EVENT, REWORDED } from './screened.ts';
import { NOTHING_LEFT, readSheet, WITHOUT_NAME } from './sheet.ts';
import { trueReason } from './true-reason.ts';
import { NOT_WORDED, TOO_SHORT, UNCLEAR } from '../fitness/reasons.ts';
import { befellAFriend, isOfFriend, tellsOnOfFriend } from './of-a-friend.ts';
import { seenSo } from '../fitness/seen-so.ts';
import { whyUnfit } from '../fitness/unfit.ts';
import { whyNotVouched } from '../fitness/vouched.ts';
import { isNote } from './weak.ts';
import { asReceived, whyNobodysDeed } from './whose-deed.ts';
import { sentencesOutsideQuotes, withWordsKept } from '../quoted.ts';

/** Below this a sentence says too little to stand in a record. */
const LEAST_QUALITY = 0.45;
/** What a jotted point is worth beside a sentence that the teacher wrote out. */
const JOTTED = 0.6;
/** Reviews of a sentence that has been mended: it is none the worse for it. */
const MENDED = new Set([WITHOUT_NAME, REWORDED, RENAMED_EVENT]);
/** 또 안락사 결정을 도운 날은 …: it goes on with what was told, unless it looks ahead. */
const GOES_ALONG = /^(?:또|또한|그리고|그래서|하지만|그런데|게다가) ?/;
const AHEAD = /고 싶|고자 함|계획|예정|겠다|다짐|[아어해여려겨춰] ?보려고|되려|장래|진학/;
/** 이청준의 「눈길」을 고름: the work is what all else speaks of. */
const WORK_CHOSEN = /[」』》'"’”][을를] (?:고름|선정함|선택함|읽음|다룸)\.$/;
/** The first words of a part that go on with what was set up: … 재활 치료를 받았는데 그때 …. */
const SET_UP = /^[^.]{0,20}(?:는데|지만),? /;

/** 어떻게 해결했나요?, right behind the question for the trouble: one story in two answers. */
const ONLY_SOLVED =
  /^(?:(?:그|이)(?:것|걸|런 어려움| ?(?:문제|어려움|순간|상황|고비|위기|점|일)|러한 어려움|때)?(?:들|에서)?[을를은는]? ?)?(?:어떻게|무엇으로|어떤 방법으로) (?:해결|극복|이겨|고쳤)|^(?:해결|극복)/;

function solvesTheLast(
  { kind, index, question }: Passage,
  last: Piece | undefined,
  questions: readonly string[],
): boolean {
  if (kind !== 'answer' || question === null || last?.source.kind !== 'answer') return false;
  return (
    last.source.index === index - 1 &&
    last.intent === '어려움과 해결' &&
    ONLY_SOLVED.test(question) &&
    intentOfQuestion(questions[index - 1] ?? '') === '어려움과 해결'
  );
}

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
      ...(review === undefined ? {} : { review }),
    });
  }
  const joined = withWaysOut(withoutChoppyNotes(pieces));
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

/** 짧게 잘라야 한다는 것을 친구가 찾아옴, 더 자르니 오차가 줄어듦: a step of the trial that is being told. */
const ON_THE_WAY =
  /(?:친구|짝|모둠원)(?:가|이) [^.,]*(?:찾아옴|발견함|알아냄|찾아냄)\.$|[가-힣](?:니|더니) [^.]*(?:오차|오류)[^.]*\.$/;
const isOnTheWay = (text: string, { question }: Passage) =>
  ON_THE_WAY.test(text) && (question === null || intentOfQuestion(question) === null);

const GROUNDS_LISTED = /(?:근거|이유|까닭) ?:? ?1\)/;
/** A sentence, no note: only there the word before is surely what is pointed at. */
const WHOLE = /[다요죠음함됨임][.!?~\s]*$/;
const INTERVIEW = /인터뷰|면담|직업인|만나|여쭤|여쭈|질문을? ?(?:보내|드)/;
/** 소방서 강사 초빙 교육: nobody was asked. */
const LECTURE = /강연|특강|강의|강사/;

/** Sentence by sentence as a teacher tells it; dropped with the first reason where none is left. */
function toldAnew(
  text: string,
  raw: string,
  intent: Intent,
  passage: Passage,
  before: Piece | undefined,
  unsure: boolean,
  leans: boolean,
): { text: string; doubtful?: boolean; pointsBack?: boolean } | { dropped: string } {
  const told: string[] = [];
  let reason: string | null = null;
  let doubtful = false;
  let pointsBack = false;
  // 근거 1) … 2) 계고장을 그대로 실음: a ground of theirs, and no deed.
  if (GROUNDS_LISTED.test(passage.text) && /^\s*[2-9]\)/.test(raw)) return { dropped: NOT_WORDED };
  const parts = sentencesOutsideQuotes(text);
  for (const sentence of parts) {
    const same =
      before?.source.kind === 'answer' && before.source.index === passage.index ? before.text : null;
    const retold = retell(sentence, {
      raw,
      intent,
      question: passage.question,
      before: told.at(-1) ?? same,
      unsure,
      lesson: passage.lesson,
      interview: INTERVIEW.test(`${passage.lesson} ${passage.question ?? ''} ${passage.text}`),
      lecture: LECTURE.test(`${passage.lesson} ${passage.question ?? ''}`),
    });
    if ('text' in retold) retold.text = withWordsKept(sentence, retold.text);
    if ('text' in retold && passage.kind === 'answer')
      retold.text = asReceived(seenSo(retold.text, raw, intent), raw);
    // 그래서 이 말을 대본의 중심에 놓았다: right behind what it points at.
    const back =
      'text' in retold && leans && told.length === 0 && WHOLE.test(raw) ? pointingBack(retold.text) : null;
    const judged = back?.meant ?? ('text' in retold ? retold.text : '');
    const vouched =
      'text' in retold
        ? whyNotVouched(judged, {
            note: !/[다요죠까][.!?~\sㄱ-ㅎㅏ-ㅣ^)"'”’♡♥]*$|[가-힣](?:고|는데|지만),?\s*$/.test(raw),
            intent,
            follows: told.length > 0 || same !== null,
          })
        : null;
    doubtful ||= vouched !== null;
    const unfit =
      'text' in retold
        ? ((passage.kind === 'answer'
            ? whyNobodysDeed(raw, retold.text, `${passage.question ?? ''} ${passage.lesson}`)
            : null) ??
          whyUnfit(judged, raw, intent) ??
          (vouched?.bearable === false ? vouched.reason : null))
        : retold.dropped;
    if ('dropped' in retold || unfit) reason ??= unfit;
    else if (parts.length > 1 && isNote(retold.text)) reason ??= TOO_SHORT;
    else {
      told.push(back ? withWordsKept(retold.text, back.text) : retold.text);
      pointsBack ||= back !== null;
    }
  }
  return told.length > 0
    ? { text: told.join(' '), doubtful, ...(pointsBack ? { pointsBack } : {}) }
    : { dropped: reason ?? NOTHING_LEFT };
}
