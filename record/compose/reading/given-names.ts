const COMPOUND_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)/;

/** What a full name may be called by; 남궁윤 is 윤 or, rarely, 궁윤. */
export function givenNames(name: string): string[] {
  if (/[A-Za-z]/.test(name)) return name.split(' ').filter((part) => name.includes(' ') && part.length > 2);
  if (name.length > 5) return [];
  return COMPOUND_SURNAME.test(name) && name.length > 2 ? [name.slice(2), name.slice(1)] : [name.slice(1)];
}
