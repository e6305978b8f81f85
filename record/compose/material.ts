import { splitSentences } from '../sentences.ts';
import { tooLong, toRecordStyle } from '../style/to-record-style.ts';
import type { ComposeInput, DroppedSentence, Source } from '../types.ts';
import { withPeriods } from './chains.ts';
import { intentOf, isUntold } from './intent.ts';
import { Roster } from './names.ts';
import { whyNotMaterial } from './not-material.ts';
import type { Piece } from './piece.ts';
import { COLLOQUIAL, isBareFeeling, lessonVocabulary, qualityOf } from './quality.ts';

/** Below this a sentence says too little to stand in a record. */
const LEAST_QUALITY = 0.35;
/**
 * Sentences of one answer that are read: five times what a whole record holds. Answers of thousands of one-word sentences
 * would hold the server, which composes for a whole class.
 */
const MOST_SENTENCES = 150;
const TOO_MANY = '문장이 너무 많아 앞부분만 읽고 제외했습니다.';
/** Letters of `자료를 찾음`: less is a fragment. */
const SHORTEST = 5;
const WITHOUT_NAME = '이름을 바꾸어 적은 문장이므로 자연스러운지 확인이 필요합니다.';

/** Marks of a list, as teachers put before their notes. */
const BULLET = /^(?:[\s\-–—•·*○●▶▪□■◦]+|\d{1,2}[.)]\s+|[①-⑳]\s*)+/;

const SPOKEN = '구어 표현이 남아 있어 다듬어야 합니다.';
/** What a teacher notes of a weakness; whether it belongs into a record is for the teacher to weigh. */
const UNFAVOURABLE =
  /졸[았거]|소극적|산만|미흡|지각(?:함|하|이 잦)|떠[들듦]|불성실(?:함|하게|했)|무기력|방해(?:함|하)|집중하지 (?:못|않)|참여하지 않|(?:보충|지도|노력)[^.]{0,8}필요/;
const TO_WEIGH = '부족한 점을 적은 문장이므로 기록할지 확인이 필요합니다.';

interface Passage {
  kind: Source['kind'];
  index: number;
  text: string;
  question: string | null;
}

/** Every sentence of the answers and of the observation, either in record style or with the reason why it is left out. */
export function readMaterial(input: ComposeInput): { pieces: Piece[]; dropped: DroppedSentence[] } {
  const passages: Passage[] = [
    ...input.answers.map((text, index) => ({
      kind: 'answer' as const,
      index,
      text,
      question: input.questions[index] ?? null,
    })),
    { kind: 'observation', index: 0, text: input.observation, question: null },
  ];
  const roster = new Roster(input.names, `${input.content ?? ''} ${input.standard ?? ''}`);
  const vocabulary = lessonVocabulary(input.content ?? '', input.standard ?? '');
  const pieces: Piece[] = [];
  const dropped: DroppedSentence[] = [];
  let order = 0;
  for (const passage of passages) {
    for (const [nth, { text: raw, start, end }] of splitSentences(passage.text).entries()) {
      const source: Source = { kind: passage.kind, index: passage.index, start, end };
      const read = nth < MOST_SENTENCES ? styled(raw, passage, roster) : { dropped: TOO_MANY };
      order += 1;
      if ('dropped' in read) {
        dropped.push({ text: raw, reason: read.dropped, source });
        continue;
      }
      const { text, review } = read;
      const quality = qualityOf(text, passage.kind, vocabulary, review !== undefined);
      if (passage.kind === 'answer' && (isBareFeeling(text, vocabulary) || quality < LEAST_QUALITY)) {
        dropped.push({
          text: raw,
          reason: '구체적인 활동 내용이 드러나지 않아 제외했습니다.',
          source,
        });
        continue;
      }
      const intent = intentOf(text, passage.question, raw);
      // What was noticed first belongs to the choice that the next sentence tells.
      const before = pieces.at(-1);
      if (intent === '동기' && before?.order === order - 1 && passage.kind === 'answer') {
        if (before.source.index === passage.index && isUntold(before.text, passage.question))
          before.intent = intent;
      }
      pieces.push({ text, source, intent, raw, order, quality, ...(review === undefined ? {} : { review }) });
    }
  }
  return { pieces, dropped };
}

function styled(
  raw: string,
  passage: Passage,
  roster: Roster,
): { text: string; review?: string } | { dropped: string } {
  const refused = tooLong(raw) ?? whyNotMaterial(raw.trim(), passage.kind);
  if (refused) return { dropped: refused };
  const unlisted = raw.replace(BULLET, '');
  const named = roster.remove(unlisted, passage.kind);
  if ('dropped' in named) return named;
  const style = toRecordStyle(withPeriods(named.text));
  if ('dropped' in style) return style;
  const text = style.text.replace(/\s+/g, ' ').trim();
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST)
    return { dropped: '남는 내용이 거의 없어 제외했습니다.' };
  if (roster.namedIn(text)) return { dropped: '학급 명단에 있는 이름이 들어 있어 제외했습니다.' };
  // What may not stand in a record is left out with its reason; a teacher who wants it can still take it.
  if (style.review?.endsWith('적을 수 없습니다.')) return { dropped: style.review };
  if (passage.kind === 'answer' && isFragment(text, style.review))
    return { dropped: '온전한 문장이 아니어서 제외했습니다.' };
  const renamed = passage.kind === 'answer' && named.text !== unlisted ? WITHOUT_NAME : undefined;
  const unfavourable = passage.kind === 'observation' && UNFAVOURABLE.test(text) ? TO_WEIGH : undefined;
  const spoken = COLLOQUIAL.test(text) ? SPOKEN : undefined;
  const review = style.review ?? spoken ?? renamed ?? unfavourable;
  const ended = /[.!?]["'”’]?$/.test(text) ? text : `${text}.`;
  return review === undefined ? { text: ended } : { text: ended, review };
}

/** Pieces of a list (1. 자료 조사) and sentences in another language: the style finds no predicate in them. */
function isFragment(text: string, review: string | undefined): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const korean = text.match(/[가-힣]/g)?.length ?? 0;
  return korean < letters * 0.3 || (review !== undefined && text.length < 18 && /임\.$/.test(text));
}
