// Over 300 lines: the way of one sentence through all that reads it is told in one place.
import { asMeant } from './as-meant.ts';
import { type Sentence, splitSentences } from '../../sentences.ts';
import { tooLong, toRecordStyle } from '../../style/to-record-style.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { ComposeInput, Source } from '../../types.ts';
import { withPeriods } from '../arranging/chains.ts';
import { withoutLongSentences } from '../arranging/long-sentences.ts';
import { exceptNoObjects } from '../telling/no-object.ts';
import { isForeign } from './foreign.ts';
import { withoutPersonsAside } from '../names/members.ts';
import { withoutStrangers } from '../names/strangers/strangers.ts';
import { Roster } from '../names/names.ts';
import { fromAnswerNote } from '../notes/answer-notes.ts';
import { ARROW } from '../notes/arrow-sign.ts';
import { withoutArrows } from '../notes/arrows.ts';
import { withBareParticles } from '../notes/bare-words.ts';
import { tidied } from '../notes/careless.ts';
import { fromBareNote } from '../notes/bare-notes.ts';
import { withoutLabel } from '../notes/facts/label.ts';
import { lineTold } from '../notes/facts/lines.ts';
import { listTold } from '../notes/facts/lists.ts';
import { hasNoteSign } from '../notes/facts/note-signs.ts';
import { isLooseNote, LOOSE_NOTE } from './loose-notes.ts';
import { ENDED, type Joined, withOutcomes } from '../notes/joined.ts';
import { withoutMarks, withRow } from '../notes/note-marks.ts';
import { BULLET, labelledQuestion, notesOf } from '../notes/notes-of.ts';
import { withNotedObjects } from '../notes/missing-objects.ts';
import { namedTold } from './naming/named-told.ts';
import { leaveHalfTold } from '../notes/observed/chained.ts';
import { leaveForbidden } from '../notes/observed/forbidden.ts';
import { whyNotTold } from '../notes/observed/not-told.ts';
import { pointTold } from '../notes/observed/point-told.ts';
import { pointsOf } from '../notes/observed/points.ts';
import { pointsTold } from '../notes/points.ts';
import { withDoings } from '../notes/notes.ts';
import { withWhose } from '../notes/observed/whose.ts';
import { whyConfided } from '../confided/why-confided.ts';
import { withoutConfided } from '../confided/without-confided.ts';
import { whyNotMaterial } from './not-material.ts';
import { type Passage, passagesOf } from './passages.ts';
import { lessonOf, writtenIn } from './written-in.ts';
import type { Spoken } from './piece.ts';
import { withChildren, withHealers, withoutTeachersNames, withWhoIsMeant } from './coreferent.ts';
import { respelled } from './respelled.ts';
import { withRestoredParticles } from '../notes/particles/restored-particles.ts';
import { withLessonObject } from '../notes/particles/lesson-object.ts';
import { sentencesOutsideQuotes, withWordsKept } from '../quoted.ts';
import { sureParticles } from '../notes/particles/sure-particles.ts';
import { reasonAlone, reasonTurned } from '../notes/reasons-behind.ts';
import { roleHeld } from '../notes/roles.ts';
import { screened } from './screened.ts';
import { paired } from '../notes/told-by-question.ts';
import { isStrung, parted, respaced, unstrung } from '../notes/respaced.ts';
import { shares } from './shares.ts';
import { spansOf } from './spans.ts';
import { FRAGMENT, NOTE_FORM, TOO_SHORT } from '../fitness/reasons.ts';
import { STRUNG } from '../fitness/spoken-marks.ts';
import { englishTold } from './in-english.ts';
import { asWritten } from './as-written.ts';
import { withoutToldAsides } from './told-asides.ts';
import { choiceTold } from './topic.ts';
import { unfavourable } from './unfavourable.ts';
import { isFragment, isNote } from './weak.ts';

/**
 * Sentences of one answer that are read: five times what a whole record holds. Answers of thousands of one-word sentences
 * would hold the server, which composes for a whole class.
 */
const MOST_SENTENCES = 150;
/** Sentences of all answers together that are read; the longest answers go short first. */
const MOST_OF_SHEET = 240;
const TOO_MANY = '문장이 너무 많아 앞부분만 읽고 제외했습니다.';
/** Letters of `자료를 찾음`: less is a fragment. */
const SHORTEST = 5;
export const WITHOUT_NAME = '이름을 바꾸어 적은 문장이므로 자연스러운지 확인이 필요합니다.';
export const PRIVATE_LEFT_OUT = '사적인 내용을 덜어 낸 문장이므로 확인이 필요합니다.';
export const PERHAPS_NAMED = '명단에 없는 사람의 이름일 수 있는 말이 있으므로 확인이 필요합니다.';

/** (밥이라서ㅋㅋ) 저는 …. */
const OPENING_ASIDE = /^\([^()]{1,30}\)\s*(?=\S)/;

/**
 * A sentence in record style, perhaps with a reason to look again, too short to stand alone, or with the rule by which a
 * clause was cut off; or why it is left out.
 */
export type Read =
  | { text: string; review?: string; short?: true; cut?: string; confided?: Confided }
  | { dropped: string };

/** What opened a sentence and was told in confidence: its UTF-16 units from the start, and why it is left out. */
export interface Confided {
  units: number;
  reason: string;
}

export interface SheetSentence {
  passage: Passage;
  raw: string;
  source: Source;
  /** Every sentence that it is made of, where it is more than one. */
  spoken?: readonly Spoken[];
  /** The same one by one, should it not stand as one. */
  apart?: readonly SheetSentence[];
  /** The rest of a sentence that was cut: it goes on with what the part before it tells. */
  goesOn?: true;
  read: Read;
}

const spoken = ({ text, start, end }: Sentence, { kind, index }: Passage): Spoken => ({
  raw: text,
  source: { kind, index, start, end },
});

/** What one sentence was told as, one by one with the place of each; the sentence alone where it is one. */
function partsOf(whole: SheetSentence): SheetSentence[] {
  const { raw, source, read, spoken } = whole;
  if ('dropped' in read || spoken || source.kind === 'observation') return [whole];
  const parts = sentencesOutsideQuotes(read.text);
  const spans = parts.length > 1 ? spansOf(raw, parts) : null;
  if (!spans) return [whole];
  return parts.map((text, at): SheetSentence => {
    const { start, end } = spans[at] ?? { start: 0, end: raw.length };
    const part = { ...read, text, ...(isNote(text) ? { short: true as const } : {}) };
    if (part.review === WITHOUT_NAME && !/친구|모둠원|짝/.test(text)) delete part.review;
    if (at > 0 || start > 0) delete part.confided;
    return {
      ...whole,
      raw: raw.slice(start, end),
      source: { ...source, start: source.start + start, end: source.start + end },
      ...(at > 0 ? { goesOn: true as const } : {}),
      read: part,
    };
  });
}

/** Every sentence of the answers and of the observation in record style, without names and without what is forbidden. */
export function readSheet(input: ComposeInput): SheetSentence[] {
  const passages = passagesOf(input);
  const roster = new Roster(input.names, `${lessonOf(input)} ${input.questions.join(' ')}`, writtenIn(input));
  const passed: Joined[][] = passages.map(({ text, kind, question }) =>
    kind === 'answer'
      ? withOutcomes(notesOf(text, question), text, question)
      : splitSentences(text).flatMap(pointsOf),
  );
  const most = shares(
    passed.map((sentences) => Math.min(sentences.length, MOST_SENTENCES)),
    MOST_OF_SHEET,
  );
  const sheet = passages.flatMap((sheetPassage, at) =>
    (passed[at] ?? []).flatMap((sentence, nth): SheetSentence[] => {
      const read = ({ text, start, end, joined }: Joined): SheetSentence[] => {
        const asked = sheetPassage.kind === 'answer' ? labelledQuestion(text) : null;
        const passage = asked === null ? sheetPassage : { ...sheetPassage, question: asked };
        return partsOf({
          passage,
          raw: text,
          source: { kind: passage.kind, index: passage.index, start, end },
          ...(joined
            ? { spoken: joined.map((one) => spoken(one, passage)), apart: joined.flatMap(read) }
            : {}),
          read:
            nth < (most[at] ?? 0)
              ? (readTogether(joined ?? [], askedIn(passage)) ??
                styled(text, passage, roster, asked === null ? nth : 0, joined === undefined))
              : { dropped: TOO_MANY },
        });
      };
      return read(sentence);
    }),
  );
  leaveHalfTold(sheet);
  leaveForbidden(sheet, input.observation);
  // The observation is the teacher's own; the rules speak up beside the editor.
  const answered = sheet
    .flatMap((sentence) => [sentence, ...(sentence.apart ?? [])])
    .filter(({ passage, read }) => passage.kind === 'answer' && 'text' in read);
  const results = screened(answered.map(({ read }) => ('text' in read ? read.text : '')));
  answered.forEach((sentence, i) => {
    const result = results[i];
    if (!result || 'dropped' in sentence.read) return;
    sentence.read = 'dropped' in result ? result : withMark({ ...sentence.read, ...result }, sentence.read);
  });
  return sheet;
}

/** A sentence as the rules left it; that something private was left out of it stays the first thing a teacher reads. */
const withMark = <Screened extends Read>(
  screenedRead: Screened,
  { review }: { review?: string },
): Screened => (review === PRIVATE_LEFT_OUT ? { ...screenedRead, review } : screenedRead);

export const NOTHING_LEFT = '남는 내용이 거의 없어 제외했습니다.';
/** The style's own doubts about the form of a sentence. */
const UNFINISHED = /^(?:서술어를 찾지|문장의 끝을|1인칭 표현이)/;
const FOREIGN = '우리말이 아닌 문장이어서 제외했습니다. 필요하면 우리말로 옮겨 넣어 주세요.';

/** 소리 작음 - 마이크 옮김: asked for a trouble, its way out stands behind the dash. */
const DASH = /(?<=[가-힣])(?<!(?:점|이유|까닭|것|주제|제목|역할|방법|결과|나|저)) [-–] (?=[가-힣\d][^-–]*$)/;

/** Letters up to which a sentence may leave out its particles like a note (서브 연습하고 …했다). */
const CURT = 30;
const curt = (text: string) => (text.length <= CURT ? withDoings(text) : text);

/** … 알게 됨 (개수랑 명수): behind the end of a note. */
const LAST_ASIDE = /(?<=[가-힣]) ?\([^()]*\)(?=[.\s]*$)/;

/** What no period ends as a sentence is a note. */
function noted(written: string, { question }: Passage): string {
  if (ENDED.test(written)) return written;
  const text = withoutMarks(pointsTold(written));
  const shaped = LAST_ASIDE.test(text) ? fromBareNote(text, question) : text;
  if (shaped !== text) return shaped;
  const listed = text.replace(LAST_ASIDE, '');
  if (ARROW.test(listed)) return fromBareNote(listed, question);
  const several = unstrung(listed);
  const [trouble = '', way, more] = several.split('. ');
  // 뜻이 이상하게 나옴 사전 찾음: asked for a trouble, its way out stands behind it.
  const hindered = question !== null && intentOfQuestion(question) === '어려움과 해결';
  // 오차가 14kg나 나옴... 날이 섞여서 그랬음: why, and no way out.
  if (way && !more && hindered && !/(?:그랬음|때문임?)[.\s]*$/.test(way)) return `${trouble} → ${way}`;
  // 센서값 0만 뜸 - 배선 반대로 꽂음: why it was so, no way out.
  if (hindered && DASH.test(listed))
    return /(?:반대로|거꾸로|잘못|빼먹|빠뜨)[^-–]*$/.test(listed)
      ? listed.replace(DASH, '. ')
      : fromBareNote(listed.replace(DASH, ' → '), question);
  return fromBareNote(several, question);
}

/** The question and the lesson of an answer. */
const askedIn = ({ question, lesson }: Passage): string => `${question ?? ''} ${lesson}`;

/** Sentences of which one is told in confidence are not told as one. */
function readTogether(parts: readonly Sentence[], asked: string): Read | null {
  const reason = parts.map(({ text }) => whyConfided(text, asked)).find((one) => one !== null);
  return reason ? { dropped: reason } : null;
}

/** `isOne`: no sentence that was made of several, which are looked at one by one. */
function styled(raw: string, passage: Passage, roster: Roster, nth: number, isOne = true): Read {
  const refused =
    tooLong(raw) ??
    whyNotMaterial(raw.trim(), passage.kind) ??
    (passage.kind === 'observation' ? whyNotTold(raw) : null);
  if (refused) return { dropped: refused };
  const kept = passage.kind === 'answer' && isOne ? withoutConfided(raw, askedIn(passage)) : null;
  if (kept) {
    const rest = kept.text === null ? null : styled(kept.text, passage, roster, nth);
    if (rest === null || 'dropped' in rest || kept.text === null) return { dropped: kept.reason };
    const confided = { units: kept.cut, reason: kept.reason };
    return { ...rest, review: PRIVATE_LEFT_OUT, confided };
  }
  const whole = (before: string, after: string) => (roster.isTorn(before, after) ? before : after);
  const open = asMeant(withHealers(withoutTeachersNames(raw.replace(BULLET, ''))));
  const unaside = withoutToldAsides(open.replace(OPENING_ASIDE, ''));
  const told = passage.kind === 'answer' ? withRow(withoutLabel(unaside)) : unaside;
  const meant =
    passage.kind === 'answer' ? withChildren(withWhoIsMeant(told, passage.work), askedIn(passage)) : open;
  const bare = passage.kind === 'answer' ? whole(meant, tidied(meant)) : open;
  const turned = passage.kind === 'answer' ? reasonTurned(bare) : bare;
  const listed = whole(
    turned,
    ENDED.test(turned) && turned.length > CURT ? parted(turned) : respaced(turned),
  );
  const fact = passage.kind === 'answer' ? lineTold(told, passage.question, nth === 0) : null;
  const unlisted =
    passage.kind === 'answer'
      ? (fact ??
        englishTold(told, passage.question) ??
        (nth === 0
          ? (choiceTold(listed, passage.question) ?? reasonAlone(listed, passage.question))
          : null) ??
        paired(listed) ??
        roleHeld(listed, passage.question) ??
        namedTold(listed, passage.question, nth) ??
        withoutArrows(noted(listed, passage), passage.question))
      : pointTold(listed);
  if (unlisted === null) {
    const weak = unfavourable(listed);
    return weak && 'dropped' in weak ? weak : { dropped: LOOSE_NOTE };
  }
  const removed = roster.remove(unlisted, passage.kind, passage.text, passage.people);
  if ('dropped' in removed) return removed;
  const others =
    passage.kind === 'answer'
      ? withoutStrangers(removed.text, {
          asked: askedIn(passage),
          answer: passage.text,
        })
      : { text: removed.text, perhaps: false };
  const named = passage.kind === 'answer' ? withoutPersonsAside(others) : others;
  const left = passage.kind === 'observation' ? roster.remove(open, passage.kind, passage.text) : named;
  const written = 'text' in left ? left.text : '';
  // 무 씻기, 채썰기의 순서로: the items of a list are names, and take no particles.
  const isList = fact !== null && listTold(told, passage.question) !== null;
  const own =
    passage.kind === 'observation'
      ? withWhose(named.text)
      : isList
        ? named.text
        : ENDED.test(named.text)
          ? ENDED.test(bare)
            ? curt(named.text)
            : withRestoredParticles(curt(named.text))
          : withRestoredParticles(withDoings(fromAnswerNote(named.text, passage.question)));
  const style = toRecordStyle(withoutLongSentences(withPeriods(withWordsKept(own, respelled(own)))));
  if ('dropped' in style) return style;
  const styledText = style.text.replace(/\s+/g, ' ').trim();
  const isNoted = passage.kind === 'answer' && !/[다요죠까][.!?~\s]*$/.test(bare);
  const objects = isNoted ? withLessonObject(withNotedObjects(styledText), passage.lesson) : styledText;
  const text =
    passage.kind === 'answer' && !isList
      ? withWordsKept(
          styledText,
          sureParticles(styledText, exceptNoObjects(objects, withBareParticles), !isNoted),
        )
      : asWritten(unlisted === listed ? written : '', styledText);
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < (/[을를] /.test(text) ? SHORTEST - 1 : SHORTEST)) return { dropped: NOTHING_LEFT };
  if (roster.namedIn(text)) return { dropped: '학급 명단에 있는 이름이 들어 있어 제외했습니다.' };
  // What may not stand in a record is left out with its reason; a teacher who wants it can still take it.
  if (style.review?.endsWith('적을 수 없습니다.')) {
    const [rest] = passage.kind === 'answer' ? screened([text]) : [];
    if (!rest || 'dropped' in rest || rest.text === text) return { dropped: style.review };
    return named.text === unlisted ? rest : { review: WITHOUT_NAME, ...rest };
  }
  if (passage.kind === 'answer' && isForeign(text)) return { dropped: FOREIGN };
  const short = passage.kind === 'answer' && isNote(text);
  if (passage.kind === 'answer' && fact === null && !ENDED.test(bare) && text.split('. ').some(isStrung))
    return { dropped: short ? TOO_SHORT : STRUNG };
  if (passage.kind === 'answer' && hasNoteSign(text)) return { dropped: NOTE_FORM };
  if (passage.kind === 'answer' && style.review && UNFINISHED.test(style.review))
    return { dropped: short ? TOO_SHORT : FRAGMENT };
  if (passage.kind === 'answer' && isFragment(text, style.review))
    return { dropped: short ? TOO_SHORT : FRAGMENT };
  const renamed =
    passage.kind === 'answer' && named.text !== unlisted
      ? WITHOUT_NAME
      : others.perhaps
        ? PERHAPS_NAMED
        : undefined;
  const weakness = passage.kind === 'observation' ? unfavourable(text) : null;
  if (weakness && 'dropped' in weakness) return weakness;
  if (passage.kind === 'observation' && isLooseNote(raw, text, style.review)) return { dropped: LOOSE_NOTE };
  const review = style.review ?? renamed ?? weakness?.review;
  const ended = /[.!?]["'”’]?$/.test(text) ? text : `${text}.`;
  return {
    text: ended,
    ...(review === undefined ? {} : { review }),
    // 표준어와 비교함: beside its neighbour it may do.
    ...(short ? { short: true as const } : {}),
  };
}
