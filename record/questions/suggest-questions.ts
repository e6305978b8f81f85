import { activityName } from '../compose/arranging/opening.ts';
import { seededRandom, shuffled } from '../compose/arranging/seeded-random.ts';
import { INTENTS, type Intent, type QuestionForm } from '../types.ts';
import { AUTONOMY_BANK } from './bank/autonomy.ts';
import type { QuestionBank } from './bank/bank.ts';
import { CAREER_BANK } from './bank/career.ts';
import { CLUB_BANK } from './bank/club.ts';
import { SUBJECT_BANK } from './bank/subject.ts';
import { fillPattern, type SlotWords, slotCount } from './fill-pattern.ts';
import { kindQuestions, suits } from './bank/kinds.ts';
import { type LessonWords, readLessonWords } from './lesson-words.ts';
import { intentOfQuestion } from './question-intent.ts';

const CREATIVE_BANKS = { autonomy: AUTONOMY_BANK, club: CLUB_BANK, career: CAREER_BANK } as const;
/** Word pairs in common above which two questions ask the same thing in a student's eyes. */
const NEAR_REPEAT = 0.5;
/** A thing made or shown is not learnt, understood or mistaken (자화상을 배우기 전에). */
const MISFIT =
  /(?:[가-힣](?:문|서|상|봇|앱)|신문|지도|영상|포스터|대본|작품|물건|essay|discussion|편곡|공연)(?:을|를|에) (?:배우|배운|탐구|이해|잘못 알|설명하기 위해|활용하여 생활|다른 상황)|준비를 준비|(?:토의|토론|회의|면담|인터뷰|강연|특강) 과정에서 직접 계산|(?:직업인|전문가|강사|선배|주민|어르신|시민|학생|친구|가족|이웃|인물|사람|운영|합주|만화|화분|게임|그림|캠페인|특강)(?:을|를|에) (?:활용하여|이용하여|배우|배운|잘못 알|이해하기|다른 상황|설명하기 위해|친구에게 한)/;
/** A work is read and interpreted: nobody applies a poem or knew a story wrongly, and a poet is no matter to learn. */
const WORK_MISFIT =
  /(?:시|소설|단편|수필|희곡|작품|편지|감상문|비평문|서평|판결문|연설문[^.]{0,8})(?:을|를|에|와|과|이|가)? (?:배우|배운|탐구|이해하기|잘못 알|설명하기 위해|활용하여 생활|다른 상황|실제 생활|다루면서|다른 교과)|직접 계산하거나|활용하여 생활 속|다른 상황에 적용|잘못 알고/;
/** Lessons on works and texts, where nothing is measured. */
const WORKS =
  /소설|단편|수필|희곡|시집|시조|시인|문학|서평|비평문|독후감|감상문|판결문|연설문|(?:^|[ 의「『'‘])시(?:를|와|에|의| 감상| 낭송| 낭독| 쓰기| 창작|$)/;
/** Below the span of chance, so that two seeds still differ. */
const FITTING = 1.1;
/** Letters of an activity's name that a question can carry. */
const LONGEST_NAME = 30;
const TOGETHER = /모둠|협력|협동|협업|팀|조별|토론|토의|짝|역할|함께/;
/** Which intent bears a second question, before all have one more. */
const SECOND_ROUND: readonly Intent[] = ['과정', '배운 점', '어려움과 해결', '협력', '확장·진로', '동기'];

function bankOf(form: QuestionForm): QuestionBank {
  return form.type === 'creative' ? CREATIVE_BANKS[form.creativeType ?? 'autonomy'] : SUBJECT_BANK;
}

function pairs(text: string): Set<string> {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const found = new Set<string>();
  for (let i = 0; i + 1 < letters.length; i += 1) found.add(letters.slice(i, i + 2));
  return found;
}

/** From 0 to 1: how much of the shorter question's letter pairs the other one has too. */
export function likeness(a: string, b: string): number {
  const [x, y] = [pairs(a), pairs(b)];
  const small = Math.min(x.size, y.size);
  if (small === 0) return a.trim() === b.trim() ? 1 : 0;
  let shared = 0;
  for (const pair of x) if (y.has(pair)) shared += 1;
  return shared / small;
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
  const things = asEvents ? lesson.events : [...lesson.titles.slice(0, 2), ...lesson.terms];
  const named = things
    .filter((thing, i) => !things.slice(0, i).some((other) => other.includes(thing) || thing.includes(other)))
    .slice(0, 3);
  const whole =
    form.type === 'creative' ? ['이번 활동', '이번에 한 활동'] : ['이번 수업 내용', '이번 단원의 내용'];
  const name = activityName(form.content)?.replace(/(?<!는) 활동$/, '');
  const callable = name && /[가-힣]/.test(name) && name.length <= LONGEST_NAME ? [name] : whole;
  // A kind of work is asked about by its own name (학급 회의, 모의재판), its matter comes second.
  const topics =
    named.length > 0 && form.type === 'subject' ? named : [...new Set([...callable, ...named])].slice(0, 2);
  const terms = lesson.terms.slice(0, 5);
  const activities = lesson.activities.slice(0, 3);
  const first = Math.floor(random() * 6);
  return topics.flatMap((topic, row) => {
    const others = terms.filter((term) => !topic.includes(term) && !term.includes(topic));
    return Array.from({ length: 2 }, (_, i) => {
      const turn = first + row * 2 + i;
      const words: SlotWords = { 주제: topic };
      const term = others[turn % (others.length || 1)];
      const activity = activities[turn % (activities.length || 1)];
      const title = lesson.titles[turn % (lesson.titles.length || 1)];
      if (term) words.개념 = term;
      if (activity) words.활동 = activity;
      if (title && title !== topic) words.제목 = title;
      return words;
    });
  });
}

/** A pattern that asks for what was made: 별자리 지도, not the 천체 관측 beside it. */
const MAKING = /^\{주제\} 작업에서/;

/** What a description of making makes: 아두이노를 활용한 스마트 화분 만들기 → 스마트 화분; null where it makes nothing. */
function productOf(content: string): string | null {
  const before = /^(.*?[가-힣A-Za-z])(?:을|를)?\s?(?:제작|만들기|그리기|꾸미기|짓기)/.exec(content)?.[1];
  const words: string[] = [];
  for (const word of (before ?? '').split(' ').toReversed()) {
    if (words.length > 0 && /(?:[은는을를과와의로고며여해한]|에서|으로)$/.test(word)) break;
    if (words.length === 3 || !/^[가-힣A-Za-z0-9]+$/.test(word)) break;
    words.unshift(word);
  }
  return words.length > 0 ? words.join(' ') : null;
}

function write(
  form: QuestionForm,
  kept: readonly string[],
  room: number,
  seed: string,
  avoid: readonly string[],
): string[] {
  const random = seededRandom(seed);
  const bank = bankOf(form);
  const sets = wordSets(form, lessonOf(form), random);
  const reads = WORKS.test(form.content);
  const product = productOf(form.content);
  const taken = [...kept];
  const used = new Set<string>();
  const fresh: string[] = [];
  const take = (intent: Intent, bar: number): boolean => {
    // Patterns in the lesson's own words come first: about one in three stays general.
    // What fits this way of working (a trial, a campaign, a proof) before what fits any lesson.
    const own = kindQuestions(form.content, intent);
    const ranked = shuffled([...own, ...bank[intent]], random)
      .map((pattern) => ({
        pattern,
        rank: Math.min(slotCount(pattern), 1) * 0.7 + random() + (own.includes(pattern) ? FITTING : 0),
      }))
      .sort((a, b) => b.rank - a.rank);
    for (const { pattern } of ranked) {
      if (used.has(pattern)) continue;
      for (const words of shuffled(sets, random)) {
        if (!suits(pattern, words.주제 ?? '')) continue;
        const question = fillPattern(
          pattern,
          product && MAKING.test(pattern) ? { ...words, 주제: product } : words,
        );
        if (question === null || avoid.includes(question) || MISFIT.test(question)) continue;
        if (reads && WORK_MISFIT.test(question)) continue;
        if (taken.some((other) => likeness(other, question) >= bar)) continue;
        used.add(pattern);
        taken.push(question);
        fresh.push(question);
        return true;
      }
    }
    return false;
  };
  for (const intent of plan(form, kept, room)) {
    if (take(intent, NEAR_REPEAT)) continue;
    if (SECOND_ROUND.some((other) => take(other, NEAR_REPEAT))) continue;
    // Ten kept questions of a teacher may crowd out everything: then only true repeats are refused.
    if (!take(intent, 0.9)) SECOND_ROUND.some((other) => take(other, 0.9));
  }
  return fresh;
}

/**
 * Questions of a self-evaluation form: exactly `count` (or as many as are kept, where those are more), the kept ones
 * first and unchanged, no two alike. The same form and seed give the same questions. To replace one question, pass
 * the others as `keep`: what the form had without `keep` is not offered again.
 */
export function suggestQuestions(form: QuestionForm): string[] {
  const kept = form.keep ?? [];
  const room = Math.max(0, form.count - kept.length);
  if (room === 0) return [...kept];
  const seed = `${form.seed ?? ''}\n${form.type}\n${form.creativeType ?? ''}\n${form.content}`;
  const before = kept.length > 0 ? write(form, [], form.count, seed, []) : [];
  return [
    ...kept,
    ...write(form, kept, room, kept.length > 0 ? `${seed}\n${kept.join('\n')}` : seed, before),
  ];
}
