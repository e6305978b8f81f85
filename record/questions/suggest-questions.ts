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
import { fillPattern, type SlotWords, slotCount } from './fill-pattern.ts';
import { kindsOf, partOf, suits } from './bank/kinds.ts';
import { isNoActivity, misfits, practised } from './fitness.ts';
import { lessonParts } from './lesson-parts.ts';
import { asksAgain } from './same-asked.ts';
import { misfitsDoing, misfitsStep, overstudies } from './step-fitness.ts';
import { lessonText } from './lesson-text.ts';
import { pairs, share } from './likeness.ts';
import { MAKING, productOf, ruleOf, writingOf } from './product.ts';
import { intentOfQuestion } from './question-intent.ts';
import { lentBy, WHOLE } from './word-sets.ts';
import { WORKS } from './works.ts';

const CREATIVE_BANKS = { autonomy: AUTONOMY_BANK, club: CLUB_BANK, career: CAREER_BANK } as const;
/** Word pairs in common above which two questions ask the same thing in a student's eyes. */
const NEAR_REPEAT = 0.5;
/** The same question of another matter, to a teacher who has turned it away. */
const SAME_AGAIN = 0.65;
const WORD_FOR_WORD = 1;
const ANYTHING = 2;
/** Below the span of chance, so that two seeds still differ. */
const FITTING = 1.5;
/** What the kind that tells less stands behind. */
const SECOND_KIND = 1;
/** Above this share of a form, questions of one way of working leave room for the lesson's matter. */
const MOST_OF_KIND = 0.55;
const LEAST_OF_KIND = 0.4;
/** Shares of a form that questions of steps, and those of matters beside steps, stay under. */
const MOST_OF_STEPS = 0.5;
const MOST_OF_ONLY_STEP = 0.7;
const MOST_OF_MATTER = 0.4;
const MOST_OF_GENERAL = 0.2;
/** How often a form speaks of one step, by how many steps there are. */
const MOST_OF_ONE_STEP = [0, 7, 4, 3] as const;
/** How much a question in the lesson's own words goes before one without. */
const OWN_WORDS = 0.7;
const TOO_MANY = 1.5;
/** Which intent bears a second question, before all have one more. */
const SECOND_ROUND: readonly Intent[] = ['과정', '배운 점', '어려움과 해결', '협력', '확장·진로', '동기'];

const isPartOf = (topic: string, work: string | null) =>
  work !== null && (work.endsWith(topic) || topic.endsWith(work));

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
  const { sets, name, steps } = lentBy(form, random);
  const said = `${form.content} ${form.notes ?? ''}`;
  // 아동 노동 문제 카드뉴스: what its step says was made.
  const done = [form.content, ...steps];
  const product = done.map(productOf).find((made) => made !== null) ?? null;
  const writing = done.map(writingOf).find((written) => written !== null) ?? null;
  // A work that is read is the matter itself, and its kind asks of it.
  const hasMatter =
    !WORKS.test(form.content) &&
    sets.some(
      ({ 주제 = '' }) =>
        주제 !== '' &&
        !WHOLE.includes(주제) &&
        !`${product} ${writing}`.includes(주제) &&
        !practised(주제, form.content),
    );
  const clauses = lessonParts(signs).flatMap((part) => part.split(/,\s+/));
  const parts = clauses.length > 1 ? clauses.map(partOf) : [];
  const lessonKinds = kindsOf([signs, ...steps], form.creativeType ?? 'subject');
  const count = { kind: 0, step: 0, matter: 0, general: 0 };
  const shares = {
    kind: 1,
    step: steps.length === 1 ? MOST_OF_ONLY_STEP : MOST_OF_STEPS,
    matter: MOST_OF_MATTER,
    general: MOST_OF_GENERAL,
  };
  const asked = new Map<string, number>();
  const mostOfOne = MOST_OF_ONE_STEP[Math.min(steps.length, 3)] ?? 3;
  // A film that was watched before three other steps is no more than one of four.
  const told = parts.filter((part) => part.kinds.some((kind) => lessonKinds.includes(kind))).length;
  const breadth = parts.length > 2 ? Math.max(LEAST_OF_KIND, told / parts.length) : 1;
  const rule = ruleOf(form.content);
  const works = {
    ...(product ? { 작품: product } : {}),
    ...(writing ? { 글: writing } : {}),
    ...(rule ? { 규칙: rule } : {}),
  };
  const taken = kept.map((text) => ({ text, pairs: pairs(text) }));
  const used = new Set<string>();
  const fresh: string[] = [];
  const avoided = avoid.map((text) => ({ text, pairs: pairs(text) }));
  const likeAvoided = (question: string, most: number) =>
    most <= WORD_FOR_WORD &&
    avoided.some((other) => other.text === question || share(other.pairs, pairs(question)) >= most);
  /** `bar`: how like another question of the form one may be; `most`: how like one that was turned away. */
  const take = (intent: Intent, bar: number, most: number): boolean => {
    const kinds = lessonKinds.map(({ questions }) => questions[intent] ?? []);
    const own = kinds.flat();
    const leaveRoom =
      ((hasMatter || (steps.length > 0 && !WORKS.test(form.content))) && count.kind >= room * MOST_OF_KIND) ||
      (steps.length > 0 && count.kind >= room * breadth);
    const ofStep = STEP_BANK[intent];
    const familyOf = (pattern: string) => {
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
      if (used.has(pattern) || presumes(pattern, said)) continue;
      const timesAsked = ({ 단계 = '' }: SlotWords) => asked.get(단계.slice(1, -1)) ?? 0;
      const turns = shuffled(sets, random);
      // The step that was asked of least comes first.
      if (ofStep.includes(pattern)) turns.sort((one, other) => timesAsked(one) - timesAsked(other));
      for (const words of turns) {
        const topic = words.주제 ?? '';
        const step = steps.find((one) =>
          `${topic}${ofStep.includes(pattern) ? words.단계 : ''}`.includes(`'${one}'`),
        );
        if (step !== undefined && (asked.get(step) ?? 0) >= mostOfOne && most < WORD_FOR_WORD) continue;
        if (ofStep.includes(pattern) && misfitsStep(pattern, words.단계 ?? '')) continue;
        if (steps.length > 0 && overstudies(pattern, words)) continue;
        if (WHOLE.includes(topic) && own.includes(pattern) && pattern.includes('{주제')) continue;
        if (misfitsDoing(pattern, topic, form.creativeType === 'club')) continue;
        const made = topic !== '' && (isPartOf(topic, product) || isPartOf(topic, writing));
        if (MAKING.test(pattern) && !product && !practised(topic, form.content)) continue;
        if (!suits(pattern, topic, made, parts) || isNoActivity(pattern, topic, name)) continue;
        const question = fillPattern(pattern, {
          ...words,
          ...works,
          ...(product && MAKING.test(pattern) ? { 주제: product } : {}),
        });
        if (question === null || likeAvoided(question, most)) continue;
        if (misfits(pattern, words, question, form.content)) continue;
        const letters = pairs(question);
        if (most < WORD_FOR_WORD && asksAgain(question, taken)) continue;
        if (taken.some((other) => other.text === question || share(other.pairs, letters) >= bar)) continue;
        used.add(pattern);
        count[familyOf(pattern)] += 1;
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
