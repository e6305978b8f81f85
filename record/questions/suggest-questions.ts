import { isDoingNoun, isThingNoun } from '../style/nouns.ts';
import { seededRandom, shuffled } from '../compose/arranging/seeded-random.ts';
import { INTENTS, type Intent, type QuestionForm } from '../types.ts';
import { activityTopic } from './activity-topic.ts';
import { AUTONOMY_BANK } from './bank/autonomy.ts';
import type { QuestionBank } from './bank/bank.ts';
import { CAREER_BANK } from './bank/career.ts';
import { CLUB_BANK } from './bank/club.ts';
import { SUBJECT_BANK } from './bank/subject.ts';
import { withTitleVerbs } from './closing-verbs.ts';
import { fillPattern, type SlotWords, slotCount } from './fill-pattern.ts';
import { kindQuestions, suits } from './bank/kinds.ts';
import { isNoActivity, misfits, practised } from './fitness.ts';
import { lessonText } from './lesson-text.ts';
import { likeness, pairs, share } from './likeness.ts';
import { MAKING, productOf, ruleOf, writingOf } from './product.ts';
import { isAuthor } from './works.ts';
import { type LessonWords, readLessonWords } from './lesson-words.ts';
import { intentOfQuestion } from './question-intent.ts';

const CREATIVE_BANKS = { autonomy: AUTONOMY_BANK, club: CLUB_BANK, career: CAREER_BANK } as const;
/** Word pairs in common above which two questions ask the same thing in a student's eyes. */
const NEAR_REPEAT = 0.5;
/** The same question of another matter, to a teacher who has turned it away. */
const SAME_AGAIN = 0.65;
const WORD_FOR_WORD = 1;
const ANYTHING = 2;
/** Below the span of chance, so that two seeds still differ. */
const FITTING = 1.3;
/** What the kind that tells less stands behind. */
const SECOND_KIND = 0.9;
/** Above this share of a form, questions of one way of working leave room for the lesson's matter. */
const MOST_OF_KIND = 0.6;
const TOGETHER = /모둠|협력|협동|협업|팀|조별|토론|토의|짝|역할|함께/;
/** Which intent bears a second question, before all have one more. */
const SECOND_ROUND: readonly Intent[] = ['과정', '배운 점', '어려움과 해결', '협력', '확장·진로', '동기'];

const WHOLE_OF = {
  subject: ['이번 수업 내용', '이번 단원의 내용'],
  creative: ['이번 활동', '이번에 한 활동'],
};
const WHOLE = Object.values(WHOLE_OF).flat();

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

/** The description speaks for the lesson; the standard, wider than one lesson, only fills what is missing. */
function lessonOf(form: QuestionForm): LessonWords {
  const own = readLessonWords(form.content);
  const both = readLessonWords(form.content, form.standard);
  if (own.terms.length + own.titles.length < 2) return both;
  return { ...both, terms: both.terms.filter((term) => own.terms.includes(term)) };
}

function wordSets(form: QuestionForm, lesson: LessonWords, random: () => number): SlotWords[] {
  // A creative activity is asked about as an event (학교 폭력 예방 캠페인), a lesson by its matter (산소 발생량).
  const asEvents = form.type === 'creative' && form.creativeType !== 'club';
  const name = activityTopic(form);
  const matters = [...lesson.titles.slice(0, 2), ...lesson.terms];
  const all = asEvents && (lesson.events.length > 0 || name !== '') ? lesson.events : matters;
  const isNoun = (word: string) => isThingNoun(word) || isDoingNoun(word);
  const others = all.filter((thing) => !isAuthor(thing, form.content, isNoun));
  const things = others.length > 0 ? others : all;
  const named = things
    .filter((thing, i) => !things.slice(0, i).some((other) => other.includes(thing) || thing.includes(other)))
    .slice(0, 3);
  const whole = WHOLE_OF[form.type];
  const callable = name !== '' ? [name] : named.length > 0 ? [] : whole;
  // A kind of work is asked about by its own name (학급 회의, 모의재판), its matter comes second.
  const topics =
    named.length > 0 && form.type === 'subject' ? named : [...new Set([...callable, ...named])].slice(0, 2);
  const terms = lesson.terms.filter((term) => things.includes(term) || !all.includes(term)).slice(0, 5);
  const activities = lesson.activities.slice(0, 3);
  const first = Math.floor(random() * 6);
  return topics.flatMap((topic, row) => {
    const beside = terms.filter((term) => !topic.includes(term) && !term.includes(topic));
    return Array.from({ length: 2 }, (_, i) => {
      const turn = first + row * 2 + i;
      const words: SlotWords = { 주제: topic };
      const term = beside[turn % (beside.length || 1)];
      const activity = activities[turn % (activities.length || 1)];
      const title = lesson.titles[turn % (lesson.titles.length || 1)];
      if (term) words.개념 = term;
      if (activity) words.활동 = activity;
      if (title && title !== topic) words.제목 = title;
      return words;
    });
  });
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
  const sets = wordSets(form, lessonOf(form), random);
  const name = activityTopic(form);
  const product = productOf(form.content);
  const writing = writingOf(form.content);
  const hasMatter = sets.some(
    ({ 주제 = '' }) =>
      !WHOLE.includes(주제) && !`${product} ${writing}`.includes(주제) && !practised(주제, form.content),
  );
  let ofKind = 0;
  const rule = ruleOf(form.content);
  const works = {
    ...(product ? { 작품: product } : {}),
    ...(writing ? { 글: writing } : {}),
    ...(rule ? { 규칙: rule } : {}),
  };
  const taken = [...kept];
  const used = new Set<string>();
  const fresh: string[] = [];
  const avoided = avoid.map((text) => ({ text, pairs: pairs(text) }));
  const likeAvoided = (question: string, most: number) =>
    most <= WORD_FOR_WORD &&
    avoided.some((other) => other.text === question || share(other.pairs, pairs(question)) >= most);
  /** `bar`: how like another question of the form one may be; `most`: how like one that was turned away. */
  const take = (intent: Intent, bar: number, most: number): boolean => {
    // Patterns in the lesson's own words come first: about one in three stays general.
    // What fits this way of working (a trial, a campaign, a proof) before what fits any lesson.
    const kinds = kindQuestions(signs, intent, form.creativeType ?? 'subject');
    const own = kinds.flat();
    const leaveRoom = hasMatter && ofKind >= room * MOST_OF_KIND;
    const ranked = shuffled([...own, ...bank[intent]], random)
      .map((pattern) => ({
        pattern,
        rank: Math.min(slotCount(pattern), 1) * 0.7 + random() + (leaveRoom ? 0 : fitting(kinds, pattern)),
      }))
      .sort((a, b) => b.rank - a.rank);
    for (const { pattern } of ranked) {
      if (used.has(pattern)) continue;
      for (const words of shuffled(sets, random)) {
        const topic = words.주제 ?? '';
        const made = topic !== '' && (isPartOf(topic, product) || isPartOf(topic, writing));
        if (MAKING.test(pattern) && !product && !practised(topic, form.content)) continue;
        if (!suits(pattern, topic, made) || isNoActivity(pattern, topic, name)) continue;
        const question = fillPattern(pattern, {
          ...words,
          ...works,
          ...(product && MAKING.test(pattern) ? { 주제: product } : {}),
        });
        if (question === null || likeAvoided(question, most)) continue;
        if (misfits(pattern, words, question, form.content)) continue;
        if (taken.some((other) => likeness(other, question) >= bar)) continue;
        used.add(pattern);
        if (own.includes(pattern)) ofKind += 1;
        taken.push(question);
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
