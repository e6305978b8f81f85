/** Regular-expression source: what somebody said or what is called so, in quotation marks of any kind. */
export const QUOTATION = `"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’`;
/** A quotation, or a title of a work. */
const QUOTED = new RegExp(`${QUOTATION}|「[^」]*」|『[^』]*』`, 'g');
/** Stands for a quotation while the words around it are put right: no letter, and read as closed by a consonant. */
const STAND_IN = '\uE010';

/** A text with □ for each of its quotations and titles: what the writer says in words of their own. */
export const withoutQuotations = (text: string): string => text.replace(QUOTED, '□');

/** The same with every letter in its place, so that what is found in it stands there in the text. */
export const withQuotationsHidden = (text: string): string =>
  text.replace(QUOTED, (whole) => '□'.repeat(whole.length));

/** Puts a text right outside of what it quotes: "급식 없음" is the program's own words. */
export function outsideQuotes(text: string, change: (text: string) => string): string {
  const kept = text.match(QUOTED);
  if (!kept) return change(text);
  let at = 0;
  const changed = change(text.replace(QUOTED, STAND_IN));
  return changed.replaceAll(STAND_IN, () => kept[at++] ?? '');
}

/** A text that has been put right, with its quotations and titles as they were before: '아무것도 안하면' is somebody's own. */
export function withWordsKept(before: string, after: string): string {
  const kept = before.match(QUOTED);
  if (!kept || kept.length !== after.match(QUOTED)?.length) return after;
  let at = 0;
  return after.replace(QUOTED, (now) => kept[at++] ?? now);
}

/** Letters of a sentence end in record style, behind which another one may stand. */
const BETWEEN = /(?<=[가-힣]\.) (?=\S)/g;

/** The sentences of a text in record style; '… 냅니다. … 고칩니다.'로 바꿈 stays one, as it quotes two. */
export function sentencesOutsideQuotes(text: string): string[] {
  const cuts = [...withQuotationsHidden(text).matchAll(BETWEEN)].map(({ index }) => index);
  return [...cuts, text.length].map((to, at) => text.slice(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, to));
}
