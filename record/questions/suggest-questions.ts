import { seededRandom, shuffled } from '../compose/arranging/seeded-random.ts';
import { INTENTS, type Intent, type QuestionForm } from '../types.ts';
import { isTogether, presumes } from './assumptions.ts';
import { AUTONOMY_BANK } from './bank/autonomy.ts';
import type { QuestionBank } from './bank/bank.ts';
import { CAREER_BANK } from './bank/career.ts';
import { CLUB_BANK } from './bank/club.ts';
import { STEP_BANK } from './bank/steps.ts';
import { SUBJECT_BANK } from './bank/subject.ts';
import { withTitleVerbs } from './phrases/closing-verbs.ts';
import { type Slot, slotOf } from './fill-pattern.ts';
import { filledWith, namesTooOften, speakOfSame, timesNamed } from './fitting-question.ts';
import { factsOfLesson, type LessonFacts } from './lesson/lesson-facts.ts';
import { asksAgain } from './same-asked.ts';
import { lessonText, plainMarks } from './lesson/lesson-text.ts';
import { MOST_OF_LESSON } from './lesson/most-of-lesson.ts';
import { pairs, share } from './likeness.ts';
import { intentOfQuestion } from './question-intent.ts';
import { turnedAway } from './wishes/turned-away.ts';
import { wishedQuestion } from './wishes/wish-question.ts';
import { wishesIn } from './wishes/wishes.ts';

const CREATIVE_BANKS = { autonomy: AUTONOMY_BANK, club: CLUB_BANK, career: CAREER_BANK } as const;
/** Word pairs in common above which two questions ask the same thing in a student's eyes. */
const NEAR_REPEAT = 0.5;
/** The same question of another matter, to a teacher who has turned it away. */
const SAME_AGAIN = 0.65;
const WORD_FOR_WORD = 1;
const ANYTHING = 2;
/** What fits this way of working (a trial, a campaign, a proof) comes first: no word of the lesson outdoes it. */
const FITTING = 2;
/** What the kind that tells less stands behind. */
const SECOND_KIND = 1.3;
/** How much a question in the lesson's own words goes before one without. */
const OWN_WORDS = 0.7;
/** How much goes before it what names the product of the lesson, or its matter, while no question does yet. */
const MAIN = 3;
const MATTER = 1.5;
/** How often a form speaks of 글, a text without a kind of its own. */
const MOST_OF_BARE_TEXT = 2;
/** Which intent bears a second question, before all have one more. */
const SECOND_ROUND: readonly Intent[] = ['과정', '배운 점', '어려움과 해결', '확장·진로', '협력', '동기'];

/** How much a question of the lesson's kinds goes before the general ones. */
function fitting(kinds: readonly (readonly string[])[], pattern: string): number {
  const place = kinds.findIndex((kind) => kind.includes(pattern));
  return place < 0 ? 0 : FITTING - place * SECOND_KIND;
}

function bankOf(form: QuestionForm): QuestionBank {
  return form.type === 'creative' ? CREATIVE_BANKS[form.creativeType ?? 'autonomy'] : SUBJECT_BANK;
}

/** What the first question of a lesson's product, and the first of its matter, has before the others. */
function mainly(slot: Slot | null, asked: readonly string[], { words, isSubject }: LessonFacts): number {
  if (slot === null || !/작품|글|규칙|주제/.test(slot) || (slot === '주제' && !isSubject)) return 0;
  const isAsked = words[slot].some((word) => asked.some((question) => question.includes(word)));
  if (isAsked) return 0;
  return slot === '주제' ? MATTER : MAIN;
}

/** The intents that a form may ask for: of friends only where the lesson, or the teacher's notes, tell of them. */
function intentsOf(form: QuestionForm, unwanted: readonly string[]): Intent[] {
  const together =
    isTogether(`${form.content} ${form.notes ?? ''}`) || intentOfQuestion(form.notes ?? '') === '협력';
  const away = unwanted.map(intentOfQuestion);
  return SECOND_ROUND.filter((intent) => (together || intent !== '협력') && !away.includes(intent));
}

/** The intents that `room` new questions should serve, those that nobody asks for yet first. */
function plan(
  form: QuestionForm,
  kept: readonly string[],
  room: number,
  unwanted: readonly string[],
): Intent[] {
  const asked = kept.map(intentOfQuestion);
  const may = intentsOf(form, unwanted);
  // Five questions cannot hold six intents: 동기, the last, gives way.
  const chosen = may.filter((intent) => !asked.includes(intent)).slice(0, room);
  // Why one began, and with whom, is told once: what was done, hard, learnt and left open is told twice.
  const second = may.filter((intent) => intent !== '동기' && intent !== '협력');
  for (let i = 0; chosen.length < room; i += 1) chosen.push(second[i % second.length] ?? '과정');
  return chosen;
}

/**
 * @param avoid questions that are not offered again
 * @param turnedDown questions that a teacher has turned away: no wish comes back as one of them
 * @param signs the description as it was typed: its course (미적분: …) tells the kind too
 */
function write(
  form: QuestionForm,
  kept: readonly string[],
  room: number,
  seed: string,
  avoid: readonly string[],
  turnedDown: readonly string[],
  signs: string,
): string[] {
  const random = seededRandom(seed);
  const bank = bankOf(form);
  const lesson = factsOfLesson(form, signs);
  let ofKind = 0;
  const taken = kept.map((text) => ({ text, pairs: pairs(text) }));
  const used = new Set<string>();
  const fresh: { intent: Intent; question: string }[] = [];
  const avoided = avoid.map((text) => ({ text, pairs: pairs(text) }));
  const likeAvoided = (question: string, most: number) =>
    most <= WORD_FOR_WORD &&
    avoided.some((other) => other.text === question || share(other.pairs, pairs(question)) >= most);
  const add = (intent: Intent, question: string) => {
    taken.push({ text: question, pairs: pairs(question) });
    fresh.push({ intent, question });
  };
  const isAsked = (question: string, bar: number) => {
    const letters = pairs(question);
    return taken.some((other) => other.text === question || share(other.pairs, letters) >= bar);
  };
  const wishes = wishesIn(form.notes ?? '');
  const unwanted = wishes.filter(({ isWanted }) => !isWanted).map(({ matter }) => matter);
  const isUnwanted = turnedAway(unwanted);
  // What the teacher wants asked comes before anything that a bank holds.
  for (const { matter } of wishes.filter(({ isWanted }) => isWanted)) {
    const question = wishedQuestion(matter);
    const isTurnedDown = turnedDown.some((other) => share(pairs(other), pairs(question)) >= SAME_AGAIN);
    if (fresh.length < room && !isTurnedDown && !isAsked(question, NEAR_REPEAT))
      add(intentOfQuestion(question) ?? '과정', question);
  }
  const slots: (Slot | null)[] = [];
  /** 글: a word that is found in any question cannot be counted by its name. */
  const isWornOut = (slot: Slot | null) =>
    slot === '글' &&
    lesson.words.글[0] === '글' &&
    slots.filter((one) => one === '글').length >= MOST_OF_BARE_TEXT;
  /** `bar`: how like another question of the form one may be; `most`: how like one that was turned away. */
  const take = (intent: Intent, bar: number, most: number): boolean => {
    const kinds = lesson.kinds.map(({ questions }) => questions[intent] ?? []);
    const own = kinds.flat();
    const leaveRoom = ofKind >= room * lesson.shareOfKinds;
    const asked = taken.map(({ text }) => text);
    const ranked = shuffled([...own, ...STEP_BANK[intent], ...bank[intent]], random)
      .filter(
        (pattern) => !used.has(pattern) && !presumes(pattern, lesson.said) && !isWornOut(slotOf(pattern)),
      )
      .map((pattern) => ({
        pattern,
        rank:
          random() +
          (slotOf(pattern) === null ? 0 : OWN_WORDS) +
          mainly(slotOf(pattern), asked, lesson) +
          fitting(kinds, pattern) * (leaveRoom ? -1 : 1),
      }))
      .sort((a, b) => b.rank - a.rank);
    for (const { pattern } of ranked) {
      const ofIntent = fresh.filter((other) => other.intent === intent).map(({ question }) => question);
      // What was asked of least comes first, so a form goes through all that was done.
      const filled = shuffled(filledWith(pattern, lesson), random)
        .map((question) => ({ question, times: timesNamed(question, asked, lesson) }))
        .sort((one, other) => one.times - other.times);
      for (const { question } of filled) {
        if (likeAvoided(question, most)) continue;
        if (most <= WORD_FOR_WORD && namesTooOften(question, asked, lesson)) continue;
        if (most < WORD_FOR_WORD && asksAgain(question, taken)) continue;
        // Of one step neither two aims nor two lessons learnt.
        if (most < WORD_FOR_WORD && speakOfSame(question, ofIntent, lesson)) continue;
        if (isUnwanted(question) || isAsked(question, bar)) continue;
        used.add(pattern);
        slots.push(slotOf(pattern));
        if (own.includes(pattern)) ofKind += 1;
        add(intent, question);
        return true;
      }
    }
    return false;
  };
  const others = intentsOf(form, unwanted);
  // In no order, so that no intent has the lesson's own words for itself.
  for (const intent of shuffled(
    plan(form, [...kept, ...fresh.map(({ question }) => question)], room - fresh.length, unwanted),
    random,
  )) {
    if (take(intent, NEAR_REPEAT, SAME_AGAIN)) continue;
    if (others.some((other) => take(other, NEAR_REPEAT, SAME_AGAIN))) continue;
    if (take(intent, NEAR_REPEAT, WORD_FOR_WORD)) continue;
    if (others.some((other) => take(other, NEAR_REPEAT, WORD_FOR_WORD))) continue;
    // Ten kept questions of a teacher may crowd out everything: then only true repeats are refused.
    if (take(intent, 0.9, WORD_FOR_WORD)) continue;
    if (others.some((other) => take(other, 0.9, WORD_FOR_WORD))) continue;
    // All has been turned away: the form still gets as many as it asked for.
    others.some((other) => take(other, 0.9, ANYTHING));
  }
  return fresh
    .toSorted((one, other) => INTENTS.indexOf(one.intent) - INTENTS.indexOf(other.intent))
    .map(({ question }) => question);
}

/**
 * Questions of a self-evaluation form: exactly `count` (or as many as are kept, where those are more), the kept ones
 * first and unchanged, no two alike. The same form and seed give the same questions. To replace one question, pass
 * the others as `keep`: what the form had without `keep` is not offered again.
 */
export function suggestQuestions(given: QuestionForm): string[] {
  const asked = {
    ...given,
    content: given.content.slice(0, MOST_OF_LESSON),
    ...(given.notes === undefined ? {} : { notes: given.notes.slice(0, MOST_OF_LESSON) }),
  };
  const form = {
    ...asked,
    content: withTitleVerbs(lessonText(asked.content, asked.creativeType === 'club')),
  };
  // 독서: the course is named for what other lessons do, and reads no book.
  const signs = withTitleVerbs(plainMarks(asked.content).replace(/^\s*독서\s*[:)]\s*/, ''));
  const kept = form.keep ?? [];
  const avoid = form.avoid ?? [];
  const room = Math.max(0, form.count - kept.length);
  if (room === 0) return [...kept];
  const seed = `${form.seed ?? ''}\n${form.type}\n${form.creativeType ?? ''}\n${form.content}`;
  const before = kept.length > 0 ? write(form, [], form.count, seed, [], [], signs) : [];
  return [
    ...kept,
    ...write(
      form,
      kept,
      room,
      kept.length > 0 ? `${seed}\n${kept.join('\n')}` : seed,
      [...before, ...avoid],
      // A question of the form's own that is not kept was turned away; beside a teacher's own questions a wish is still one.
      [...(kept.some((question) => before.includes(question)) ? before : []), ...avoid],
      signs,
    ),
  ];
}
