const QUOTED =
  /"[^"]*"|(?<![가-힣A-Za-z0-9])'[^']*'|「[^」]*」|『[^』]*』|《[^》]*》|〈[^〉]*〉|<[^<>]{1,40}>/g;
const FIRST_MARK = 0xe000;

/** A sentence whose quotations stand as single private characters, so that no rule touches what was quoted. */
export interface Protected {
  text: string;
  quotations: string[];
}

/** Puts a private-use character in place of each quotation, so that no rule changes somebody else’s words. */
export function protectQuotations(text: string): Protected {
  const quotations: string[] = [];
  const marked = text.replace(QUOTED, (quotation) => {
    quotations.push(quotation);
    return String.fromCharCode(FIRST_MARK + quotations.length - 1);
  });
  return { text: marked, quotations };
}

export function restoreQuotations(text: string, quotations: string[]): string {
  return text.replace(/[\ue000-\uf8ff]/g, (mark) => quotations[mark.charCodeAt(0) - FIRST_MARK] ?? '');
}
