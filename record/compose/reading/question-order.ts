import { intentOfQuestion } from '../../questions/question-intent.ts';
import { INTENTS, type Intent } from '../../types.ts';

/** Whoever wrote the questions had the order of the account in mind: what a question does not say, its place tells. */

const rankOf = (intent: Intent): number => INTENTS.indexOf(intent);
const PROCESS = rankOf('과정');
const TOGETHER = rankOf('협력');
const LAST = INTENTS.length - 1;
/** Questions of a sheet from which on the first one opens an account. */
const WHOLE_SHEET = 3;

/** Asks for what was read or seen, or who did what: where the motive is asked for after it, it stands before. */
const COMES_FIRST =
  /(?:읽은|읽었|감상한|감상했|본|접한|들은) ?(?:책|글|작품|영화|영상|기사|내용|나요|으며)|(?:책|글|작품|영화|영상|기사)[을를] (?:읽|보|봤|감상)|맡은 (?:역할|일)|역할을 맡/;

/** Whether a question asks for what stands before the motive that a later one asks for. */
export function comesFirst(at: number, questions: readonly string[]): boolean {
  const later = questions.slice(at + 1).map(intentOfQuestion);
  return later.includes('동기') && COMES_FIRST.test(questions[at] ?? '');
}

/** The place in an account that a question asks for, or null where its words do not tell. */
function askedFor(question: string, at: number, questions: readonly string[]): number | null {
  const intent = intentOfQuestion(question);
  if (intent === null) return null;
  const later = questions.slice(at + 1).map(intentOfQuestion);
  if (comesFirst(at, questions)) return null;
  // 읽은 작품과 인상 깊은 장면을 소개해 주세요: no lesson, where all is still to be told.
  const opens = at === 0 && questions.length >= WHOLE_SHEET;
  if (
    opens &&
    rankOf(intent) >= TOGETHER &&
    later.some((other) => other === '과정' || other === '어려움과 해결')
  )
    return null;
  return rankOf(intent);
}

/** For each question the first and the last intent that its answer may have where its words leave that open. */
export function boundsOf(questions: readonly string[]): (readonly [first: number, last: number])[] {
  const asked = questions.map(askedFor);
  return asked.map((own, at) => {
    if (own !== null) return [0, LAST];
    const before = asked.slice(0, at).findLast((place) => place !== null) ?? 0;
    const after = asked.slice(at + 1).find((place) => place !== null) ?? LAST;
    const last = at === 0 && after < LAST ? Math.min(after, PROCESS) : after;
    return before <= last ? [before, last] : [0, LAST];
  });
}

/** The intent nearest to `intent` that the place of its question allows. */
export function withinBounds(intent: Intent, bounds: readonly [number, number] | undefined): Intent {
  const [first, last] = bounds ?? [0, LAST];
  return INTENTS[Math.min(last, Math.max(first, rankOf(intent)))] ?? intent;
}
