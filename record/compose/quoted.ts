const QUOTED = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|「[^」]*」|『[^』]*』/g;
/** Stands for a quotation while the words around it are put right: no letter, and read as closed by a consonant. */
const STAND_IN = '\uE010';

/** A text with □ for each of its quotations and titles: what the writer says in words of their own. */
export const withoutQuotations = (text: string): string => text.replace(QUOTED, '□');

/** Puts a text right outside of what it quotes: "급식 없음" is the program's own words. */
export function outsideQuotes(text: string, change: (text: string) => string): string {
  const kept = text.match(QUOTED);
  if (!kept) return change(text);
  let at = 0;
  const changed = change(text.replace(QUOTED, STAND_IN));
  return changed.replaceAll(STAND_IN, () => kept[at++] ?? '');
}
