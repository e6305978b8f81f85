import { countBytes } from '../bytes.ts';
import {
  type ComposeInput,
  type DroppedSentence,
  INTENTS,
  type RecordDraft,
  type RecordSentence,
  type Source,
} from '../types.ts';
import { asItStands } from './reading/as-it-stands.ts';
import { composeRecord } from './compose-record.ts';
import { joinLessons, type Lesson } from './reading/lessons.ts';
import { isRepeated } from './likeness/near-duplicates.ts';
import { shares } from './reading/shares.ts';

const TOLD_BEFORE = '다른 활동의 문장과 내용이 겹쳐 제외했습니다.';
/** How often lessons are told anew for what turned out to repeat another; what is still left then is taken out. */
const ROUNDS = 3;
/** NEIS bytes that a short sentence needs. */
const WORTH_A_TRY = 60;

/** One lesson on its way: what of it may still be told, and how it reads now. */
interface Part {
  lesson: Lesson;
  draft: RecordDraft;
  /** Sentences taken away from it because another lesson tells them. */
  repeated: DroppedSentence[];
}

/** The lesson without what stands at `source`; blanks keep the place of everything else. */
function without(lesson: Lesson, { kind, index, start, end }: Source): Lesson {
  const blank = (text: string) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return kind === 'observation'
    ? { ...lesson, observation: blank(lesson.observation) }
    : { ...lesson, answers: lesson.answers.map((text, at) => (at === index ? blank(text) : text)) };
}

function wordsAt(lesson: Lesson, { kind, index, start, end }: Source): string {
  return (kind === 'observation' ? lesson.observation : (lesson.answers[index] ?? '')).slice(start, end);
}

const isTold = (sentence: RecordSentence, before: readonly Part[]) =>
  before.some((part) => part.draft.sentences.some((other) => isRepeated(other.text, sentence.text)));

/**
 * A first draft over several lessons, told one lesson after the other in the order given, so that each opens with its own
 * activity and none is mixed up with another. What two of them say is told once, by the earlier. The room is shared: a
 * lesson that has little to say leaves its share to the rest. Sources count over all lessons as `joinLessons` lays them.
 * A pause after each composing, since a class has many lessons and a server other things to do.
 */
export function* termSteps(
  lessons: readonly Lesson[],
  { limit, names, seed }: Pick<ComposeInput, 'limit' | 'names' | 'seed'>,
): Generator<void, RecordDraft> {
  const { joinedSource } = joinLessons(lessons);
  const compose = (lesson: Lesson, room: number, at: number) =>
    lesson.settled
      ? asItStands(lesson.observation, room)
      : composeRecord({ ...lesson, limit: room, names, seed: `${seed}:${at}` });
  const parts: Part[] = [];
  for (const [at, lesson] of lessons.entries()) {
    parts.push({ lesson, draft: compose(lesson, limit, at), repeated: [] });
    yield;
  }
  for (const [at, part] of parts.entries()) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const twins = part.draft.sentences.filter((sentence) => isTold(sentence, parts.slice(0, at)));
      if (twins.length === 0) break;
      for (const source of twins.flatMap((twin) => twin.sources)) {
        const text = wordsAt(part.lesson, source);
        if (text.trim() !== '') part.repeated.push({ text, reason: TOLD_BEFORE, source });
        part.lesson = without(part.lesson, source);
      }
      part.draft = compose(part.lesson, limit, at);
      yield;
    }
  }

  const wanted = parts.map((part) => part.draft.bytes);
  const spaces = Math.max(0, wanted.filter((bytes) => bytes > 0).length - 1);
  const room = shares(wanted, limit - spaces);
  for (const [at, part] of parts.entries()) {
    if (part.draft.bytes <= (room[at] ?? 0)) continue;
    part.draft = compose(part.lesson, room[at] ?? 0, at);
    yield;
  }
  // Sentences seldom fill a share: what is free goes to whoever had more to tell.
  for (const [at, part] of parts.entries()) {
    const free = limit - spaces - parts.reduce((sum, one) => sum + one.draft.bytes, 0);
    if (free < WORTH_A_TRY || part.draft.bytes >= (wanted[at] ?? 0)) continue;
    part.draft = compose(part.lesson, part.draft.bytes + free, at);
    yield;
  }
  return assemble(parts, joinedSource);
}

function assemble(
  parts: readonly Part[],
  joinedSource: (lesson: number, source: Source) => Source,
): RecordDraft {
  const sentences: RecordSentence[] = [];
  const dropped: DroppedSentence[] = [];
  let text = '';
  for (const [at, part] of parts.entries()) {
    for (const sentence of part.draft.sentences) {
      const sources = sentence.sources.map((source) => joinedSource(at, source));
      if (isTold(sentence, parts.slice(0, at))) {
        for (const source of sentence.sources)
          dropped.push({
            text: wordsAt(part.lesson, source),
            reason: TOLD_BEFORE,
            source: joinedSource(at, source),
          });
        continue;
      }
      const start = text === '' ? 0 : text.length + 1;
      text += (text === '' ? '' : ' ') + sentence.text;
      sentences.push({ ...sentence, start, end: text.length, sources });
    }
    for (const one of [...part.draft.dropped, ...part.repeated])
      dropped.push({ ...one, source: joinedSource(at, one.source) });
  }
  const missing = INTENTS.filter((intent) => parts.every((part) => part.draft.missing.includes(intent)));
  return { text, bytes: countBytes(text), sentences, dropped, missing };
}

/** `termSteps` at one go. */
export function composeTerm(
  lessons: readonly Lesson[],
  options: Pick<ComposeInput, 'limit' | 'names' | 'seed'>,
): RecordDraft {
  const steps = termSteps(lessons, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
