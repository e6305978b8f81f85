/** Whether a quotation or a bracket is open at the end of the text. */
export function isWithin(text: string): boolean {
  const marks = text.match(/["“”‘’()]|(?<![가-힣A-Za-z])'|'(?![가-힣A-Za-z])/g) ?? [];
  let open = 0;
  for (const mark of marks) open = /[“‘(]/.test(mark) ? 1 : /[”’)]/.test(mark) ? 0 : 1 - open;
  return open === 1;
}
