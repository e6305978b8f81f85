import type { Change } from '../../../contract/standing.ts';

/** What somebody typed over what another administrator has saved meanwhile. */
export interface LaidOver<T> {
  /** What stands now, with my own changes over it. */
  values: T;
  /** What I changed and what now stands there otherwise: what saving once more would change. */
  mine: (keyof T & string)[];
  /** What was changed elsewhere, to something else than I have sent. */
  theirs: (keyof T & string)[];
}

/**
 * Lays what I changed since `base` over what stands now; a field that a side does not have is `undefined` there.
 * @param sent what was sent from here since `base`, this try included: a save whose answer got lost has changed what stands, and
 *   nobody else did
 */
export function layOver<T extends object>(
  base: T,
  mine: T,
  fresh: T,
  sent: readonly T[] = [mine],
): LaidOver<T> {
  const fields = [
    ...new Set([...Object.keys(fresh), ...Object.keys(mine), ...Object.keys(base)]),
  ] as (keyof T & string)[];
  const changed = fields.filter((field) => mine[field] !== base[field]);
  const values = { ...fresh };
  for (const field of changed) values[field] = mine[field];
  return {
    values,
    mine: changed.filter((field) => mine[field] !== fresh[field]),
    theirs: fields.filter(
      (field) => fresh[field] !== base[field] && sent.every((one) => one[field] !== fresh[field]),
    ),
  };
}

/** One thing that was changed elsewhere, in words. */
export interface ChangedElsewhere {
  field: string;
  label: string;
  before: string;
  now: string;
  /** What stands in my field instead and would be saved; null where I changed nothing, or the same. */
  mine: string | null;
  change: Change | null;
}

/** What was changed elsewhere, as the person reads it. */
export function inWords<T extends object>(
  base: T,
  fresh: T,
  laid: LaidOver<T>,
  words: {
    label: (field: keyof T & string) => string;
    text: (value: T[keyof T & string], field: keyof T & string) => string;
    change: (field: keyof T & string) => Change | null;
  },
): ChangedElsewhere[] {
  return laid.theirs.map((field) => ({
    field,
    label: words.label(field),
    before: words.text(base[field], field),
    now: words.text(fresh[field], field),
    mine: laid.mine.includes(field) ? words.text(laid.values[field], field) : null,
    change: words.change(field),
  }));
}
