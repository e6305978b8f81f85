import { COVERAGE } from './choose.ts';
import { chanceTorn, isIn, type NeedyChoice } from './needy-choice.ts';

/** More rounds than any sheet was seen to take. */
const MOST_ROUNDS = 60;
/** Choices that are tried in the place of another, best first: no sheet that a student fills has more. */
const MOST_TRIED = 80;
/** From here on what is needed is put in and taken out together with what needs it. */
const LIKELY = 0.3;

const bestOf = ({ variants }: NeedyChoice) =>
  variants.reduce((best, { value }, at) => (value > (variants[best]?.value ?? 0) ? at : best), 0);

/** A step from one selection to another. */
interface Step {
  out: readonly number[];
  in: readonly (readonly [place: number, variant: number])[];
}

/**
 * A selection within `limit` NEIS bytes, from `start` on, that none of the steps tried betters: one in, one out, one for another, each
 * alone or with what it likely needs and what likely needs it. A local search, since what a sentence needs may stand anywhere.
 */
export function settle(choices: readonly NeedyChoice[], start: readonly number[], limit: number): number[] {
  const taken = [...start];
  const after = new Map(choices.map(({ before }, place) => [before, place]));
  const rows: number[] = [];
  choices.forEach(({ before }, place) => rows.push(before < 0 ? place : (rows[before] ?? place)));
  const needy = choices.map((): number[] => []);
  choices.forEach(({ needs }, place) => {
    for (const [needed, chance] of needs) if (chance >= LIKELY) needy[needed]?.push(place);
  });
  const tried = choices
    .map((choice, place) => ({
      place,
      variant: bestOf(choice),
      value: choice.variants[bestOf(choice)]?.value ?? 0,
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_TRIED);
  let places = [...taken.keys()].filter((place) => isIn(taken, place));

  /** NEIS bytes of a variant with the space before it. */
  const bytesOf = (place: number, variant = -1) => (choices[place]?.variants[variant]?.bytes ?? -1) + 1;
  /** What is left of the room; the first has no space before it. */
  const room = () => places.reduce((left, place) => left - bytesOf(place, taken[place]), limit + 1);
  /** What `taken` is worth; `all`: what is in it, in order. */
  const worthOf = (all: readonly number[]): number => {
    let worth = 0;
    const served: string[] = [];
    const begun: number[] = [];
    for (const place of all) {
      const choice = choices[place] as NeedyChoice;
      const variant = choice.variants[taken[place] ?? -1];
      if (!variant) continue;
      worth += variant.value - chanceTorn(choice, taken) * choice.torn;
      const row = rows[place] as number;
      if (!begun.includes(row)) {
        worth += choice.opens;
        begun.push(row);
      }
      if (choice.before >= 0 && !isIn(taken, choice.before)) worth -= choice.jump;
      const next = after.get(place);
      if (next !== undefined && !isIn(taken, next)) worth -= choices[next]?.unfollowed ?? 0;
      if (served.includes(choice.intent)) continue;
      worth += COVERAGE;
      served.push(choice.intent);
    }
    return worth;
  };
  const placesAfter = (step: Step): number[] => {
    const kept = places.filter((place) => !step.out.includes(place));
    for (const [place] of step.in) if (!kept.includes(place)) kept.push(place);
    return kept.sort((a, b) => a - b);
  };
  const take = (step: Step) => {
    for (const place of step.out) taken[place] = -1;
    for (const [place, variant] of step.in) taken[place] = variant;
  };
  const worthAfter = (step: Step): number => {
    const touched = [...step.out, ...step.in.map(([place]) => place)];
    const were = touched.map((place) => [place, taken[place] ?? -1] as const);
    take(step);
    const worth = worthOf(placesAfter(step));
    for (const [place, variant] of were) taken[place] = variant;
    return worth;
  };
  const withNeeds = (place: number): Step['in'] => {
    const more = new Map<number, number>();
    const open = [place];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const choice = choices[at];
      if (!choice || isIn(taken, at) || more.has(at)) continue;
      more.set(at, bestOf(choice));
      for (const [needed, chance] of choice.needs) if (chance >= LIKELY) open.push(needed);
    }
    return [...more];
  };
  const withNeedy = (place: number): number[] => {
    const out = new Set<number>();
    const open = [place];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (!isIn(taken, at) || out.has(at)) continue;
      out.add(at);
      open.push(...(needy[at] ?? []));
    }
    return [...out];
  };

  let worth = worthOf(places);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let better: Step | null = null;
    const left = room();
    const attempt = (step: Step) => {
      let fits = left;
      for (const place of step.out) fits += bytesOf(place, taken[place]);
      for (const [place, variant] of step.in) fits -= bytesOf(place, variant);
      if (fits < 0) return;
      const other = worthAfter(step);
      if (other > worth) [better, worth] = [step, other];
    };
    const outs: (readonly number[])[] = [[]];
    for (const place of places) {
      const all = withNeedy(place);
      outs.push([place], ...(all.length > 1 ? [all] : []));
      const variants = choices[place]?.variants ?? [];
      if (variants.length > 1)
        for (const variant of variants.keys()) attempt({ out: [place], in: [[place, variant]] });
    }
    const needing = new Map(tried.map(({ place }) => [place, withNeeds(place)]));
    for (const out of outs) {
      attempt({ out, in: [] });
      for (const { place, variant } of tried) {
        if (isIn(taken, place)) continue;
        attempt({ out, in: [[place, variant]] });
        const all = needing.get(place) ?? [];
        if (all.length > 1) attempt({ out, in: all });
      }
    }
    if (!better) break;
    const step: Step = better;
    places = placesAfter(step);
    take(step);
  }
  return taken;
}
