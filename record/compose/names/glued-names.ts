/** A pattern of names that are written on to one another (민준서연도윤팀) or into a word (나는서연이와같이), or null without names. */
export function gluedNames(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const one = `(?:${names.join('|')})`;
  return new RegExp(
    `${one}이?(?:하고|이?랑|와|과)?${one}|${one}이(?:가|는|와|랑|하고|한테|를)[가-힣]{2}`,
    'u',
  );
}
