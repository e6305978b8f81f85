import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { isAdjective, isSoundStem, lastWord } from '../../../style/words/stems.ts';
import type { Sentence } from '../../../sentences.ts';
import { ENDED } from '../joined.ts';
import type { Line } from './line.ts';
import { isNounPhrase } from './phrases.ts';

/** Lists that only make sense whole: the steps of a work, what a student took part in, the weeks of a plan. */

const LEAST = 2;
const LEAST_STEPS = 3;
const MOST = 9;
/** Letters of one item: more is a sentence. */
const LONGEST = 24;

/** A doing by its name, and no note of one. */
const NAMED = /(?:만남|나눔|알림|돌봄|어울림|한마당)$/;
const isDone = (item: string) =>
  /[가-힣]기$/.test(item) && isSoundStem(item.slice(0, -1)) && !isAdjective(item.slice(0, -1));
const isItem = (item: string) =>
  item.length > 1 &&
  item.length <= LONGEST &&
  !/[:→=↑↓]|->/.test(item) &&
  (isDone(item) || isNounPhrase(item.replace(/[과와]의 /g, ' ').replace(NAMED, '모임')));

/** 1 공작물 물리기 2 바이트 높이 맞추기 3 단면: the items behind their numbers, where they count through from one. */
function numberedItems(text: string): string[] | null {
  // The first number may be gone with the bullets.
  const whole = /^\d/.test(text) ? text : `1 ${text}`;
  const marks = [...whole.matchAll(/(?:^|\s)(\d)(?:[.)]\s*|\s+)(?=[^\d\s])/g)];
  if (marks.length < LEAST_STEPS || marks[0]?.index !== 0) return null;
  if (marks.some(([, number], at) => Number(number) !== at + 1)) return null;
  return marks.map(({ 0: mark, index }, at) =>
    whole
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/[\s.,]+$/, '')
      .trim(),
  );
}

const ASKS_ORDER = /순서|절차/;
/** 조리 순서, 작업 순서. */
const WORK = /(작업|조리|실험|제작|조립|가공|실습|분석|연습)[가-힣]* ?(?:의 )?(?:순서|절차)/;
function stepsTold(text: string, question: string): string | null {
  const items = ASKS_ORDER.test(question) ? numberedItems(text) : null;
  if (!items || items.length > MOST || !items.every(isItem)) return null;
  return `${items.join(', ')}의 순서로 ${WORK.exec(question)?.[1] ?? '진행'}했다`;
}

/** Marks before the items of a list, within a class of letters. */
const MARK = '-–—•·*○●▪□■◦';
const BULLET = new RegExp(`^\\s*(?:[${MARK}]|\\d{1,2}[.)]|[①-⑳])\\s*`);
/** Every one on a line of its own. */
const itemsByLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').replace(/[\s.,]+$/, ''))
    .filter((line) => line !== '');

const ASKS_ALL = /(?:참여|참가)한 (?:활동|행사|프로그램|봉사)|활동(?:한 것)?을? (?:모두|전부|다) (?:쓰|적)/;
function activitiesTold(text: string, question: string): string | null {
  if (!ASKS_ALL.test(question) || !text.includes('\n')) return null;
  const items = itemsByLine(text).map((item) => item.replace(/(?<=[가-힣]) \(/, '('));
  if (items.length < LEAST || items.length > MOST || !items.every(isItem)) return null;
  const told = items.join(', ');
  const aside = /\([^()]*\)$/.exec(told)?.[0] ?? '';
  return `${told.slice(0, told.length - aside.length)}${aside}에 참여했다`;
}

/** 1주 코드 외우기, 2주차: 박자 맞추기. */
const BY_WEEK = /^(\d)(주차?|차시|일차|회차) ?:? ?(.+)$/;
/** 노래랑 같이 하기. */
const isPlan = (doing: string) =>
  doing.length <= LONGEST && (isDone(doing) || (isDoingNoun(lastWord(doing)) && isNounPhrase(doing)));
function weeksTold(text: string, question: string): string | null {
  if (!question.includes('계획') || !text.includes('\n')) return null;
  const weeks = itemsByLine(text).map((line) => BY_WEEK.exec(line));
  if (weeks.length < LEAST || weeks.length > MOST) return null;
  const doings = weeks.map((week) => (week?.[3] ?? '').replace(/이?랑 같이$/, '랑 같이 하기'));
  if (weeks.some((week, at) => Number(week?.[1]) !== at + 1) || !doings.every(isPlan)) return null;
  const told = weeks.map((week, at) => `${week?.[1]}${week?.[2]}에는 ${doings[at]}`).join(', ');
  return `${withParticle(told, '으로/로')} 일정을 정했다`;
}

/** A list as one sentence in the words of its question; null where the question asks for none or an item says more. */
export function listTold(text: string, question: string | null): string | null {
  // A list has lines or counts on.
  if (question === null || !(text.includes('\n') || text.includes('2')) || !ASKS_LIST.test(question))
    return null;
  return stepsTold(text, question) ?? activitiesTold(text, question) ?? weeksTold(text, question);
}

const ASKS_LIST = /순서|절차|참여|참가|활동|계획/;
const MARK_FIRST = new RegExp(`^\\s*[${MARK}]\\s*`);
/** What an item of a list begins with. */
const FIRST = new Set(`${MARK}0123456789①②③④⑤⑥⑦⑧⑨`);

/** Sentences of an answer, with the items of each list that is told whole as one. */
export function withLists(sentences: readonly Sentence[], text: string, question: string | null): Line[] {
  if (question === null || !ASKS_LIST.test(question)) return [...sentences];
  const told: Line[] = [];
  let run: Sentence[] = [];
  const close = () => {
    const [start = 0, end = 0] = [run[0]?.start, run.at(-1)?.end];
    const whole = text.slice(start, end);
    if (run.length > 0 && run.length <= MOST && listTold(whole.replace(MARK_FIRST, ''), question) !== null)
      told.push({ text: whole, start, end, fact: true });
    else told.push(...run);
    run = [];
  };
  for (const sentence of sentences) {
    const isItem = FIRST.has(sentence.text[0] ?? '') && !ENDED.test(sentence.text);
    if (!isItem) close();
    if (isItem) run.push(sentence);
    else told.push(sentence);
  }
  close();
  return told;
}
