const COMPOUND_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)/;

/** What a full name may be called by; 남궁윤 is 윤 or, rarely, 궁윤; NguyenLinh is Linh. */
export function givenNames(name: string): string[] {
  // NguyenLinh: a list may write it together.
  if (/[A-Za-z]/.test(name)) {
    const parts = name.split(/ |(?<=[a-z]{2})(?=[A-Z][a-z])/);
    return parts.length > 1 ? parts.filter((part) => part.length > 2) : [];
  }
  if (name.length > 5) return [];
  return COMPOUND_SURNAME.test(name) && name.length > 2 ? [name.slice(2), name.slice(1)] : [name.slice(1)];
}
