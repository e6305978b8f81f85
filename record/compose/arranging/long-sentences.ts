/** Letters above which a sentence of several finished clauses is told as two. */
const LONG = 78;
const SHORTEST_CLAUSE = 20;
/** The same for one of many clauses. */
const SHORTEST_OF_MANY = 16;
const LOOSE = 62;
const MOST_CLAUSES = 5;
const CLAUSE =
  /(?:[가-힣](?:는데|지만|더니|니까?|면서|(?<![다라자])고(?! ?있| ?싶))|[아어여해려져와워]서),? /g;
/** A clause finished in the past: … 골랐고 …, … 궁금했는데 …, … 들었지만 …. */
const FINISHED = /([았었했였갔왔됐봤줬웠랐렸켰혔졌냈꿨썼])(고|는데|지만),? /g;

/** A long sentence parted where a clause in the past ends, so that each part can be told and judged by itself. */
export function withoutLongSentences(text: string): string {
  const loose = text.length > LOOSE && (text.match(CLAUSE)?.length ?? 0) >= MOST_CLAUSES;
  if ((text.length < LONG && !loose) || /["“”'‘’]/.test(text)) return text;
  let from = 0;
  return text.replace(FINISHED, (found, past: string, joint: string, at: number) => {
    // What was thought at first belongs to what turned out.
    if (/(?:줄 알|생각|예상|몰|보|같|싶)$/.test(text.slice(0, at).replace(/하$/, '')) && joint !== '고')
      return found;
    const shortest = loose ? SHORTEST_OF_MANY : SHORTEST_CLAUSE;
    if (at - from < shortest || text.length - at < shortest) return found;
    from = at + found.length;
    return `${past}다. ${joint === '지만' ? '그러나 ' : ''}`;
  });
}
