import { PARTICLE, TITLE } from '../../../record/compose/names/name-words.ts';

/** Regular-expression source: no letter of the same word stands before. */
export const NOT_AFTER = '(?<![가-힣A-Za-z0-9])';
/** What may follow a name. */
export const CALLED = `(?:이(?=[가는도랑와의네한에만]|[^가-힣]|$))?(?:\\s?(?:${TITLE}|쌤|샘|선생님))?(?:${PARTICLE}|이?들(?:${PARTICLE})?)?(?![가-힣A-Za-z0-9])`;

const ENDING = `(?=${CALLED})`;

/**
 * Sources as few: those of names that ask the same of what stands before and behind them ask it once. Within a word, where most letters stand,
 * none of them is tried, and an engine has less to compile for each student.
 */
export function byEdges(sources: readonly string[]): string[] {
  const groups = new Map<string, { beginning: string; ending: string; inner: string[] }>();
  for (const source of sources) {
    const beginning = source.startsWith(NOT_AFTER) ? NOT_AFTER : '';
    const ending = source.endsWith(ENDING) ? ENDING : '';
    const inner = source.slice(beginning.length, source.length - ending.length);
    const key = beginning + ending;
    const group = groups.get(key) ?? { beginning, ending, inner: [] };
    group.inner.push(inner.includes('|') ? `(?:${inner})` : inner);
    groups.set(key, group);
  }
  return [...groups.values()].map(
    ({ beginning, ending, inner }) => `${beginning}(?:${inner.join('|')})${ending}`,
  );
}
