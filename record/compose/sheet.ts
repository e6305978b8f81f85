import { withParticle } from '../hangul.ts';
import { type Sentence, splitSentences } from '../sentences.ts';
import { repairSpelling } from '../style/spelling.ts';
import { declarative, openStem } from '../style/stems.ts';
import { tooLong, toRecordStyle } from '../style/to-record-style.ts';
import { intentOfQuestion } from '../questions/question-intent.ts';
import type { ComposeInput, Source } from '../types.ts';
import { withoutLongSentences, withPeriods } from './chains.ts';
import { Roster } from './names.ts';
import { fromAnswerNote } from './answer-notes.ts';
import { withoutArrows } from './arrows.ts';
import { withBareParticles } from './bare-words.ts';
import { fromBareNote } from './bare-notes.ts';
import { withNotedObjects } from './missing-objects.ts';
import { fromNote, withDoings } from './notes.ts';
import { whyNotMaterial } from './not-material.ts';
import type { Spoken } from './piece.ts';
import { screened } from './screened.ts';
import { isStrung, parted, respaced, unstrung } from './respaced.ts';
import { shares } from './shares.ts';
import { STRUNG } from './spoken-marks.ts';
import { choiceTold } from './topic.ts';
import { isNote } from './weak.ts';

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

/** Written as a sentence, and no note. */
const ENDED = /[다요죠까][.!?~\sㄱ-ㅎㅏ-ㅣ^]*$/;
/** An arrow that no step resolves stands in no record. */
const ARROW = /→|⇒|=>|->/;

/** Marks of a list, as teachers put before their notes. */
const BULLET = /^(?:[\s\-–—•·*○●▶▪□■◦]+|\d{1,2}[.)]\s+|[①-⑳]\s*)+/;

/** What a teacher notes of a weakness; whether it belongs into a record is for the teacher to weigh. */
const UNFAVOURABLE =
  /졸[았거]|소극적|산만|미흡|지각(?:함|하|이 잦)|떠[들듦]|불성실(?:함|하게|했)|무기력|방해(?:함|하)|집중하지 (?:못|않)|참여하지 않|(?:보충|지도|노력|보완)[^.]{0,8}필요|미달|아쉬움\.$|아쉬웠음\.$|부족(?:함|했음|하였음)\.$|말수 ?적음|불분명/;
/** What came after it: a weakness told with its turn may stand. */
const TURNED =
  /(?:으나|지만|는데|더니|다가),? |[뒤후]에?(?:는)? |이후|점차|점점|나아|개선|보완(?:함|하[여였])|스스로 고/;
const WEAKNESS = '부족한 점만 적은 관찰이어서 제외했습니다. 기록할 내용이면 직접 넣어 주세요.';
const TO_WEIGH = '부족한 점을 적은 문장이므로 기록할지 확인이 필요합니다.';

/** One answer or the observation, with what it answers. */
export interface Passage {
  kind: Source['kind'];
  index: number;
  text: string;
  question: string | null;
  /** What the lesson was: in an interview other people's words are to be expected in every answer. */
  lesson: string;
}

/** A sentence in record style, perhaps with a reason to look again, or why it is left out. */
export type Read = { text: string; review?: string } | { dropped: string };

export interface SheetSentence {
  passage: Passage;
  raw: string;
  source: Source;
  /** Every sentence that it is made of, where it is more than one. */
  spoken?: readonly Spoken[];
  read: Read;
}

/** 은이 생김: what came of the note before it. */
const CAME_OF_NOTE =
  /^(?:근데|그런데|그랬더니|그러니까?) [가-힣]+(?:이|가) (?:[가-힣]+ )?(?:생[기겼김]|나[오왔옴]|변[하했함]|바[뀌뀜]|커[지졌짐]|작아|줄어|늘어|뜨|떴|뜸|멈[추췄춤])/;
const DID_NOTE = /[가-힣](?:[었았했엇앗햇]음|음|함)$/;

/** A sentence with those that were joined into it. */
interface Joined extends Sentence {
  joined?: Sentence[];
}

/** 질산은에 넣었음 / 근데 은이 생김: a note and what came of it are one sentence. */
function withOutcomes(sentences: readonly Sentence[], text: string): Joined[] {
  const told: Joined[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    if (!before || !DID_NOTE.test(before.text) || !CAME_OF_NOTE.test(sentence.text)) {
      told.push(sentence);
      continue;
    }
    const { start } = before;
    told[told.length - 1] = {
      start,
      end: sentence.end,
      text: text.slice(start, sentence.end),
      joined: [...(before.joined ?? [before]), sentence],
    };
  }
  return told;
}

const spoken = ({ text, start, end }: Sentence, { kind, index }: Passage): Spoken => ({
  raw: text,
  source: { kind, index, start, end },
});

/** Every sentence of the answers and of the observation in record style, without names and without what is forbidden. */
export function readSheet(input: ComposeInput): SheetSentence[] {
  const lesson = input.content ?? '';
  const passages: Passage[] = [
    ...input.answers.map((text, index) => ({
      kind: 'answer' as const,
      index,
      text,
      question: input.questions[index] ?? null,
      lesson,
    })),
    { kind: 'observation', index: 0, text: input.observation, question: null, lesson },
  ];
  const roster = new Roster(input.names, `${lesson} ${input.standard ?? ''}`);
  const passed: Joined[][] = passages.map(({ text, kind }) =>
    kind === 'answer' ? withOutcomes(splitSentences(text), text) : splitSentences(text),
  );
  const most = shares(
    passed.map((sentences) => Math.min(sentences.length, MOST_SENTENCES)),
    MOST_OF_SHEET,
  );
  const sheet = passages.flatMap((passage, at) =>
    (passed[at] ?? []).map(
      ({ text: raw, start, end, joined }, nth): SheetSentence => ({
        passage,
        raw,
        source: { kind: passage.kind, index: passage.index, start, end },
        ...(joined ? { spoken: joined.map((one) => spoken(one, passage)) } : {}),
        read: nth < (most[at] ?? 0) ? styled(raw, passage, roster, nth === 0) : { dropped: TOO_MANY },
      }),
    ),
  );
  // The observation is the teacher's own; the rules speak up beside the editor.
  const answered = sheet.filter(({ passage, read }) => passage.kind === 'answer' && 'text' in read);
  const results = screened(answered.map(({ read }) => ('text' in read ? read.text : '')));
  answered.forEach((sentence, i) => {
    const result = results[i];
    if (!result || 'dropped' in sentence.read) return;
    sentence.read = 'dropped' in result ? result : { ...sentence.read, ...result };
  });
  return sheet;
}

export const NOTHING_LEFT = '남는 내용이 거의 없어 제외했습니다.';
export const TOO_SHORT = '무엇을 했는지 알기에는 너무 짧아 제외했습니다.';
const LOOSE_NOTE = '서술어가 없는 메모여서 제외했습니다. 필요하면 문장으로 다듬어 넣어 주세요.';
const FRAGMENT = '온전한 문장이 아니어서 제외했습니다.';
/** The style's own doubts about the form of a sentence. */
const UNFINISHED = /^(?:서술어를 찾지|문장의 끝을|1인칭 표현이)/;
const FOREIGN = '우리말이 아닌 문장이어서 제외했습니다. 필요하면 우리말로 옮겨 넣어 주세요.';

/** What the style would misread: 나와 있다 of a book, 안보인다, 에다가. */
function respelled(text: string): string {
  return (
    repairSpelling(text)
      .replace(NOTHING_MORE, '')
      // 마이크 사용 is no 사요.
      .replace(/(?<= )(사용|활용|이용|적용|인용|응용)[.\s]*$/, '$1함')
      .replace(/(?<![가-힣])그냥 (?=버리|버렸|두[면고]|넘어|지나|외우)/, '')
      .replace(/(?<![가-힣])뭐로(?= )/, '무엇으로')
      .replace(FELT_NOTE, '$1')
      .replace(/(?<![가-힣])오래(?=걸[리린렸림])/g, '오래 ')
      .replace(TOLD_SO, ' 것이라고 했다')
      .replace(SHARED, '친구와 역할을 나누어 $1 맡았다.')
      .replace(SHARE_TOLD, (_, share: string) => `${withParticle(share, '을/를')} 담당했다.`)
      .replace(/(?<=니까? (?:[가-힣]+ )*)([가-힣]+)한 거(?:예|에)요(?=[.!~\sㅋㅎㅠㅜ]*$)/, '$1했다')
      .replace(/(?<=(?:의견|말|이야기|제안|오류|결과|값|문제)[이가] )나와(?= )/g, '나와서')
      .replace(
        /["“'‘][^"”'’]*["”'’]|(?<=[가-힣] )너무 (?!좋|재미|재밌|행복|뿌듯|신기|고마|즐거|감사|멋|예쁘|흥미)(?=[가-힣])/g,
        (found) => (found === '너무 ' ? '지나치게 ' : found),
      )
      .replace(/(?<=[다라]고 |[에서] )나와 ?있(?=[었고는다음지])/g, '적혀 있')
      .replace(
        /(?<![가-힣])안(?=보이|보인|보여|나오|나와|맞는|맞아|맞음|들리|들려|풀리|풀려|열리|쓰기|쓰고)/g,
        '안 ',
      )
      .replace(/(?<=[가-힣])에다가?(?= )/g, '에')
      .replace(/(["”']) (?=이?라고 )/g, '$1')
      .replace(HAPPENING, (_, how: string, base: string) => `${how}${declarative(openStem(base))}`)
  );
}

/** 친구는 북두칠성을 맡고 저는 오리온을 맡았어요. */
const SHARED =
  /^[^.]*(?:친구|모둠원|짝|짝꿍)(?:는|은|이|가) [^.]+?맡(?:고|았고),? (?:저는|나는|제가|내가|전|난) ([^.]+?[을를]) 맡[가-힣]*[.!~\s]*$/;
/** 하은이는 사진 담당, 저는 인터뷰 담당이었어요. */
const SHARE_TOLD =
  /^[^.]*담당(?:이고|이었고|을 하고|하고)?,? (?:저는|나는|전|난) ([가-힣]+(?: [가-힣]+)?) 담당(?:이었|했|을 했|을 맡았)[가-힣]*[.!~\s]*$/;

/** … 알게 됨 더 알아보고 싶은 것은 없음: the end of it is no answer. */
const NOTHING_MORE =
  /(?<=[함됨임김음짐다요])[.,]? (?:앞으로 |그리고 )?(?:더 )?(?:[가-힣]+ )?[가-힣]+고 ?싶은 ?(?:거|것|건|게|점)(?:는|은|이|도)? ?(?:딱히 |별로 |아직 )?(?:없|모르)[가-힣]*[.!\s]*$/;
/** … 생김 신기. */
const FELT_NOTE =
  /([함됨임김음짐남]) (?:신기|재밌|재미|뿌듯|꿀잼|대박|굿|짱|충격)(?:함|했음|있음|었음)?[.!~ㅋㅎ\s]*$/;
/** 재봉할 때 자꾸 밀리는 거예요: told with wonder. */
const HAPPENING = /((?:자꾸|계속|갑자기) (?:[가-힣]+ )?)([가-힣]+)는 거(?:예|에)요(?=[.!~\s]*$)/;
/** 수증기가 언 거래요: as heard. */
const TOLD_SO = /(?<=[은는인한된린간온던]) ?(?:거|것이?)래요?(?=[.!~\s]*$)/;

/** Letters up to which a sentence may leave out its particles like a note (서브 연습하고 …했다). */
const CURT = 30;
const curt = (text: string) => (text.length <= CURT ? withDoings(text) : text);

/** What no period ends as a sentence is a note. */
function noted(listed: string, { question }: Passage): string {
  if (ENDED.test(listed)) return listed;
  if (ARROW.test(listed)) return fromBareNote(listed, question);
  const several = unstrung(listed);
  const [trouble = '', way, more] = several.split('. ');
  // 뜻이 이상하게 나옴 사전 찾음: asked for a trouble, its way out stands behind it.
  if (way && !more && question !== null && intentOfQuestion(question) === '어려움과 해결')
    return `${trouble} → ${way}`;
  return fromBareNote(several, question);
}

function styled(
  raw: string,
  passage: Passage,
  roster: Roster,
  opens: boolean,
): { text: string; review?: string } | { dropped: string } {
  const refused = tooLong(raw) ?? whyNotMaterial(raw.trim(), passage.kind);
  if (refused) return { dropped: refused };
  const bare = raw.replace(BULLET, '');
  const listed = ENDED.test(bare) && bare.length > CURT ? parted(bare) : respaced(bare);
  const unlisted =
    passage.kind === 'answer'
      ? ((opens ? choiceTold(listed, passage.question) : null) ??
        withoutArrows(noted(listed, passage), passage.question))
      : listed;
  const named = roster.remove(unlisted, passage.kind, passage.text);
  if ('dropped' in named) return named;
  const own =
    passage.kind === 'observation'
      ? fromNote(named.text)
      : ENDED.test(named.text)
        ? curt(named.text)
        : withDoings(fromAnswerNote(named.text, passage.question));
  const style = toRecordStyle(withoutLongSentences(withPeriods(respelled(own))));
  if ('dropped' in style) return style;
  const styledText = style.text.replace(/\s+/g, ' ').trim();
  const isNoted = passage.kind === 'answer' && !/[다요죠까][.!?~\s]*$/.test(bare);
  const text =
    passage.kind === 'answer'
      ? withBareParticles(isNoted ? withNotedObjects(styledText) : styledText)
      : styledText;
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST) return { dropped: NOTHING_LEFT };
  if (roster.namedIn(text)) return { dropped: '학급 명단에 있는 이름이 들어 있어 제외했습니다.' };
  // What may not stand in a record is left out with its reason; a teacher who wants it can still take it.
  if (style.review?.endsWith('적을 수 없습니다.')) return { dropped: style.review };
  if (passage.kind === 'answer' && isForeign(text)) return { dropped: FOREIGN };
  if (passage.kind === 'answer' && isNote(text)) return { dropped: TOO_SHORT };
  if (passage.kind === 'answer' && !ENDED.test(bare) && text.split('. ').some(isStrung))
    return { dropped: STRUNG };
  if (passage.kind === 'answer' && ARROW.test(text)) return { dropped: FRAGMENT };
  if (passage.kind === 'answer' && style.review && UNFINISHED.test(style.review))
    return { dropped: FRAGMENT };
  if (passage.kind === 'answer' && isFragment(text, style.review)) return { dropped: FRAGMENT };
  const renamed = passage.kind === 'answer' && named.text !== unlisted ? WITHOUT_NAME : undefined;
  if (passage.kind === 'observation' && isLoose(text, style.review)) return { dropped: LOOSE_NOTE };
  const unfavourable = passage.kind === 'observation' && UNFAVOURABLE.test(text) ? TO_WEIGH : undefined;
  if (unfavourable && !TURNED.test(text)) return { dropped: WEAKNESS };
  const review = style.review ?? renamed ?? unfavourable;
  const ended = /[.!?]["'”’]?$/.test(text) ? text : `${text}.`;
  return review === undefined ? { text: ended } : { text: ended, review };
}

/** A note without a predicate (카드 6장, 모둠 의견 듣고 단순화): what it stands for is the teacher's to say. */
function isLoose(text: string, review: string | undefined): boolean {
  return review?.startsWith('서술어를 찾지') === true && !/(?:적임|[가-힣]움)\.$/.test(text);
}

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const korean = text.match(/[가-힣]/g)?.length ?? 0;
  return korean < letters * 0.3;
}

/** Pieces of a list (1. 자료 조사): the style finds no predicate in them. */
function isFragment(text: string, review: string | undefined): boolean {
  return review !== undefined && text.length < 18 && /임\.$/.test(text);
}
