/** Above 1: how finely lengths are told apart. */
const FINENESS = 2;
const SUBJECT = /[가-힣](?:은|는|이|가) /;
const OBJECT = /[가-힣](?:을|를) /;

/** Runs of two and of three UTF-16 units. */
function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (const length of [2, 3])
    for (let at = 0; at + length <= text.length; at += 1) runs.add(text.slice(at, at + length));
  return runs;
}

const size = (text: string) => Math.floor(Math.log2(text.length + 1) * FINENESS);

/**
 * The signs that a teacher would mend or strike a sentence: which letters the telling kept of the student's own words, which it put in and
 * which it took away, its words, and how long both are. `spoken`: as the student wrote it; `told`: as the account tells it.
 */
export function faultSigns(spoken: string, told: string): string[] {
  const [were, are] = [runsOf(`^${spoken}$`), runsOf(`^${told}$`)];
  return [
    ...[...are].map((run) => `${were.has(run) ? 'kept' : 'added'} ${run}`),
    ...[...were].filter((run) => !are.has(run)).map((run) => `taken ${run}`),
    ...new Set(told.split(' ').map((word) => `word ${word}`)),
    `told ${size(told)}`,
    `spoken ${size(spoken)}`,
    `ratio ${Math.round((4 * told.length) / (spoken.length + 1))}`,
    `subject ${SUBJECT.test(told)}`,
    `object ${OBJECT.test(told)}`,
  ];
}
