import { factsOf } from '../../likeness/fact-words.ts';
import { isThingNoun } from '../../../style/words/nouns.ts';
import { activityName } from '../activity-name/activity-name.ts';
import { doing } from '../activity-name/activity-objects.ts';
import { firstLine } from './first-line.ts';

/** A lesson is often told in several steps: which of them a sentence of a draft belongs to. */

/** 진로 심화 탐구 주간: 주제를 정함 */
const HEAD = /^[^:,]{2,24}: /;
const SENTENCE_END = /(?<=[가-힣])[.;]\s+/;
/** 비교하고 | 바꿔 쓰고, 작성한 뒤 |: one doing, and the next. */
const JOINT = /(?<=[가-힣])(?<!그리)(?:고|며|면서|(?<=[한은친룬든쓴본]) (?:뒤|후|다음)에?),?\s+/;
/** When it was and by how many, and nothing of what was done: 이후, 2~3인이 한 조가 되어. */
const WHEN =
  /^(?:(?:이후|그 후|사전에|먼저|다음으로|마지막으로|끝으로|다녀온 (?:뒤|후)|\d+(?:~\d+)?[인명]이 (?:한|1) ?조[가로](?: 되어)?|\d학기에는?),? )+/;
/** 기본 기술을 익히는 활동: what was taught before anything was done with it. */
const LEARNING = '배우|익히|학습하|공부하|이해하|읽|듣|보';
const ONLY_TAUGHT = new RegExp(`(?:${LEARNING})는 활동$`);
/** 실험, 추출, 합성: things in a row; 그 결과를: what was told before; 평가는: no step; 6주간 실천하고: of what? */
const NO_STEP = /,(?!\d)|^[이그] |^[^ ]+[은는] |(?:도록|[아어여해려져워]야) [하함한해]|게 (?:하였|했)/;
const OF_SOMETHING = /[을를] /;

/** 최종 결과물은 전시함: what it is about, and no name of it. */
const hasTopic = (text: string): boolean => {
  const noun = /^(?:[^ ]+ )?([^ ]+)[은는] /.exec(text)?.[1];
  return noun !== undefined && (isThingNoun(noun) || noun.endsWith('결과물') || /^\d+분$/.test(noun));
};

/** `작성한` → `작성하`, `재` → `재`. */
const stemOf = (verb: string) => verb.replace(/한$/, '하').replace(/쓴$/, '쓰').replace(/본$/, '보');

function nameOfStep(clause: string, isLast: boolean): string | null {
  const text = clause.replace(WHEN, '');
  if (NO_STEP.test(text) || hasTopic(text)) return null;
  const form = isLast ? text : doing(stemOf(text));
  const name = form === null ? null : activityName(isLast ? form : `${form} 활동`);
  if (name === null) return null;
  // 느낀 점 쓰기, 출처 표기: called an activity here alone, and no doing that a sentence tells of.
  if (!name.endsWith('는 활동')) return isLast && name === text.replace(/\.$/, '') ? name : null;
  // 감자즙의 효소를 이용해 속도를 측정하고: named without its means.
  return OF_SOMETHING.test(name) || (isLast && name.startsWith(text.split(' ')[0] ?? text)) ? name : null;
}

/** A description's sentences without a head that names them all. */
const sentencesOf = (content: string): string[] =>
  (firstLine(content) ?? '').replace(/\.$/, '').replace(HEAD, '').split(SENTENCE_END);

/** 소설을 읽고 | 장면을 다시 씀: the first that is done with what was read or taught. */
const TAUGHT = new RegExp(`(?:${LEARNING}|학습한)$`);

/** The first thing that a description tells, where a name is of it: what comes after mostly comes of it. */
export function firstStep(content: string, name: string): string | null {
  const [sentence = ''] = sentencesOf(content);
  const at = sentence.indexOf(name.split(' ').slice(0, 2).join(' '));
  if (at < 0) return null;
  const clauses = sentence.split(JOINT);
  const first = clauses.findIndex((clause) => !TAUGHT.test(clause));
  const clause = clauses.slice(0, first + 1).find((one) => sentence.indexOf(one) + one.length > at);
  return clause ?? null;
}

/** H-R도 그리기. 별의 자료를 나타냄: a title, which holds for all that follows it. */
export function isTitled(content: string): boolean {
  const [title = '', ...more] = sentencesOf(content);
  return more.length > 0 && !/(?:다|[함됨임음봄]|기)$|[을를] /.test(title.replace(/ [^ ]+기$/, ''));
}

/** Each doing that a description tells, by its name; [] where it tells but one. */
export function namedSteps(content: string): string[] {
  const steps = sentencesOf(content).flatMap((sentence) => {
    const clauses = sentence.split(JOINT);
    return clauses.map((clause, at) => nameOfStep(clause, at === clauses.length - 1));
  });
  return steps.length > 1 ? [...new Set(steps.filter((step) => step !== null))] : [];
}

/** Words of a sentence that a name holds too. */
function sharedWith(name: string, told: ReadonlySet<string>): number {
  // 국경선을 주제로: every lesson has one.
  return [...factsOf(name.replace('주제로 ', '')).words].filter((word) => told.has(word)).length;
}

/** The name that shares most with what is told; `name` itself where no step shares more. */
function nearest(name: string, steps: readonly string[], text: string): string {
  const told = factsOf(text).words;
  return steps.reduce((best, step) => (sharedWith(step, told) > sharedWith(best, told) ? step : best), name);
}

/** Words that a step shares with a sentence which has none of what the lesson began with. */
const SURELY = 2;

/**
 * The step of the lesson that a sentence tells of: by its own words, else, where the name is of one step only or of what was
 * taught, by those of its question; null where nothing ties it to the name of one step.
 */
export function stepFor(
  { name, steps, isWhole }: { name: string; steps: readonly string[]; isWhole: boolean },
  sentence: string,
  question: string,
): string | null {
  const own = nearest(name, steps, sentence);
  const told = factsOf(sentence).words;
  const isTaught = ONLY_TAUGHT.test(name);
  if (isWhole && !isTaught)
    return sharedWith(name, told) === 0 && sharedWith(own, told) >= SURELY ? own : name;
  if (own !== name || sharedWith(name, told) > 0) return own;
  const asked = nearest(name, steps, question);
  if (asked !== name) return asked;
  if (isTaught) return steps.find((step) => !ONLY_TAUGHT.test(step)) ?? name;
  return sharedWith(name, factsOf(question).words) > 0 ? name : null;
}
