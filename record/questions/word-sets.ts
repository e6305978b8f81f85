import { isDoingNoun, isThingNoun } from '../style/words/nouns.ts';
import type { QuestionForm } from '../types.ts';
import { activityTopic } from './lesson/activity-topic.ts';
import { departmentOf, jobOf } from './lesson/callings.ts';
import { isDone } from './steps/doings.ts';
import { isConcept } from './matters/concepts.ts';
import type { Slot } from './fill-pattern.ts';
import { type Head, headName, quotedEvents, statedTopic } from './lesson/head-name.ts';
import { lessonSteps } from './steps/lesson-steps.ts';
import { type LessonWords, readLessonWords } from './lesson/lesson-words.ts';
import { asStep, isMainAct } from './steps/main-acts.ts';
import { matterOf } from './matters/matters.ts';
import { partMatters } from './matters/part-matters.ts';
import { isPerformed, practised } from './lesson/practised.ts';
import { productOf, ruleOf, writingOf } from './lesson/product.ts';
import { isBacked, standardMatters } from './matters/standard-matters.ts';
import { isPlain, isSureMatter } from './matters/sure-matters.ts';
import { isSureName } from './steps/sure-step.ts';
import { isSureTopic } from './matters/sure-topic.ts';
import { isAuthor, isQuotedTopic, isTitleOfWork } from './lesson/works.ts';

/** 써도 되는가: of what, stands before it. */
const TORN_QUESTION =
  /^(?:[가-힣]{1,4} )?[가-힣]{1,6}(?:도|야|[을를]) ?(?:되는가|하는가|할까|될까|될 것인가|할 것인가)$/;
/** おすすめは何ですか, ~をください: what is said in a language, and no matter of the lesson. */
const SAYING = /^[「『'"]?(?:[~〜].*|.*(?:ですか|ます|ください|です|吗|呢)[?？。]?)[」』'"]?$/;
/** What the teacher writes it for is no matter of the student's. */
const RECORD = /세특|생기부|학생부|기록부/;
/** How many matters of a lesson are asked about. */
const MOST_MATTERS = 4;
/** Steps and parts that are too few for ten questions, and letters of a phrase that is worth asking about beside them. */
const FEW = 2;
const LONG = 6;
/** Letters from which on a name is told from a word that stands in any question: 글. */
const TELLING = 2;

/** The words that a lesson lends to questions: each question takes up one of them at most. */
export interface Lent {
  /** What each slot of a pattern may be filled with. */
  words: Readonly<Record<Slot, readonly string[]>>;
  /** What was done, step by step, as typed. */
  steps: readonly string[];
  /** What a form should not speak of too often, without quotation marks. */
  named: readonly string[];
}

/** The description speaks for the lesson; the standard, wider than one lesson, only fills what is missing. */
function lessonOf(form: QuestionForm): LessonWords {
  const own = readLessonWords(form.content);
  const both = readLessonWords(form.content, form.standard);
  if (own.terms.length + own.titles.length < 2) return both;
  return { ...both, terms: both.terms.filter((term) => own.terms.includes(term)) };
}

/** Not what stands inside another one. */
const apart = (words: readonly string[]) =>
  words.filter((word, i) => !words.slice(0, i).some((other) => other.includes(word) || word.includes(other)));
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`);
const only = (word: string | null) => (word === null ? [] : [word]);

/** Whether a phrase is worth asking about though nothing tells that it is a matter: no doing, nobody's own, no count. */
const tellsEnough = (term: string) =>
  term.includes(' ') &&
  term.length >= LONG &&
  !isDone(term) &&
  !/\d|^(?:모둠|친구|나의|우리|개인|각자|서로)|(?:올림|롤플레이|놀이|특기)$/.test(term);

/** What a subject's lesson is about: titles, whole parts as they were typed, phrases that are surely matters. */
function mattersOf(
  form: QuestionForm,
  read: LessonWords,
  steps: readonly string[],
  made: string,
  head: string | null,
): string[] {
  const { content } = form;
  const isNoun = (word: string) => isThingNoun(word) || isDoingNoun(word);
  const works = read.terms.filter((term) => !isAuthor(term, content, isNoun));
  const parts = partMatters(content);
  // An author alone is still better than nothing.
  const phrases = (works.length + read.titles.length > 0 ? works : read.terms)
    .map((term) => matterOf(term, content))
    .filter((term) => term !== null)
    // Beside enough that can be quoted only what is surely a matter is spoken of, beside little a phrase that tells.
    .filter(
      (term) =>
        steps.length + parts.length === 0 ||
        isConcept(term) ||
        (form.standard ?? '').includes(term) ||
        (steps.length + parts.length <= FEW && tellsEnough(term)),
    );
  const isBare = steps.length === 0;
  // 문장의 짜임과 문법 요소: matters alone.
  const isList = isBare && isPlain(content);
  const isTitle = (matter: string) => read.titles.includes(matter);
  const isDrawnUp = (matter: string) =>
    steps.some((step) => /^ (?:만들기|그리기|쓰기)$/.test(step.replace(matter, '')));
  // 평균 힘 under a standard of 충격량: named once, beside what the lesson is about.
  const isCentral = (matter: string) =>
    !form.standard?.trim() ||
    isTitle(matter) ||
    isBacked(matter, form.standard) ||
    content.split(matter).length > 2 ||
    content.trimStart().startsWith(matter);
  return apart([...only(head), ...read.titles.slice(0, 2), ...parts, ...phrases])
    .filter(
      (matter) =>
        (isTitle(matter) ||
          matter === head ||
          (isSureMatter(matter, content, form.standard ?? '', isBare) &&
            (isList || isSureTopic(matter, content, form.standard ?? '')))) &&
        !isDrawnUp(matter) &&
        isCentral(matter) &&
        !RECORD.test(matter) &&
        !made.includes(matter) &&
        !TORN_QUESTION.test(matter) &&
        !SAYING.test(matter) &&
        !practised(matter, content),
    )
    .slice(0, MOST_MATTERS);
}

/** A creative activity is asked about as an event: by its name and its steps, else by what was met there. */
function eventsOf(read: LessonWords, name: string, steps: readonly string[], content: string): string[] {
  // What a step quotes is not called once more by its verb.
  // Nor is half a step a name: 경청/공감 연습.
  const isHalf = steps.some(
    (step) =>
      step !== name &&
      (step === name.replace(/[을를] /g, ' ') || step.endsWith(name) || step.startsWith(`${name}/`)),
  );
  // 촉법소년 연령 하향, 안락사: one of several matters, and nothing done.
  const isOneOfMany = content.includes(',') && !isDone(name) && !/활동$|[가-힣]기$/.test(name);
  const isOfAll = name !== '' && !isHalf && !isOneOfMany && !(steps.length > 0 && name.endsWith('는 활동'));
  const named = apart([...(isOfAll ? [name] : []), ...quoted(steps)]);
  if (named.length > 0) return named;
  return read.events.filter((event) => isDone(event) && isMainAct(event)).slice(0, 2);
}

const isExample = (title: string, content: string) =>
  /^ ?(?:외|등|중 ?택|중에서) /.test(content.slice(content.indexOf(title) + title.length));

/** The name that notes open with, where no step and nothing made is called by it. */
function headOf(content: string, steps: readonly string[], named: string): Head | null {
  const head = headName(content);
  if (head === null) return null;
  const last = head.name.slice(head.name.lastIndexOf(' ') + 1);
  return [...steps, named].some((other) => other.includes(last)) ? null : head;
}

/** The words of a lesson that questions may take up. */
export function lentBy(form: QuestionForm): Lent {
  const { content } = form;
  const all = lessonOf(form);
  const read = { ...all, titles: all.titles.filter((title) => isTitleOfWork(title, content)) };
  const spoken = all.titles.filter((quote) => isQuotedTopic(quote, content));
  const every = lessonSteps(content);
  // 아동 노동 문제 카드뉴스: what its step says was made.
  const told = [content, ...every];
  const product = told.map(productOf).find((made) => made !== null) ?? null;
  const writing = told.map(writingOf).find((written) => written !== null) ?? null;
  const made = `${product ?? ''} ${writing ?? ''}`;
  const called = form.type === 'creative' ? activityTopic(form) : '';
  // 결과지 출력, 검사지 나눠주는 활동: what only ends it, or what the teacher does.
  const isAct = isMainAct(asStep(called));
  const name = RECORD.test(called) || !isAct || !isSureName(called, content) ? '' : called;
  const head = headOf(content, every, `${made} ${name}`);
  const held = form.type === 'creative' ? quotedEvents(content) : [];
  const opening = [...(head?.isEvent ? [head.name] : []), ...held];
  const steps = [...opening, ...every.filter(isMainAct)];
  const topics =
    form.type === 'creative'
      ? eventsOf(read, name, steps, content)
      : [
          ...spoken,
          ...only(statedTopic(content)),
          ...mattersOf(form, read, steps, made, head?.isEvent ? null : (head?.name ?? null)),
        ];
  if (topics.length === 0 && form.type === 'subject')
    topics.push(
      ...standardMatters(form.standard ?? '', content).filter((matter) => !practised(matter, content)),
    );
  const words: Lent['words'] = {
    // 품사 통용: what the teacher typed alone is the lesson, and not what its standard says beside it.
    주제: topics.includes(content.trim()) && form.type === 'subject' ? [content.trim()] : topics,
    내용:
      form.type === 'creative'
        ? partMatters(content)
            .filter((part) => isSureMatter(part, content, '', false))
            .slice(0, MOST_MATTERS)
        : [],
    // 『숨결이 바람 될 때』 외 자유 선택: one of many.
    제목: isPerformed(content) ? [] : read.titles.filter((title) => !isExample(title, content)),
    작품: only(product),
    글: only(writing),
    // 약속 정하기 대화: what a dialogue is about, and no rule of the class.
    규칙: form.type === 'subject' && ruleOf(content) === '약속' ? [] : only(ruleOf(content)),
    단계: quoted(steps),
    직업: only(jobOf(content)),
    학과: only(departmentOf(content)),
    만남: only(/면담|인터뷰|특강|강연|직업인과의 만남/.exec(content)?.[0] ?? null),
  };
  const named = Object.values(words)
    .flat()
    .map((word) => word.replaceAll("'", ''))
    .filter((word) => word.length >= TELLING);
  return { words, steps, named: [...new Set(named)] };
}
