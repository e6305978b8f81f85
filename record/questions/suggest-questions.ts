import { seededRandom, shuffled } from '../compose/arranging/seeded-random.ts';
import { INTENTS, type Intent, type QuestionForm } from '../types.ts';
import { presumes, TOGETHER } from './assumptions.ts';
import { AUTONOMY_BANK } from './bank/autonomy.ts';
import type { QuestionBank } from './bank/bank.ts';
import { CAREER_BANK } from './bank/career.ts';
import { CLUB_BANK } from './bank/club.ts';
import { STEP_BANK } from './bank/steps.ts';
import { SUBJECT_BANK } from './bank/subject.ts';
import { withTitleVerbs } from './closing-verbs.ts';
import { type SlotWords, slotCount } from './fill-pattern.ts';
import { type Family, fittingQuestion } from './fitting-question.ts';
import { factsOfLesson } from './lesson-facts.ts';
import { asksAgain } from './same-asked.ts';
import { lessonText } from './lesson-text.ts';
import { pairs, share } from './likeness.ts';
import { intentOfQuestion } from './question-intent.ts';

const CREATIVE_BANKS = { autonomy: AUTONOMY_BANK, club: CLUB_BANK, career: CAREER_BANK } as const;
/** Word pairs in common above which two questions ask the same thing in a student's eyes. */
const NEAR_REPEAT = 0.5;
/** The same question of another matter, to a teacher who has turned it away. */
const SAME_AGAIN = 0.65;
const WORD_FOR_WORD = 1;
const ANYTHING = 2;
/** More than a question of a step has by its own words: what fits this way of working mostly comes first. */
const FITTING = 1.5;
/** What the kind that tells less stands behind. */
const SECOND_KIND = 1;
/** Above this share of a form, questions of one way of working leave room for the lesson's matter. */
const MOST_OF_KIND = 0.55;
/** Shares of a form that questions of steps, and those of matters beside steps, stay under. */
const MOST_OF_STEPS = 0.5;
const MOST_OF_ONLY_STEP = 0.7;
const MOST_OF_MATTER = 0.4;
const MOST_OF_GENERAL = 0.2;
/** How often a form speaks of one step, by how many steps there are. */
const MOST_OF_ONE_STEP = [0, 7, 4, 3] as const;
/** How much a question in the lesson's own words goes before one without. */
const OWN_WORDS = 0.7;
/** What a question falls behind whose family has had its share. */
const TOO_MANY = 1.5;
/** Which intent bears a second question, before all have one more. */
const SECOND_ROUND: readonly Intent[] = ['과정', '배운 점', '어려움과 해결', '협력', '확장·진로', '동기'];

/** How much a question of the lesson's kinds goes before the general ones. */
function fitting(kinds: readonly (readonly string[])[], pattern: string): number {
  const place = kinds.findIndex((kind) => kind.includes(pattern));
  return place < 0 ? 0 : FITTING - place * SECOND_KIND;
}

function bankOf(form: QuestionForm): QuestionBank {
  return form.type === 'creative' ? CREATIVE_BANKS[form.creativeType ?? 'autonomy'] : SUBJECT_BANK;
}

/** The intents that `room` new questions should serve, those that nobody asks for yet first. */
function plan(form: QuestionForm, kept: readonly string[], room: number): Intent[] {
  const asked = kept.map(intentOfQuestion);
  const wanted = intentOfQuestion(form.notes ?? '');
  const together = TOGETHER.test(`${form.content} ${form.notes ?? ''}`);
  // Five questions cannot hold six intents: 동기 gives way where the lesson was done together, 협력 where it was not.
  const first: Intent[] = together
    ? ['과정', '배운 점', '어려움과 해결', '협력', '확장·진로', '동기']
    : ['과정', '배운 점', '어려움과 해결', '확장·진로', '동기', '협력'];
  const second = wanted ? [wanted, ...SECOND_ROUND.filter((intent) => intent !== wanted)] : SECOND_ROUND;
  const open = first.filter((intent) => !asked.includes(intent));
  const chosen = open.slice(0, room);
  for (let i = 0; chosen.length < room; i += 1) chosen.push(second[i % second.length] ?? '과정');
  return chosen.sort((a, b) => INTENTS.indexOf(a) - INTENTS.indexOf(b));
}

/** @param signs the description as it was typed: its course (미적분: …) tells the kind too */
function write(
  form: QuestionForm,
  kept: readonly string[],
  room: number,
  seed: string,
  avoid: readonly string[],
  signs: string,
): string[] {
  const random = seededRandom(seed);
  const bank = bankOf(form);
  const lesson = factsOfLesson(form, signs, random);
  const { sets, steps } = lesson;
  const count = { kind: 0, step: 0, matter: 0, general: 0 };
  const shares = {
    kind: 1,
    step: steps.length === 1 ? MOST_OF_ONLY_STEP : MOST_OF_STEPS,
    matter: MOST_OF_MATTER,
    general: MOST_OF_GENERAL,
  };
  const quoted = (text: string) => steps.find((step) => text.includes(`'${step}'`));
  const asked = new Map(
    steps.map((step) => [step, kept.filter((question) => question.includes(`'${step}'`)).length]),
  );
  const mostOfOne = MOST_OF_ONE_STEP[Math.min(steps.length, 3)] ?? 3;
  const taken = kept.map((text) => ({ text, pairs: pairs(text) }));
  const used = new Set<string>();
  const fresh: string[] = [];
  const avoided = avoid.map((text) => ({ text, pairs: pairs(text) }));
  const likeAvoided = (question: string, most: number) =>
    most <= WORD_FOR_WORD &&
    avoided.some((other) => other.text === question || share(other.pairs, pairs(question)) >= most);
  /** `bar`: how like another question of the form one may be; `most`: how like one that was turned away. */
  const take = (intent: Intent, bar: number, most: number): boolean => {
    const kinds = lesson.kinds.map(({ questions }) => questions[intent] ?? []);
    const own = kinds.flat();
    const hasMore = lesson.hasMatter || (steps.length > 0 && !lesson.isReading);
    const leaveRoom =
      (hasMore && count.kind >= room * MOST_OF_KIND) ||
      (steps.length > 0 && count.kind >= room * lesson.breadth);
    const ofStep = STEP_BANK[intent];
    const familyOf = (pattern: string): Family => {
      if (own.includes(pattern)) return 'kind';
      if (ofStep.includes(pattern)) return 'step';
      return slotCount(pattern) > 0 ? 'matter' : 'general';
    };
    const enough = (pattern: string) => {
      const family = familyOf(pattern);
      return steps.length > 0 && count[family] >= room * shares[family];
    };
    // Patterns in the lesson's own words come first: about one in three stays general.
    // What fits this way of working (a trial, a campaign, a proof) before what fits any lesson.
    const ranked = shuffled([...own, ...ofStep, ...bank[intent]], random)
      .map((pattern) => ({
        pattern,
        rank:
          Math.min(slotCount(pattern), 1) * OWN_WORDS +
          random() +
          (leaveRoom ? 0 : fitting(kinds, pattern)) -
          (enough(pattern) ? TOO_MANY : 0),
      }))
      .sort((a, b) => b.rank - a.rank);
    for (const { pattern } of ranked) {
      if (used.has(pattern) || presumes(pattern, lesson.said)) continue;
      const family = familyOf(pattern);
      const timesAsked = ({ 단계 = '' }: SlotWords) => asked.get(단계.slice(1, -1)) ?? 0;
      const turns = shuffled(sets, random);
      // The step that was asked of least comes first.
      if (family === 'step') turns.sort((one, other) => timesAsked(one) - timesAsked(other));
      for (const words of turns) {
        const question = fittingQuestion(pattern, family, words, lesson);
        if (question === null || likeAvoided(question, most)) continue;
        const step = quoted(question);
        const isFirstTry = most < WORD_FOR_WORD;
        if (isFirstTry && step !== undefined && (asked.get(step) ?? 0) >= mostOfOne) continue;
        if (isFirstTry && asksAgain(question, taken)) continue;
        const letters = pairs(question);
        if (taken.some((other) => other.text === question || share(other.pairs, letters) >= bar)) continue;
        used.add(pattern);
        count[family] += 1;
        if (step !== undefined) asked.set(step, (asked.get(step) ?? 0) + 1);
        taken.push({ text: question, pairs: letters });
        fresh.push(question);
        return true;
      }
    }
    return false;
  };
  for (const intent of plan(form, kept, room)) {
    if (take(intent, NEAR_REPEAT, SAME_AGAIN)) continue;
    if (SECOND_ROUND.some((other) => take(other, NEAR_REPEAT, SAME_AGAIN))) continue;
    if (take(intent, NEAR_REPEAT, WORD_FOR_WORD)) continue;
    if (SECOND_ROUND.some((other) => take(other, NEAR_REPEAT, WORD_FOR_WORD))) continue;
    // Ten kept questions of a teacher may crowd out everything: then only true repeats are refused.
    if (take(intent, 0.9, WORD_FOR_WORD)) continue;
    if (SECOND_ROUND.some((other) => take(other, 0.9, WORD_FOR_WORD))) continue;
    // All has been turned away: the form still gets as many as it asked for.
    SECOND_ROUND.some((other) => take(other, 0.9, ANYTHING));
  }
  return fresh;
}

/**
 * Questions of a self-evaluation form: exactly `count` (or as many as are kept, where those are more), the kept ones
 * first and unchanged, no two alike. The same form and seed give the same questions. To replace one question, pass
 * the others as `keep`: what the form had without `keep` is not offered again.
 */
export function suggestQuestions(asked: QuestionForm): string[] {
  const form = { ...asked, content: withTitleVerbs(lessonText(asked.content)) };
  const signs = withTitleVerbs(asked.content);
  const kept = form.keep ?? [];
  const room = Math.max(0, form.count - kept.length);
  if (room === 0) return [...kept];
  const seed = `${form.seed ?? ''}\n${form.type}\n${form.creativeType ?? ''}\n${form.content}`;
  const before = kept.length > 0 ? write(form, [], form.count, seed, [], signs) : [];
  return [
    ...kept,
    ...write(
      form,
      kept,
      room,
      kept.length > 0 ? `${seed}\n${kept.join('\n')}` : seed,
      [...before, ...(form.avoid ?? [])],
      signs,
    ),
  ];
}
