import { MAX_QUESTIONS, MIN_QUESTIONS } from '../../../contract/evaluations.ts';

/** A question while it is edited; the id only keeps the field's focus when the order changes. */
export interface EditedQuestion {
  id: number;
  text: string;
  /** As it was suggested; null where a teacher added it. */
  suggested: string | null;
}

let lastId = 0;

/** `own` says of each text, by its place, whether a teacher wrote it; without it none is. */
export function toEdited(texts: readonly string[], own: readonly boolean[] = []): EditedQuestion[] {
  return texts.map((text, index) => {
    lastId += 1;
    return { id: lastId, text, suggested: own[index] ? null : text };
  });
}

/** As many as a teacher who writes them alone begins with. */
export function blankQuestions(count: number): EditedQuestion[] {
  const places = Array.from({ length: count });
  return toEdited(
    places.map(() => ''),
    places.map(() => true),
  );
}

/** A blank question may not be saved. */
export function isBlank({ text }: EditedQuestion): boolean {
  return text.trim() === '';
}

/** Whether a teacher wrote or changed this question; a blank one is nobody's. */
export function isOwn({ text, suggested }: EditedQuestion): boolean {
  return text.trim() !== '' && text.trim() !== suggested;
}

export function toTexts(list: readonly EditedQuestion[]): string[] {
  return list.map((question) => question.text.trim());
}

/** Specification 2, section 5; the reason why not, or null. */
export function whyNotAdd(list: readonly EditedQuestion[]): string | null {
  return list.length >= MAX_QUESTIONS ? `문항은 ${MAX_QUESTIONS}개까지 만들 수 있습니다.` : null;
}

export function whyNotRemove(list: readonly EditedQuestion[]): string | null {
  return list.length <= MIN_QUESTIONS ? `문항은 ${MIN_QUESTIONS}개 이상 필요합니다.` : null;
}

export function withBlank(list: readonly EditedQuestion[]): EditedQuestion[] {
  return whyNotAdd(list) === null ? [...list, ...toEdited([''], [true])] : [...list];
}

export function without(list: readonly EditedQuestion[], id: number): EditedQuestion[] {
  return whyNotRemove(list) === null ? list.filter((question) => question.id !== id) : [...list];
}

export function withText(list: readonly EditedQuestion[], id: number, text: string): EditedQuestion[] {
  return list.map((question) => (question.id === id ? { ...question, text } : question));
}

/** Another suggestion in the place of one question. */
export function withSuggestion(
  list: readonly EditedQuestion[],
  id: number,
  suggested: string,
): EditedQuestion[] {
  return list.map((question) => (question.id === id ? { id, text: suggested, suggested } : question));
}

/**
 * The list after a teacher asked for all questions again: their own stay where they are, the rest are `fresh`, and
 * there are `count` of them, more only where the own ones alone are more.
 */
export function suggestedAgain(
  list: readonly EditedQuestion[],
  fresh: readonly string[],
  count: number,
): EditedQuestion[] {
  const own = list.filter(isOwn);
  const known = new Set(toTexts(own));
  const rest = toEdited(fresh.filter((text) => !known.has(text)).slice(0, Math.max(0, count - own.length)));
  const merged = list.flatMap((question) => (isOwn(question) ? [question] : rest.splice(0, 1)));
  return [...merged, ...rest];
}

/** Up (-1) or down (+1) by one place; at the edge nothing moves. */
export function moved(list: readonly EditedQuestion[], id: number, by: -1 | 1): EditedQuestion[] {
  const from = list.findIndex((question) => question.id === id);
  const to = from + by;
  const next = [...list];
  const [one, other] = [list[from], list[to]];
  if (!one || !other) return next;
  next[from] = other;
  next[to] = one;
  return next;
}

/** What the server keeps while it replaces one question: the others that are not blank. */
export function keptFor(list: readonly EditedQuestion[], id: number): string[] {
  return list
    .filter((question) => question.id !== id && question.text.trim() !== '')
    .map((question) => question.text.trim());
}

/** The first suggestion that the list does not hold yet, or null: with little lesson text the well may run dry. */
export function freshOne(suggested: readonly string[], list: readonly EditedQuestion[]): string | null {
  const known = new Set(toTexts(list));
  return suggested.find((text) => !known.has(text)) ?? null;
}

/** Nothing in it was suggested, or what was has been rewritten. */
const isAllOwn = (list: readonly EditedQuestion[]) =>
  list.every((question) => isOwn(question) || isBlank(question));

/** What asking for suggestions does to the list as it stands. */
export function askWords(list: readonly EditedQuestion[]): string {
  if (list.length === 0) return '문항 제안받기';
  if (isAllOwn(list)) return list.some(isBlank) ? '빈 문항 제안받기' : '문항 더 제안받기';
  return list.some(isOwn) ? '고치지 않은 문항 다시 제안받기' : '문항 모두 다시 제안받기';
}

/** How many questions there shall be after asking, where `chosen` stands in the choice of their number. */
export function askedCount(list: readonly EditedQuestion[], chosen: number): number {
  if (list.length === 0 || !isAllOwn(list)) return Math.max(chosen, list.filter(isOwn).length);
  const more = list.some(isBlank) ? list.length : Math.max(chosen, list.length + 1);
  return Math.min(more, MAX_QUESTIONS);
}

/** The teacher's own list with as many rows as were chosen: blank ones come and go at its end; suggestions stay as they are. */
export function withCount(list: readonly EditedQuestion[], count: number): EditedQuestion[] {
  const next = [...list];
  if (next.length === 0 || !isAllOwn(next)) return next;
  next.push(...blankQuestions(Math.max(0, count - next.length)));
  while (next.length > count && next.at(-1)?.text.trim() === '') next.pop();
  return next;
}

/** The heading over the list. */
export function listWords(list: readonly EditedQuestion[]): string {
  return isAllOwn(list) ? `직접 쓰는 문항 ${list.length}개` : `제안받은 문항 ${list.length}개`;
}

export const COUNT_CHOICES: readonly number[] = Array.from(
  { length: MAX_QUESTIONS - MIN_QUESTIONS + 1 },
  (_, index) => MIN_QUESTIONS + index,
);
