/** A number as people type or paste it: full-width digits of a Korean keyboard become plain ones, spaces go. */
export function plainNumber(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
