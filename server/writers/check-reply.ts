import { intentOf } from '../../record/compose/reading/intent.ts';
import { Roster } from '../../record/compose/names/names.ts';
import { withParticle } from '../../record/hangul.ts';
import { checkRecord, composeRecord, countBytes, splitSentences } from '../../record/index.ts';
import type { ComposeInput, RecordDraft, RecordSentence, Source } from '../../record/types.ts';
import type { FallbackReason } from './fallback.ts';
import { Sources } from './find-sources.ts';
import type { Mask } from './masking/mask.ts';
import { isOrdinary } from './masking/name-forms.ts';
import { namesOf, type People } from './masking/people.ts';
import type { Material } from './material.ts';
import type { Occasion } from './record-writer.ts';
import { doubtOf } from './unobserved-praise.ts';
import { bareReply, isNominal, isNoRecord, isOutOfBounds, repeatsGuidance } from './reply-shape.ts';

export interface ReplyContext {
  input: ComposeInput;
  material: Material;
  people: People;
  mask: Mask;
  /** What this school forbids beyond the record rules, and what it allows against them. */
  rules: Occasion['rules'];
  guidance: string;
  boundary: string;
  /** School year whose record rules apply. */
  year: number;
}

/** A whole draft, or why nothing of the reply is used; `mend` is what a model can do better when asked once more. */
export type Verdict = { draft: RecordDraft } | { refused: FallbackReason; mend?: string };

/** Sentences that must have a source for the reply to count as made from the material. */
const SOURCED_SHARE = 0.6;
/** What no record says of a student whom nobody has observed so. */
const SUPERLATIVE =
  /최고|최상|일등|1등|전교|전국|세계적|천재|완벽|독보적|압도적|유일|타의 ?추종|최우수|만점|누구보다|모든 (?:교과|과목|면|분야)|탁월|비범|월등/;

/** A record has no subject. 학생은 alone may be the subject of what somebody claims. */
const THIS_STUDENT = /^\s*(?:이|위|해당|본)\s학생[은이]\s+/;

const UNSOURCED = '답과 관찰에서 근거를 찾지 못한 문장이므로 사실인지 확인이 필요합니다.';
const FIGURE = (figure: string) =>
  `답과 관찰에 없는 수 ${withParticle(figure, '이/가')} 있어 확인이 필요합니다.`;
const RENAMED = '이름을 바꾸어 적은 문장이므로 자연스러운지 확인이 필요합니다.';
const UNUSED = 'AI가 초안에 쓰지 않은 문장입니다.';

interface Sentence {
  text: string;
  renamed: boolean;
}

/** Judges a reply. Nothing of one that fails anywhere is used: half a draft reads like a whole one. */
export function checkReply(reply: string, context: ReplyContext): Verdict {
  const { mask, guidance, boundary, input, people } = context;
  const masked = bareReply(reply);
  if (isOutOfBounds(masked)) return { refused: 'shape' };
  if (repeatsGuidance(masked, guidance, boundary)) return { refused: 'leak' };
  if (isNoRecord(masked)) return { refused: 'shape' };
  const line = masked.replace(/\s*\n\s*/g, ' ');
  // The model has never read a name: one that it writes comes from somewhere else.
  if (mask.isBetrayedBy(line)) return { refused: 'persons' };
  const names = [...new Set([...input.names, ...namesOf(people), ...mask.schoolmatesNamed])];
  const sentences = named(line, context, names);
  if (sentences === null) return { refused: 'persons' };
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (mask.isTraceIn(text)) return { refused: 'persons' };
  const loose = sentences.find((sentence) => !isNominal(sentence.text));
  if (loose) return { refused: 'shape', mend: '모든 문장을 ‘-함.’, ‘-음.’처럼 명사형으로 끝맺는다.' };
  const bytes = countBytes(text);
  if (bytes > input.limit)
    return {
      refused: 'long',
      mend: `앞선 답은 ${bytes}바이트여서 들어가지 않는다. 덜 중요한 문장을 빼고 한글 ${Math.floor((input.limit * 0.8) / 3)}자 이하로 다시 쓴다.`,
    };
  const broken = rulesBroken(text, context, names);
  if (broken) return broken;
  return sourced(sentences, text, context);
}

/** Sentences with the hidden words back in and persons called 친구; null where a name would stay. */
function named(line: string, { mask, input }: ReplyContext, names: readonly string[]): Sentence[] | null {
  // 우주 in a sentence is the universe, whoever sits in the class; where it is called (우주가 아니라 우주야) the rules find it.
  const persons = names.filter((name) => !isOrdinary(name));
  const roster = new Roster(persons, `${input.content ?? ''} ${input.standard ?? ''}`);
  const sentences: Sentence[] = [];
  for (const { text } of splitSentences(line)) {
    const restored = mask.restore(mask.withoutSubject(text).replace(THIS_STUDENT, ''));
    const result = roster.remove(restored, 'answer');
    if ('dropped' in result) return null;
    sentences.push({ text: result.text.replace(/\s+/g, ' ').trim(), renamed: result.text !== restored });
  }
  return sentences;
}

function rulesBroken(
  text: string,
  { year, people, input, rules }: ReplyContext,
  names: string[],
): Verdict | null {
  const [school] = people.schools;
  const errors = [...new Set([school, ...people.schools])].flatMap((one) =>
    checkRecord(text, { ...rules, year, names, limit: input.limit, ...(one ? { school: one } : {}) }).filter(
      ({ level }) => level === 'error',
    ),
  );
  const [first] = errors;
  if (!first) return null;
  if (errors.some(({ rule }) => rule === 'NAME' || rule === 'PII' || rule === 'SCHOOL'))
    return { refused: 'persons' };
  return { refused: 'rules', mend: `기록할 수 없는 내용이 있다: ${first.message} 그 내용을 빼고 다시 쓴다.` };
}

function sourced(sentences: readonly Sentence[], text: string, context: ReplyContext): Verdict {
  const { input, material } = context;
  const known = [input.content, input.standard, ...input.questions].filter(Boolean).join(' ');
  const sources = new Sources(material.told, known);
  const told = [known, ...material.told.map((one) => one.text)].join(' ');
  const used = new Set<Source>();
  let at = 0;
  let covered = 0;
  const out: RecordSentence[] = [];
  for (const sentence of sentences) {
    const found = sources.of(sentence.text);
    if (found.covered) covered += 1;
    const superlative = SUPERLATIVE.exec(sentence.text)?.[0];
    // A sentence that has its source may hold the word only where somebody has said it.
    if (superlative && !(found.covered && told.includes(superlative))) return { refused: 'unsourced' };
    if (found.covered) for (const { source } of found.sources) used.add(source);
    const best = found.sources[0];
    const review = !found.covered
      ? UNSOURCED
      : found.inventedFigure !== null
        ? FIGURE(found.inventedFigure)
        : sentence.renamed
          ? RENAMED
          : doubtOf(sentence.text, found.sources, material.told);
    out.push({
      text: sentence.text,
      start: at,
      end: at + sentence.text.length,
      intent: intentOf(sentence.text, found.covered ? (best?.question ?? null) : null),
      sources: found.covered ? found.sources.map(({ source }) => source) : [],
      ...(review === undefined ? {} : { review }),
    });
    at += sentence.text.length + 1;
  }
  if (covered < sentences.length * SOURCED_SHARE) return { refused: 'unsourced' };
  const unused = material.told
    .filter(({ source }) => !used.has(source))
    .map(({ text: words, source }) => ({ text: words, reason: UNUSED, source }));
  return {
    draft: {
      text,
      bytes: countBytes(text),
      sentences: out,
      dropped: [...material.dropped, ...unused],
      // What the material lacks does not depend on who writes.
      missing: composeRecord(input).missing,
    },
  };
}
